import type { SearchBoard } from '../games/board.js';

/** More steps than a turn has that a beginner sees to its end: a row and a ring, or a few rows. */
const MAX_STEPS = 5;

/** What the side to act has at the end of this turn by the best it can do, without a look at the answer. */
const gainAhead = (
  board: SearchBoard,
  material: (board: SearchBoard) => number,
  side: number,
  depth: number,
): number => {
  const sign = side === 0 ? 1 : -1;
  if (board.over) return sign * board.result * Number.MAX_SAFE_INTEGER;
  if (board.toAct !== side || depth === 0) return sign * material(board);
  const steps = new Int32Array(board.maxSteps);
  return Math.max(...gainsOf(board, material, [...steps.subarray(0, board.generate(steps))], depth));
};

/** What each of these steps gains, see {@link greedySteps}. */
const gainsOf = (
  board: SearchBoard,
  material: (board: SearchBoard) => number,
  steps: readonly number[],
  depth: number,
): readonly number[] => {
  const side = board.toAct;
  return steps.map(step => {
    board.make(step);
    const gain = gainAhead(board, material, side, depth - 1);
    board.unmake();
    return gain;
  });
};

/**
 * The steps that gain most at once, as beginners choose: the first row there is, the most markers turned over, a capture at any price; and
 * any push at all where nothing can be captured. What the other side threatens is not looked at.
 */
export const greedySteps = (
  board: SearchBoard,
  material: (board: SearchBoard) => number,
  steps: readonly number[],
): readonly number[] => {
  const gains = gainsOf(board, material, steps, MAX_STEPS);
  const most = Math.max(...gains);
  return steps.filter((_, i) => gains[i] === most);
};
