import { positionOf, type Match } from '@korong/match';
import { other, type Side } from '@korong/rules';
import { endingKey, type KeyOf } from '@korong/messages';
import type { Translate } from '../../frame/i18n.js';
import { aboutGame, isGame } from '../../games/about.js';
import type { AnyGameUi, Say } from '../../games/gameUi.js';

/** The result of a finished match as a sentence with its reason. */
export const endSay = ({ result, setup }: Pick<Match, 'result' | 'setup'>): Say => {
  const key = (name: KeyOf<'play' | 'table' | 'match'>): Say['key'] => name as Say['key'];
  if (!result) return { key: 'due.over' };
  const { winner, by } = result;
  const values = winner === null ? {} : { winner: side(winner), loser: side(other(winner)) };
  switch (by) {
    case 'resignation':
    case 'time':
    case 'agreement':
    case 'aborted':
      return { key: key(`end.${by}`), values };
    case 'absence':
      return { key: key(winner === null ? 'over.absenceDraw' : 'over.absence'), values };
    case 'length':
      return { key: key('over.length') };
    default: {
      const own = isGame(setup.game) ? aboutGame(setup.game).endingKey?.(by, setup.options) : undefined;
      return { key: own ?? endingKey({ winner, by }), values };
    }
  }
};

const WITHOUT_SCORE: readonly string[] = ['resignation', 'time', 'absence'];

/** Who won, for a heading: `You won 3–0`, without figures if the board did not decide. `reader`: the side of the only reader who plays. */
export const wonText = (
  t: Translate<'play'>,
  ui: AnyGameUi,
  match: Match,
  reader: Side | undefined,
  nameOf: (side: Side) => string,
): string | undefined => {
  const { result } = match;
  if (!result || result.by === 'aborted') return undefined;
  const { winner } = result;
  if (winner === null) return t('end.draw');
  const first = reader ?? winner;
  const score = WITHOUT_SCORE.includes(result.by) ? undefined : ui.score?.(positionOf(match));
  return [
    reader === undefined
      ? t('end.won', { name: nameOf(winner) })
      : t(reader === winner ? 'end.you.won' : 'end.you.lost'),
    ...(score ? [`${score[first]}–${score[other(first)]}`] : []),
  ].join(' ');
};

const side = (name: 'white' | 'black'): Say => ({ key: `side.${name}` });
