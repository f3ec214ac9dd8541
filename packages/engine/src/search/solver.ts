import type { SearchBoard } from '../games/board.js';
import { isSure } from './uncertain.js';

/** Steps in a line; a turn with many settlements has several. */
const DEEPEST = 32;

/**
 * Says whether a side can force a win within a few turns, by looking at every turn. Its own steps that may be denied do not count. It keeps
 * nothing between two questions, so that the same position has the same answer.
 */
export class Solver {
  readonly #board: SearchBoard;
  readonly #steps: Int32Array[];
  /** By place in the line: the step that settled the matter there last. It is tried first. */
  readonly #decisive = new Int32Array(DEEPEST);
  #left = 0;
  #side = 0;

  /** After a win of the side to act was found: its first step. */
  step = -1;

  constructor(board: SearchBoard) {
    this.#board = board;
    this.#steps = Array.from({ length: DEEPEST }, () => new Int32Array(board.maxSteps));
  }

  /**
   * In how many of its own turns `side` wins by force, if `turns` of both are enough; 0 if it has won. Infinity if they are not, or if the
   * answer needs more steps than `most`.
   */
  winsIn(side: number, turns: number, most = Infinity): number {
    if (this.#board.over) return this.#hasWon(side) ? 0 : Infinity;
    const isFirst = side === this.#board.toAct ? 1 : 0;
    this.#side = side;
    this.#left = most;
    this.#decisive.fill(-1);
    for (let both = 1; both <= turns && this.#left >= 0; both++)
      if (this.#wins(both, 0)) return (both + isFirst) >> 1;
    return Infinity;
  }

  /** Puts a step first, if it is among the first `n`. */
  #moveUp(steps: Int32Array, n: number, step: number): void {
    for (let i = step < 0 ? n : 0; i < n; i++) {
      if (steps[i] !== step) continue;
      steps[i] = steps[0]!;
      steps[0] = step;
      return;
    }
  }

  /** Of a game that is over. */
  #hasWon(side: number): boolean {
    return this.#board.result === (side === 0 ? 1 : -1);
  }

  /** Whether the side wins within so many turns of both. */
  #wins(left: number, place: number): boolean {
    const board = this.#board;
    const mover = board.toAct;
    const attacks = mover === this.#side;
    const steps = this.#steps[place]!;
    const n = board.generate(steps);
    this.#moveUp(steps, n, this.#decisive[place]!);
    for (let i = 0; i < n; i++) {
      if (--this.#left < 0) return false;
      if (attacks && !isSure(board, steps[i]!)) continue;
      board.make(steps[i]!);
      const rest = board.toAct === mover ? left : left - 1;
      const wins = board.over
        ? this.#hasWon(this.#side)
        : rest > 0 && place + 1 < DEEPEST && this.#wins(rest, place + 1);
      board.unmake();
      if (this.#left < 0) return false;
      if (wins !== attacks) continue;
      this.#decisive[place] = steps[i]!;
      if (place === 0) this.step = steps[i]!;
      return attacks;
    }
    return !attacks;
  }
}
