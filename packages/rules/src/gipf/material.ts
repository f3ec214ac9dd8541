import type { Side } from '../game.js';
import { PIECES } from './board.js';
import { basicsIn } from './cell.js';
import type { GipfPosition } from './types.js';

/** Basic pieces of a side on the board. */
export const onBoard = ({ cells }: GipfPosition, side: Side): number =>
  cells.reduce((sum, cell) => sum + basicsIn(cell, side), 0);

/** A side's total number of basic pieces. */
export const piecesOf = ({ variant, handicap, project }: GipfPosition, side: Side): number =>
  (project?.pieces[side] ?? PIECES[variant]) + handicap[side];

/** Pieces of `side` that the other one has captured, a GIPF-piece counting as two. */
export const captured = (position: GipfPosition, side: Side): number =>
  piecesOf(position, side) - position.reserve[side] - onBoard(position, side);
