import { yinsh, type YinshCell, type YinshPhase, type YinshPosition } from '@korong/rules';
import { MAX_DEPTH, hashNumbers, type SearchBoard } from '../board.js';
import {
  FIRST_FIVE,
  FIVES,
  HAS_FIVE,
  LENGTH,
  LINE,
  LINES,
  MOVE_TO,
  PASS,
  PLACE,
  PLACE_RING,
  POINTS,
  REVERSED,
  ROW,
  STEPS,
  TAKE_RING,
  stepText,
} from './tables.js';

const PLACING = 0;
const MOVING = 1;
const TAKING_ROW = 2;
const TAKING_RING = 3;
const OVER = 4;
const PHASES: readonly YinshPhase[] = ['place', 'move', 'row', 'ring', 'over'];

// A line is one word: ten bits of rings, ten of white markers, ten of black ones, from its lower end up.
const WHITE_SHIFT = 10;
const BLACK_SHIFT = 20;
const TEN = 1023;
/** The mask that flips a marker at the lower end of a line. */
const FLIP = (1 << WHITE_SHIFT) | (1 << BLACK_SHIFT);

// Zobrist keys by point: white ring, black ring, white marker, black marker; then one for each state.
const LOW = hashNumbers(POINTS * 4 + 256, 1);
const HIGH = hashNumbers(POINTS * 4 + 256, 2);
const RINGS_AT = 0;
const MARKERS_AT = POINTS * 2;
const STATES_AT = POINTS * 4;

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** YINSH for the search. Steps are numbered in tables.ts. */
export class YinshBoard implements SearchBoard {
  readonly game = 'yinsh';
  readonly maxSteps = 256;
  readonly stepCodes = STEPS;

  toAct = 0;
  phase = PLACING;
  mover = 0;
  passes = 0;
  pool = 51;
  placed = 0;
  goal = 3;
  hashLow = 0;
  hashHigh = 0;

  readonly #lines = new Int32Array(LINES);
  /** Points of White's rings; from index 5 on, of Black's. */
  readonly #rings = new Uint8Array(10);
  readonly #ringCount = new Uint8Array(2);
  readonly #taken = new Uint8Array(2);
  /** Zobrist hash of the pieces. The key of the state is added on top. */
  #boardLow = 0;
  #boardHigh = 0;

  #depth = 0;
  readonly #steps = new Int32Array(MAX_DEPTH);
  readonly #states = new Int32Array(MAX_DEPTH);
  readonly #lows = new Int32Array(MAX_DEPTH);
  readonly #highs = new Int32Array(MAX_DEPTH);
  /** The index in the list of rings of the one taken off. */
  readonly #slots = new Uint8Array(MAX_DEPTH);

  get over(): boolean {
    return this.phase === OVER;
  }

