import type { Demo } from '../../rules/statement.js';
import { yinshAt } from '../positions.js';

/** White makes two rows and removes the second and the third ring. */
export const introYinsh: Demo = {
  start: yinshAt({
    W: 'f7 e4 h6 c3',
    B: 'd7 e9 g3 b6 j10',
    w: 'f3 f4 f6 d6 h4 h5 h7 h8',
    b: 'f5 c6 g9 e7',
  }),
  steps: ['f7-i10', 'd7-d5', 'e4-g6', 'xf3-f7', 'xc3', 'b6-b3', 'h6-k9', 'xh4-h8', 'xg6'],
};
