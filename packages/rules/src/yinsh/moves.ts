import type { Side } from '../game.js';
import type { Point } from '../hex/board.js';
import { RING, isRing, yinshBoard } from './board.js';
import type { MoveStep, YinshCell } from './types.js';

/** `PATHS[p][d]`: the moves from `p` in direction `d` on an empty board, nearest first. Step objects are created once and shared. */
const PATHS: readonly (readonly (readonly MoveStep[])[])[] = yinshBoard.points.map(from =>
  yinshBoard.rays[from]!.map(ray => ray.map((to): MoveStep => ({ kind: 'move', from, to }))),
);

/** Y5: any number of empty points, then over contiguous markers onto the first empty point behind them. */
const addMovesOf = (cells: readonly YinshCell[], from: Point, moves: MoveStep[]): void => {
  for (const path of PATHS[from]!) {
    let jumping = false;
    for (const move of path) {
      const cell = cells[move.to]!;
      if (cell === '.') {
        moves.push(move);
        if (jumping) break;
      } else if (isRing(cell)) break;
      else jumping = true;
    }
  }
};

export const movesOf = (cells: readonly YinshCell[], side: Side): MoveStep[] => {
  const moves: MoveStep[] = [];
  const ring = RING[side];
  for (const p of yinshBoard.points) if (cells[p] === ring) addMovesOf(cells, p, moves);
  return moves;
};

/** The points passed between `from` and `to`, which are on one line. */
export const between = (from: Point, to: Point): readonly Point[] => {
  const ray = yinshBoard.rays[from]![yinshBoard.direction(from, to)!]!;
  return ray.slice(0, ray.indexOf(to));
};
