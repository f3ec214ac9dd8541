import type { OwnedPiece } from '@korong/board';
import { plainGipf, type GipfPosition, type GipfStep } from '@korong/rules';
import { NOTHING, ask, marksOf, outlines, sideSay, thing } from '../common.js';
import {
  chosenRow,
  entrantOf,
  openPushes,
  rowsOf,
  type Entrant,
  type GipfRow,
  type GipfRules,
  type GipfSelection,
} from './selection.js';
import {
  entering,
  find,
  isDotName,
  landings,
  name,
  preview,
  pushed,
  stackAt,
  type EntryStep,
} from './view.js';
import type { Choice, Overlay, Say } from '../gameUi.js';

export const overlay = (
  position: GipfPosition,
  selection: GipfSelection,
  hover: string | undefined,
): Overlay => {
  if (position.phase === 'row') return overlayRow(plainGipf, position, selection, hover);
  return position.phase === 'over'
    ? { ...NOTHING, ask: { key: 'due.over' } }
    : overlayPush(position, selection, hover);
};

/** The choice of the next entrant; `labelOf` names the kinds that only potentials have. */
export const choiceOf = (
  now: Entrant,
  all: readonly Entrant[],
  open: readonly Entrant[],
  labelOf: (entrant: Entrant) => Say = entrant => ({ key: `choice.${entrant as 'single' | 'gipf'}` }),
): Choice => ({
  title: { key: 'choice' },
  now,
  free: open.length > 1,
  options: all.map(id => ({ id, label: labelOf(id), open: open.includes(id) })),
});

/** Both sides have nothing but single pieces to bring in, for the rest of the game. */
export const isSettled = ({ entry }: GipfPosition): boolean =>
  entry.white === 'single' && entry.black === 'single';

const EITHER = ['gipf', 'single'] as const;

/** In the tournament a push may bring in a GIPF-piece or a single one. */
export const choice = (position: GipfPosition, selection: GipfSelection): Choice | undefined => {
  if (position.variant !== 'tournament' || isSettled(position)) return undefined;
  const now = entrantOf(position, selection);
  const isFree = position.phase === 'push' && position.entry[position.toAct] === 'any';
  return choiceOf(now, EITHER, isFree ? EITHER : [now]);
};

/** The single entry that a touch of `hover` would make now. */
const meantEntry = <S extends EntryStep>(
  open: readonly S[],
  held: string | undefined,
  hover: string | undefined,
): S | undefined => {
  if (hover === undefined) return undefined;
  const ends = ({ dot, to }: EntryStep): string[] => [name(dot), name(to)];
  const fits = open.filter(step => ends(step).includes(hover));
  const joined = fits.filter(step => held !== undefined && held !== hover && ends(step).includes(held));
  if (joined.length > 0) return joined[0];
  return fits.length === 1 ? fits[0] : undefined;
};

/** The possible entries, and the pieces they move. */
export const lookEntry = (
  position: GipfPosition,
  open: readonly EntryStep[],
  entrant: readonly OwnedPiece[],
  held: string | undefined,
  hover: string | undefined,
): Omit<Overlay, 'ask'> => {
  const dots = [...new Set(open.map(step => name(step.dot)))];
  const firsts = [...new Set(open.map(step => name(step.to)))];
  const from = held ?? (hover !== undefined && isDotName(hover) ? hover : undefined);
  const ways = open.filter(step => from !== undefined && (name(step.dot) === from || name(step.to) === from));
  const targets = ways.map(step => name(name(step.dot) === from ? step.to : step.dot));
  const step = meantEntry(open, held, hover);
  const shown = step ? [step] : ways;
  return {
    ...NOTHING,
    marks: marksOf(['may', dots], ['held', held === undefined ? [] : [held]], ['target', targets]),
    ghosts: step ? preview(position, step, entrant) : {},
    arrows: shown.map(way => ({
      from: name(way.dot),
      to: name(landings(position, way).at(-1)!),
      tone: 'may',
    })),
    touchable: [...dots, ...firsts],
    draggable: dots,
  };
};

const overlayPush = (
  position: GipfPosition,
  selection: GipfSelection,
  hover: string | undefined,
): Overlay => {
  const now = entrantOf(position, selection);
  const open = openPushes(plainGipf, position, now);
  return {
    ...lookEntry(position, open, open[0] ? entering(position, open[0]) : [], selection.held, hover),
    ask: asked(position, selection),
  };
};

/** The question while a dot or a first point is held. */
export const askedHolding = (held: string, { toAct }: GipfPosition): Say =>
  ask(isDotName(held) ? 'due.push.dot' : 'due.push.point', toAct, { point: held });

const asked = (position: GipfPosition, selection: GipfSelection): Say => {
  const { toAct, entry } = position;
  if (selection.held !== undefined) return askedHolding(selection.held, position);
  const right = entry[toAct];
  return ask(right === 'gipf' ? 'due.push.gipf' : right === 'any' ? 'due.push.any' : 'due.push', toAct);
};

