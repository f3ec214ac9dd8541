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
}

/** A seeded random number generator with the same output on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(n: number): number {
    return Math.floor(this.next() * n);
  }
}
