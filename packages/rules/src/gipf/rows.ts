import type { Side } from '../game.js';
import type { Point } from '../hex/board.js';
import { GIPF, LINES, ROW_LENGTH, SINGLE, isGipf } from './board.js';
import type { GipfCell, GipfPosition, RowStep } from './types.js';

/** Four of one side's pieces side by side on a line? A line is too short for two such rows. */
export const isRow = (cells: readonly GipfCell[], line: readonly Point[], side: Side): boolean => {
  const single = SINGLE[side];
  const gipf = GIPF[side];
  let count = 0;
  for (const p of line) {
    const cell = cells[p];
    count = cell === single || cell === gipf ? count + 1 : 0;
    if (count === ROW_LENGTH) return true;
  }
  return false;
};

const isDue = ({ cells, settled }: GipfPosition, line: number, side: Side): boolean =>
  isRow(cells, LINES[line]!, side) && !settled.includes(line);

/** The lines in which `side` has a row that is still to be settled. */
export const dueLines = (position: GipfPosition, side: Side): number[] =>
  [...LINES.keys()].filter(line => isDue(position, line, side));

export const hasDueLine = (position: GipfPosition, side: Side): boolean => {
  for (let line = 0; line < LINES.length; line++) if (isDue(position, line, side)) return true;
  return false;
};

/** The row of `side` in a line that has one, with everything that stands on without a gap (G8). */
export const runOf = (cells: readonly GipfCell[], line: readonly Point[], side: Side): Point[] => {
  const runs: Point[][] = [[]];
  for (const p of line) {
    if (cells[p] === '.') runs.push([]);
    else runs.at(-1)!.push(p);
  }
  return runs.find(run => isRow(cells, run, side))!;
};

/** The line that holds all of a row's points. */
export const lineOf = ({ taken, kept }: RowStep): number => {
  const points = [...taken, ...kept];
  return LINES.findIndex(line => points.every(p => line.includes(p)));
};

/** Every way to settle the row: each GIPF-piece in it goes or stays (G12). Four GIPF-pieces may all stay (G14). */
export const settlements = (cells: readonly GipfCell[], run: readonly Point[]): RowStep[] => {
  const mayStay = run.filter(p => isGipf(cells[p]!));
  return Array.from({ length: 1 << mayStay.length }, (_, choice): RowStep => {
    const kept = mayStay.filter((_, i) => (choice >> i) & 1);
    return { kind: 'row', taken: run.filter(p => !kept.includes(p)), kept };
  });
};
