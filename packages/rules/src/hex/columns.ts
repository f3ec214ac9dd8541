import type { Spot } from './board.js';

/** The lowest number of a column, how many points it has, and what to add to a number to get `r`. */
export type Column = readonly [low: number, count: number, shift: number];

/** The points of columns from `a` on, the middle column at `q` = 0. */
export const spotsOf = (columns: readonly Column[]): Spot[] => {
  const middle = (columns.length - 1) / 2;
  return columns.flatMap(([low, count, shift], x) =>
    Array.from({ length: count }, (_, i) => ({
      name: 'abcdefghijk'.charAt(x) + String(low + i),
      q: x - middle,
      r: low + i + shift,
    })),
  );
};
