import type { Side } from '../game.js';
import { makeBoard, type Board, type Spot } from '../hex/board.js';
import type { YinshCell } from './types.js';

/** Lowest and highest number of the columns a to k (Y1). */
const SPANS = [
  [2, 5],
  [1, 7],
  [1, 8],
  [1, 9],
  [1, 10],
  [2, 10],
  [2, 11],
  [3, 11],
  [4, 11],
  [5, 11],
  [7, 10],
] as const;

const spots = SPANS.flatMap(([low, high], x): Spot[] =>
  Array.from({ length: high - low + 1 }, (_, i) => ({
    name: 'abcdefghijk'.charAt(x) + String(low + i),
    q: x - 5,
    r: low + i - 6,
  })),
);

export const yinshBoard: Board = makeBoard(spots);

export const RINGS_PER_SIDE = 5;
export const MARKERS = 51;
export const ROW_LENGTH = 5;

/** How many rings must be taken off to win (Y13, Y14). */
export const RINGS_TO_WIN = { standard: 3, blitz: 1 } as const;

export const RING = { white: 'W', black: 'B' } as const satisfies Record<Side, YinshCell>;
export const MARKER = { white: 'w', black: 'b' } as const satisfies Record<Side, YinshCell>;

export const isRing = (cell: YinshCell): boolean => cell === 'W' || cell === 'B';
export const isMarker = (cell: YinshCell): boolean => cell === 'w' || cell === 'b';
