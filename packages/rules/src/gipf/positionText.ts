import type { BySide, Side } from '../game.js';
import { cellsText } from '../hex/cells.js';
import { LINES, PIECES, gipfBoard, pointColumns } from './board.js';
import { basicsIn } from './cell.js';
import type { GipfPosition } from './types.js';

export const VERSION = 1;

const pair = ({ white, black }: BySide<string | number>): string => `${white}-${black}`;

export const lineText = (line: number): string =>
  `${gipfBoard.name(LINES[line]!.at(0)!)}-${gipfBoard.name(LINES[line]!.at(-1)!)}`;

/**
 * `gipf/1 basic w2w/5/… handicap=0-0 act=white phase=push mover=white reserve=12-12 entry=single-single settled=none`. Pairs are White's
 * and Black's. Captured pieces follow from the rest. With potentials in play more fields come after these.
 */
export const positionText = (position: GipfPosition): string => {
  const { variant, handicap, cells, toAct, phase, mover, reserve, entry, settled } = position;
  return [
    `gipf/${VERSION} ${variant} ${cellsText(pointColumns, cells)} handicap=${pair(handicap)}`,
    `act=${toAct} phase=${phase} mover=${mover} reserve=${pair(reserve)} entry=${pair(entry)}`,
    `settled=${settled.map(lineText).join(',') || 'none'}`,
  ].join(' ');
};

/** Basic pieces of a side on the board. */
export const onBoard = ({ cells }: GipfPosition, side: Side): number =>
  cells.reduce((sum, cell) => sum + basicsIn(cell, side), 0);

/** A side's total number of basic pieces. */
export const piecesOf = ({ variant, handicap, project }: GipfPosition, side: Side): number =>
  (project?.pieces ?? PIECES[variant]) + handicap[side];

/** Pieces of `side` that the other one has captured, a GIPF-piece counting as two. */
export const captured = (position: GipfPosition, side: Side): number =>
  piecesOf(position, side) - position.reserve[side] - onBoard(position, side);
