import type { Point } from '../hex/board.js';
import { err, ok, refuse, refuseText, type Refusal, type Result } from '../refusal.js';
import { MAX_STEP_TEXT, all, lowered, readPoint, split, trimmed, whyNotText, type Slice } from '../text.js';
import { GIPF_ENTRIES, gipfBoard, type EntryPoint } from './board.js';
import { ownerOf } from './cell.js';
import { steps } from './play.js';
import { firstGap } from './pushes.js';
import type { Entrant, GipfPosition, GipfStep, PlainGipfStep, PushStep } from './types.js';
import { wrongPhase, why } from './why.js';

const byName = (a: Point, b: Point): number => a - b;
const names = (points: readonly Point[]): string[] => points.map(p => gipfBoard.name(p));
const list = (points: readonly Point[]): string => names([...points].sort(byName)).join(',');

export const fromTo = (from: Point, to: Point): string => names([from, to]).join('-');

export const stepText = (step: PlainGipfStep): string =>
  step.kind === 'push'
    ? (step.piece === 'gipf' ? 'G' : '') + fromTo(step.dot, step.to)
    : `x${list(step.taken)}${step.kept.length > 0 ? `(${list(step.kept)})` : ''}`;

/** The meaning of a parsed text in a position. */
export type Meaning = (position: GipfPosition) => Result<GipfStep, Refusal>;

/** How to read steps other than rows, and by which rules. */
interface Reader {
  readonly readMove: (slice: Slice) => Result<Meaning, Refusal>;
  readonly steps: (position: GipfPosition) => readonly GipfStep[];
  readonly why: (position: GipfPosition, attempt: GipfStep) => Refusal | undefined;
}

export const readWith = (
  { readMove, steps, why }: Reader,
  position: GipfPosition,
  text: string,
): Result<readonly GipfStep[], Refusal> => {
  const refusal = whyNotText(text, MAX_STEP_TEXT);
  if (refusal) return err(refusal);
  const slice = trimmed({ text: lowered(text), place: 0 });
  const isRow = slice.text.startsWith('x');
  const meaning = isRow ? readRow(slice, steps) : readMove(slice);
  if (!meaning.ok) return meaning;
  if (isRow !== (position.phase === 'row') || position.phase === 'over') return err(wrongPhase(position));
  const attempt = meaning.value(position);
  if (!attempt.ok) return attempt;
  const reason = why(position, attempt.value);
  return reason ? err(reason) : ok([attempt.value]);
};

/**
 * Reads `a1-b2`, `Ga1-b2`, `xb2,b3,b4(b5)`. Also `a1-f5`, where the second point is the final point of the furthest piece; `e2` for an
 * entry that pushes nothing; `x` where only one row step is legal; `*` after a captured piece; and capitals.
 */
export const readStep = (position: GipfPosition, text: string): Result<readonly GipfStep[], Refusal> =>
  readWith({ readMove, steps, why }, position, text);

export const unreadable = ({ text, place }: Slice): Result<never, Refusal> =>
  err(refuseText('TEXT_UNREADABLE', text, place));

/** One point or two. */
export const BODY = '([a-z]+[0-9]+(?:-[a-z]+[0-9]+)?)';
/** The letter before the first point names the piece that comes in. */
const PUSH = new RegExp(`^(g(?=[a-z]))?${BODY}$`);

const readMove = (slice: Slice): Result<Meaning, Refusal> => {
  const match = PUSH.exec(slice.text);
  if (match === null) return unreadable(slice);
  const [, prefix = '', body = ''] = match;
  const points = readEnds({ text: body, place: slice.place + prefix.length });
  if (!points.ok) return points;
  return ok(position => pushMeant(position, points.value, prefix === '' ? 'single' : 'gipf'));
};

export const readEnds = (body: Slice): Result<Point[], Refusal> =>
  all(split(body, '-').map(part => readPoint(gipfBoard, part)));

export const pushMeant = (
  position: GipfPosition,
  [first, second]: readonly Point[],
  piece: Entrant,
): Result<PushStep, Refusal> =>
  second === undefined ? entering(position, first!, piece) : landing(position, first!, second, piece);

const pushOf = ({ dot, path, single, gipf }: EntryPoint, piece: Entrant): PushStep => {
  if (piece === 'single') return single;
  return piece === 'gipf' ? gipf : { kind: 'push', dot, to: path[0]!, piece };
};

/** `e2`: the lowest dot from which a piece enters the empty point. */
const entering = ({ cells }: GipfPosition, to: Point, piece: Entrant): Result<PushStep, Refusal> => {
  const entry = GIPF_ENTRIES.find(e => e.path[0] === to);
  if (entry === undefined) return err(refuse('NOT_AN_ENTRY', names([to])));
  return cells[to] === '.' ? ok(pushOf(entry, piece)) : err(refuse('DOT_NEEDED', names([to])));
};

/** `a1-f5`: the second point is the first of the line, or the final point of the furthest pushed piece. */
const landing = (
  { cells }: GipfPosition,
  dot: Point,
  to: Point,
  piece: Entrant,
): Result<PushStep, Refusal> => {
  const entry = GIPF_ENTRIES.find(e => e.dot === dot && e.path.includes(to));
  if (entry === undefined) return ok({ kind: 'push', dot, to, piece });
  const gap = firstGap(cells, entry.path);
  const furthest = gap === undefined ? undefined : entry.path[gap];
  if (furthest !== undefined && to !== entry.path[0] && to !== furthest) {
    return err(refuse('WRONG_LANDING', names([to, furthest])));
  }
  return ok(pushOf(entry, piece));
};

const POINT = '[a-z]+[0-9]+';
const ROW = new RegExp(`^x((?:${POINT}\\*?,)*${POINT}\\*?)?(?:\\(((?:${POINT},)*${POINT})\\))?$`);

const readRow = (slice: Slice, steps: Reader['steps']): Result<Meaning, Refusal> => {
  const match = ROW.exec(slice.text);
  if (match === null) return unreadable(slice);
  const [, gone = '', stay = ''] = match;
  const taken = readPoints({ text: gone, place: slice.place + 1 });
  if (!taken.ok) return taken;
  const kept = readPoints({ text: stay, place: slice.place + gone.length + 2 });
  if (!kept.ok) return kept;
  if (gone + stay === '') return ok(position => onlyRow(steps(position)));
  const words = gone.split(',');
  const captured = taken.value.filter((_, i) => words[i]!.endsWith('*'));
  return ok(({ cells, toAct }) => {
    const own = captured.filter(p => ownerOf(cells[p]!) === toAct);
    if (own.length > 0) return err(refuse('NOT_CAPTURED', names(own)));
    return ok({ kind: 'row', taken: taken.value.sort(byName), kept: kept.value.sort(byName) });
  });
};

const onlyRow = ([only, second]: readonly GipfStep[]): Result<GipfStep, Refusal> =>
  second === undefined ? ok(only!) : err(refuse('SEVERAL_FIT'));

const readPoints = (slice: Slice): Result<Point[], Refusal> =>
  slice.text === ''
    ? ok([])
    : all(
        split(slice, ',').map(({ text, place }) =>
          readPoint(gipfBoard, { text: text.replace('*', ''), place }),
        ),
      );