  get result(): number {
    return Math.sign(this.#taken[0]! - this.#taken[1]!);
  }

  /** Rings that `side` has taken off. */
  taken(side: number): number {
    return this.#taken[side]!;
  }

  /** 0 empty, 1 and 2 White's and Black's ring, 3 and 4 their markers. */
  at(p: number): number {
    const word = this.#lines[LINE[p * 3]!]! >>> PLACE[p * 3]!;
    if (word & 1) return this.#hasRing(0, p) ? 1 : 2;
    if ((word >>> WHITE_SHIFT) & 1) return 3;
    return (word >>> BLACK_SHIFT) & 1 ? 4 : 0;
  }

  #hasRing(side: number, p: number): boolean {
    for (let i = 0; i < this.#ringCount[side]!; i++) if (this.#rings[side * 5 + i] === p) return true;
    return false;
  }

  load(text: string): void {
    const read = yinsh.readPosition(text);
    if (!read.ok) throw new Error(`not a YINSH position: ${read.error.code}`);
    const { cells, toAct, phase, mover, passes, pool, taken, variant } = read.value;
    this.#lines.fill(0);
    this.#ringCount.fill(0);
    this.#boardLow = this.#boardHigh = this.#depth = 0;
    for (let p = 0; p < POINTS; p++) {
      const cell = cells[p]!;
      if (cell === 'W' || cell === 'B') this.#addRing(cell === 'W' ? 0 : 1, p);
      else if (cell !== '.') this.#toggleMarker(cell === 'w' ? 0 : 1, p);
    }
    this.toAct = toAct === 'white' ? 0 : 1;
    this.phase = PHASES.indexOf(phase);
    this.mover = mover === 'white' ? 0 : 1;
    this.passes = passes;
    this.pool = pool;
    this.#taken[0] = taken.white;
    this.#taken[1] = taken.black;
    this.placed = phase === 'place' ? this.#ringCount[0]! + this.#ringCount[1]! : 10;
    this.goal = variant === 'blitz' ? 1 : 3;
    this.#hashState();
  }

  text(): string {
    const letters: readonly YinshCell[] = ['.', 'W', 'B', 'w', 'b'];
    const position: YinshPosition = {
      variant: this.goal === 1 ? 'blitz' : 'standard',
      cells: Array.from({ length: POINTS }, (_, p) => letters[this.at(p)]!),
      toAct: this.toAct === 0 ? 'white' : 'black',
      phase: PHASES[this.phase]!,
      mover: this.mover === 0 ? 'white' : 'black',
      passes: this.passes,
      pool: this.pool,
      taken: { white: this.#taken[0]!, black: this.#taken[1]! },
    };
    return yinsh.positionText(position);
  }

  stepText(step: number): string {
    return stepText(step);
  }

  count(): number {
    switch (this.phase) {
      case PLACING:
        return POINTS - this.placed;
      case MOVING:
        return this.#countMoves() || 1;
      case TAKING_ROW:
        return this.#rows(undefined);
      case TAKING_RING:
        return this.#ringCount[this.toAct]!;
      default:
        return 0;
    }
  }

  generate(into: Int32Array): number {
    let n = 0;
    switch (this.phase) {
      case PLACING:
        for (let p = 0; p < POINTS; p++) {
          if (((this.#lines[LINE[p * 3]!]! >>> PLACE[p * 3]!) & 1) === 0) into[n++] = PLACE_RING + p;
        }
        return n;
      case MOVING:
        n = this.#moves(into);
        if (n === 0) into[n++] = PASS;
        return n;
      case TAKING_ROW:
        return this.#rows(into);
      case TAKING_RING:
        for (let i = 0; i < this.#ringCount[this.toAct]!; i++) {
          into[n++] = TAKE_RING + this.#rings[this.toAct * 5 + i]!;
        }
        return n;
      default:
        return 0;
    }
  }

  /**
   * In both directions along each line a ring sees bits, nearest first, with a wall after the last. It can reach the empty points before
   * the first bit, and one more behind a run of markers unless a ring or the wall is there.
   */
  #countMoves(): number {
    const base = this.toAct * 5;
    let n = 0;
    for (let i = base + this.#ringCount[this.toAct]! - 1; i >= base; i--) {
      const p3 = this.#rings[i]! * 3;
      for (let axis = p3; axis < p3 + 3; axis++) {
        const line = LINE[axis]!;
        const place = PLACE[axis]!;
        const word = this.#lines[line]!;
        const rings = word & TEN;
        const markers = ((word >>> WHITE_SHIFT) | (word >>> BLACK_SHIFT)) & TEN;
        n += countRay((rings | (1 << LENGTH[line]!)) >>> (place + 1), markers >>> (place + 1));
        n += countRay(
          (REVERSED[rings & ((1 << place) - 1)]! >>> (10 - place)) | (1 << place),
          REVERSED[markers & ((1 << place) - 1)]! >>> (10 - place),
        );
      }
    }
    return n;
  }

  #moves(into: Int32Array): number {
    const base = this.toAct * 5;
    let n = 0;
    for (let i = 0; i < this.#ringCount[this.toAct]!; i++) {
      const p = this.#rings[base + i]!;
      for (let axis = 0; axis < 3; axis++) {
        const line = LINE[p * 3 + axis]!;
        const place = PLACE[p * 3 + axis]!;
        const word = this.#lines[line]!;
        const rings = word & TEN;
        const markers = ((word >>> WHITE_SHIFT) | (word >>> BLACK_SHIFT)) & TEN;
        const step = p * 60 + axis * 10;
        n = addRay((rings | (1 << LENGTH[line]!)) >>> (place + 1), markers >>> (place + 1), step, into, n);
        n = addRay(
          (REVERSED[rings & ((1 << place) - 1)]! >>> (10 - place)) | (1 << place),
          REVERSED[markers & ((1 << place) - 1)]! >>> (10 - place),
          step + 30,
          into,
          n,
        );
      }
    }
    return n;
  }

  /** Counts the rows of five of the side to act and, if a buffer is given, lists them. */
  #rows(into: Int32Array | undefined): number {
    const shift = this.toAct === 0 ? WHITE_SHIFT : BLACK_SHIFT;
    let n = 0;
    for (let line = 0; line < LINES; line++) {
      const bits = (this.#lines[line]! >>> shift) & TEN;
      if (HAS_FIVE[bits] === 0) continue;
      let starts = bits & (bits >> 1) & (bits >> 2) & (bits >> 3) & (bits >> 4);
      for (; starts !== 0; starts &= starts - 1) {
        if (into !== undefined) into[n] = ROW + FIRST_FIVE[line]! + lowestBit(starts);
        n++;
      }
    }
    return n;
  }

  make(step: number): void {
    const depth = this.#depth++;
    this.#steps[depth] = step;
    this.#states[depth] = this.#packed();
    this.#lows[depth] = this.#boardLow;
    this.#highs[depth] = this.#boardHigh;
    if (step < PLACE_RING) this.#move(step);
    else if (step < TAKE_RING) this.#place(step - PLACE_RING);
    else if (step < ROW) this.#takeRing(step - TAKE_RING, depth);
    else if (step < PASS) this.#takeRow(step - ROW);
    else this.#pass();
    this.#hashState();
  }

  unmake(): void {
    const depth = --this.#depth;
    const step = this.#steps[depth]!;
    const state = this.#states[depth]!;
    this.phase = state & 7;
    this.toAct = (state >> 3) & 1;
    this.mover = (state >> 4) & 1;
    this.passes = (state >> 5) & 3;
    this.pool = (state >> 7) & 63;
    this.placed = (state >> 13) & 15;
    this.#taken[0] = (state >> 17) & 7;
    this.#taken[1] = (state >> 20) & 7;
    if (step < PLACE_RING) this.#moveBack(step);
    else if (step < TAKE_RING) this.#removeRing(this.toAct, step - PLACE_RING);
    else if (step < ROW) this.#putRingBack(step - TAKE_RING, this.#slots[depth]!);
    else if (step < PASS) for (const p of FIVES[step - ROW]!.points) this.#toggleMarker(this.toAct, p);
    this.#boardLow = this.#lows[depth]!;
    this.#boardHigh = this.#highs[depth]!;
    this.#hashState();
  }

  #packed(): number {
    return (
      this.phase |
      (this.toAct << 3) |
      (this.mover << 4) |
      (this.passes << 5) |
      (this.pool << 7) |
      (this.placed << 13) |
      (this.#taken[0]! << 17) |
      (this.#taken[1]! << 20)
    );
  }

  /** The rings taken off follow from the board, but blitz needs fewer. So the goal is part of the state. */
  #hashState(): void {
    const state =
      this.phase | (this.toAct << 3) | (this.mover << 4) | (this.passes << 5) | (this.goal === 1 ? 128 : 0);
    this.hashLow = this.#boardLow ^ LOW[STATES_AT + state]!;
    this.hashHigh = this.#boardHigh ^ HIGH[STATES_AT + state]!;
  }

  #place(p: number): void {
    this.#addRing(this.toAct, p);
    this.toAct ^= 1;
    this.mover = this.toAct;
    if (++this.placed === 10) this.phase = MOVING;
  }

  #move(step: number): void {
    const from = Math.floor(step / 60);
    const to = MOVE_TO[step]!;
    const axis = Math.floor((step % 60) / 10) % 3;
    const side = this.toAct;
    this.#shiftRing(side, from, to);
    this.#toggleMarker(side, from);
    this.#flip(from, to, axis);
    this.pool--;
    this.passes = 0;
    const rows = this.#rowsAfter(from, to, axis);
    if (rows === 0) this.#nextMove();
    else {
      this.phase = TAKING_ROW;
      this.toAct = rows & (1 << this.mover) ? this.mover : this.mover ^ 1;
    }
  }

  #moveBack(step: number): void {
    const from = Math.floor(step / 60);
    const to = MOVE_TO[step]!;
    const axis = Math.floor((step % 60) / 10) % 3;
    this.#flip(from, to, axis);
    this.#toggleMarker(this.toAct, from);
    this.#shiftRing(this.toAct, to, from);
  }

