// A game of the server in a list: what is said about it.
import type { KeyOf } from '@korong/messages';
import type { GameSummary, PlayerInfo, TimeControlInfo } from '@korong/protocol';
import type { Translate } from '../frame/i18n.js';
import { NAMES } from '../games/gipf/potentials/names.js';

type T = Translate<'account' | 'play'>;

/** The variants of each game, in the order in which they are offered. */
export const VARIANTS = {
  yinsh: ['standard', 'blitz'],
  gipf: ['basic', 'standard', 'tournament'],
} as const;

export type GameName = keyof typeof VARIANTS;

const ENDINGS = [
  'rings',
  'pool',
  'reserve',
  'gipf-pieces',
  'resignation',
  'time',
  'absence',
  'agreement',
  'length',
  'passes',
] as const;

/** The name that the server gives to those who have deleted theirs. Nobody can choose it. */
const ANONYMOUS = 'Anonymous';

export const isGone = ({ name, account, level }: PlayerInfo): boolean =>
  name === ANONYMOUS && !account && level === undefined;

/** Somebody without an account, whose name is not theirs alone. */
export const isGuest = (player: PlayerInfo): boolean =>
  !player.account && player.level === undefined && !isGone(player);

export const nameOf = (t: T, player: PlayerInfo): string => {
  if (player.level !== undefined) return t('play.computer', { n: player.level });
  return isGone(player) ? t('list.anonymous') : player.name;
};

export const titleOf = (t: T, { game, seats }: GameSummary): string =>
  t('list.game', {
    game: game.toUpperCase(),
    white: nameOf(t, seats.white),
    black: nameOf(t, seats.black),
  });

/** How it ended, or that it goes on. An ending that is not known here is left out. */
export const stateOf = (t: T, { status, winner, ending, seats }: GameSummary): string => {
  if (status === 'running') return t('list.running');
  if (ending === 'aborted') return t('list.off');
  const result = winner ? t('list.won', { name: nameOf(t, seats[winner]) }) : t('list.draw');
  const why = ENDINGS.find(known => known === ending);
  return why === undefined ? result : `${result} (${t(`list.ending.${why}`)})`;
};

export const variantWords = (t: T, game: GameName, variant: string): string => {
  const known = VARIANTS[game].find(one => one === variant);
  return known === undefined ? variant : t(`play.variant.${game}.${known}` as KeyOf<'play'>);
};

/** Potentials as the rules write them, `Z3Y3`, in words: `3 ZÈRTZ, 3 YINSH`. */
export const kindsWords = (text: string): string =>
  (text.match(/[A-Z]\d+/g) ?? [])
    .map(
      part => `${part.slice(1)} ${Object.values(NAMES).find(name => name.startsWith(part.charAt(0))) ?? ''}`,
    )
    .join(', ');

/**
 * What is played: the variant, or that there are potentials, which, and whether they have to be won. Where the sides have their
 * own, White's come first.
 */
export const variantOf = (
  t: T,
  { game, options, links }: Pick<GameSummary, 'game' | 'options' | 'links'>,
): string => {
  const { potentials, variant = 'standard' } = options;
  if (potentials === undefined) return variantWords(t, game, variant);
  const kinds = potentials.split('-').map(kindsWords).join(' / ');
  const linked = links ? `; ${t(`list.linked.${links.form}`)}` : '';
  return `${t('play.variant.gipf.project')} (${kinds}${linked})`;
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

/** What the address of a player's page has after `#`: the name where it is one's own alone, else the id. */
export const playerHash = ({ id, name, account }: PlayerInfo): string =>
  encodeURIComponent(account ? name : id);
