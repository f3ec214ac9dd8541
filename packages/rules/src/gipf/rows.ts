import type { Side } from '../game.js';
import type { Point } from '../hex/board.js';
import { GIPF, LINES, ROW_LENGTH, SINGLE, isGipf, owner } from './board.js';
import { loadOf } from './potentials/stack.js';
import type { GipfCell, GipfPosition, RowStep } from './types.js';

/** Four of one side's pieces side by side on a line? A line is too short for two such rows. */
export const isRow = (cells: readonly GipfCell[], line: readonly Point[], side: Side): boolean => {
  const single = SINGLE[side];
  const gipf = GIPF[side];
  let count = 0;
  for (const p of line) {
    const cell = cells[p]!;
    const counts = cell === single || cell === gipf || (cell.length > 1 && owner(cell) === side);
    count = counts ? count + 1 : 0;
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

/** Whether it may be left standing in a row: a GIPF-piece (G12) or a loaded piece (P3). */
export const mayStay = (cell: GipfCell): boolean => isGipf(cell) || loadOf(cell) !== undefined;

/**
 * Every way to settle the row: each GIPF- or loaded piece in it goes or stays. Four GIPF-pieces may all stay (G14), but with
 * potentials in use one has to go (P3).
 */
export const settlements = ({ cells, project }: GipfPosition, run: readonly Point[]): RowStep[] => {
  const free = run.filter(p => mayStay(cells[p]!));
  const all = project !== undefined && free.length === run.length ? 1 : 0;
  return Array.from({ length: (1 << free.length) - all }, (_, choice): RowStep => {
    const kept = free.filter((_, i) => (choice >> i) & 1);
    return { kind: 'row', taken: run.filter(p => !kept.includes(p)), kept };
  });
};
