import type { YinshBoard } from './board.js';
import { POINTS } from './tables.js';

/** Rings taken off, then markers on the board. */
export const yinshMaterial = (board: YinshBoard): number => {
  let score = 1_000 * (board.taken(0) - board.taken(1));
  for (let p = 0; p < POINTS; p++) {
    const cell = board.at(p);
    if (cell === 3) score += 10;
    else if (cell === 4) score -= 10;
  }
  return score;
};
