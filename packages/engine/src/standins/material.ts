import { isGipfPiece, ownerOf } from '@korong/rules';
import { GipfBoard } from '../games/gipf/board.js';
import { POINTS } from '../games/gipf/tables.js';
import type { SearchBoard } from '../games/board.js';
import { ProjectBoard } from '../games/gipf/potentials/board.js';
import { YinshBoard } from '../games/yinsh/board.js';
import { POINTS as YINSH_POINTS } from '../games/yinsh/tables.js';

/** What counts on the board and beside it, for White: pieces not yet lost, GIPF-pieces more than twice, a full reserve. */
const gipfMaterial = (board: GipfBoard): number => {
  let score = 104 * (board.reserve(0) - board.reserve(1));
  for (let p = 0; p < POINTS; p++) {
    const cell = board.at(p);
    if (cell === 0) continue;
    const worth = cell & 4 ? 350 : 100;
    score += cell & 2 ? -worth : worth;
  }
  return score;
};

/** The same where potentials are in play; what stands on top counts. */
const projectMaterial = ({ position: { cells, reserve } }: ProjectBoard): number => {
  let score = 104 * (reserve.white - reserve.black);
  for (const cell of cells) {
    const owner = ownerOf(cell);
    if (owner === undefined) continue;
    const worth = isGipfPiece(cell) ? 350 : 100;
    score += owner === 'white' ? worth : -worth;
  }
  return score;
};

/** Rings taken off, then markers on the board. */
const yinshMaterial = (board: YinshBoard): number => {
  let score = 1_000 * (board.taken(0) - board.taken(1));
  for (let p = 0; p < YINSH_POINTS; p++) {
    const cell = board.at(p);
    if (cell === 3) score += 10;
    else if (cell === 4) score -= 10;
  }
  return score;
};

/** A plain count of material from the point of view of White. */
export const material = (board: SearchBoard): number => {
  if (board instanceof GipfBoard) return gipfMaterial(board);
  if (board instanceof ProjectBoard) return projectMaterial(board);
  if (board instanceof YinshBoard) return yinshMaterial(board);
  return 0;
};
