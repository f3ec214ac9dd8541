import { lowestBit } from '../bits.js';
import { hashNumbers } from '../board.js';
import {
  ALONG,
  BLACK_MARKER,
  BLACK_RING,
  DISTANCES,
  EMPTY,
  FIRST_FIVE,
  FIRST_POINT,
  HAS_FIVE,
  LENGTH,
  LINE,
  LINE_COUNT,
  MOVES_PER_POINT,
  PLACE,
  POINT_COUNT,
  REVERSED,
  ROW,
  WHITE_MARKER,
  WHITE_RING,
} from './tables.js';

// Constants of hot loops stand in the file of the loops: V8 does not fold imported ones.
export const RINGS_PER_SIDE = 5;
// A line is one word: ten bits of rings, ten of white markers, ten of black ones, from its lower end up.
const WHITE_SHIFT = 10;
const BLACK_SHIFT = 20;
const TEN = 1023;

/** The mask that flips a marker at the lower end of a line. */
const FLIP = (1 << WHITE_SHIFT) | (1 << BLACK_SHIFT);

// Zobrist keys by point: white ring, black ring, white marker, black marker; then one for each state.
const LOW = hashNumbers(POINT_COUNT * 4 + 256, 1);
const HIGH = hashNumbers(POINT_COUNT * 4 + 256, 2);
const RINGS_AT = 0;
const MARKERS_AT = POINT_COUNT * 2;
/** The keys of the states. */
export const STATE_LOW = LOW.subarray(POINT_COUNT * 4);
export const STATE_HIGH = HIGH.subarray(POINT_COUNT * 4);

/** The pieces of YINSH in lines of bits, with their hash. The rules are in board.ts. */
export class YinshPieces {
  /** A word each, see above. */
  readonly lines = new Int32Array(LINE_COUNT);
  /** Points of White's rings; from index `RINGS_PER_SIDE` on, of Black's. */
  readonly rings = new Uint8Array(2 * RINGS_PER_SIDE);
  readonly ringCount = new Uint8Array(2);
  /** Zobrist hash of the pieces. The board adds the key of its state. */
  protected boardLow = 0;
  protected boardHigh = 0;

  /** What stands on a point: `EMPTY`, `WHITE_RING`, …. */
  at(p: number): number {
    const word = this.lines[LINE[p * 3]!]! >>> PLACE[p * 3]!;
    if (word & 1) return this.hasRing(0, p) ? WHITE_RING : BLACK_RING;
    if ((word >>> WHITE_SHIFT) & 1) return WHITE_MARKER;
    return (word >>> BLACK_SHIFT) & 1 ? BLACK_MARKER : EMPTY;
  }

  protected hasRing(side: number, p: number): boolean {
    for (let i = 0; i < this.ringCount[side]!; i++)
      if (this.rings[side * RINGS_PER_SIDE + i] === p) return true;
    return false;
  }

  /** Flips the markers between two points of a line. */
  protected flip(from: number, to: number, axis: number): void {
    const line = LINE[from * 3 + axis]!;
    const a = PLACE[from * 3 + axis]!;
    const b = PLACE[to * 3 + axis]!;
    const low = a < b ? a : b;
    const high = a < b ? b : a;
    const word = this.lines[line]!;
    let bits = ((word >>> WHITE_SHIFT) | (word >>> BLACK_SHIFT)) & ((1 << high) - (2 << low)) & TEN;
    if (bits === 0) return;
    this.lines[line] = word ^ (bits << WHITE_SHIFT) ^ (bits << BLACK_SHIFT);
    const second = axis === 2 ? 0 : axis + 1;
    const third = axis === 0 ? 2 : axis - 1;
    const first = FIRST_POINT[line]!;
    for (; bits !== 0; bits &= bits - 1) {
      const p = ALONG[first + lowestBit(bits)]!;
      this.lines[LINE[p * 3 + second]!]! ^= FLIP << PLACE[p * 3 + second]!;
      this.lines[LINE[p * 3 + third]!]! ^= FLIP << PLACE[p * 3 + third]!;
      this.boardLow ^= LOW[MARKERS_AT + p]! ^ LOW[MARKERS_AT + POINT_COUNT + p]!;
      this.boardHigh ^= HIGH[MARKERS_AT + p]! ^ HIGH[MARKERS_AT + POINT_COUNT + p]!;
    }
  }

  /** The owners of rows on a line that the move has touched: bit 0 White, bit 1 Black. */
  protected rowsAfter(from: number, to: number, axis: number): number {
    let rows = 0;
    for (let i = from * 3; i < from * 3 + 3; i++) rows |= rowsOn(this.lines[LINE[i]!]!);
    const a = PLACE[from * 3 + axis]!;
    const b = PLACE[to * 3 + axis]!;
    const first = FIRST_POINT[LINE[from * 3 + axis]!]!;
    const second = axis === 2 ? 0 : axis + 1;
    const third = axis === 0 ? 2 : axis - 1;
    const high = a < b ? b : a;
    for (let place = (a < b ? a : b) + 1; place < high; place++) {
      const p3 = ALONG[first + place]! * 3;
      rows |= rowsOn(this.lines[LINE[p3 + second]!]!) | rowsOn(this.lines[LINE[p3 + third]!]!);
    }
    return rows;
  }

