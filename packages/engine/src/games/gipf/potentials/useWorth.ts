// The immediate gain of a use, in basic pieces: enough to know which uses are worth a look.
import { POINT_COUNT } from '../tables.js';
import type { ProjectBoard } from './board.js';
import { EMPTY, isGipf, isLoaded, topOf } from './cell.js';

const GIPF_PIECE = 3;
const LOADED = 1.6;
/** More than all material together. */
const WIN = 20;

const worthOf = (cell: number): number => (isGipf(cell) ? GIPF_PIECE : isLoaded(cell) ? LOADED : 1);

/** Material on and off the board for `side`; a won or lost game is worth more than all of it. */
const balance = (board: ProjectBoard, side: number): number => {
  if (board.over) return board.result > 0 === (side === 0) ? WIN : -WIN;
  const { packed } = board;
  let sum = packed.reserve(side) - packed.reserve(side ^ 1);
  for (let p = 0; p < POINT_COUNT; p++) {
    const cell = packed.at(p);
    if (cell !== EMPTY) sum += topOf(cell) === side ? worthOf(cell) : -worthOf(cell);
  }
  return sum;
};

/** Settles all rows of `side`, each with the largest immediate gain. Returns how many steps that took. */
const settle = (board: ProjectBoard, side: number): number => {
  const steps = new Int32Array(board.maxSteps);
  let made = 0;
  for (; board.isTakingRow && board.toAct === side; made++) {
    const count = board.generate(steps);
    let [best, most] = [steps[0]!, -Infinity];
    for (let i = 0; i < count; i++) {
      board.make(steps[i]!);
      const worth = balance(board, side);
      board.unmake();
      if (worth > most) [best, most] = [steps[i]!, worth];
    }
    board.make(best);
  }
  return made;
};

/**
 * The immediate gain of a step for the side to act, including the rows that it then settles. 0 if it has no rows to settle and the game is
 * not over. The board is left as it was.
 */
export const gainOf = (board: ProjectBoard, step: number): number => {
  const side = board.toAct;
  board.make(step);
  let gain = 0;
  if (board.over) gain = balance(board, side);
  else if (board.isTakingRow && board.toAct === side) {
    const before = balance(board, side);
    const made = settle(board, side);
    gain = balance(board, side) - before;
    for (let i = 0; i < made; i++) board.unmake();
  }
  board.unmake();
  return gain;
};
