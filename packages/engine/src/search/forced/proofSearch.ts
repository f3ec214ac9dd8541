import type { SearchBoard } from '../../games/board.js';
import { isSure } from '../uncertain.js';
import { NEVER, ProofTable } from './proofTable.js';

/** Steps in a line. */
const DEEPEST = 128;
/** Steps of all positions in a line. */
const ROOM = 1 << 14;
/** Added to the hash for Black, whose wins are another question about the same position. */
const FOR_BLACK = 0x5bd1e995;
/** By this part more than its best rival a step is followed before the others are looked at again. */
const PATIENCE = 2;

/**
 * Depth-first proof-number search (df-pn): says whether a side can force a win, and goes first where the fewest positions are left to prove.
 * It keeps what it found until it is cleared.
 *
 * A line that repeats a position does not win. What rests on a repetition is not kept, since the position may come up on another line; a
 * win never rests on one. Nor does it rest on a step of the attacker that may be denied; one of the defender's leaves it no other choices
 * than it has anyway.
 */
export class ProofSearch {
  readonly #board: SearchBoard;
  readonly #table: ProofTable;
  /** The hashes of the positions of the line. */
  readonly #lineLow = new Int32Array(DEEPEST + 1);
  readonly #lineHigh = new Int32Array(DEEPEST + 1);
  readonly #legal: Int32Array;
  // The steps of all positions of the line, one position after the other, with what is known of where they lead.
  readonly #steps = new Int32Array(ROOM);
  readonly #proof = new Int32Array(ROOM);
  readonly #disproof = new Int32Array(ROOM);
  readonly #turns = new Uint16Array(ROOM);
  /** Of a disproof: the place in the line of the first position whose repetition it rests on, `DEEPEST` if it rests on none. */
  readonly #rests = new Uint8Array(ROOM);
  #side = 0;
  #left = 0;

  // What was found about the position that was looked at last.
  #foundProof = 0;
  #foundDisproof = 0;
  #foundTurns = 0;
  #foundRests = DEEPEST;

  /** `size` is the number of positions to remember, a power of two. */
  constructor(board: SearchBoard, size = 1 << 16) {
    this.#board = board;
    this.#table = new ProofTable(size);
    this.#legal = new Int32Array(board.maxSteps);
  }

  clear(): void {
    this.#table.clear();
  }

  /**
   * In how many of its own turns `side` wins by force, 0 if it has won. Infinity if that is not shown by making `most` steps. The way that
   * was found need not be the quickest.
   */
  winsIn(side: number, most: number): number {
    const board = this.#board;
    if (board.over) return this.#hasWon(side) ? 0 : Infinity;
    this.#side = side;
    this.#left = most;
    this.#visit(0, 0, NEVER - 1, NEVER - 1);
    return this.#foundProof === 0 ? this.#foundTurns : Infinity;
  }

  /** What the table says of a win of `side` in the position on the board: its turns to the end, Infinity if it does not know one. */
  turnsOf(side: number): number {
    const board = this.#board;
    if (board.over) return this.#hasWon(side) ? 0 : Infinity;
    const entry = this.#table.find(this.#keyOf(board.hashLow, side), board.hashHigh);
    return entry >= 0 && this.#table.proof[entry] === 0 ? this.#table.turns[entry]! : Infinity;
  }

