import type { BoardKind, SearchGame } from '../searchGame.js';
import { YinshBoard } from './board.js';
import { yinshMaterial } from './material.js';
import { yinshNets } from './planes.js';

const plain: BoardKind<YinshBoard> = {
  family: 'yinsh',
  board: () => new YinshBoard(),
  nets: yinshNets,
  material: yinshMaterial,
  benchPositions: [
    'yinsh/1 standard 4/7/8/9/10/9/10/9/8/7/4 act=white phase=place mover=white passes=0',
    'yinsh/1 standard 4/7/2w5/3w5/4w5/W3w4/4WW4/9/8/6B/BBBB act=white phase=move mover=white passes=0',
    'yinsh/1 standard 4/W6/2b5/2Wbw4/3wB5/4Ww3/3bBw4/2B1W4/8/3B3/W2B act=white phase=move mover=white passes=0',
    'yinsh/1 blitz 4/W6/2b5/2Wbw4/3wB5/4Ww3/3bBw4/2B1W4/8/3B3/W2B act=black phase=move mover=black passes=0',
  ],
};

export const yinshSearch: SearchGame = {
  kinds: [plain],
  usualKind: plain,
  kindFor: () => plain,
};
