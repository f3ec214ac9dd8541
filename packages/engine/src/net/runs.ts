import { OFF_BOARD, TAPS, type Neighbours } from './geometry.js';

/** Taps that are on consecutive points wherever they are on the board, in this order. */
type Run = readonly number[];

const ALL_TAPS = Array.from({ length: TAPS }, (_, tap) => tap);

/**
 * The taps joined into as few runs as possible: with points in the order of their names three, namely the neighbours on the file before,
 * the point and its neighbours on its own file, and the neighbours on the next file. The kernel goes through a run in one loop.
 */
export const runsIn = (neighbours: Neighbours): Run[] => {
  const points = Array.from({ length: neighbours.length / TAPS }, (_, point) => point);
  const at = (point: number, tap: number): number => neighbours[point * TAPS + tap]!;
  const follows = (tap: number, before: number): boolean => {
    const both = points.filter(p => at(p, tap) !== OFF_BOARD && at(p, before) !== OFF_BOARD);
    return both.length > 0 && both.every(p => at(p, tap) === at(p, before) + 1);
  };
  const next = ALL_TAPS.map(before => ALL_TAPS.find(tap => follows(tap, before)));
  const runFrom = (tap: number | undefined): number[] =>
    tap === undefined ? [] : [tap, ...runFrom(next[tap])];
  return ALL_TAPS.filter(tap => !next.includes(tap)).map(runFrom);
};

/** The order in which products are summed and matrices packed. */
export const tapOrder = (neighbours: Neighbours): number[] => runsIn(neighbours).flat();

/**
 * The kernel's table: by run, then by row of a batch, the first row of the run, the row after its last, and the row that would be under the
 * first tap of all runs if they were one. At the end each row by itself, for maps without neighbours.
 */
export const runTable = (neighbours: Neighbours, maxBatch: number): Int32Array => {
  const points = neighbours.length / TAPS;
  const rows = Array.from({ length: maxBatch * points }, (_, row) => row);
  let before = 0;
  const table = runsIn(neighbours).flatMap(run => {
    const slot = before;
    before += run.length;
    return rows.flatMap(row => {
      const point = row % points;
      const under = run.map(tap => neighbours[point * TAPS + tap]!);
      const skipped = under.findIndex(p => p !== OFF_BOARD);
      if (skipped < 0) return [0, 0, 0];
      const first = row - point + under[skipped]!;
      return [first, first + under.filter(p => p !== OFF_BOARD).length, first - skipped - slot];
    });
  });
  return Int32Array.from([...table, ...rows.flatMap(row => [row, row + 1, row])]);
};
