import type { GipfBoard } from './board.js';
import { POINTS } from './tables.js';

/** Material for White, on and off the board: pieces not yet lost, GIPF-pieces more than twice, a full reserve. */
export const gipfMaterial = (board: GipfBoard): number => {
  let score = 104 * (board.reserve(0) - board.reserve(1));
  for (let p = 0; p < POINTS; p++) {
    const cell = board.at(p);
    if (cell === 0) continue;
    const worth = cell & 4 ? 350 : 100;
    score += cell & 2 ? -worth : worth;
  }
  return score;
};
