import { other, type Outcome } from '../game.js';
import { lacksGipf } from './play.js';
import type { GipfPosition } from './types.js';

/** No piece left to push (G16), no GIPF-piece left on the board (G17). */
export const ENDINGS = ['reserve', 'gipf-pieces'] as const;
export type GipfEnding = (typeof ENDINGS)[number];

/** The side that took both sides' last GIPF-pieces in one row wins. */
export const outcome = (position: GipfPosition): Outcome<GipfEnding> | undefined => {
  const { phase, toAct } = position;
  if (phase !== 'over') return undefined;
  if (lacksGipf(position, other(toAct))) return { winner: toAct, by: 'gipf-pieces' };
  return { winner: other(toAct), by: lacksGipf(position, toAct) ? 'gipf-pieces' : 'reserve' };
};
