import type { Point } from '../hex/board.js';
import { refuse, refuseText, type Refusal } from '../reasons.js';
import { err, ok, type Result } from '../result.js';
import { MAX_STEP_TEXT, all, lowered, readPoint, split, trimmed, whyNotText, type Slice } from '../text.js';
import { ENTRIES, gipfBoard, owner } from './board.js';
import { firstGap, steps } from './play.js';
import type { Entrant, GipfPosition, GipfStep } from './types.js';
import { asked, why } from './why.js';

const byName = (a: Point, b: Point): number => a - b;
const names = (points: readonly Point[]): string[] => points.map(p => gipfBoard.name(p));
const list = (points: readonly Point[]): string => names([...points].sort(byName)).join(',');

export const stepText = (step: GipfStep): string => {
  if (step.kind === 'row') return `x${list(step.taken)}${step.kept.length > 0 ? `(${list(step.kept)})` : ''}`;
  return `${step.piece === 'gipf' ? 'G' : ''}${gipfBoard.name(step.dot)}-${gipfBoard.name(step.to)}`;
};

/** A step as written, before it is known what is meant by it here. */
type Written =
  | { readonly kind: 'push'; readonly piece: Entrant; readonly first: Point; readonly second?: Point }
  | { readonly kind: 'row'; readonly taken: Point[]; readonly captured: Point[]; readonly kept: Point[] };

/**
 * Reads `a1-b2`, `Ga1-b2`, `xb2,b3,b4(b5)`; also `a1-f5` with the point where the furthest piece comes to stand, `e2` for
 * an entry that pushes nothing, `x` where only one row step is legal, `*` after a captured piece, and capitals.
 */
export const readStep = (position: GipfPosition, text: string): Result<readonly GipfStep[], Refusal> => {
  const refusal = whyNotText(text, MAX_STEP_TEXT);
  if (refusal) return err(refusal);
  const slice = trimmed({ text: lowered(text), place: 0 });
  const written = slice.text.startsWith('x') ? readRow(slice) : readPush(slice);
  if (!written.ok) return written;
  if (written.value.kind !== position.phase) return err(asked(position));
  const attempt =
    written.value.kind === 'row' ? meantRow(position, written.value) : meantPush(position, written.value);
  if (!attempt.ok) return attempt;
  const reason = why(position, attempt.value);
  return reason ? err(reason) : ok([attempt.value]);
};

type WrittenPush = Extract<Written, { kind: 'push' }>;
type WrittenRow = Extract<Written, { kind: 'row' }>;

const unreadable = ({ text, place }: Slice): Result<never, Refusal> =>
  err(refuseText('TEXT_UNREADABLE', text, place));

const readPush = (slice: Slice): Result<WrittenPush, Refusal> => {
  const match = /^(g(?=[a-z]))?([a-z]+[0-9]+(?:-[a-z]+[0-9]+)?)$/.exec(slice.text);
  if (match === null) return unreadable(slice);
  const [, prefix = '', body = ''] = match;
  const piece = prefix === '' ? 'single' : 'gipf';
  const points = all(
    split({ text: body, place: slice.place + prefix.length }, '-').map(part => readPoint(gipfBoard, part)),
  );
  if (!points.ok) return points;
  const [first, second] = points.value as [Point, Point?];
  return ok({ kind: 'push', piece, first, ...(second === undefined ? {} : { second }) });
};

const meantPush = (
  position: GipfPosition,
  { piece, first, second }: WrittenPush,
): Result<GipfStep, Refusal> =>
  second === undefined ? entering(position, first, piece) : landing(position, first, second, piece);

/** `e2`: the lowest dot from which a piece enters the empty point. */
const entering = ({ cells }: GipfPosition, to: Point, piece: Entrant): Result<GipfStep, Refusal> => {
  const entry = ENTRIES.find(e => e.path[0] === to);
  if (entry === undefined) return err(refuse('NOT_AN_ENTRY', names([to])));
  return cells[to] === '.' ? ok(entry[piece]) : err(refuse('DOT_NEEDED', names([to])));
};

/** `a1-f5`: the second point is the first of the line, or the one where the furthest piece pushed comes to stand. */
const landing = (
  { cells }: GipfPosition,
  dot: Point,
  to: Point,
  piece: Entrant,
): Result<GipfStep, Refusal> => {
  const entry = ENTRIES.find(e => e.dot === dot && e.path.includes(to));
  if (entry === undefined) return ok({ kind: 'push', dot, to, piece });
  const gap = firstGap(cells, entry.path);
  const furthest = gap === undefined ? undefined : entry.path[gap];
  if (furthest !== undefined && to !== entry.path[0] && to !== furthest) {
    return err(refuse('WRONG_LANDING', names([to, furthest])));
  }
  return ok(entry[piece]);
};

const POINT = '[a-z]+[0-9]+';
const ROW = new RegExp(`^x((?:${POINT}\\*?,)*${POINT}\\*?)?(?:\\(((?:${POINT},)*${POINT})\\))?$`);

const readRow = (slice: Slice): Result<WrittenRow, Refusal> => {
  const match = ROW.exec(slice.text);
  if (match === null) return unreadable(slice);
  const [, gone = '', stay = ''] = match;
  const taken = readPoints({ text: gone, place: slice.place + 1 });
  if (!taken.ok) return taken;
  const kept = readPoints({ text: stay, place: slice.place + gone.length + 2 });
  if (!kept.ok) return kept;
  const words = gone.split(',');
  const captured = taken.value.filter((_, i) => words[i]!.endsWith('*'));
  return ok({ kind: 'row', taken: taken.value, captured, kept: kept.value });
};

const readPoints = (slice: Slice): Result<Point[], Refusal> =>
  slice.text === ''
    ? ok([])
    : all(
        split(slice, ',').map(({ text, place }) =>
          readPoint(gipfBoard, { text: text.replace('*', ''), place }),
        ),
      );

const meantRow = (
  position: GipfPosition,
  { taken, captured, kept }: WrittenRow,
): Result<GipfStep, Refusal> => {
  if (taken.length + kept.length === 0) {
    const [only, second] = steps(position);
    return second === undefined ? ok(only!) : err(refuse('SEVERAL_FIT'));
  }
  const own = captured.filter(p => owner(position.cells[p]!) === position.toAct);
  if (own.length > 0) return err(refuse('NOT_CAPTURED', names(own)));
  return ok({ kind: 'row', taken: taken.sort(byName), kept: kept.sort(byName) });
};
