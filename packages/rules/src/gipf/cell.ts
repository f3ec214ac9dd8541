import type { Side } from '../game.js';
import type { GipfCell } from './types.js';

export const SINGLE = { white: 'w', black: 'b' } as const satisfies Record<Side, GipfCell>;
export const GIPF = { white: 'W', black: 'B' } as const satisfies Record<Side, GipfCell>;

/** The owner of a letter in a stack; see potentials/stack.ts. */
export const sideOf = (letter: string): Side => {
  if (letter === 'w') return 'white';
  return letter === 'b' || letter === letter.toLowerCase() ? 'black' : 'white';
};

/** The owner of a stack is the owner of its top. Only for cells in brackets. */
export const topSide = (cell: GipfCell): Side => sideOf(cell.at(-2)!);

export const isConverted = (cell: GipfCell): boolean => cell === '[X]' || cell === '[x]';

export const isGipfPiece = (cell: GipfCell): boolean =>
  cell === 'W' || cell === 'B' || (cell.length > 1 && isConverted(cell));

export const ownerOf = (cell: GipfCell): Side | undefined => {
  if (cell === 'w' || cell === 'W') return 'white';
  if (cell.length > 1) return topSide(cell);
  return cell === '.' ? undefined : 'black';
};

/** How many basic pieces of a side are in the cell. */
export const basicsIn = (cell: GipfCell, side: Side): number => {
  if (cell.length === 1) {
    if (cell === SINGLE[side]) return 1;
    return cell === GIPF[side] ? 2 : 0;
  }
  if (isConverted(cell)) return topSide(cell) === side ? 1 : 0;
  return cell[1] === SINGLE[side] ? 1 : 0;
};
