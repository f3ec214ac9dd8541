import type { SearchBoard } from '../games/board.js';
import { isSure } from './uncertain.js';

/** More steps than a winning turn has: a row and a ring, or several rows. */
const LONGEST_TURN = 8;

/** A step of a turn that wins the game at once, whatever else there is; undefined if there is none. Uses that may be denied do not count. */
export const winningStep = (board: SearchBoard, depth = LONGEST_TURN): number | undefined => {
  const side = board.toAct;
  const steps = new Int32Array(board.maxSteps);
  return steps.subarray(0, board.generate(steps)).find(step => {
    if (!isSure(board, step)) return false;
    board.make(step);
    const isWon = board.over
      ? board.result === (side === 0 ? 1 : -1)
      : board.toAct === side && depth > 1 && winningStep(board, depth - 1) !== undefined;
    board.unmake();
    return isWon;
  });
};
