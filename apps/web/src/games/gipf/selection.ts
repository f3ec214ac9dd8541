import { GIPF_ENTRIES, plainGipf, type GipfPosition, type GipfStep } from '@korong/rules';
import { nextOf } from '../common.js';
import { find, isDotName, name, stackAt, type EntryStep, type PushStep, type RowStep } from './view.js';
import { sayRefusal, type RowChoice, type Selection, type Touched } from '../gameUi.js';

/** The piece that a push brings in: a potential stands for a piece loaded with it. */
export type Entrant = PushStep['piece'];

/** Its option is the entrant of the next push. */
export interface GipfSelection extends Selection {
  /** The id of the chosen row. */
  readonly row?: string;
  /** GIPF-pieces of the chosen row that will stay. */
  readonly kept?: readonly string[];
  /** The target of the held potential, until the effect on the piece there is chosen. */
  readonly target?: string;
  /** The effect of a PÜNCT on a GIPF-piece. */
  readonly as?: 'punct' | 'gipf';
}

/** A row with all the pieces that would leave with it, and those that may stay: GIPF-pieces, and loaded pieces. */
export interface GipfRow extends RowChoice {
  readonly mayStay: readonly string[];
  /** The pieces that stay by default. */
  readonly own: readonly string[];
}

/** The entrant of the next push. With a choice, a GIPF-piece by default, since a single piece ends the right. */
export const entrantOf = ({ entry, toAct }: GipfPosition, selection: GipfSelection): Entrant =>
  entry[toAct] === 'gipf' || (entry[toAct] === 'any' && selection.option !== 'single') ? 'gipf' : 'single';

/** Plain GIPF, or GIPF with potentials. */
export type GipfRules = Pick<typeof plainGipf, 'steps' | 'why'>;

export const openPushes = (rules: GipfRules, position: GipfPosition, entrant: Entrant): PushStep[] =>
  rules.steps(position).filter((s): s is PushStep => s.kind === 'push' && s.piece === entrant);

export const rowsOf = (rules: GipfRules, position: GipfPosition): GipfRow[] => {
  const settlements = rules.steps(position).filter((step): step is RowStep => step.kind === 'row');
  const mayStay = new Set(settlements.flatMap(({ kept }) => kept));
  const rows = new Map<string, GipfRow>();
  for (const { taken, kept } of settlements) {
    const points = [...taken, ...kept].sort((a, b) => a - b);
    const id = points.map(name).join(',');
    if (rows.has(id)) continue;
    const stay = points.filter(p => mayStay.has(p));
    const own = stay.filter(p => stackAt(position, p).at(-1)?.side === position.toAct);
    // With potentials in play one piece has to go (P3): a loaded piece rather than a GIPF-piece.
    if (position.project && own.length === points.length) {
      own.splice(
        Math.max(
          0,
          own.findIndex(p => stackAt(position, p).length > 1),
        ),
        1,
      );
    }
    rows.set(id, { id, points: points.map(name), mayStay: stay.map(name), own: own.map(name) });
  }
  return [...rows.values()];
};

/** The selection with `row` chosen: own GIPF-pieces stay and the other side's go, the usual wish. */
const choose = (row: GipfRow): GipfSelection => ({ row: row.id, kept: row.own });

export const settle = (row: GipfRow, kept: readonly string[]): RowStep => ({
  kind: 'row',
  taken: row.points.filter(p => !kept.includes(p)).map(find),
  kept: row.points.filter(p => kept.includes(p)).map(find),
});

export const refused = (
  rules: GipfRules,
  position: GipfPosition,
  at: string,
  attempt: GipfStep,
): Touched<GipfStep> => ({
  kind: 'refused',
  at,
  why: sayRefusal(rules.why(position, attempt)!),
});

export const holding = (selection: GipfSelection): Touched<GipfStep> => ({ kind: 'selection', selection });

export const touch = (position: GipfPosition, selection: GipfSelection, point: string): Touched<GipfStep> => {
  if (position.phase === 'row') return touchRow(plainGipf, position, selection, point);
  if (position.phase === 'over')
    return refused(plainGipf, position, point, { kind: 'row', taken: [], kept: [] });
  const entrant = entrantOf(position, selection);
  return (
    touchEntry(openPushes(plainGipf, position, entrant), selection, point) ??
    refused(plainGipf, position, point, attempted(selection, point, entrant))
  );
};

