import type { SearchBoard } from '@korong/engine';
import { hasWon } from './turns.js';

const TABLE = 1 << 20;
/** Steps in a line; a turn with many settlements has several. */
const DEEPEST = 128;
/** Added to the hash for Black, whose wins are another question about the same position. */
const FOR_BLACK = 0x5bd1e995;

/**
 * Says whether a side can force a win, by looking at every turn of its opponent. What was found out is kept, and replies that
 * refuted before are tried first; neither changes the answer. It may be given a number of positions to look at: answers after
 * that are void.
 */
export class Prover {
  readonly #board: SearchBoard;
  readonly #won: (board: SearchBoard, side: number) => boolean;
  readonly #steps: Int32Array[];
  /** By place in the line: the step that settled the matter there last. */
  readonly #decisive = new Int32Array(DEEPEST).fill(-1);
  readonly #keyLow = new Int32Array(TABLE);
  readonly #keyHigh = new Int32Array(TABLE);
  /** The fewest turns known to suffice for a win, 255 if none are known. */
  readonly #enough = new Uint8Array(TABLE);
  /** The most turns known not to suffice. */
  readonly #tooFew = new Uint8Array(TABLE);
  #left = Infinity;

  /** `won` says which ends of the game count as a win. */
  constructor(board: SearchBoard, won = hasWon) {
    this.#board = board;
    this.#won = won;
    this.#steps = Array.from({ length: DEEPEST }, () => new Int32Array(board.maxSteps));
  }

  /** Allows so many positions from now on. */
  allow(positions: number): void {
    this.#left = positions;
  }

  /** Whether more positions were needed than allowed: then nothing since {@link allow} counts. */
  get exhausted(): boolean {
    return this.#left < 0;
  }

  /** Whether `side` wins from the position on the board within so many turns of both sides, whatever the other one does. */
  wins(side: number, turns: number): boolean {
    return this.#visit(side, turns, 0);
  }

  #visit(side: number, left: number, place: number): boolean {
    const board = this.#board;
    if (board.over) return this.#won(board, side);
    if (left === 0 || --this.#left < 0) return false;
    const low = board.hashLow ^ (side === 0 ? 0 : FOR_BLACK);
    const slot = (low >>> 0) % TABLE;
    if (this.#keyLow[slot] === low && this.#keyHigh[slot] === board.hashHigh) {
      if (left >= this.#enough[slot]!) return true;
      if (left <= this.#tooFew[slot]!) return false;
    }
    const wins = this.#tryAll(side, left, place);
    if (!this.exhausted) this.#keep(slot, low, left, wins);
    return wins;
  }

  /** The attacker needs one step that wins, the defender one that does not lose. */
  #tryAll(side: number, left: number, place: number): boolean {
    const board = this.#board;
    const mover = board.toAct;
    const attacks = mover === side;
    const steps = this.#steps[place]!;
    const n = board.generate(steps);
    const first = steps.subarray(0, n).indexOf(this.#decisive[place]!);
    if (first > 0) {
      steps[first] = steps[0]!;
      steps[0] = this.#decisive[place]!;
    }
    for (let i = 0; i < n; i++) {
      const step = steps[i]!;
      board.make(step);
      const wins = this.#visit(side, board.toAct === mover ? left : left - 1, place + 1);
      board.unmake();
      if (wins !== attacks) continue;
      this.#decisive[place] = step;
      return attacks;
    }
    return !attacks;
  }

  #keep(slot: number, low: number, left: number, wins: boolean): void {
    const high = this.#board.hashHigh;
    if (this.#keyLow[slot] !== low || this.#keyHigh[slot] !== high) {
      this.#keyLow[slot] = low;
      this.#keyHigh[slot] = high;
      this.#enough[slot] = 255;
      this.#tooFew[slot] = 0;
    }
    if (wins) this.#enough[slot] = left;
    else this.#tooFew[slot] = left;
  }
}
