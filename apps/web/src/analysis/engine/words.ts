import type { Line } from '@korong/engine';
import { other, type Side } from '@korong/rules';
import type { Translate } from '../../frame/i18n.js';

/** White's share of the expected result, from 0 to 1. */
export const whitesShare = ({ score }: Pick<Line, 'score'>, side: Side): number =>
  side === 'white' ? score : 1 - score;

/** Who wins for certain, and in how many of its turns. */
export const winText = (t: Translate<'play' | 'table'>, winner: Side, turns: number): string =>
  t('play.line.winsIn', { side: t(`side.${winner}`), n: turns });

/** The certain result of a line in which `side` acts; undefined if it has none. */
export const certainText = (
  t: Translate<'analysis' | 'play' | 'table'>,
  { proven, endsIn }: Pick<Line, 'proven' | 'endsIn'>,
  side: Side,
): string | undefined => {
  if (proven === undefined) return undefined;
  if (proven === 'draw') return t('engine.draw');
  const winner = proven === 'win' ? side : other(side);
  return endsIn ? winText(t, winner, endsIn) : t('engine.wins', { side: t(`side.${winner}`) });
};

/** The expected result for White, or the certain one. */
export const resultText = (t: Translate<'analysis' | 'play' | 'table'>, line: Line, side: Side): string =>
  certainText(t, line, side) ?? t('engine.percent', { n: Math.round(100 * whitesShare(line, side)) });

/** The same in as many letters as fit beside a board: `#4` for a win in four. */
export const briefly = ({ proven, endsIn, score }: Line, side: Side): string =>
  proven !== undefined && endsIn ? `#${endsIn}` : String(Math.round(100 * whitesShare({ score }, side)));
