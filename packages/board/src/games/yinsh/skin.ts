import { yinshSpots } from '@korong/rules';
import type { BoardSkin } from '../../skin.js';
import { pieces, type YinshPiece } from './pieces.js';
import { plate } from './plate.js';
import { beside, besidePlace } from './trays.js';

export const yinshSkin: BoardSkin<YinshPiece> = {
  name: 'yinsh',
  points: yinshSpots,
  box: [-526, -545, 1052, 1110],
  middle: 'f6',
  plate,
  pieces,
  beside,
  besidePlace,
};
