import { finish, type SearchPlayer } from '@korong/engine';
import type { Puzzle } from './puzzle.js';

/** The search is asked for its turn after these visits. */
const DOUBLINGS = 9;
export const MAX_VISITS = 2 ** (DOUBLINGS - 1);

const EASIEST = 600;
const HARDEST = 2400;
const PER_DOUBLING = 160;
const PER_TURN = 150;

/** How sure a first rating is. */
export const FIRST_DEVIATION = 200;

/**
 * How often the visits have to be doubled, from one on, until the search has found a solution and keeps it; one time more than
 * it is asked if it has none at the end.
 */
export const doublingsToSolve = (
  player: Pick<SearchPlayer, 'start' | 'analyse'>,
  { position, solutions }: Pick<Puzzle, 'position' | 'solutions'>,
): number => {
  const right = new Set(solutions.map(([turn]) => turn));
  player.start(position);
  let found = 0;
  for (let doublings = 0; doublings < DOUBLINGS; doublings++) {
    const { lines } = finish(player.analyse({ limits: { visits: 2 ** doublings }, now: () => 0 }));
    if (!right.has(lines[0]!.turn)) found = doublings + 1;
  }
  return found;
};

/** The first rating of a puzzle, from 600 to 2400: from the doublings, and from the turns that its solver has to see ahead. */
export const firstRating = (doublings: number, { solutions }: Pick<Puzzle, 'solutions'>): number => {
  const own = Math.max(...solutions.map(line => Math.ceil(line.length / 2)));
  return Math.min(EASIEST + PER_DOUBLING * doublings + PER_TURN * (own - 1), HARDEST);
};
