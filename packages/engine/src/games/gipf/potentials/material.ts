import { isGipfPiece, ownerOf } from '@korong/rules';
import type { ProjectBoard } from './board.js';

/** As in plain GIPF; the top of a stack counts. */
export const projectMaterial = ({ position: { cells, reserve } }: ProjectBoard): number => {
  let score = 104 * (reserve.white - reserve.black);
  for (const cell of cells) {
    const owner = ownerOf(cell);
    if (owner === undefined) continue;
    const worth = isGipfPiece(cell) ? 350 : 100;
    score += owner === 'white' ? worth : -worth;
  }
  return score;
};
