import { POINT_COUNT } from '../tables.js';
import type { ProjectBoard } from './board.js';
import { EMPTY, isGipf, topOf } from './cell.js';

/** As in plain GIPF; the top of a stack counts. */
export const projectMaterial = ({ packed }: ProjectBoard): number => {
  let score = 104 * (packed.reserve(0) - packed.reserve(1));
  for (let p = 0; p < POINT_COUNT; p++) {
    const cell = packed.at(p);
    if (cell === EMPTY) continue;
    const worth = isGipf(cell) ? 350 : 100;
    score += topOf(cell) === 0 ? worth : -worth;
  }
  return score;
};
