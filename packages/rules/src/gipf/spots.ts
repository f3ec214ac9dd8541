import type { Spot } from '../hex/board.js';
import { spotsOf } from '../hex/columns.js';

/**
 * All 61 coordinates in the columns a to i (G1): the 37 points and the 24 dots around them. A file of its own, so that a drawn board need not
 * load the rules. Columns are centred, so right of the middle the numbering falls back by one per column.
 */
export const gipfSpots = spotsOf(
  [5, 6, 7, 8, 9, 8, 7, 6, 5].map((count, x) => [1, count, Math.max(x - 4, 0) - 5] as const),
);

const EDGE = 4;

/** Dots lie on the edge and are not part of the playing area. */
export const isDotSpot = ({ q, r }: Spot): boolean =>
  Math.max(Math.abs(q), Math.abs(r), Math.abs(q - r)) === EDGE;