  /** Flips the markers between two points of a line. */
  #flip(from: number, to: number, axis: number): void {
    const line = LINE[from * 3 + axis]!;
    const a = PLACE[from * 3 + axis]!;
    const b = PLACE[to * 3 + axis]!;
    const low = a < b ? a : b;
    const high = a < b ? b : a;
    const word = this.#lines[line]!;
    let bits = ((word >>> WHITE_SHIFT) | (word >>> BLACK_SHIFT)) & ((1 << high) - (2 << low)) & TEN;
    if (bits === 0) return;
    this.#lines[line] = word ^ (bits << WHITE_SHIFT) ^ (bits << BLACK_SHIFT);
    const second = axis === 2 ? 0 : axis + 1;
    const third = axis === 0 ? 2 : axis - 1;
    const first = FIRST_POINT[line]!;
    for (; bits !== 0; bits &= bits - 1) {
      const p = ALONG[first + lowestBit(bits)]!;
      this.#lines[LINE[p * 3 + second]!]! ^= FLIP << PLACE[p * 3 + second]!;
      this.#lines[LINE[p * 3 + third]!]! ^= FLIP << PLACE[p * 3 + third]!;
      this.#boardLow ^= LOW[MARKERS_AT + p]! ^ LOW[MARKERS_AT + POINTS + p]!;
      this.#boardHigh ^= HIGH[MARKERS_AT + p]! ^ HIGH[MARKERS_AT + POINTS + p]!;
    }
  }

  /** The owners of rows on a line that the move has touched: bit 0 White, bit 1 Black. */
  #rowsAfter(from: number, to: number, axis: number): number {
    let rows = 0;
    for (let i = from * 3; i < from * 3 + 3; i++) rows |= rowsOn(this.#lines[LINE[i]!]!);
    const a = PLACE[from * 3 + axis]!;
    const b = PLACE[to * 3 + axis]!;
    const first = FIRST_POINT[LINE[from * 3 + axis]!]!;
    const second = axis === 2 ? 0 : axis + 1;
    const third = axis === 0 ? 2 : axis - 1;
    const high = a < b ? b : a;
    for (let place = (a < b ? a : b) + 1; place < high; place++) {
      const p3 = ALONG[first + place]! * 3;
      rows |= rowsOn(this.#lines[LINE[p3 + second]!]!) | rowsOn(this.#lines[LINE[p3 + third]!]!);
    }
    return rows;
  }

  #takeRow(five: number): void {
    for (const p of FIVES[five]!.points) this.#toggleMarker(this.toAct, p);
    this.pool += 5;
    this.phase = TAKING_RING;
  }

  #takeRing(p: number, depth: number): void {
    this.#slots[depth] = this.#removeRing(this.toAct, p);
    const taken = this.#taken[this.toAct]! + 1;
    this.#taken[this.toAct] = taken;
    if (taken === this.goal) {
      this.phase = OVER;
      return;
    }
    let rows = 0;
    for (let line = 0; line < LINES; line++) rows |= rowsOn(this.#lines[line]!);
    if (rows === 0) this.#nextMove();
    else {
      this.phase = TAKING_ROW;
      this.toAct = rows & (1 << this.mover) ? this.mover : this.mover ^ 1;
    }
  }

  #pass(): void {
    if (++this.passes === 2) this.phase = OVER;
    else this.#nextMove();
  }

  #nextMove(): void {
    this.mover ^= 1;
    this.toAct = this.mover;
    this.phase = this.pool === 0 ? OVER : MOVING;
  }

  #toggleMarker(side: number, p: number): void {
    const bit = 1 << (side === 0 ? WHITE_SHIFT : BLACK_SHIFT);
    for (let i = p * 3; i < p * 3 + 3; i++) this.#lines[LINE[i]!]! ^= bit << PLACE[i]!;
    this.#boardLow ^= LOW[MARKERS_AT + side * POINTS + p]!;
    this.#boardHigh ^= HIGH[MARKERS_AT + side * POINTS + p]!;
  }

  #toggleRing(side: number, p: number): void {
    for (let i = p * 3; i < p * 3 + 3; i++) this.#lines[LINE[i]!]! ^= 1 << PLACE[i]!;
    this.#boardLow ^= LOW[RINGS_AT + side * POINTS + p]!;
    this.#boardHigh ^= HIGH[RINGS_AT + side * POINTS + p]!;
  }

  #addRing(side: number, p: number): void {
    this.#rings[side * 5 + this.#ringCount[side]!++] = p;
    this.#toggleRing(side, p);
  }

  #shiftRing(side: number, from: number, to: number): void {
    let i = side * 5;
    while (this.#rings[i] !== from) i++;
    this.#rings[i] = to;
    this.#toggleRing(side, from);
    this.#toggleRing(side, to);
  }

  /** The last ring of the list takes its place. Returns the index, so that the ring can be put back there. */
  #removeRing(side: number, p: number): number {
    let i = side * 5;
    while (this.#rings[i] !== p) i++;
    this.#rings[i] = this.#rings[side * 5 + --this.#ringCount[side]!]!;
    this.#toggleRing(side, p);
    return i;
  }

  #putRingBack(p: number, slot: number): void {
    const side = this.toAct;
    this.#rings[side * 5 + this.#ringCount[side]!++] = this.#rings[slot]!;
    this.#rings[slot] = p;
    this.#toggleRing(side, p);
  }
}

