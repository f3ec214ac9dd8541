import type { Outcome } from '../game.js';
import { GOAL } from './board.js';
import type { YinshPosition } from './types.js';

/** Y13 to Y16. */
export const outcome = ({ phase, taken, variant, passes }: YinshPosition): Outcome | undefined => {
  if (phase !== 'over') return undefined;
  const { white, black } = taken;
  const winner = white === black ? null : white > black ? 'white' : 'black';
  const reached = Math.max(white, black) === GOAL[variant];
  return { winner, by: reached ? 'rings' : passes === 2 ? 'passes' : 'pool' };
};
