import type { YinshBoard } from './board.js';
import { BLACK_MARKER, POINT_COUNT, WHITE_MARKER } from './tables.js';

/** Rings taken off, then markers on the board. */
export const yinshMaterial = (board: YinshBoard): number => {
  let score = 1_000 * (board.taken(0) - board.taken(1));
  for (let p = 0; p < POINT_COUNT; p++) {
    const cell = board.at(p);
    if (cell === WHITE_MARKER) score += 10;
    else if (cell === BLACK_MARKER) score -= 10;
  }
  return score;
};
