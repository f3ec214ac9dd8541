import { other } from '../game.js';
import type { Point } from '../hex/board.js';
import { refuse, type Refusal } from '../reasons.js';
import { LINES, findEntry, gipfBoard, isDot, isGipf } from './board.js';
import { firstGap } from './play.js';
import { dueLines, isRow, runOf } from './rows.js';
import type { GipfPosition, GipfStep, PushStep, RowStep } from './types.js';

const names = (points: Iterable<Point>): string[] => [...points].map(p => gipfBoard.name(p));

/** What this phase of the turn asks for instead of what was tried. */
export const asked = (position: GipfPosition): Refusal => {
  switch (position.phase) {
    case 'over':
      return refuse('GAME_OVER');
    case 'push':
      return refuse('PIECE_MUST_BE_PUSHED');
    case 'row':
      return refuse('ROW_MUST_BE_TAKEN', names(new Set(dueRuns(position).flat())));
  }
};

/** Why `attempt` is not legal in `position`; `undefined` if it is. */
export const why = (position: GipfPosition, attempt: GipfStep): Refusal | undefined => {
  if (attempt.kind !== position.phase) return asked(position);
  return attempt.kind === 'push' ? whyNotPush(position, attempt) : whyNotRow(position, attempt);
};

const whyNotPush = (position: GipfPosition, { dot, to, piece }: PushStep): Refusal | undefined => {
  if (!isDot(dot)) return refuse('NOT_A_DOT', names([dot]));
  const entry = findEntry(dot, to);
  if (entry === undefined) return refuse('NOT_AN_ENTRY', names([dot, to]));
  if (firstGap(position.cells, entry.path) === undefined) return refuse('LINE_FULL', names(entry.path));
  return piece === 'gipf' ? whyNoGipf(position) : whyNoSingle(position);
};

const whyNoGipf = ({ variant, entry, toAct }: GipfPosition): Refusal | undefined => {
  if (variant !== 'tournament') return refuse('NO_GIPF_PIECE_ENTERS');
  return entry[toAct] === 'single' ? refuse('GIPF_RIGHT_ENDED') : undefined;
};

const whyNoSingle = ({ entry, toAct }: GipfPosition): Refusal | undefined =>
  entry[toAct] === 'gipf' ? refuse('GIPF_PIECE_FIRST') : undefined;

const dueRuns = (position: GipfPosition): Point[][] =>
  dueLines(position, position.toAct).map(line => runOf(position.cells, LINES[line]!, position.toAct));

const whyNotRow = (position: GipfPosition, { taken, kept }: RowStep): Refusal | undefined => {
  const named = [...taken, ...kept];
  const twice = named.filter((p, i) => named.indexOf(p) !== i);
  if (twice.length > 0) return refuse('POINT_TWICE', names(twice));
  const run = meant(dueRuns(position), named);
  if (run === undefined) return whyNoRow(position, named);
  const outside = named.filter(p => !run.includes(p));
  if (outside.length > 0) return refuse('NOT_IN_ROW', names(outside));
  const missing = run.filter(p => !named.includes(p));
  if (missing.length > 0) return refuse('MUST_GO_TOO', names(missing));
  const single = kept.filter(p => !isGipf(position.cells[p]!));
  return single.length > 0 ? refuse('CANNOT_STAY', names(single)) : undefined;
};

/** The row that shares most points with those named, and at least two: one point may be a mere crossing. */
const meant = (
  runs: readonly (readonly Point[])[],
  named: readonly Point[],
): readonly Point[] | undefined => {
  const shared = (run: readonly Point[]): number => run.filter(p => named.includes(p)).length;
  return runs.filter(run => shared(run) >= 2).sort((a, b) => shared(b) - shared(a))[0];
};

/** The points named are in none of the rows that are due: perhaps they are a row all the same. */
const whyNoRow = ({ cells, settled, toAct }: GipfPosition, named: readonly Point[]): Refusal => {
  const line = LINES.findIndex(points => named.length > 1 && named.every(p => points.includes(p)));
  const points = LINES[line] ?? [];
  if (settled.includes(line)) return refuse('ROW_ALREADY_SETTLED', names(named));
  if (isRow(cells, points, other(toAct))) return refuse('NOT_YOUR_ROW', names(named));
  return refuse('NOT_A_ROW', names(named));
};
