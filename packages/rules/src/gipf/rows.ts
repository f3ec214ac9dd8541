import type { Side } from '../game.js';
import type { Point } from '../hex/board.js';
import { GIPF_LINES, ROW_LENGTH } from './board.js';
import { GIPF, SINGLE, ownerOf } from './cell.js';
import type { GipfCell, GipfPosition, RowStep } from './types.js';

const isOf = (cell: GipfCell | undefined, side: Side): boolean =>
  cell !== undefined &&
  cell !== '.' &&
  (cell === SINGLE[side] || cell === GIPF[side] || (cell.length > 1 && ownerOf(cell) === side));

/**
 * Does a line hold four adjacent pieces of one side? A line has at most seven points: it is too short for two such rows, and every row
 * covers its fourth point.
 */
export const isRow = (cells: readonly GipfCell[], line: readonly Point[], side: Side): boolean => {
  if (!isOf(cells[line[ROW_LENGTH - 1]!], side)) return false;
  let count = 0;
  for (const p of line) {
    count = isOf(cells[p], side) ? count + 1 : 0;
    if (count === ROW_LENGTH) return true;
  }
  return false;
};

const isDue = ({ cells, settled }: GipfPosition, line: number, side: Side): boolean =>
  isRow(cells, GIPF_LINES[line]!, side) && !settled.includes(line);

/** The lines in which `side` has an unsettled row. */
export const dueLines = (position: GipfPosition, side: Side): number[] =>
  [...GIPF_LINES.keys()].filter(line => isDue(position, line, side));

export const hasDueLine = (position: GipfPosition, side: Side): boolean => {
  for (let line = 0; line < GIPF_LINES.length; line++) if (isDue(position, line, side)) return true;
  return false;
};

/** The row of `side` in a line that has one, with all contiguous pieces (G8). */
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
  return GIPF_LINES.findIndex(line => points.every(p => line.includes(p)));
};

/** Every way to settle the row: each of the `free` pieces in it goes or stays. Four GIPF-pieces may all stay (G14). */
export const settlements = (run: readonly Point[], free: readonly Point[]): RowStep[] =>
  Array.from({ length: 1 << free.length }, (_, choice): RowStep => {
    const kept = free.filter((_, i) => (choice >> i) & 1);
    return { kind: 'row', taken: run.filter(p => !kept.includes(p)), kept };
  });

/** Every way to settle one of the due rows; `mayStay` tells which pieces may stay (G12). */
export const rowSteps = (position: GipfPosition, mayStay: (cell: GipfCell) => boolean): RowStep[] => {
  const { cells, toAct } = position;
  return dueLines(position, toAct).flatMap(line => {
    const run = runOf(cells, GIPF_LINES[line]!, toAct);
    return settlements(
      run,
      run.filter(p => mayStay(cells[p]!)),
    );
  });
};
