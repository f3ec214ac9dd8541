import type { Side } from '../game.js';
import { makeBoard, type Board } from '../hex/board.js';
import { yinshSpots } from './spots.js';
import type { YinshCell } from './types.js';

export const yinshBoard: Board = makeBoard(yinshSpots);

export const RINGS_PER_SIDE = 5;
export const MARKERS = 51;
export const ROW_LENGTH = 5;

/** How many rings must be taken off to win (Y13, Y14). */
export const RINGS_TO_WIN = { standard: 3, blitz: 1 } as const;

export const RING = { white: 'W', black: 'B' } as const satisfies Record<Side, YinshCell>;
export const MARKER = { white: 'w', black: 'b' } as const satisfies Record<Side, YinshCell>;

export const isRing = (cell: YinshCell): boolean => cell === 'W' || cell === 'B';
export const isMarker = (cell: YinshCell): boolean => cell === 'w' || cell === 'b';
