import { hashKey, type SearchBoard } from '../../games/board.js';
import { isSure } from '../uncertain.js';
import { ProofSearch } from './proofSearch.js';

/** Positions of proofs to keep; what would need more is not taken for proven. */
const MAX_KEPT = 100_000;
/** Steps for finding again what the proof search has forgotten. */
const AGAIN = 100_000;
/** An entry of a position that is being looked at. */
const OPEN = -1;
/** An entry holds turns and a step in one number; steps are below this. */
const STEPS = 1 << 20;

/** Of a position that is won by force. */
export interface ForcedWin {
  /** Turns of the winner to the end. */
  readonly turns: number;
  /** The step that wins, −1 if the loser acts. */
  readonly step: number;
}

/**
 * Forced wins on a board that a proof search finds, with every position of their proofs, so that a line can be followed to the end and its
 * turns counted.
 */
export class ForcedWins {
  readonly #board: SearchBoard;
  readonly #known = new Map<number, number>();
  #search: ProofSearch | undefined;

  constructor(board: SearchBoard) {
    this.#board = board;
  }

  /** Forgets everything, so that the same questions in the same order have the same answers. */
  clear(): void {
    this.#known.clear();
    this.#search?.clear();
  }

  /** In how many of its own turns `side` is shown to win from the position on the board, by making `most` steps. Infinity if it is not. */
  winsIn(side: number, most: number): number {
    this.#search ??= new ProofSearch(this.#board);
    return this.#search.winsIn(side, most) === Infinity ? Infinity : this.#keep(this.#search, side);
  }

  /** The proof that was kept for the position on the board. */
  get here(): ForcedWin | undefined {
    const entry = this.#known.get(hashKey(this.#board));
    return entry === undefined ? undefined : { turns: Math.floor(entry / STEPS), step: (entry % STEPS) - 1 };
  }

  /** Keeps the proof of a won position and returns its turns. Infinity if it is too large, or leads back to itself. */
  #keep(search: ProofSearch, side: number): number {
    const board = this.#board;
    if (board.over) return search.turnsOf(side);
    const key = hashKey(board);
    const entry = this.#known.get(key);
    if (entry !== undefined) return entry === OPEN ? Infinity : Math.floor(entry / STEPS);
    if (this.#known.size >= MAX_KEPT) return Infinity;
    this.#known.set(key, OPEN);
    const { turns, step } = board.toAct === side ? this.#keepBest(search, side) : this.#keepAll(search, side);
    if (turns === Infinity) this.#known.delete(key);
    else this.#known.set(key, turns * STEPS + step + 1);
    return turns;
  }

  #legal(): Int32Array {
    const steps = new Int32Array(this.#board.count());
    this.#board.generate(steps);
    return steps;
  }

  /** One step proves a win. */
  #keepBest(search: ProofSearch, side: number): ForcedWin {
    const steps = this.#legal();
    const step = this.#quickest(search, side, steps) ?? this.#again(search, side, steps);
    return step === undefined
      ? { turns: Infinity, step: -1 }
      : { turns: this.#after(step, side, () => this.#keep(search, side)), step };
  }

  /** All steps prove a loss; the longest counts. */
  #keepAll(search: ProofSearch, side: number): ForcedWin {
    let turns = 0;
    for (const step of this.#legal()) {
      turns = Math.max(
        turns,
        this.#after(step, side, () => this.#keep(search, side)),
      );
      if (turns === Infinity) break;
    }
    return { turns, step: -1 };
  }

  /** The turns of `side` along a step; `rest` says those after it. */
  #after(step: number, side: number, rest: () => number): number {
    const board = this.#board;
    const mover = board.toAct;
    board.make(step);
    const endsTurn = mover === side && (board.over || board.toAct !== mover);
    const turns = rest() + (endsTurn ? 1 : 0);
    board.unmake();
    return turns;
  }

  #quickest(search: ProofSearch, side: number, steps: Int32Array): number | undefined {
    let best: number | undefined;
    let least = Infinity;
    for (const step of steps) {
      if (!isSure(this.#board, step)) continue;
      const turns = this.#after(step, side, () => search.turnsOf(side));
      if (turns >= least) continue;
      least = turns;
      best = step;
    }
    return best;
  }

  #again(search: ProofSearch, side: number, steps: Int32Array): number | undefined {
    return search.winsIn(side, AGAIN) === Infinity ? undefined : this.#quickest(search, side, steps);
  }
}
