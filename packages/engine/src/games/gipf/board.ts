import { lowestBit } from '../bits.js';
import {
  gipf,
  type Entry,
  type GipfCell,
  type GipfPhase,
  type GipfPosition,
  type GipfVariant,
} from '@korong/rules';
import { MAX_DEPTH, hashNumbers, type SearchBoard } from '../board.js';
import {
  ALONG,
  BLACK,
  ENTRY_COUNT,
  ENTRY_LINE,
  FROM_ABOVE,
  GIPF_PIECE,
  HAS_FOUR,
  LENGTH,
  LINE,
  LINE_COUNT,
  PIECE,
  PLACE,
  POINT_COUNT,
  ROW,
  RUN,
  STEPS,
  fromRules,
  pointName,
  pushStep,
  pushText,
  rowStep,
  toRules,
} from './tables.js';

const PUSHING = 0;
const TAKING_ROW = 1;
const OVER = 2;
const PHASES: readonly GipfPhase[] = ['push', 'row', 'over'];
const VARIANTS: readonly GipfVariant[] = ['basic', 'standard', 'tournament'];
const BASIC = 0;

// Rights (G5).
const MUST_GIPF = 0;
const ANY = 1;
const SINGLE = 2;
const ENTRY: readonly Entry[] = ['gipf', 'any', 'single'];

/** The letter of each cell: see the bits in tables.ts. */
const CELLS: readonly GipfCell[] = ['.', 'w', '.', 'b', '.', 'W', '.', 'B'];

// A line is one word: seven bits of white pieces, seven of black ones, seven of GIPF-pieces, from its lower end up.
const BLACK_SHIFT = 7;
const GIPF_SHIFT = 14;
const SEVEN = 127;
const NOTHING = 1 | (1 << BLACK_SHIFT) | (1 << GIPF_SHIFT);
/** The bits that a cell sets in the word of a line, at its lower end. */
const IN_LINE = Int32Array.from(CELLS, (_, cell) =>
  cell & PIECE ? (cell & BLACK ? 1 << BLACK_SHIFT : 1) | (cell & GIPF_PIECE ? 1 << GIPF_SHIFT : 0) : 0,
);

/** Of how many pieces a cell is made. */
const PIECES = Uint8Array.from(CELLS, (_, cell) => (cell & PIECE ? (cell & GIPF_PIECE ? 2 : 1) : 0));
/** A lead of so many pieces is as good as any other. */
const FULL_LEAD = 24;

const LOW = hashNumbers(POINT_COUNT * 8 + 64 * 2 + LINE_COUNT + 1024, 3);
const HIGH = hashNumbers(POINT_COUNT * 8 + 64 * 2 + LINE_COUNT + 1024, 4);
const RESERVES_AT = POINT_COUNT * 8;
const SETTLED_AT = RESERVES_AT + 64 * 2;
const STATES_AT = SETTLED_AT + LINE_COUNT;

const bitsIn = (bits: number): number => {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) n++;
  return n;
};

/** GIPF for the search, without potentials. Steps are numbered in tables.ts. */
export class GipfBoard implements SearchBoard {
  readonly game = 'gipf';
  readonly maxSteps = 4_096;
  readonly stepCodes = STEPS;

  toAct = 0;
  phase = PUSHING;
  mover = 0;
  variant = BASIC;
  hashLow = 0;
  hashHigh = 0;

  readonly #cells = new Uint8Array(POINT_COUNT);
  readonly #lines = new Int32Array(LINE_COUNT);
  readonly #reserve = new Uint8Array(2);
  readonly #entry = new Uint8Array(2);
  /** GIPF-pieces of each side on the board. */
  readonly #gipfs = new Uint8Array(2);
  /** Bit by line: its row was left standing in this settlement (G14). */
  #settled = 0;
  #handicap: readonly [number, number] = [0, 0];
  #boardLow = 0;
  #boardHigh = 0;

  #depth = 0;
  readonly #undoLine = new Uint8Array(MAX_DEPTH);
  /** The cells of the line before the step changed it, three bits each. */
  readonly #undoCells = new Int32Array(MAX_DEPTH);
  readonly #undoState = new Int32Array(MAX_DEPTH);
  readonly #undoSettled = new Int32Array(MAX_DEPTH);
  readonly #undoLow = new Int32Array(MAX_DEPTH);
  readonly #undoHigh = new Int32Array(MAX_DEPTH);

  get over(): boolean {
    return this.phase === OVER;
  }

