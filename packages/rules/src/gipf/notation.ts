import type { Point } from '../hex/board.js';
import { refuse, refuseText, type Refusal } from '../reasons.js';
import { err, ok, type Result } from '../result.js';
import { MAX_STEP_TEXT, all, lowered, readPoint, split, trimmed, whyNotText, type Slice } from '../text.js';
import { ENTRIES, gipfBoard, isDot, owner, type EntryPoint } from './board.js';
import { steps } from './play.js';
import { kindOf, letterOf } from './potentials/stack.js';
import { firstGap } from './pushes.js';
import type { Entrant, GipfPosition, GipfStep, PushStep, UseStep } from './types.js';
import { asked, why } from './why.js';

const byName = (a: Point, b: Point): number => a - b;
const names = (points: readonly Point[]): string[] => points.map(p => gipfBoard.name(p));
const list = (points: readonly Point[]): string => names([...points].sort(byName)).join(',');

const fromTo = (from: Point, to: Point): string => names([from, to]).join('-');

const prefixOf = (piece: Entrant): string =>
  piece === 'single' ? '' : piece === 'gipf' ? 'G' : letterOf(piece);

export const stepText = (step: GipfStep): string => {
  switch (step.kind) {
    case 'push':
      return prefixOf(step.piece) + fromTo(step.dot, step.to);
    case 'row':
      return `x${list(step.taken)}${step.kept.length > 0 ? `(${list(step.kept)})` : ''}`;
    case 'use':
      return letterOf(step.potential) + fromTo(step.from, step.to) + becomes(step);
    case 'extra':
      return letterOf('tamsk') + fromTo(step.dot, step.to);
    case 'forgo':
      return `${letterOf('tamsk')}-`;
    case 'denied':
      return `!${stepText(step.use)}`;
  }
};

const becomes = ({ as }: UseStep): string =>
  as === undefined ? '' : `=${as === 'gipf' ? 'G' : letterOf('punct')}`;

/** A step as written, before it is known what is meant by it here. */
type Written =
  | {
      readonly kind: 'push';
      readonly piece: Entrant;
      readonly first: Point;
      readonly second?: Point;
      /** Only with potentials in play. */
      readonly as?: 'punct' | 'gipf';
      readonly denied?: boolean;
    }
  | { readonly kind: 'forgo' }
  | { readonly kind: 'row'; readonly taken: Point[]; readonly captured: Point[]; readonly kept: Point[] };

/**
 * Reads `a1-b2`, `Ga1-b2`, `xb2,b3,b4(b5)`; also `a1-f5` with the point where the furthest piece comes to stand, `e2` for
 * an entry that pushes nothing, `x` where only one row step is legal, `*` after a captured piece, and capitals. With potentials
 * in play also `Za1-b2` for a loaded piece, `Zc3-f6` for a use, `Pc3-d4=G`, `!Zc3-f6` for one that was denied, and `T-`.
 */
export const readStep = (position: GipfPosition, text: string): Result<readonly GipfStep[], Refusal> => {
  const refusal = whyNotText(text, MAX_STEP_TEXT);
  if (refusal) return err(refusal);
  const slice = trimmed({ text: lowered(text), place: 0 });
  const written = readWritten(position, slice);
  if (!written.ok) return written;
  if ((written.value.kind === 'row') !== (position.phase === 'row') || position.phase === 'over') {
    return err(asked(position));
  }
  const attempt = meant(position, written.value);
  if (!attempt.ok) return attempt;
  const reason = why(position, attempt.value);
  return reason ? err(reason) : ok([attempt.value]);
};

const readWritten = ({ project }: GipfPosition, slice: Slice): Result<Written, Refusal> => {
  if (slice.text.startsWith('x')) return readRow(slice);
  if (project === undefined) return readPush(slice, PLAIN);
  return slice.text === 't-' ? ok({ kind: 'forgo' }) : readPush(slice, PROJECT);
};

