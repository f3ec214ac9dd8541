import type { SearchBoard } from '../games/board.js';

const WIN = 1_000_000;
const TABLE = 1 << 20;
const EXACT = 1;
const AT_LEAST = 2;
const AT_MOST = 3;
/** A depth limit for lines with many forced settlements. */
const DEEPEST = 64;

/**
 * Alpha-beta with a transposition table, like existing programs for these games: a fixed depth in turns, material at the leaves. A baseline
 * to measure against, not part of the player.
 */
export class AlphaBeta {
  readonly #board: SearchBoard;
  readonly #material: (board: SearchBoard) => number;
  readonly #steps: Int32Array[];
  readonly #scores: Int32Array[];
  readonly #keyLow = new Int32Array(TABLE);
  readonly #keyHigh = new Int32Array(TABLE);
  readonly #best = new Int32Array(TABLE);
  readonly #score = new Int32Array(TABLE);
  /** Depth and bound type, packed. */
  readonly #kind = new Int16Array(TABLE);
  /** History heuristic: how often a step has caused a cutoff, by its number. */
  readonly #history: Int32Array;
  #nodes = 0;

  /** `material`: a plain count for White. */
  constructor(board: SearchBoard, material: (board: SearchBoard) => number) {
    this.#board = board;
    this.#material = material;
    this.#history = new Int32Array(board.stepCodes);
    this.#steps = Array.from({ length: DEEPEST }, () => new Int32Array(board.maxSteps));
    this.#scores = Array.from({ length: DEEPEST }, () => new Int32Array(board.maxSteps));
  }

  get nodes(): number {
    return this.#nodes;
  }

  /** The best step of the position on the board, searched `depth` turns deep by iterative deepening. */
  best(depth: number): number {
    this.#kind.fill(0);
    this.#history.fill(0);
    this.#nodes = 0;
    let step = 0;
    for (let d = 1; d <= depth; d++) {
      this.#visit(d, 0, -2 * WIN, 2 * WIN);
      step = this.#best[this.#slot()]!;
    }
    return step;
  }

  #slot(): number {
    return (this.#board.hashLow >>> 0) % TABLE;
  }

  /** The value for the side to act. A turn counts as one ply, however many steps it has. */
  #visit(depth: number, ply: number, low: number, high: number): number {
    const board = this.#board;
    const sign = board.toAct === 0 ? 1 : -1;
    this.#nodes++;
    if (board.over) return sign * board.result * (WIN - ply);
    if (depth <= 0 || ply >= DEEPEST - 1) return sign * this.#material(board);

    const slot = this.#slot();
    const known =
      this.#keyLow[slot] === board.hashLow &&
      this.#keyHigh[slot] === board.hashHigh &&
      this.#kind[slot] !== 0;
    if (known && this.#kind[slot]! >> 2 >= depth && ply > 0) {
      const score = this.#score[slot]!;
      const kind = this.#kind[slot]! & 3;
      if (kind === EXACT || (kind === AT_LEAST && score >= high) || (kind === AT_MOST && score <= low))
        return score;
    }
    const steps = this.#steps[ply]!;
    const n = this.#ordered(ply, known ? this.#best[slot]! : -1);
    let best = -3 * WIN;
    let bestStep = steps[0]!;
    let alpha = low;
    const side = board.toAct;
    for (let i = 0; i < n; i++) {
      const step = steps[i]!;
      board.make(step);
      const score =
        board.toAct === side
          ? this.#visit(depth, ply + 1, alpha, high)
          : -this.#visit(depth - 1, ply + 1, -high, -alpha);
      board.unmake();
      if (score > best) {
        best = score;
        bestStep = step;
      }
      if (best > alpha) alpha = best;
      if (alpha >= high) {
        this.#history[step]! += depth * depth;
        break;
      }
    }
    this.#keyLow[slot] = board.hashLow;
    this.#keyHigh[slot] = board.hashHigh;
    this.#best[slot] = bestStep;
    this.#score[slot] = best;
    this.#kind[slot] = (depth << 2) | (best <= low ? AT_MOST : best >= high ? AT_LEAST : EXACT);
    return best;
  }

  /** Writes the legal steps of this ply, those with many cutoffs first. */
  #ordered(ply: number, first: number): number {
    const steps = this.#steps[ply]!;
    const scores = this.#scores[ply]!;
    const n = this.#board.generate(steps);
    for (let i = 0; i < n; i++) scores[i] = steps[i] === first ? 0x7fffffff : this.#history[steps[i]!]!;
    for (let i = 1; i < n; i++) {
      const step = steps[i]!;
      const score = scores[i]!;
      let j = i - 1;
      for (; j >= 0 && scores[j]! < score; j--) {
        steps[j + 1] = steps[j]!;
        scores[j + 1] = scores[j]!;
      }
      steps[j + 1] = step;
      scores[j + 1] = score;
    }
    return n;
  }
}