  #keyOf(low: number, side: number): number {
    return side === 0 ? low : low ^ FOR_BLACK;
  }

  /** Of a game that is over. */
  #hasWon(side: number): boolean {
    return this.#board.result === (side === 0 ? 1 : -1);
  }

  /** Works on the position on the board until one of its numbers is greater than it may be. `base` is where its steps are listed. */
  #visit(place: number, base: number, maxProof: number, maxDisproof: number): void {
    const board = this.#board;
    const attacks = board.toAct === this.#side;
    const low = this.#keyOf(board.hashLow, this.#side);
    const high = board.hashHigh;
    this.#lineLow[place] = low;
    this.#lineHigh[place] = high;
    const before = this.#left;
    const end = this.#look(place, base);
    for (;;) {
      const next = attacks ? this.#attack(base, end) : this.#defend(base, end);
      const proof = this.#foundProof;
      const disproof = this.#foundDisproof;
      const isSettled = proof === 0 || disproof === 0;
      const isFull = place + 1 >= DEEPEST || end + board.maxSteps > ROOM;
      if (isSettled || isFull || this.#left <= 0 || proof > maxProof || disproof > maxDisproof) {
        // A repetition within what follows this position is one on every line.
        if (disproof !== 0 || this.#foundRests >= place) this.#foundRests = DEEPEST;
        if (this.#foundRests === DEEPEST)
          this.#table.keep(low, high, proof, disproof, this.#foundTurns, before - this.#left);
        return;
      }
      const rival = this.#second + 1 + (this.#second >> PATIENCE);
      const [childProof, childDisproof] = attacks
        ? [Math.min(maxProof, rival), maxDisproof - (disproof - this.#disproof[next]!)]
        : [maxProof - (proof - this.#proof[next]!), Math.min(maxDisproof, rival)];
      board.make(this.#steps[next]!);
      const endsTurn = attacks && board.toAct !== this.#side ? 1 : 0;
      this.#visit(place + 1, end, childProof, childDisproof);
      board.unmake();
      this.#proof[next] = this.#foundProof;
      this.#disproof[next] = this.#foundDisproof;
      this.#turns[next] = this.#foundTurns + endsTurn;
      this.#rests[next] = this.#foundRests;
    }
  }

  /** The least number of a step but the best. */
  #second = 0;

  /** The attacker needs one step that wins. Adds the numbers of its steps up and returns the one to follow. */
  #attack(base: number, end: number): number {
    let best = base;
    let least = NEVER;
    let second = NEVER;
    let sum = 0;
    let turns = 0;
    let rests = DEEPEST;
    for (let i = base; i < end; i++) {
      const proof = this.#proof[i]!;
      sum += this.#disproof[i]!;
      if (sum > NEVER) sum = NEVER;
      if (this.#rests[i]! < rests) rests = this.#rests[i]!;
      if (proof < least) {
        second = least;
        least = proof;
        best = i;
        turns = this.#turns[i]!;
      } else if (proof < second) second = proof;
      if (proof === 0 && this.#turns[i]! < turns) turns = this.#turns[i]!;
    }
    this.#second = second;
    this.#foundProof = least;
    this.#foundDisproof = sum;
    this.#foundTurns = turns;
    this.#foundRests = rests;
    return best;
  }

  /** The defender needs one step that does not lose. */
  #defend(base: number, end: number): number {
    let best = base;
    let least = NEVER;
    let second = NEVER;
    let sum = 0;
    let turns = 0;
    for (let i = base; i < end; i++) {
      const disproof = this.#disproof[i]!;
      sum += this.#proof[i]!;
      if (sum > NEVER) sum = NEVER;
      if (disproof < least || (disproof === 0 && this.#rests[i]! > this.#rests[best]!)) {
        second = least;
        least = disproof;
        best = i;
      } else if (disproof < second) second = disproof;
      if (this.#turns[i]! > turns) turns = this.#turns[i]!;
    }
    this.#second = second;
    this.#foundProof = sum;
    this.#foundDisproof = least;
    this.#foundTurns = turns;
    this.#foundRests = this.#rests[best]!;
    return best;
  }

  /** Lists the steps of the position on the board from `base` on, up to one that settles the matter, and returns the end of the list. */
  #look(place: number, base: number): number {
    const board = this.#board;
    const mover = board.toAct;
    const attacks = mover === this.#side;
    const n = board.generate(this.#legal);
    let end = base;
    for (let k = 0; k < n; k++) {
      const step = this.#legal[k]!;
      if (attacks && !isSure(board, step)) continue;
      const i = end++;
      board.make(step);
      this.#steps[i] = step;
      this.#guess(i, place);
      if (attacks && (board.over || board.toAct !== mover)) this.#turns[i]!++;
      board.unmake();
      this.#left--;
      if ((attacks ? this.#proof[i] : this.#disproof[i]) !== 0 || this.#rests[i] !== DEEPEST) continue;
      this.#copy(i, base);
      return base + 1;
    }
    return end;
  }

  #copy(from: number, to: number): void {
    this.#steps[to] = this.#steps[from]!;
    this.#proof[to] = this.#proof[from]!;
    this.#disproof[to] = this.#disproof[from]!;
    this.#turns[to] = this.#turns[from]!;
    this.#rests[to] = this.#rests[from]!;
  }

  /** What is known of the position on the board, or else how many steps it has: those are left to try. */
  #guess(i: number, place: number): void {
    const board = this.#board;
    this.#rests[i] = DEEPEST;
    this.#turns[i] = 0;
    if (board.over) {
      const isWon = this.#hasWon(this.#side);
      this.#proof[i] = isWon ? 0 : NEVER;
      this.#disproof[i] = isWon ? NEVER : 0;
      return;
    }
    const low = this.#keyOf(board.hashLow, this.#side);
    const high = board.hashHigh;
    for (let back = 0; back <= place; back++) {
      if (this.#lineLow[back] !== low || this.#lineHigh[back] !== high) continue;
      this.#proof[i] = NEVER;
      this.#disproof[i] = 0;
      this.#rests[i] = back;
      return;
    }
    const entry = this.#table.find(low, high);
    if (entry >= 0) {
      this.#proof[i] = this.#table.proof[entry]!;
      this.#disproof[i] = this.#table.disproof[entry]!;
      this.#turns[i] = this.#table.turns[entry]!;
      return;
    }
    const count = board.count();
    const attacks = board.toAct === this.#side;
    this.#proof[i] = attacks ? 1 : count;
    this.#disproof[i] = attacks ? count : 1;
  }
}
