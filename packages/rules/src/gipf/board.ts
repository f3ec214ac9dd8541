import { makeBoard, type Board, type Point } from '../hex/board.js';
import { gipfSpots, isDotSpot } from './spots.js';
import type { GipfVariant, PushStep } from './types.js';

export const gipfBoard: Board = makeBoard(gipfSpots);

const DOTS = gipfBoard.spots.map(isDotSpot);

/** Dots are not part of the playing area. */
export const isDot = (p: Point): boolean => DOTS[p]!;

/** The columns without their dots. */
export const pointColumns: readonly (readonly Point[])[] = gipfBoard.columns
  .map(column => column.filter(p => !isDot(p)))
  .filter(column => column.length > 0);

/** The 21 lines, without the dots at their ends. */
export const GIPF_LINES: readonly (readonly Point[])[] = gipfBoard.lines
  .map(line => line.filter(p => !isDot(p)))
  .filter(line => line.length > 0);

/** A dot and the line it enters. */
export interface EntryPoint {
  readonly dot: Point;
  /** The line's points, starting at the dot. */
  readonly path: readonly Point[];
  readonly single: PushStep;
  readonly gipf: PushStep;
}

const entry = (dot: Point, path: readonly Point[]): EntryPoint => {
  const push = { kind: 'push', dot, to: path[0]! } as const;
  return { dot, path, single: { ...push, piece: 'single' }, gipf: { ...push, piece: 'gipf' } };
};

/** The 42 entries. Step objects are created once and shared. */
export const GIPF_ENTRIES: readonly EntryPoint[] = gipfBoard.points.filter(isDot).flatMap(dot =>
  gipfBoard.rays[dot]!.map(ray => ray.filter(p => !isDot(p)))
    .filter(path => path.length > 0)
    .map(path => entry(dot, path)),
);

const byDotAndPoint = new Map(GIPF_ENTRIES.map(e => [e.dot * gipfSpots.length + e.path[0]!, e]));

export const findEntry = (dot: Point, to: Point): EntryPoint | undefined =>
  byDotAndPoint.get(dot * gipfSpots.length + to);

/** The middle of the board, where a TAMSK works (P8). */
export const MIDDLE = gipfBoard.find('e5')!;

/** A side's total number of pieces: on the board, in reserve and captured (G2, G4, G5). */
export const PIECES: Readonly<Record<GipfVariant, number>> = { basic: 15, standard: 18, tournament: 18 };

export const ROW_LENGTH = 4;
