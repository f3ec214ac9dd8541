// Planes 16 to 27 of docs/nets.md: what a side could do if it were its turn to push a single piece. No push is made for it: what one
// changes is read off the lines.
import { highestBit, lowestBit } from '../bits.js';
import type { GipfBoard } from './board.js';
import { ALONG, HAS_FOUR, LENGTH, LINE, LINE_COUNT, PLACE, RUN } from './tables.js';

// Constants of hot loops stand in the file of the loops: V8 does not fold imported ones.
const PLANES = 28;
const FIRST_PLANE = 16;
const PLANES_PER_SIDE = 6;
// The planes of a side, counted from its first one.
const OWN_ROW = 0;
const CAPTURES = 1;
const CHANGED = 2;
const CAPTURED = 3;
const TAKEN_BACK = 4;
const THEIR_ROW = 5;

const SEVEN = 127;

/** By the bits of a side on a line without four in a row: the places where one more bit makes four, if the line is that long. */
const FOURTHS = Uint8Array.from({ length: 128 }, (_, bits) => {
  let places = 0;
  for (let place = 0; place < 7; place++) places |= HAS_FOUR[bits | (1 << place)]! << place;
  return HAS_FOUR[bits] === 0 ? places : 0;
});

/** By line and side: the places where one more piece makes a row on this line, and those where it makes one on a line that crosses it. */
const onLine = new Uint8Array(LINE_COUNT * 2);
const across = new Uint8Array(LINE_COUNT * 2);

const piecesOn = (word: number, side: number): number => (word >> (7 * side)) & SEVEN;

/** Fills `onLine` and `across`. */
const findFourths = (board: GipfBoard): void => {
  across.fill(0);
  for (let line = 0; line < LINE_COUNT; line++) {
    const word = board.line(line);
    for (let side = 0; side < 2; side++) {
      const places = FOURTHS[piecesOn(word, side)]! & ((1 << LENGTH[line]!) - 1);
      onLine[line * 2 + side] = places;
      for (let left = places; left !== 0; left &= left - 1) {
        const p = ALONG[line * 7 + lowestBit(left)]!;
        for (let i = p * 3; i < p * 3 + 3; i++) {
          if (LINE[i] !== line) across[LINE[i]! * 2 + side]! |= 1 << PLACE[i]!;
        }
      }
    }
  }
};

/** Marks places of a line. `at` is the plane at the first point. */
const mark = (line: number, places: number, into: Float32Array, at: number): void => {
  for (let left = places; left !== 0; left &= left - 1)
    into[at + ALONG[line * 7 + lowestBit(left)]! * PLANES] = 1;
};

/** Marks the pieces that leave with rows of `side` on lines through a place of another line, the piece there aside. Says whether any are captured. */
const markAcross = (
  board: GipfBoard,
  side: number,
  line: number,
  place: number,
  into: Float32Array,
  at: number,
): boolean => {
  let captures = false;
  const p = ALONG[line * 7 + place]!;
  for (let i = p * 3; i < p * 3 + 3; i++) {
    const crossing = LINE[i]!;
    const bit = 1 << PLACE[i]!;
    if (crossing === line || (onLine[crossing * 2 + side]! & bit) === 0) continue;
    const word = board.line(crossing);
    const own = piecesOn(word, side) | bit;
    const run = RUN[(own << 7) | own | piecesOn(word, side ^ 1)]!;
    mark(crossing, run & own & ~bit, into, at + TAKEN_BACK);
    mark(crossing, run & ~own, into, at + CAPTURED);
    if ((run & ~own) !== 0) captures = true;
  }
  return captures;
};

/** Marks what a push of `side` does that changes these places of a line, of which `first` is the one where the piece comes in. */
const push = (
  board: GipfBoard,
  side: number,
  line: number,
  changed: number,
  first: number,
  into: Float32Array,
  at: number,
): void => {
  const word = board.line(line);
  const own = piecesOn(word, side);
  const theirs = piecesOn(word, side ^ 1);
  const isUp = first === 1;
  const ownMoved = (isUp ? (own & changed) << 1 : (own & changed) >> 1) | first;
  const theirsMoved = isUp ? (theirs & changed) << 1 : (theirs & changed) >> 1;
  const ownAfter = (own & ~changed) | ownMoved;
  const theirsAfter = (theirs & ~changed) | theirsMoved;
  const entered = at + ALONG[line * 7 + lowestBit(first)]! * PLANES;
  if ((theirsMoved & across[line * 2 + (side ^ 1)]!) !== 0 || HAS_FOUR[theirsAfter]! > HAS_FOUR[theirs]!)
    into[entered + THEIR_ROW] = 1;

  const makers = ownMoved & across[line * 2 + side]!;
  const run = HAS_FOUR[own] === 0 ? RUN[(ownAfter << 7) | ownAfter | theirsAfter]! : 0;
  if (makers === 0 && run === 0) return;
  into[entered + OWN_ROW] = 1;
  mark(line, changed & ~first, into, at + CHANGED);
  let captures = (run & theirsAfter) !== 0;
  for (let left = makers; left !== 0; left &= left - 1) {
    if (markAcross(board, side, line, lowestBit(left), into, at)) captures = true;
  }
  if (captures) into[entered + CAPTURES] = 1;
  // Pieces are marked where they stood. The one that comes in stood nowhere.
  const leaving = run | makers;
  const moved = leaving & changed & ~first;
  const before = (leaving & ~changed) | (isUp ? moved >> 1 : moved << 1);
  mark(line, before & own, into, at + TAKEN_BACK);
  mark(line, before & theirs, into, at + CAPTURED);
};

const writeSide = (board: GipfBoard, side: number, into: Float32Array, at: number): void => {
  for (let line = 0; line < LINE_COUNT; line++) {
    const word = board.line(line);
    const all = (1 << LENGTH[line]!) - 1;
    const gaps = all & ~(word | (word >> 7));
    if (gaps === 0) continue;
    push(board, side, line, (2 << lowestBit(gaps)) - 1, 1, into, at);
    push(board, side, line, all & -(1 << highestBit(gaps)), (all + 1) >> 1, into, at);
  }
};

/** Writes the threats of both sides, those of the one to act first. They must be 0 before. `at` is where the planes of the position begin. */
export const writeThreats = (board: GipfBoard, into: Float32Array, at: number): void => {
  findFourths(board);
  writeSide(board, board.toAct, into, at + FIRST_PLANE);
  writeSide(board, board.toAct ^ 1, into, at + FIRST_PLANE + PLANES_PER_SIDE);
};