export const overlayRow = (
  rules: GipfRules,
  position: GipfPosition,
  selection: GipfSelection,
  hover: string | undefined,
): Overlay => {
  const { toAct } = position;
  const rows = rowsOf(rules, position);
  const all = [...new Set(rows.flatMap(row => row.points))];
  const over = rows.filter(row => hover !== undefined && row.points.includes(hover));
  const chosen = chosenRow(rules, position, selection);
  const shown = chosen ?? (over.length === 1 ? over[0] : undefined);
  const stay = shown ? (chosen ? (selection.kept ?? []) : shown.own) : [];
  return {
    ...NOTHING,
    marks: marksOf(
      ['row', all],
      ['chosen', shown?.points ?? []],
      ['stay', stay],
      ['go', shown?.points.filter(p => !stay.includes(p)) ?? []],
    ),
    rows: outlines(rows, shown),
    several: rows.length > 1,
    touchable: all,
    ask: chosen
      ? ask(chosen.mayStay.length > 0 ? 'due.take.choose' : 'due.take.chosen', toAct, ends(chosen))
      : ask(rows.length > 1 ? 'due.take.several' : 'due.take', toAct, { n: rows.length }),
    ...(chosen ? { offer: offered(chosen, stay) } : {}),
  };
};

const ends = ({ points }: GipfRow): { from: string; to: string } => ({
  from: points[0]!,
  to: points.at(-1)!,
});

const offered = (row: GipfRow, stay: readonly string[]): Say => {
  if (stay.length === row.points.length) return { key: 'offer.leave', values: ends(row) };
  return { key: 'offer.take', values: { ...ends(row), n: row.points.length - stay.length } };
};

/** The name of the pieces on a point; potentials add to it. */
export type Naming = (position: GipfPosition, point: string) => Say;

const named: Naming = (position, point) => {
  const [there] = stackAt(position, find(point));
  return there ? thing(there) : { key: 'thing.empty' };
};

export const sayPoint = (position: GipfPosition, point: string, naming = named): Say =>
  isDotName(point)
    ? { key: 'point.dot', values: { point } }
    : { key: 'point', values: { point, thing: naming(position, point) } };

/** The description of a point: its name, its pieces and the possible actions. */
export const label = (position: GipfPosition, selection: GipfSelection, point: string): Say => {
  if (position.phase === 'push') {
    const open = openPushes(plainGipf, position, entrantOf(position, selection));
    return labelEntry(position, open, selection.held, point);
  }
  return labelRow(plainGipf, position, selection, point);
};

export const labelRow = (
  rules: GipfRules,
  position: GipfPosition,
  selection: GipfSelection,
  point: string,
  naming = named,
): Say => {
  const rows = rowsOf(rules, position).filter(row => row.points.includes(point));
  if (rows.length === 0) return sayPoint(position, point, naming);
  const values = { point, thing: naming(position, point) };
  const chosen = rows.find(row => row.id === selection.row);
  if (!chosen) return { key: 'point.take', values: { ...values, n: rows.length } };
  return { key: selection.kept?.includes(point) ? 'point.stays' : 'point.goes', values };
};

export const labelEntry = (
  position: GipfPosition,
  open: readonly EntryStep[],
  held: string | undefined,
  point: string,
  naming = named,
): Say => {
  const joined = held !== undefined && held !== point ? meantEntry(open, held, point) : undefined;
  const joins =
    joined && [name(joined.dot), name(joined.to)].includes(held!)
      ? pushed(position, joined).length
      : undefined;
  if (isDotName(point)) {
    const at = open.filter(step => name(step.dot) === point).map(step => name(step.to));
    if (at.length === 0) return { key: 'point.dot.closed', values: { point } };
    if (joins !== undefined) return { key: 'point.dot.target', values: { point, to: held!, n: joins } };
    return { key: held === point ? 'point.dot.held' : 'point.dot.open', values: { point, at } };
  }
  const values = { point, thing: naming(position, point) };
  if (joins !== undefined) return { key: 'point.target.push', values: { ...values, from: held!, n: joins } };
  return { key: held === point ? 'point.held.entry' : 'point', values };
};

export const sayStep = (position: GipfPosition, step: GipfStep): readonly Say[] => {
  const side = sideSay(position.toAct);
  if (step.kind === 'row') {
    const [taken, kept] = [step.taken.map(name), step.kept.map(name)];
    const values = { side, at: taken, kept, n: taken.length };
    if (kept.length === 0) return [{ key: 'told.take', values }];
    return [{ key: taken.length === 0 ? 'told.leave' : 'told.take.stay', values }];
  }
  if (step.kind !== 'push') return [];
  const moved = pushed(position, step).length;
  const values = { side, from: name(step.dot), to: name(step.to), n: moved };
  if (step.piece === 'gipf') return [{ key: moved > 0 ? 'told.push.gipf.moves' : 'told.push.gipf', values }];
  return [{ key: moved > 0 ? 'told.push.moves' : 'told.push', values }];
};
