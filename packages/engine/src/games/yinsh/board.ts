import { yinsh, type YinshCell, type YinshPhase, type YinshPosition } from '@korong/rules';
import { MAX_DEPTH, type SearchBoard } from '../board.js';
import { RINGS_PER_SIDE, STATE_HIGH, STATE_LOW, YinshPieces, rowsOn } from './pieces.js';
import {
  FIVES,
  LINE,
  LINE_COUNT,
  MARKERS,
  MOVE_AXIS,
  MOVE_FROM,
  MOVE_TO,
  PASS,
  PLACE,
  PLACE_RING,
  POINT_COUNT,
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

/** YINSH for the search. Steps are numbered in tables.ts. */
export class YinshBoard extends YinshPieces implements SearchBoard {
  readonly game = 'yinsh';
  readonly maxSteps = 256;
  readonly stepCodes = STEPS;

  toAct = 0;
  phase = PLACING;
  mover = 0;
  passes = 0;
  pool = MARKERS;
  placed = 0;
  goal = 3;
  hashLow = 0;
  hashHigh = 0;

  readonly #taken = new Uint8Array(2);
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

  /** One row is missing, or the markers run out. */
  nearWin(side: number): boolean {
    return this.phase !== PLACING && (this.goal - this.#taken[side]! <= 1 || this.pool <= 2);
  }

  load(text: string): void {
    const read = yinsh.readPosition(text);
    if (!read.ok) throw new Error(`not a YINSH position: ${read.error.code}`);
    const { cells, toAct, phase, mover, passes, pool, taken, variant } = read.value;
    this.lines.fill(0);
    this.ringCount.fill(0);
    this.boardLow = this.boardHigh = this.#depth = 0;
    for (let p = 0; p < POINT_COUNT; p++) {
      const cell = cells[p]!;
      if (cell === 'W' || cell === 'B') this.addRing(cell === 'W' ? 0 : 1, p);
      else if (cell !== '.') this.toggleMarker(cell === 'w' ? 0 : 1, p);
    }
    this.toAct = toAct === 'white' ? 0 : 1;
    this.phase = PHASES.indexOf(phase);
    this.mover = mover === 'white' ? 0 : 1;
    this.passes = passes;
    this.pool = pool;
    this.#taken[0] = taken.white;
    this.#taken[1] = taken.black;
    this.placed = phase === 'place' ? this.ringCount[0]! + this.ringCount[1]! : 2 * RINGS_PER_SIDE;
    this.goal = variant === 'blitz' ? 1 : 3;
    this.#hashState();
  }

  text(): string {
    const letters: readonly YinshCell[] = ['.', 'W', 'B', 'w', 'b'];
    const position: YinshPosition = {
      variant: this.goal === 1 ? 'blitz' : 'standard',
      cells: Array.from({ length: POINT_COUNT }, (_, p) => letters[this.at(p)]!),
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
        return POINT_COUNT - this.placed;
      case MOVING:
        return this.countMoves(this.toAct) || 1;
      case TAKING_ROW:
        return this.addRows(this.toAct, undefined);
      case TAKING_RING:
        return this.ringCount[this.toAct]!;
      default:
        return 0;
    }
  }

  generate(into: Int32Array): number {
    let n = 0;
    switch (this.phase) {
      case PLACING:
        for (let p = 0; p < POINT_COUNT; p++) {
          if (((this.lines[LINE[p * 3]!]! >>> PLACE[p * 3]!) & 1) === 0) into[n++] = PLACE_RING + p;
        }
        return n;
      case MOVING:
        n = this.addMoves(this.toAct, into);
        if (n === 0) into[n++] = PASS;
        return n;
      case TAKING_ROW:
        return this.addRows(this.toAct, into);
      case TAKING_RING:
        for (let i = 0; i < this.ringCount[this.toAct]!; i++) {
          into[n++] = TAKE_RING + this.rings[this.toAct * RINGS_PER_SIDE + i]!;
        }
        return n;
      default:
        return 0;
    }
  }

  make(step: number): void {
    const depth = this.#depth++;
    this.#steps[depth] = step;
    this.#states[depth] = this.#packed();
    this.#lows[depth] = this.boardLow;
    this.#highs[depth] = this.boardHigh;
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
    else if (step < TAKE_RING) this.removeRing(this.toAct, step - PLACE_RING);
    else if (step < ROW) this.putRingBack(this.toAct, step - TAKE_RING, this.#slots[depth]!);
    else if (step < PASS) for (const p of FIVES[step - ROW]!.points) this.toggleMarker(this.toAct, p);
    this.boardLow = this.#lows[depth]!;
    this.boardHigh = this.#highs[depth]!;
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
    this.hashLow = this.boardLow ^ STATE_LOW[state]!;
    this.hashHigh = this.boardHigh ^ STATE_HIGH[state]!;
  }

  #place(p: number): void {
    this.addRing(this.toAct, p);
    this.toAct ^= 1;
    this.mover = this.toAct;
    if (++this.placed === 2 * RINGS_PER_SIDE) this.phase = MOVING;
  }

  #move(step: number): void {
    const from = MOVE_FROM[step]!;
    const to = MOVE_TO[step]!;
    const axis = MOVE_AXIS[step]!;
    const side = this.toAct;
    this.shiftRing(side, from, to);
    this.toggleMarker(side, from);
    this.flip(from, to, axis);
    this.pool--;
    this.passes = 0;
    const rows = this.rowsAfter(from, to, axis);
    if (rows === 0) this.#nextMove();
    else {
      this.phase = TAKING_ROW;
      this.toAct = rows & (1 << this.mover) ? this.mover : this.mover ^ 1;
    }
  }

  #moveBack(step: number): void {
    const from = MOVE_FROM[step]!;
    const to = MOVE_TO[step]!;
    const axis = MOVE_AXIS[step]!;
    this.flip(from, to, axis);
    this.toggleMarker(this.toAct, from);
    this.shiftRing(this.toAct, to, from);
  }

  #takeRow(five: number): void {
    for (const p of FIVES[five]!.points) this.toggleMarker(this.toAct, p);
    this.pool += 5;
    this.phase = TAKING_RING;
  }

  #takeRing(p: number, depth: number): void {
    this.#slots[depth] = this.removeRing(this.toAct, p);
    const taken = this.#taken[this.toAct]! + 1;
    this.#taken[this.toAct] = taken;
    if (taken === this.goal) {
      this.phase = OVER;
      return;
    }
    let rows = 0;
    for (let line = 0; line < LINE_COUNT; line++) rows |= rowsOn(this.lines[line]!);
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
}
