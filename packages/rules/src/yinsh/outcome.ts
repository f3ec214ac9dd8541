import type { Outcome } from '../game.js';
import { RINGS_TO_WIN } from './board.js';
import type { YinshPosition } from './types.js';

/** The goal was reached, the pool is empty, or both passed (Y13 to Y16). */
export const ENDINGS = ['rings', 'pool', 'passes'] as const;
export type YinshEnding = (typeof ENDINGS)[number];

export const outcome = ({
  phase,
  taken,
  variant,
  passes,
}: YinshPosition): Outcome<YinshEnding> | undefined => {
  if (phase !== 'over') return undefined;
  const { white, black } = taken;
  const winner = white === black ? null : white > black ? 'white' : 'black';
  const reached = Math.max(white, black) === RINGS_TO_WIN[variant];
  return { winner, by: reached ? 'rings' : passes === 2 ? 'passes' : 'pool' };
};
