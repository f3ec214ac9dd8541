import type { SearchBoard } from '../games/board.js';
import { Random } from '../random.js';
import type { Evaluator } from './evaluator.js';

/** A playout of this length counts as a draw, because random GIPF may never end. */
const MAX_STEPS = 400;

/** Plays random steps to the end and takes them back. Returns 1 if White won, −1 if Black did, else 0. */
export const playout = (board: SearchBoard, random: Random, steps: Int32Array): number => {
  let made = 0;
  while (!board.over && made < MAX_STEPS) {
    const n = board.generate(steps);
    board.make(steps[random.below(n)]!);
    made++;
  }
  const result = board.over ? board.result : 0;
  for (; made > 0; made--) board.unmake();
  return result;
};

/** An evaluator without knowledge: uniform priors, and the value is the result of one random game. */
export class PlayoutEvaluator implements Evaluator {
  readonly maxBatch = 1;
  readonly #random: Random;
  #steps = new Int32Array(0);
  #value = 0;
  #count = 0;

  constructor(seed: number) {
    this.#random = new Random(seed);
  }

  add(_slot: number, board: SearchBoard, _steps: Int32Array, count: number): void {
    if (this.#steps.length < board.maxSteps) this.#steps = new Int32Array(board.maxSteps);
    const white = playout(board, this.#random, this.#steps);
    this.#value = board.toAct === 0 ? white : -white;
    this.#count = count;
  }

  run(): void {
    // The playout ran when the slot was filled, because it needs the board.
  }

  priors(_slot: number, into: Float32Array): void {
    into.fill(1 / this.#count, 0, this.#count);
  }

  value(): number {
    return this.#value;
  }
}
