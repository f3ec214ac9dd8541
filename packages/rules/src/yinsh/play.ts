import { other, withSide } from '../game.js';
import type { Point } from '../hex/board.js';
import {
  RINGS_TO_WIN,
  MARKER,
  MARKERS,
  RING,
  RINGS_PER_SIDE,
  ROW_LENGTH,
  isMarker,
  yinshBoard,
} from './board.js';
import { movesOf } from './moves.js';
import { rowOwner, rowsOf, stretch } from './rows.js';
import type { YinshOptions, YinshPosition, YinshStep } from './types.js';

export const start = ({ variant }: YinshOptions): YinshPosition => ({
  variant,
  cells: yinshBoard.points.map(() => '.'),
  toAct: 'white',
  phase: 'place',
  mover: 'white',
  passes: 0,
  pool: MARKERS,
  taken: { white: 0, black: 0 },
});

const PLACES = yinshBoard.points.map((at): YinshStep => ({ kind: 'place', at }));
const RINGS = yinshBoard.points.map((at): YinshStep => ({ kind: 'ring', at }));
const PASS: readonly YinshStep[] = [{ kind: 'pass' }];

export const steps = (position: YinshPosition): readonly YinshStep[] => {
  const { cells, toAct, phase } = position;
  switch (phase) {
    case 'place':
      return PLACES.filter((_, p) => cells[p] === '.');
    case 'move': {
      const moves = movesOf(cells, toAct);
      return moves.length > 0 ? moves : PASS;
    }
    case 'row':
      return rowsOf(cells, toAct);
    case 'ring':
      return RINGS.filter((_, p) => cells[p] === RING[toAct]);
    case 'over':
      return [];
  }
};

export const play = (position: YinshPosition, step: YinshStep): YinshPosition => {
  switch (step.kind) {
    case 'place':
      return place(position, step.at);
    case 'move':
      return moveRing(position, step.from, step.to);
    case 'row':
      return takeRow(position, step.from, step.to);
    case 'ring':
      return takeRing(position, step.at);
    case 'pass':
      return pass(position);
  }
};

const place = (position: YinshPosition, at: Point): YinshPosition => {
  const { toAct } = position;
  const cells = position.cells.with(at, RING[toAct]);
  const next = other(toAct);
  const done = cells.filter(cell => cell !== '.').length === 2 * RINGS_PER_SIDE;
  return { ...position, cells, toAct: next, mover: next, phase: done ? 'move' : 'place' };
};

/** Y4 to Y6. */
const moveRing = (position: YinshPosition, from: Point, to: Point): YinshPosition => {
  const { toAct } = position;
  const cells = position.cells.slice();
  for (const p of yinshBoard.rays[from]![yinshBoard.direction(from, to)!]!) {
    if (p === to) break;
    const cell = cells[p]!;
    if (isMarker(cell)) cells[p] = cell === 'w' ? 'b' : 'w';
  }
  cells[from] = MARKER[toAct];
  cells[to] = RING[toAct];
  return settle({ ...position, cells, pool: position.pool - 1, passes: 0 });
};

const takeRow = (position: YinshPosition, from: Point, to: Point): YinshPosition => {
  const cells = position.cells.slice();
  for (const p of stretch(from, to)!) cells[p] = '.';
  return { ...position, cells, phase: 'ring', pool: position.pool + ROW_LENGTH };
};

const takeRing = (position: YinshPosition, at: Point): YinshPosition => {
  const { toAct, variant } = position;
  const cells = position.cells.with(at, '.');
  const count = position.taken[toAct] + 1;
  const after = { ...position, cells, taken: withSide(position.taken, toAct, count) };
  return count === RINGS_TO_WIN[variant] ? { ...after, phase: 'over' } : settle(after); // Y13, Y14
};

const pass = (position: YinshPosition): YinshPosition =>
  position.passes === 1
    ? { ...position, passes: 2, phase: 'over' } // Y16
    : nextMove({ ...position, passes: 1 });

/** Rows of the mover first, then those of the other side (Y11, Y12). Without any left the other side's ring move is due. */
const settle = (position: YinshPosition): YinshPosition => {
  const owner = rowOwner(position.cells, position.mover);
  return owner === undefined ? nextMove(position) : { ...position, toAct: owner, phase: 'row' };
};

const nextMove = (position: YinshPosition): YinshPosition => {
  const next = other(position.mover);
  return { ...position, toAct: next, mover: next, phase: position.pool === 0 ? 'over' : 'move' }; // Y15
};
