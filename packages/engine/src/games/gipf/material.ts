import type { GipfBoard } from './board.js';
import { BLACK, GIPF_PIECE, POINT_COUNT } from './tables.js';

/** Material for White, on and off the board: pieces not yet lost, GIPF-pieces more than twice, a full reserve. */
export const gipfMaterial = (board: GipfBoard): number => {
  let score = 104 * (board.reserve(0) - board.reserve(1));
  for (let p = 0; p < POINT_COUNT; p++) {
    const cell = board.at(p);
    if (cell === 0) continue;
    const worth = cell & GIPF_PIECE ? 350 : 100;
    score += cell & BLACK ? -worth : worth;
  }
  return score;
};
