import type { Line } from '@korong/engine';
import { other, type Side } from '@korong/rules';
import type { Translate } from '../../frame/i18n.js';

/** White's share of the expected result, from 0 to 1. */
export const whitesShare = ({ score }: Pick<Line, 'score'>, side: Side): number =>
  side === 'white' ? score : 1 - score;

/** The expected result for White, or the certain one. */
export const resultText = (t: Translate<'analysis' | 'table'>, line: Line, side: Side): string => {
  const { proven, endsIn } = line;
  if (proven === undefined) return t('engine.percent', { n: Math.round(100 * whitesShare(line, side)) });
  if (proven === 'draw') return t('engine.draw');
  const winner = t(`side.${proven === 'win' ? side : other(side)}`);
  return endsIn === undefined
    ? t('engine.wins', { side: winner })
    : t('engine.winsIn', { side: winner, n: endsIn });
};
