// Planes 16 to 27 of docs/nets.md: what a side could do if it were its turn to move. No move is made for it: what one changes is read off
// the lines.
import { highestBit, lowestBit } from '../bits.js';
import type { YinshBoard } from './board.js';
import { ALONG, FIRST_POINT, LENGTH, LINE, PLACE } from './tables.js';

// Constants of hot loops stand in the file of the loops: V8 does not fold imported ones.
const PLANES = 28;
const FIRST_PLANE = 16;
const PLANES_PER_SIDE = 6;
// The planes of a side, counted from its first one.
const REACHED = 0;
const OWN_ROW_TO = 1;
const OWN_ROW_FROM = 2;
const OWN_ROW = 3;
const THEIR_ROW_TO = 4;
const FLIPPED = 5;

const RINGS_PER_SIDE = 5;
const TEN = 1023;

// What a jump makes.
const OWN = 1;
const THEIRS = 2;

const markersOn = (word: number, side: number): number => (word >>> (10 + 10 * side)) & TEN;

/** The lower ends of all five bits in a row that have a changed one among them. */
const newFives = (bits: number, changed: number): number => {
  const pairs = bits & (bits >> 1);
  const fives = pairs & (pairs >> 2) & (bits >> 4);
  if (fives === 0) return 0;
  return fives & (changed | (changed >> 1) | (changed >> 2) | (changed >> 3) | (changed >> 4));
};

/** Marks the markers of the new rows on a line, and says whether there are any. `at` is the plane at the first point. */
const markRows = (line: number, bits: number, changed: number, into: Float32Array, at: number): boolean => {
  const ends = newFives(bits, changed);
  if (ends === 0) return false;
  const first = FIRST_POINT[line]!;
  let row = ends | (ends << 1) | (ends << 2) | (ends << 3) | (ends << 4);
  for (; row !== 0; row &= row - 1) into[at + ALONG[first + lowestBit(row)]! * PLANES] = 1;
  return true;
};

/** The axes, a bit each, on which the marker that a ring leaves behind makes a row. */
const axesWithRow = ({ lines }: YinshBoard, side: number, p: number): number => {
  let axes = 0;
  for (let axis = 0; axis < 3; axis++) {
    const bit = 1 << PLACE[p * 3 + axis]!;
    const own = markersOn(lines[LINE[p * 3 + axis]!]!, side);
    if (newFives(own | bit, bit) !== 0) axes |= 1 << axis;
  }
  return axes;
};

/** Marks the rows that the marker left behind makes on these axes. */
const markRowsLeft = (
  { lines }: YinshBoard,
  side: number,
  p: number,
  axes: number,
  into: Float32Array,
  at: number,
): void => {
  for (let axis = 0; axis < 3; axis++) {
    if (((axes >> axis) & 1) === 0) continue;
    const line = LINE[p * 3 + axis]!;
    const bit = 1 << PLACE[p * 3 + axis]!;
    markRows(line, markersOn(lines[line]!, side) | bit, bit, into, at + OWN_ROW);
  }
};

/** Marks what the ring on `p` flips on a line, and the rows of its side on that line and those that cross it. Returns whose rows there are. */
const flip = (
  { lines }: YinshBoard,
  side: number,
  p: number,
  axis: number,
  flipped: number,
  into: Float32Array,
  at: number,
): number => {
  const line = LINE[p * 3 + axis]!;
  const left = 1 << PLACE[p * 3 + axis]!;
  const own = markersOn(lines[line]!, side);
  const theirs = markersOn(lines[line]!, side ^ 1);
  const kept = ~flipped;
  let rows = 0;
  if (markRows(line, (own & kept) | (theirs & flipped) | left, flipped | left, into, at + OWN_ROW))
    rows |= OWN;
  if (newFives((theirs & kept) | (own & flipped), flipped) !== 0) rows |= THEIRS;
  const first = FIRST_POINT[line]!;
  for (let bits = flipped; bits !== 0; bits &= bits - 1) {
    const place = lowestBit(bits);
    const q = ALONG[first + place]!;
    into[at + q * PLANES + FLIPPED] = 1;
    const becomesOwn = ((theirs >> place) & 1) === 1;
    for (let other = 0; other < 3; other++) {
      if (other === axis) continue;
      const crossing = LINE[q * 3 + other]!;
      const bit = 1 << PLACE[q * 3 + other]!;
      if (becomesOwn) {
        if (markRows(crossing, markersOn(lines[crossing]!, side) | bit, bit, into, at + OWN_ROW)) rows |= OWN;
      } else if (newFives(markersOn(lines[crossing]!, side ^ 1) | bit, bit) !== 0) rows |= THEIRS;
    }
  }
  return rows;
};