/** Points of all lines, one line after the other, and the start of each line. */
const ALONG = new Uint8Array(POINTS * 3);
const FIRST_POINT = new Uint8Array(LINES);
for (let line = 1; line < LINES; line++) FIRST_POINT[line] = FIRST_POINT[line - 1]! + LENGTH[line - 1]!;
for (let p = 0; p < POINTS; p++) {
  for (let i = p * 3; i < p * 3 + 3; i++) ALONG[FIRST_POINT[LINE[i]!]! + PLACE[i]!] = p;
}

const rowsOn = (word: number): number =>
  HAS_FIVE[(word >>> WHITE_SHIFT) & TEN]! | (HAS_FIVE[(word >>> BLACK_SHIFT) & TEN]! << 1);

const countRay = (rings: number, markers: number): number => {
  const empty = lowestBit(rings | markers);
  const behind = markers >>> empty;
  if ((behind & 1) === 0) return empty;
  const landing = empty + lowestBit(~behind);
  return (rings >>> landing) & 1 ? empty : empty + 1;
};

const addRay = (rings: number, markers: number, step: number, into: Int32Array, at: number): number => {
  const empty = lowestBit(rings | markers);
  let n = at;
  for (let i = 0; i < empty; i++) into[n++] = step + i;
  const behind = markers >>> empty;
  if ((behind & 1) === 0) return n;
  const landing = empty + lowestBit(~behind);
  if (((rings >>> landing) & 1) === 0) into[n++] = step + landing;
  return n;
};
