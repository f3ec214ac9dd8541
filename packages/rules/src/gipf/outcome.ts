import { other, type Outcome } from '../game.js';
import { lacksGipf } from './play.js';
import type { GipfPosition } from './types.js';

/** G16 and G17; who took both sides' last GIPF-pieces in one row wins. */
export const outcome = (position: GipfPosition): Outcome | undefined => {
  const { phase, toAct } = position;
  if (phase !== 'over') return undefined;
  if (lacksGipf(position, other(toAct))) return { winner: toAct, by: 'gipf-pieces' };
  return { winner: other(toAct), by: lacksGipf(position, toAct) ? 'gipf-pieces' : 'reserve' };
};