/** Marks a jump of the ring on `p`. `rowAxes` are those on which the marker that it leaves behind makes a row, if nothing is flipped. */
const jump = (
  board: YinshBoard,
  side: number,
  p: number,
  axis: number,
  landing: number,
  rowAxes: number,
  into: Float32Array,
  at: number,
): void => {
  const line = LINE[p * 3 + axis]!;
  const word = board.lines[line]!;
  const place = PLACE[p * 3 + axis]!;
  const between = landing > place ? (1 << landing) - (2 << place) : (1 << place) - (2 << landing);
  const flipped = ((word >>> 10) | (word >>> 20)) & between;
  const rows = flip(board, side, p, axis, flipped, into, at);
  const to = at + ALONG[FIRST_POINT[line]! + landing]! * PLANES;
  into[to + REACHED] = 1;
  if (rows & THEIRS) into[to + THEIR_ROW_TO] = 1;
  const others = rowAxes & ~(1 << axis);
  if ((rows & OWN) === 0 && others === 0) return;
  into[to + OWN_ROW_TO] = 1;
  into[at + p * PLANES + OWN_ROW_FROM] = 1;
  markRowsLeft(board, side, p, others, into, at);
};

const writeRing = (board: YinshBoard, side: number, p: number, into: Float32Array, at: number): void => {
  const rowAxes = axesWithRow(board, side, p);
  let slides = 0;
  for (let axis = 0; axis < 3; axis++) {
    const line = LINE[p * 3 + axis]!;
    const place = PLACE[p * 3 + axis]!;
    const first = FIRST_POINT[line]!;
    const word = board.lines[line]!;
    const markers = ((word >>> 10) | (word >>> 20)) & TEN;
    const length = LENGTH[line]!;
    const rings = word & TEN;
    // Upwards the edge is a wall behind the last point; downwards there is no bit, and so −1.
    const above = lowestBit((rings | markers | (1 << length)) & -(2 << place));
    const below = highestBit((rings | markers) & ((1 << place) - 1));
    slides |= above - below - 2;
    for (let to = below + 1; to < above; to++) {
      if (to === place) continue;
      const plane = at + ALONG[first + to]! * PLANES;
      into[plane + REACHED] = 1;
      if (rowAxes !== 0) into[plane + OWN_ROW_TO] = 1;
    }
    if ((markers >> above) & 1) {
      const landing = lowestBit(~markers & -(2 << above));
      if (landing < length && ((rings >> landing) & 1) === 0)
        jump(board, side, p, axis, landing, rowAxes, into, at);
    }
    if (below >= 0 && (markers >> below) & 1) {
      const landing = highestBit(~markers & ((1 << below) - 1));
      if (landing >= 0 && ((rings >> landing) & 1) === 0)
        jump(board, side, p, axis, landing, rowAxes, into, at);
    }
  }
  if (slides === 0 || rowAxes === 0) return;
  into[at + p * PLANES + OWN_ROW_FROM] = 1;
  markRowsLeft(board, side, p, rowAxes, into, at);
};

const writeSide = (board: YinshBoard, side: number, into: Float32Array, at: number): void => {
  const first = side * RINGS_PER_SIDE;
  const end = first + board.ringCount[side]!;
  for (let i = first; i < end; i++) writeRing(board, side, board.rings[i]!, into, at);
};

/** Writes the threats of both sides, those of the one to act first. They must be 0 before. `at` is where the planes of the position begin. */
export const writeThreats = (board: YinshBoard, into: Float32Array, at: number): void => {
  writeSide(board, board.toAct, into, at + FIRST_PLANE);
  writeSide(board, board.toAct ^ 1, into, at + FIRST_PLANE + PLANES_PER_SIDE);
};