  protected toggleMarker(side: number, p: number): void {
    const bit = 1 << (side === 0 ? WHITE_SHIFT : BLACK_SHIFT);
    for (let i = p * 3; i < p * 3 + 3; i++) this.lines[LINE[i]!]! ^= bit << PLACE[i]!;
    this.boardLow ^= LOW[MARKERS_AT + side * POINT_COUNT + p]!;
    this.boardHigh ^= HIGH[MARKERS_AT + side * POINT_COUNT + p]!;
  }

  protected toggleRing(side: number, p: number): void {
    for (let i = p * 3; i < p * 3 + 3; i++) this.lines[LINE[i]!]! ^= 1 << PLACE[i]!;
    this.boardLow ^= LOW[RINGS_AT + side * POINT_COUNT + p]!;
    this.boardHigh ^= HIGH[RINGS_AT + side * POINT_COUNT + p]!;
  }

  protected addRing(side: number, p: number): void {
    this.rings[side * RINGS_PER_SIDE + this.ringCount[side]!++] = p;
    this.toggleRing(side, p);
  }

  protected shiftRing(side: number, from: number, to: number): void {
    let i = side * RINGS_PER_SIDE;
    while (this.rings[i] !== from) i++;
    this.rings[i] = to;
    this.toggleRing(side, from);
    this.toggleRing(side, to);
  }

  /** The last ring of the list takes its place. Returns the index, so that the ring can be put back there. */
  protected removeRing(side: number, p: number): number {
    let i = side * RINGS_PER_SIDE;
    while (this.rings[i] !== p) i++;
    this.rings[i] = this.rings[side * RINGS_PER_SIDE + --this.ringCount[side]!]!;
    this.toggleRing(side, p);
    return i;
  }

  protected putRingBack(side: number, p: number, slot: number): void {
    this.rings[side * RINGS_PER_SIDE + this.ringCount[side]!++] = this.rings[slot]!;
    this.rings[slot] = p;
    this.toggleRing(side, p);
  }

  /**
   * In both directions along each line a ring sees bits, nearest first, with a wall after the last. It can reach the empty points before
   * the first bit, and one more behind a run of markers unless a ring or the wall is there.
   */
  protected countMoves(side: number): number {
    const first = side * RINGS_PER_SIDE;
    let n = 0;
    for (let i = first + this.ringCount[side]! - 1; i >= first; i--) {
      const p3 = this.rings[i]! * 3;
      for (let axis = p3; axis < p3 + 3; axis++) {
        const line = LINE[axis]!;
        const place = PLACE[axis]!;
        const word = this.lines[line]!;
        const ringBits = word & TEN;
        const markers = ((word >>> WHITE_SHIFT) | (word >>> BLACK_SHIFT)) & TEN;
        n += countRay((ringBits | (1 << LENGTH[line]!)) >>> (place + 1), markers >>> (place + 1));
        n += countRay(
          (REVERSED[ringBits & ((1 << place) - 1)]! >>> (10 - place)) | (1 << place),
          REVERSED[markers & ((1 << place) - 1)]! >>> (10 - place),
        );
      }
    }
    return n;
  }

  /** Writes the moves of a side and returns how many there are. */
  protected addMoves(side: number, into: Int32Array): number {
    const first = side * RINGS_PER_SIDE;
    let n = 0;
    for (let i = 0; i < this.ringCount[side]!; i++) {
      const p = this.rings[first + i]!;
      for (let axis = 0; axis < 3; axis++) {
        const line = LINE[p * 3 + axis]!;
        const place = PLACE[p * 3 + axis]!;
        const word = this.lines[line]!;
        const ringBits = word & TEN;
        const markers = ((word >>> WHITE_SHIFT) | (word >>> BLACK_SHIFT)) & TEN;
        const step = p * MOVES_PER_POINT + axis * DISTANCES;
        n = addRay((ringBits | (1 << LENGTH[line]!)) >>> (place + 1), markers >>> (place + 1), step, into, n);
        n = addRay(
          (REVERSED[ringBits & ((1 << place) - 1)]! >>> (10 - place)) | (1 << place),
          REVERSED[markers & ((1 << place) - 1)]! >>> (10 - place),
          step + 3 * DISTANCES,
          into,
          n,
        );
      }
    }
    return n;
  }

  /** Counts the rows of five of a side and, if a buffer is given, lists them. */
  protected addRows(side: number, into: Int32Array | undefined): number {
    const shift = side === 0 ? WHITE_SHIFT : BLACK_SHIFT;
    let n = 0;
    for (let line = 0; line < LINE_COUNT; line++) {
      const bits = (this.lines[line]! >>> shift) & TEN;
      if (HAS_FIVE[bits] === 0) continue;
      let starts = bits & (bits >> 1) & (bits >> 2) & (bits >> 3) & (bits >> 4);
      for (; starts !== 0; starts &= starts - 1) {
        if (into !== undefined) into[n] = ROW + FIRST_FIVE[line]! + lowestBit(starts);
        n++;
      }
    }
    return n;
  }
}

/** The owners of rows on a line: bit 0 White, bit 1 Black. */
export const rowsOn = (word: number): number =>
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
