import { pointsIn } from '../../geometry.js';
import type { BoardSkin } from '../../skin.js';
import { pieces, type YinshPiece } from './pieces.js';
import { plate } from './plate.js';
import { beside, besidePlace } from './trays.js';

// prettier-ignore
const COLUMNS = [[2, 4], [1, 7], [1, 8], [1, 9], [1, 10], [2, 9], [2, 10], [3, 9], [4, 8], [5, 7], [7, 4]] as const;

export const yinshSkin: BoardSkin<YinshPiece> = {
  name: 'yinsh',
  points: pointsIn(COLUMNS.map(([low, count]) => [low, count, -6])),
  box: [-526, -545, 1052, 1110],
  middle: 'f6',
  plate,
  pieces,
  beside,
  besidePlace,
};