type WrittenPush = Extract<Written, { kind: 'push' }>;
type WrittenRow = Extract<Written, { kind: 'row' }>;

const unreadable = ({ text, place }: Slice): Result<never, Refusal> =>
  err(refuseText('TEXT_UNREADABLE', text, place));

const BODY = '([a-z]+[0-9]+(?:-[a-z]+[0-9]+)?)';
/** A letter before the first point says what comes in or acts: `g`, with potentials in play also those of their kinds. */
const PLAIN = new RegExp(`^()(g(?=[a-z]))?${BODY}$`);
const PROJECT = new RegExp(`^(!?)([gzydtp](?=[a-z]))?${BODY}(?:=([pg]))?$`);

const readPush = (slice: Slice, form: RegExp): Result<WrittenPush, Refusal> => {
  const match = form.exec(slice.text);
  if (match === null) return unreadable(slice);
  const [, mark = '', prefix = '', body = '', becoming] = match;
  const piece = prefix === '' ? 'single' : prefix === 'g' ? 'gipf' : kindOf(prefix)!;
  const place = slice.place + mark.length + prefix.length;
  const points = all(split({ text: body, place }, '-').map(part => readPoint(gipfBoard, part)));
  if (!points.ok) return points;
  const [first, second] = points.value as [Point, Point?];
  return ok({
    kind: 'push',
    piece,
    first,
    ...(second === undefined ? {} : { second }),
    ...(becoming === undefined ? {} : { as: becoming === 'g' ? 'gipf' : 'punct' }),
    ...(mark === '' ? {} : { denied: true }),
  });
};

const meant = (position: GipfPosition, written: Written): Result<GipfStep, Refusal> => {
  if (written.kind === 'row') return meantRow(position, written);
  if (written.kind === 'forgo') return ok(written);
  const step = meantMove(position, written);
  if (!step.ok || written.denied !== true) return step;
  return step.value.kind === 'use' || step.value.kind === 'extra'
    ? ok({ kind: 'denied', use: step.value })
    : err(refuse('NOTHING_IS_DENIED'));
};

/** A push, the push that a TAMSK has earned, or the use of a potential: that begins at a point and not at a dot. */
const meantMove = (position: GipfPosition, written: WrittenPush): Result<GipfStep, Refusal> => {
  const { piece, first, second, as } = written;
  if (piece !== 'single' && piece !== 'gipf' && second !== undefined && !isDot(first)) {
    return ok({ kind: 'use', potential: piece, from: first, to: second, ...(as && { as }) });
  }
  if (as !== undefined) return err(refuse('NO_GIPF_PIECE_THERE', names([second ?? first])));
  const push =
    second === undefined ? entering(position, first, piece) : landing(position, first, second, piece);
  if (!push.ok || position.phase !== 'extra' || piece !== 'tamsk') return push;
  return ok({ kind: 'extra', dot: push.value.dot, to: push.value.to });
};

const pushOf = ({ dot, path, single, gipf }: EntryPoint, piece: Entrant): PushStep => {
  if (piece === 'single') return single;
  return piece === 'gipf' ? gipf : { kind: 'push', dot, to: path[0]!, piece };
};

/** `e2`: the lowest dot from which a piece enters the empty point. */
const entering = ({ cells }: GipfPosition, to: Point, piece: Entrant): Result<PushStep, Refusal> => {
  const entry = ENTRIES.find(e => e.path[0] === to);
  if (entry === undefined) return err(refuse('NOT_AN_ENTRY', names([to])));
  return cells[to] === '.' ? ok(pushOf(entry, piece)) : err(refuse('DOT_NEEDED', names([to])));
};

/** `a1-f5`: the second point is the first of the line, or the one where the furthest piece pushed comes to stand. */
const landing = (
  { cells }: GipfPosition,
  dot: Point,
  to: Point,
  piece: Entrant,
): Result<PushStep, Refusal> => {
  const entry = ENTRIES.find(e => e.dot === dot && e.path.includes(to));
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
