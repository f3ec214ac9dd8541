// Sentences about a server game in a list.
import type { KeyOf } from '@korong/messages';
import type { GameSummary, TimeControlInfo } from '@korong/protocol';
import type { Translate } from '../frame/i18n.js';
import { variantsOf } from '../newGame/settings.js';
import { aboutGame, isGame, titleOf } from '../games/about.js';
import { CUSTOM_WORDS } from '../games/customWords.js';
import { nameOf } from './players.js';

type T = Translate<'account' | 'play'>;

/** The game and its players. */
export const headingOf = (t: T, { game, seats }: GameSummary): string =>
  t('list.game', {
    game: titleOf(game),
    white: nameOf(t, seats.white),
    black: nameOf(t, seats.black),
  });

/** The result, or that the game goes on. An unknown result is left out. */
export const stateOf = (t: T, { game, status, winner, ending, seats }: GameSummary): string => {
  if (status === 'running') return t('list.running');
  if (ending === 'aborted') return t('list.off');
  const result = winner ? t('list.won', { name: nameOf(t, seats[winner]) }) : t('list.draw');
  const isKnown = [...ENDINGS, ...(isGame(game) ? aboutGame(game).endings : [])].includes(ending ?? '');
  return isKnown ? `${result} (${t(`list.ending.${ending}` as KeyOf<'account'>)})` : result;
};

/** The endings that all games share. */
const ENDINGS: readonly string[] = ['resignation', 'time', 'absence', 'agreement', 'length'];

export const variantWords = (t: (key: KeyOf<'play'>) => string, game: string, variant: string): string => {
  const known = isGame(game) && variantsOf(game).includes(variant);
  return known ? t(`play.variant.${game}.${variant}` as KeyOf<'play'>) : variant;
};

/** The variant, or the agreement of a custom one, and whether uses have to be won. */
export const variantOf = (
  t: T,
  { game, options, links }: Pick<GameSummary, 'game' | 'options' | 'links'>,
): string => {
  const plain = variantWords(t, game, options.variant ?? '');
  if (!isGame(game)) return plain;
  const { custom } = aboutGame(game);
  if (!custom?.has(options)) return plain;
  const linked = links ? `; ${t(`list.linked.${links.form}`)}` : '';
  return `${variantWords(t, game, custom.name)} (${CUSTOM_WORDS[game]!(t, options)}${linked})`;
};

const DAY = 86_400_000;

export const clockOf = (t: T, clock: TimeControlInfo | undefined): string => {
  if (!clock) return t('play.clock.none');
  if (clock.kind === 'days') return t('list.days', { n: clock.perTurn / DAY });
  const minutes = clock.initial / 60_000;
  return clock.increment === 0
    ? t('play.clock.minutes', { minutes })
    : t('play.clock.preset', { minutes, seconds: clock.increment / 1000 });
};