/** The selection without the held point; the entrant stays. */
export const released = ({ option }: GipfSelection): GipfSelection =>
  option === undefined ? {} : { option };

/** A dot and its first point, in either order; if only one entry is meant, one touch is enough. */
export const touchEntry = (
  open: readonly (EntryStep & GipfStep)[],
  selection: GipfSelection,
  point: string,
): Touched<GipfStep> | undefined => {
  const { held } = selection;
  if (held === point) return holding(released(selection));
  const joined = open.find(
    ({ dot, to }) => (name(dot) === held && name(to) === point) || (name(dot) === point && name(to) === held),
  );
  if (joined) return { kind: 'step', step: joined };
  const dot = isDotName(point);
  const [only, second] = open.filter(step => name(dot ? step.dot : step.to) === point);
  if (second) return holding({ ...released(selection), held: point });
  return only && { kind: 'step', step: only };
};

/** The push that was probably meant by a touch that is refused. */
export const attempted = (selection: GipfSelection, point: string, piece: Entrant): PushStep => {
  const entry = GIPF_ENTRIES.find(({ single: { dot, to } }) => name(dot) === point || name(to) === point);
  if (entry) return { ...entry.single, piece };
  const dot = find(selection.held !== undefined && isDotName(selection.held) ? selection.held : point);
  return { kind: 'push', dot, to: find(point), piece };
};

/**
 * A piece of a row chooses that row, and takes it if nothing may stay. In the chosen row a GIPF-piece toggles between staying and
 * going, and any other piece takes the row. Where rows cross, touching the same piece again chooses the next one.
 */
export const touchRow = (
  rules: GipfRules,
  position: GipfPosition,
  selection: GipfSelection,
  point: string,
): Touched<GipfStep> => {
  const rows = rowsOf(rules, position);
  const here = rows.filter(row => row.points.includes(point));
  if (here.length === 0) {
    return refused(rules, position, point, {
      kind: 'push',
      dot: find(point),
      to: find(point),
      piece: 'single',
    });
  }
  const chosen = here.find(row => row.id === selection.row);
  if (!chosen) {
    const [row] = here;
    return here.length === 1 && row!.mayStay.length === 0
      ? { kind: 'step', step: settle(row!, []) }
      : holding(choose(row!));
  }
  const kept = selection.kept ?? [];
  if (chosen.mayStay.includes(point)) {
    const next = kept.includes(point) ? kept.filter(p => p !== point) : [...kept, point];
    return position.project && next.length === chosen.points.length
      ? refused(rules, position, point, settle(chosen, next))
      : holding({ row: chosen.id, kept: next });
  }
  if (here.length > 1) return holding(choose(nextOf(here, selection.row)!));
  return { kind: 'step', step: settle(chosen, kept) };
};

/** The entry of a piece dragged from a dot onto its first point, or further along its line. */
export const carried = (from: string, to: string): EntryStep => {
  const [dot, onto] = [find(from), find(to)];
  const along = GIPF_ENTRIES.find(entry => entry.dot === dot && entry.path.includes(onto));
  return { dot, to: along?.path[0] ?? onto };
};

export const drop = (
  position: GipfPosition,
  selection: GipfSelection,
  from: string,
  to: string,
): Touched<GipfStep> => {
  const step: PushStep = { kind: 'push', ...carried(from, to), piece: entrantOf(position, selection) };
  return plainGipf.why(position, step) === undefined
    ? { kind: 'step', step }
    : refused(plainGipf, position, to, step);
};

export const chosenRow = (
  rules: GipfRules,
  position: GipfPosition,
  { row }: GipfSelection,
): GipfRow | undefined => rowsOf(rules, position).find(({ id }) => id === row);

export const takeRow = (
  rules: GipfRules,
  position: GipfPosition,
  selection: GipfSelection,
): GipfStep | undefined => {
  const row = chosenRow(rules, position, selection);
  return row && settle(row, selection.kept ?? []);
};

export const nextRow = (
  rules: GipfRules,
  position: GipfPosition,
  selection: GipfSelection,
): GipfSelection => {
  const next = nextOf(rowsOf(rules, position), selection.row);
  return next ? choose(next) : selection;
};

export const confirm = (position: GipfPosition, selection: GipfSelection): GipfStep | undefined =>
  takeRow(plainGipf, position, selection);

export const cycle = (position: GipfPosition, selection: GipfSelection): GipfSelection =>
  nextRow(plainGipf, position, selection);
