import type { SearchBoard } from '@korong/engine';
import { turnsThat, type Prover } from '@korong/study';

/** A line of `fixtures/won.json`: a side that expects to win can still lose by force. */
export interface WonPosition extends WonProof {
  readonly game: SearchBoard['game'];
  readonly variant: string;
  readonly position: string;
}

export interface WonProof {
  /** The step that the net likes best, or that was played. It loses. */
  readonly choice: string;
  /** Turns after which the opponent wins by force within its next two. */
  readonly losing: readonly string[];
  /** All the others. The opponent does not win within its next three. */
  readonly solutions: readonly string[];
}

/** Turns of both sides: a win in two of the opponent, who is to act. */
const SOON = 3;
/** A proof counts only if so many turns more change nothing: else a turn that counts as a solution loses too. */
const FURTHER = 2;
/** Positions that the prover may look at. */
const EFFORT = 2_000_000;

/**
 * The proof that the side to act, which has no win in two itself, loses with this step of its choice and holds with another turn.
 */
export const proveWon = (board: SearchBoard, prover: Prover, choice: string): WonProof | undefined => {
  const other = board.toAct ^ 1;
  if (!board.nearWin?.(other)) return undefined;
  prover.allow(EFFORT);
  if (!isLost(board, prover, choice) || prover.wins(board.toAct, SOON)) return undefined;
  const { found: losing, all } = turnsThat(board, () => prover.wins(other, SOON));
  const { found: solutions } = turnsThat(board, () => !prover.wins(other, SOON + FURTHER));
  if (prover.exhausted || solutions.length === 0) return undefined;
  return losing.length + solutions.length === all.length ? { choice, losing, solutions } : undefined;
};

/** Whether the other side wins soon after this step, however the turn goes on. */
const isLost = (board: SearchBoard, prover: Prover, choice: string): boolean => {
  const side = board.toAct;
  const steps = new Int32Array(board.count());
  board.generate(steps);
  board.make(steps.find(step => board.stepText(step) === choice)!);
  const lost = prover.wins(side ^ 1, board.toAct === side ? SOON + 1 : SOON);
  board.unmake();
  return lost;
};
