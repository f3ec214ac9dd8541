import type { Point } from './board.js';

/** The contents of every point. A cell is one character, or several in brackets; `.` is empty. */
export type Cells<C extends string> = readonly C[];

export type Columns = readonly (readonly Point[])[];

/** Columns separated by `/`, each from its lowest number up, runs of empty points as their count: `4/2w4/…`. */
export const cellsText = (columns: Columns, cells: Cells<string>): string =>
  columns
    .map(column =>
      column
        .map(p => cells[p]!)
        .join('')
        .replace(/\.+/g, empty => String(empty.length)),
    )
    .join('/');
