import { cellsText } from '../hex/cells.js';
import { yinshBoard } from './board.js';
import type { YinshPosition } from './types.js';

export const VERSION = 1;

/** `yinsh/1 standard 4/2W4/… act=white phase=move mover=white passes=0`. Pool and taken rings follow from the board. */
export const positionText = (position: YinshPosition): string => {
  const { variant, cells, toAct, phase, mover, passes } = position;
  const board = cellsText(yinshBoard.columns, cells);
  return `yinsh/${VERSION} ${variant} ${board} act=${toAct} phase=${phase} mover=${mover} passes=${passes}`;
};
