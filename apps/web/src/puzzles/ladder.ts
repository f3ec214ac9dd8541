// Puzzles in rising difficulty, for a streak and for a run against the clock.
import type { RatedPuzzle } from '@korong/study';
import { nearest } from './choose.js';

const FIRST = 600;
const RUNG = 45;

/** The puzzle after `used`, which are behind the solver. */
export const nextRung = (
  puzzles: readonly RatedPuzzle[],
  used: readonly string[],
  random: () => number,
): RatedPuzzle | undefined => {
  const fresh = puzzles.filter(({ id }) => !used.includes(id));
  return nearest(fresh, FIRST + RUNG * used.length, random);
};