  /** G16, G17: the side that took the last GIPF-pieces of both sides wins. A side that must push and cannot loses. */
  get result(): number {
    const mine = this.toAct === 0 ? 1 : -1;
    return this.#lacksGipf(this.toAct ^ 1) ? mine : -mine;
  }

  reserve(side: number): number {
    return this.#reserve[side]!;
  }

  /** The other side has one GIPF-piece left and no right to more, or hardly anything to push. */
  nearWin(side: number): boolean {
    const other = side ^ 1;
    if (this.#reserve[other]! <= 1) return true;
    return this.variant !== BASIC && this.#entry[other] === SINGLE && this.#gipfs[other]! <= 1;
  }

  /** Pieces not yet lost, those of GIPF-pieces on the board twice. Asked once for each evaluation, so that steps need not count along. */
  lead(): number {
    let ahead = this.#reserve[0]! - this.#reserve[1]! + 2 * (this.#gipfs[0]! - this.#gipfs[1]!);
    for (let p = 0; p < POINT_COUNT; p++) {
      const cell = this.#cells[p]!;
      ahead += cell & BLACK ? -PIECES[cell]! : PIECES[cell]!;
    }
    return Math.max(-1, Math.min(1, ahead / FULL_LEAD));
  }

  /** The right to GIPF-pieces: 0 must bring one in, 1 may, 2 may not (G5). */
  entry(side: number): number {
    return this.#entry[side]!;
  }

  /** `PIECE`, `BLACK` and `GIPF_PIECE` added up, or 0. */
  at(p: number): number {
    return this.#cells[p]!;
  }

  /** The pieces on a line: seven bits of white ones, seven of black ones, seven of GIPF-pieces, from its lower end up. */
  line(line: number): number {
    return this.#lines[line]!;
  }

  load(text: string): void {
    const read = gipf.readPosition(text);
    if (!read.ok) throw new Error(`not a GIPF position: ${read.error.code}`);
    const { cells, toAct, phase, mover, variant, reserve, entry, settled, handicap } = read.value;
    this.#cells.fill(0);
    this.#lines.fill(0);
    this.#gipfs.fill(0);
    this.#boardLow = this.#boardHigh = this.#depth = 0;
    for (let p = 0; p < POINT_COUNT; p++) this.#put(p, CELLS.indexOf(cells[toRules(p)]!));
    this.toAct = toAct === 'white' ? 0 : 1;
    this.mover = mover === 'white' ? 0 : 1;
    this.phase = PHASES.indexOf(phase);
    this.variant = VARIANTS.indexOf(variant);
    this.#reserve.set([reserve.white, reserve.black]);
    this.#entry.set([ENTRY.indexOf(entry.white), ENTRY.indexOf(entry.black)]);
    this.#settled = settled.reduce((bits, line) => bits | (1 << line), 0);
    this.#handicap = [handicap.white, handicap.black];
    this.#hashState();
  }

  text(): string {
    const cells = gipf.board.points.map((p): GipfCell => CELLS[this.#cells[fromRules(p)] ?? 0]!);
    const position: GipfPosition = {
      variant: VARIANTS[this.variant]!,
      handicap: { white: this.#handicap[0], black: this.#handicap[1] },
      cells,
      toAct: this.toAct === 0 ? 'white' : 'black',
      phase: PHASES[this.phase]!,
      mover: this.mover === 0 ? 'white' : 'black',
      reserve: { white: this.#reserve[0]!, black: this.#reserve[1]! },
      entry: { white: ENTRY[this.#entry[0]!]!, black: ENTRY[this.#entry[1]!]! },
      settled: Array.from({ length: LINE_COUNT }, (_, line) => line).filter(
        line => (this.#settled >> line) & 1,
      ),
    };
    return gipf.positionText(position);
  }

  count(): number {
    if (this.phase === PUSHING) {
      const right = this.#entry[this.toAct]!;
      return (ENTRY_COUNT - 2 * this.#fullLines()) * (right === ANY ? 2 : 1);
    }
    return this.phase === OVER ? 0 : this.#rows(undefined);
  }

  generate(into: Int32Array): number {
    if (this.phase === PUSHING) return this.#pushes(into);
    return this.phase === OVER ? 0 : this.#rows(into);
  }

  #fullLines(): number {
    let full = 0;
    for (let line = 0; line < LINE_COUNT; line++) {
      const word = this.#lines[line]!;
      if (((word | (word >> BLACK_SHIFT)) & SEVEN) === (1 << LENGTH[line]!) - 1) full++;
    }
    return full;
  }

  #pushes(into: Int32Array): number {
    const right = this.#entry[this.toAct]!;
    let n = 0;
    for (let entry = 0; entry < ENTRY_COUNT; entry++) {
      const line = ENTRY_LINE[entry]!;
      const word = this.#lines[line]!;
      if (((word | (word >> BLACK_SHIFT)) & SEVEN) === (1 << LENGTH[line]!) - 1) continue;
      if (right !== MUST_GIPF) into[n++] = pushStep(entry, false);
      if (right !== SINGLE) into[n++] = pushStep(entry, true);
    }
    return n;
  }

  /** The row of `side` on a line, with all contiguous pieces, as bits; 0 if there is none to settle. */
  #run(line: number, side: number): number {
    const word = this.#lines[line]!;
    const own = (side === 0 ? word : word >> BLACK_SHIFT) & SEVEN;
    if (HAS_FOUR[own] === 0 || (this.#settled >> line) & 1) return 0;
    return RUN[(own << 7) | ((word | (word >> BLACK_SHIFT)) & SEVEN)]!;
  }

  /** Counts the ways to settle the rows of the side to act and, if a buffer is given, lists them. */
  #rows(into: Int32Array | undefined): number {
    let n = 0;
    for (let line = 0; line < LINE_COUNT; line++) {
      const run = this.#run(line, this.toAct);
      if (run === 0) continue;
      const mayStay = run & (this.#lines[line]! >> GIPF_SHIFT);
      if (into === undefined) n += 1 << bitsIn(mayStay);
      else {
        // Every subset of the pieces that may stay, the empty one first.
        let kept = 0;
        do {
          into[n++] = rowStep(line, kept);
          kept = (kept - mayStay) & mayStay;
        } while (kept !== 0);
      }
    }
    return n;
  }

  stepText(step: number): string {
    if (step < ROW) return pushText(step);
    const line = (step - ROW) >> 7;
    const kept = (step - ROW) & SEVEN;
    const run = this.#run(line, this.toAct);
    const names = (bits: number): string =>
      Array.from({ length: 7 }, (_, place) => place)
        .filter(place => (bits >> place) & 1)
        .map(place => pointName(ALONG[line * 7 + place]!))
        .join(',');
    return `x${names(run & ~kept)}${kept === 0 ? '' : `(${names(kept)})`}`;
  }

  make(step: number): void {
    const depth = this.#depth++;
    const line = step < ROW ? ENTRY_LINE[step >> 1]! : (step - ROW) >> 7;
    let before = 0;
    for (let place = 0; place < LENGTH[line]!; place++)
      before |= this.#cells[ALONG[line * 7 + place]!]! << (3 * place);
    this.#undoLine[depth] = line;
    this.#undoCells[depth] = before;
    this.#undoState[depth] = this.#packed();
    this.#undoSettled[depth] = this.#settled;
    this.#undoLow[depth] = this.#boardLow;
    this.#undoHigh[depth] = this.#boardHigh;
    if (step < ROW) this.#push(step, line);
    else this.#takeRow(line, (step - ROW) & SEVEN);
    this.#hashState();
  }

  unmake(): void {
    const depth = --this.#depth;
    const state = this.#undoState[depth]!;
    this.phase = state & 3;
    this.toAct = (state >> 2) & 1;
    this.mover = (state >> 3) & 1;
    this.#entry[0] = (state >> 4) & 3;
    this.#entry[1] = (state >> 6) & 3;
    this.#reserve[0] = (state >> 8) & 63;
    this.#reserve[1] = (state >> 14) & 63;
    this.#settled = this.#undoSettled[depth]!;
    const line = this.#undoLine[depth]!;
    const before = this.#undoCells[depth]!;
    for (let place = 0; place < LENGTH[line]!; place++)
      this.#put(ALONG[line * 7 + place]!, (before >> (3 * place)) & 7);
    this.#boardLow = this.#undoLow[depth]!;
    this.#boardHigh = this.#undoHigh[depth]!;
    this.#hashState();
  }

  #packed(): number {
    return (
      this.phase |
      (this.toAct << 2) |
      (this.mover << 3) |
      (this.#entry[0]! << 4) |
      (this.#entry[1]! << 6) |
      (this.#reserve[0]! << 8) |
      (this.#reserve[1]! << 14)
    );
  }

  #hashState(): void {
    const state =
      this.phase |
      (this.toAct << 2) |
      (this.mover << 3) |
      (this.#entry[0]! << 4) |
      (this.#entry[1]! << 6) |
      (this.variant << 8);
    let low = this.#boardLow ^ LOW[STATES_AT + state]!;
    let high = this.#boardHigh ^ HIGH[STATES_AT + state]!;
    for (let side = 0; side < 2; side++) {
      low ^= LOW[RESERVES_AT + 64 * side + this.#reserve[side]!]!;
      high ^= HIGH[RESERVES_AT + 64 * side + this.#reserve[side]!]!;
    }
    for (let left = this.#settled; left !== 0; left &= left - 1) {
      low ^= LOW[SETTLED_AT + lowestBit(left)]!;
      high ^= HIGH[SETTLED_AT + lowestBit(left)]!;
    }
    this.hashLow = low;
    this.hashHigh = high;
  }

  /** Sets the cell of a point, whatever was there. */
  #put(p: number, cell: number): void {
    const old = this.#cells[p]!;
    if (old === cell) return;
    this.#cells[p] = cell;
    const added = IN_LINE[cell]!;
    for (let i = p * 3; i < p * 3 + 3; i++) {
      const place = PLACE[i]!;
      const line = LINE[i]!;
      this.#lines[line] = (this.#lines[line]! & ~(NOTHING << place)) | (added << place);
    }
    if (old & GIPF_PIECE) this.#gipfs[(old >> 1) & 1]!--;
    if (cell & GIPF_PIECE) this.#gipfs[(cell >> 1) & 1]!++;
    this.#boardLow ^= LOW[p * 8 + old]! ^ LOW[p * 8 + cell]!;
    this.#boardHigh ^= HIGH[p * 8 + old]! ^ HIGH[p * 8 + cell]!;
  }

  #push(step: number, line: number): void {
    const side = this.toAct;
    const gipfPiece = step & 1;
    const last = LENGTH[line]! - 1;
    const [first, onward] = FROM_ABOVE[step >> 1] ? [last, -1] : [0, 1];
    let place = first;
    let moving = PIECE | (side << 1) | (gipfPiece ? GIPF_PIECE : 0);
    for (;;) {
      const p = ALONG[line * 7 + place]!;
      const standing = this.#cells[p]!;
      this.#put(p, moving);
      if (standing === 0) break;
      moving = standing;
      place += onward;
    }
    this.#reserve[side]! -= gipfPiece + 1;
    this.#entry[side] = gipfPiece ? ANY : SINGLE;
    this.#settle();
  }

  #takeRow(line: number, kept: number): void {
    const side = this.toAct;
    const run = this.#run(line, side) & ~kept;
    for (let left = run; left !== 0; left &= left - 1) {
      const p = ALONG[line * 7 + lowestBit(left)]!;
      const cell = this.#cells[p]!;
      if (((cell >> 1) & 1) === side) this.#reserve[side]! += cell & GIPF_PIECE ? 2 : 1;
      this.#put(p, 0);
    }
    let standing = 0;
    for (let left = this.#settled | (1 << line); left !== 0; left &= left - 1) {
      const word = this.#lines[lowestBit(left)]!;
      if (HAS_FOUR[word & SEVEN]! | HAS_FOUR[(word >> BLACK_SHIFT) & SEVEN]!) standing |= left & -left;
    }
    this.#settled = standing;
    if (this.#lacksGipf(0) || this.#lacksGipf(1)) this.phase = OVER;
    else this.#settle();
  }

  #lacksGipf(side: number): boolean {
    return this.variant !== BASIC && this.#entry[side] !== MUST_GIPF && this.#gipfs[side] === 0;
  }

  #settle(): void {
    let rows = 0;
    for (let line = 0; line < LINE_COUNT; line++) {
      const word = this.#lines[line]!;
      const found = HAS_FOUR[word & SEVEN]! | (HAS_FOUR[(word >> BLACK_SHIFT) & SEVEN]! << 1);
      if (found !== 0 && ((this.#settled >> line) & 1) === 0) rows |= found;
    }
    if (rows !== 0) {
      this.phase = TAKING_ROW;
      this.toAct = rows & (1 << this.mover) ? this.mover : this.mover ^ 1;
      return;
    }
    this.mover ^= 1;
    this.toAct = this.mover;
    this.#settled = 0;
    this.phase = this.#reserve[this.toAct]! > 0 ? PUSHING : OVER;
  }
}
