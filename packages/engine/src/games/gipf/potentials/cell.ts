// The cells of GIPF with potentials as numbers: what stands at the bottom and whose it is; the kind of the potentials on it, or of the one
// that stands alone; whose the lowest of them is, and how many they are. Above it colours alternate (P7, P9). The rules have the same as
// text, see stack.ts there.
import { POTENTIAL_KINDS, kindOf, letterOf, type GipfCell, type PotentialKind } from '@korong/rules';

export const EMPTY = 0;
/** Bottoms. */
const BASIC = 1;
const GIPF_PIECE = 2;
const CONVERTED = 3;
const USED = 4;

const OWNER = 8;
const KIND_SHIFT = 4;
const FIRST = 128;
const ABOVE_SHIFT = 8;
const ONE_ABOVE = 1 << ABOVE_SHIFT;

const baseOf = (cell: number): number => cell & 7;
/** The owner of the bottom. */
const bottomOwner = (cell: number): number => (cell & OWNER ? 1 : 0);
export const kindIn = (cell: number): number => (cell >> KIND_SHIFT) & 7;
export const aboveIn = (cell: number): number => cell >> ABOVE_SHIFT;

export const singlePiece = (side: number): number => BASIC | (side * OWNER);
export const gipfPiece = (side: number): number => GIPF_PIECE | (side * OWNER);
export const convertedPiece = (side: number): number => CONVERTED | (side * OWNER);
export const usedPotential = (kind: number, side: number): number =>
  USED | (side * OWNER) | (kind << KIND_SHIFT);
export const loadedPiece = (kind: number, side: number): number =>
  singlePiece(side) | (kind << KIND_SHIFT) | (side * FIRST) | ONE_ABOVE;

/** The owner of a cell that is not empty: that of its top. */
export const topOf = (cell: number): number => {
  const above = aboveIn(cell);
  return above === 0 ? bottomOwner(cell) : (cell & FIRST ? 1 : 0) ^ ((above - 1) & 1);
};

export const isLoaded = (cell: number): boolean =>
  aboveIn(cell) === 1 && (cell & FIRST ? 1 : 0) === bottomOwner(cell);
export const isUsed = (cell: number): boolean => baseOf(cell) === USED;
export const isConverted = (cell: number): boolean => baseOf(cell) === CONVERTED;
export const isGipf = (cell: number): boolean => baseOf(cell) === GIPF_PIECE || isConverted(cell);

/** The cell with a potential of `side` on it. */
export const covered = (cell: number, kind: number, side: number): number =>
  (aboveIn(cell) === 0 ? cell | (kind << KIND_SHIFT) | (side * FIRST) : cell) + ONE_ABOVE;

/** The cell without its top. */
export const uncovered = (cell: number): number => {
  const above = aboveIn(cell);
  if (above === 0) return EMPTY;
  return above === 1 ? cell & (7 | OWNER) : cell - ONE_ABOVE;
};

/** What stays of a cell that is taken off in a row: a loaded piece goes as a whole (P3), of other stacks the top (P4, P7). */
export const leftBehind = (cell: number): number => (isLoaded(cell) ? EMPTY : uncovered(cell));

/** How many basic pieces of a side are in the cell. */
export const basicsIn = (cell: number, side: number): number => {
  const base = baseOf(cell);
  if (base === EMPTY || base === USED || bottomOwner(cell) !== side) return 0;
  return base === GIPF_PIECE ? 2 : 1;
};

/** P7, P9: an enemy potential of this kind, on another piece. */
export const mayBeTopped = (cell: number, kind: number, by: number): boolean =>
  aboveIn(cell) > 0 && kindIn(cell) === kind && topOf(cell) !== by;

export const kindNumber = (kind: PotentialKind): number => POTENTIAL_KINDS.indexOf(kind);

/** Pieces are `w` and `b`; of potentials White has the capitals. */
const sideOfLetter = (letter: string): number => {
  if (/[wWbB]/.test(letter)) return /[wW]/.test(letter) ? 0 : 1;
  return letter === letter.toUpperCase() ? 0 : 1;
};

/** The number of a cell of the rules. */
export const cellNumber = (text: GipfCell): number => {
  if (text === '.') return EMPTY;
  if (text === 'w' || text === 'b') return singlePiece(sideOfLetter(text));
  if (text === 'W' || text === 'B') return gipfPiece(sideOfLetter(text));
  const [bottom, ...above] = text.slice(1, -1);
  const side = sideOfLetter(bottom!);
  if (bottom === 'X' || bottom === 'x') return convertedPiece(side);
  if (above.length === 0) return usedPotential(kindNumber(kindOf(bottom!)!), side);
  return above.reduce(
    (cell, letter) => covered(cell, kindNumber(kindOf(letter)!), sideOfLetter(letter)),
    singlePiece(side),
  );
};

const letterFor = (kind: number, side: number): string => {
  const letter = letterOf(POTENTIAL_KINDS[kind]!);
  return side === 0 ? letter : letter.toLowerCase();
};

/** The reverse. */
export const cellText = (cell: number): GipfCell => {
  const side = bottomOwner(cell);
  switch (baseOf(cell)) {
    case EMPTY:
      return '.';
    case GIPF_PIECE:
      return side === 0 ? 'W' : 'B';
    case CONVERTED:
      return side === 0 ? '[X]' : '[x]';
    case USED:
      return `[${letterFor(kindIn(cell), side)}]`;
    default: {
      const bottom = side === 0 ? 'w' : 'b';
      const above = aboveIn(cell);
      if (above === 0) return bottom;
      const first = cell & FIRST ? 1 : 0;
      return `[${bottom}${Array.from({ length: above }, (_, i) => letterFor(kindIn(cell), first ^ (i & 1))).join('')}]`;
    }
  }
};
