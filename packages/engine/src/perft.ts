import type { SearchBoard } from './games/board.js';

/** Leaves of the tree of legal steps below the position on the board, as `perft` of the rules counts them. */
export const perftBoard = (board: SearchBoard, depth: number): number => {
  const buffers = Array.from({ length: depth }, () => new Int32Array(board.maxSteps));
  const below = (left: number): number => {
    if (left <= 1) return board.count();
    const steps = buffers[left - 1]!;
    const n = board.generate(steps);
    let leaves = 0;
    for (let i = 0; i < n; i++) {
      board.make(steps[i]!);
      leaves += below(left - 1);
      board.unmake();
    }
    return leaves;
  };
  return below(depth);
};
