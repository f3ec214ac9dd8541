import { other } from '../game.js';
import type { Point } from '../hex/board.js';
import { refuse, type Refusal } from '../refusal.js';
import { GIPF_LINES, findEntry, gipfBoard, isDot } from './board.js';
import { isGipfPiece } from './cell.js';
import { entrants, firstGap } from './pushes.js';
import { dueLines, isRow, runOf } from './rows.js';
import type { Entrant, ExtraStep, GipfCell, GipfPosition, GipfStep, PushStep, RowStep } from './types.js';

const names = (points: Iterable<Point>): string[] => [...points].map(p => gipfBoard.name(p));

/** The refusal for a step of the wrong phase. */
export const wrongPhase = (position: GipfPosition): Refusal => {
  switch (position.phase) {
    case 'over':
      return refuse('GAME_OVER');
    case 'push':
      return refuse('PIECE_MUST_BE_PUSHED');
    case 'extra':
      return refuse('EXTRA_PUSH_DUE');
    case 'row':
      return refuse('ROW_MUST_BE_TAKEN', names(new Set(dueRuns(position).flat())));
  }
};

/** Why `attempt` is not legal in `position`; `undefined` if it is. Phases are named after their step. */
export const why = (position: GipfPosition, attempt: GipfStep): Refusal | undefined => {
  if (attempt.kind === 'push' && position.phase === 'push') {
    return whyNotPush(position, attempt, entrants(position));
  }
  if (attempt.kind === 'row' && position.phase === 'row') return whyNotRow(position, attempt, isGipfPiece);
  return wrongPhase(position);
};

/** `pieces`: the pieces that may come in. */
export const whyNotPush = (
  position: GipfPosition,
  step: PushStep,
  pieces: readonly Entrant[],
): Refusal | undefined =>
  whyNotEntry(position, step) ?? (pieces.includes(step.piece) ? undefined : whyNotPiece(position, step));

export const whyNotEntry = (
  { cells }: GipfPosition,
  { dot, to }: PushStep | ExtraStep,
): Refusal | undefined => {
  if (!isDot(dot)) return refuse('NOT_A_DOT', names([dot]));
  const entry = findEntry(dot, to);
  if (entry === undefined) return refuse('NOT_AN_ENTRY', names([dot, to]));
  return firstGap(cells, entry.path) === undefined ? refuse('LINE_FULL', names(entry.path)) : undefined;
};

/** G5 and P2: whether the piece may come in, and whether one is left. */
const whyNotPiece = (
  { variant, entry, toAct, reserve, project }: GipfPosition,
  { piece }: PushStep,
): Refusal => {
  const right = entry[toAct];
  if (project !== undefined && reserve[toAct] === 0) return refuse('RESERVE_EMPTY');
  if (piece === 'gipf') {
    if (variant !== 'tournament') return refuse('NO_GIPF_PIECE_ENTERS');
    return refuse(right === 'gipf' || right === 'any' ? 'RESERVE_EMPTY' : 'GIPF_RIGHT_ENDED');
  }
  if (right === 'gipf') return refuse('GIPF_PIECE_FIRST');
  if (project === undefined || piece === 'single') return refuse('NO_POTENTIALS');
  if (project.deniedEntries.includes(piece)) return refuse('ENTRY_DENIED');
  const isAgreed = Object.values(project.potentials[toAct]).some(count => count > 0);
  return refuse(right === 'single' && isAgreed ? 'POTENTIALS_ENDED' : 'NO_POTENTIAL_LEFT');
};

const dueRuns = (position: GipfPosition): Point[][] =>
  dueLines(position, position.toAct).map(line => runOf(position.cells, GIPF_LINES[line]!, position.toAct));

/** `mayStay`: the pieces that may stay. */
export const whyNotRow = (
  position: GipfPosition,
  { taken, kept }: RowStep,
  mayStay: (cell: GipfCell) => boolean,
): Refusal | undefined => {
  const named = [...taken, ...kept];
  const twice = named.filter((p, i) => named.indexOf(p) !== i);
  if (twice.length > 0) return refuse('POINT_TWICE', names(twice));
  const run = meant(dueRuns(position), named);
  if (run === undefined) return whyNoRow(position, named);
  const outside = named.filter(p => !run.includes(p));
  if (outside.length > 0) return refuse('NOT_IN_ROW', names(outside));
  const missing = run.filter(p => !named.includes(p));
  if (missing.length > 0) return refuse('MUST_GO_TOO', names(missing));
  const single = kept.filter(p => !mayStay(position.cells[p]!));
  if (single.length > 0) return refuse('CANNOT_STAY', names(single));
  return position.project !== undefined && taken.length === 0 ? refuse('ONE_MUST_GO', names(run)) : undefined;
};

/** The row that shares the most points with the named ones, at least two: one point may be a mere crossing. */
const meant = (
  runs: readonly (readonly Point[])[],
  named: readonly Point[],
): readonly Point[] | undefined => {
  const shared = (run: readonly Point[]): number => run.filter(p => named.includes(p)).length;
  return runs.filter(run => shared(run) >= 2).sort((a, b) => shared(b) - shared(a))[0];
};

/** The named points are in none of the due rows. They may still be a row. */
const whyNoRow = ({ cells, settled, toAct }: GipfPosition, named: readonly Point[]): Refusal => {
  const line = GIPF_LINES.findIndex(points => named.length > 1 && named.every(p => points.includes(p)));
  const points = GIPF_LINES[line] ?? [];
  if (settled.includes(line)) return refuse('ROW_ALREADY_SETTLED', names(named));
  if (isRow(cells, points, other(toAct))) return refuse('NOT_YOUR_ROW', names(named));
  return refuse('NOT_A_ROW', names(named));
};
