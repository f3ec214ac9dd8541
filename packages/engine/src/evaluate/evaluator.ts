import type { SearchBoard } from '../games/board.js';

/**
 * Evaluates positions in batches: each is put into a slot, then all are evaluated, then the results are read. The board is left unchanged.
 */
export interface Evaluator {
  readonly maxBatch: number;
  /** Puts the position on the board, whose legal steps are the first `count` of `steps`, into `slot`. */
  add(slot: number, board: SearchBoard, steps: Int32Array, count: number): void;
  /** Evaluates the first `slots` slots. */
  run(slots: number): void;
  /** Writes the prior of each step; they add up to 1. */
  priors(slot: number, into: Float32Array): void;
  /** The expected result for the side to act, from −1 to 1. */
  value(slot: number): number;
  /** The steps to the end of the game, as the nets count them (docs/nets.md). Absent where the evaluator does not know. */
  readonly stepsLeft?: ((slot: number) => number) | undefined;
}
