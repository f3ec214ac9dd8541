import { makeBoard, type Board, type Point, type Spot } from '../hex/board.js';
import type { GipfVariant, PushStep } from './types.js';

/** Columns a to i hold 5, 6, 7, 8, 9, 8, 7, 6, 5 coordinates (G1). */
const height = (q: number): number => 9 - Math.abs(q);

const spots = Array.from('abcdefghi').flatMap((letter, x): Spot[] => {
  const q = x - 4;
  return Array.from({ length: height(q) }, (_, i) => ({
    name: letter + String(i + 1),
    q,
    // Columns are centred, so right of the middle the numbering falls back by one per column.
    r: i - 4 + Math.max(q, 0),
  }));
});

/** All 61 coordinates: the 37 points and the 24 dots around them. */
export const gipfBoard: Board = makeBoard(spots);

const EDGE = 4;

const DOTS = gipfBoard.spots.map(({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q - r)) === EDGE);

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

const byDotAndPoint = new Map(GIPF_ENTRIES.map(e => [e.dot * spots.length + e.path[0]!, e]));

export const findEntry = (dot: Point, to: Point): EntryPoint | undefined =>
  byDotAndPoint.get(dot * spots.length + to);

/** The middle of the board, where a TAMSK works (P8). */
export const MIDDLE = gipfBoard.find('e5')!;

/** A side's total number of pieces: on the board, in reserve and captured (G2, G4, G5). */
export const PIECES: Readonly<Record<GipfVariant, number>> = { basic: 15, standard: 18, tournament: 18 };

export const ROW_LENGTH = 4;
