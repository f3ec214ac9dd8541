import type { Side } from '../../game.js';
import { SINGLE, isConverted, isGipfPiece, sideOf, topSide } from '../cell.js';
import type { GipfCell, PotentialKind } from '../types.js';
import { LETTERS, kindOf } from './kinds.js';

// The cells of GIPF as a project. A cell in brackets is a stack from bottom to top: `w` `b` basic pieces, `Z Y D T P` White's potentials,
// `z y d t p` Black's, `X` `x` a GIPF-piece made of a basic piece and a PÜNCT (P9). `[wZ]` is a loaded piece, `[Z]` a used ZÈRTZ, `[bD]` a
// DVONN on a black piece. The top owns the point. Brackets are used only where necessary.

const lettersOf = (cell: GipfCell): string => (cell.length > 1 ? cell.slice(1, -1) : cell);

const cellOf = (letters: string): GipfCell => {
  if (letters === '') return '.';
  return letters === 'w' || letters === 'b' ? letters : `[${letters}]`;
};

const inCase = (letter: string, side: Side): string => (side === 'white' ? letter : letter.toLowerCase());

export const convertedPiece = (side: Side): GipfCell => (side === 'white' ? '[X]' : '[x]');

/** A basic piece with a potential of its own side on it. */
export const loadedPiece = (kind: PotentialKind, side: Side): GipfCell =>
  `[${SINGLE[side]}${inCase(LETTERS[kind], side)}]`;

/** A potential without a piece below it. */
export const usedPotential = (kind: PotentialKind, side: Side): GipfCell =>
  `[${inCase(LETTERS[kind], side)}]`;

/** The potential on a loaded piece; `undefined` for any other cell. */
export const loadOf = (cell: GipfCell): PotentialKind | undefined => {
  if (cell.length !== 4) return undefined;
  const [bottom, top] = [cell[1]!, cell[2]!];
  const isLoaded = (bottom === 'w' || bottom === 'b') && sideOf(bottom) === sideOf(top);
  return isLoaded ? kindOf(top) : undefined;
};

/** Whether it may stay in a row: a GIPF-piece (G12) or a loaded piece (P3). */
export const mayStay = (cell: GipfCell): boolean => isGipfPiece(cell) || loadOf(cell) !== undefined;

/** The cell without its top. */
export const uncovered = (cell: GipfCell): GipfCell => cellOf(lettersOf(cell).slice(0, -1));

/** The cell with a potential of `side` on it. */
export const coveredBy = (cell: GipfCell, kind: PotentialKind, side: Side): GipfCell =>
  cellOf(lettersOf(cell) + inCase(LETTERS[kind], side));

/**
 * An enemy DVONN or PÜNCT that one's own of the same kind may cover (P7, P9): on an enemy loaded piece, or on one's own piece. Colours
 * alternate in a stack, so this is any that stands on another piece.
 */
export const mayBeTopped = (cell: GipfCell, kind: PotentialKind, by: Side): boolean =>
  cell.length >= 4 && kindOf(cell.at(-2)!) === kind && topSide(cell) !== by;

/** How many potentials of a kind and side are in the cell. */
export const potentialsIn = (cell: GipfCell, kind: PotentialKind, side: Side): number => {
  if (cell.length === 1) return 0;
  if (isConverted(cell)) return kind === 'punct' && topSide(cell) === side ? 1 : 0;
  return cell.split(inCase(LETTERS[kind], side)).length - 1;
};

/**
 * Whether play can produce this stack: a used potential alone, a loaded piece, or DVONNs or PÜNCTs of alternating colour on a basic or
 * loaded piece.
 */
export const isStack = (text: string): text is `[${string}]` => {
  const [bottom = '', ...above] = text.slice(1, -1);
  if (text !== `[${bottom}${above.join('')}]`) return false;
  if (above.length === 0) return /^[ZYTX]$/i.test(bottom);
  if (bottom !== 'w' && bottom !== 'b') return false;
  const kind = kindOf(above[0]!);
  if (kind === undefined || above.some(letter => kindOf(letter) !== kind)) return false;
  if (above.some((letter, i) => i > 0 && sideOf(letter) === sideOf(above[i - 1]!))) return false;
  const isLoaded = above.length === 1 && sideOf(above[0]!) === sideOf(bottom);
  return isLoaded || kind === 'dvonn' || kind === 'punct';
};
