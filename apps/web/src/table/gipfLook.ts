import type { GipfPosition, GipfStep } from '@korong/rules';
import { NOTHING, ask, marksOf, outlines, sideSay, thing } from './common.js';
import { chosenRow, entrantOf, openPushes, rowsOf, type GipfRow } from './gipfHand.js';
import { find, isDotName, landings, name, pieceAt, preview, pushed, type PushStep } from './gipfView.js';
import type { Hand, Look, Say } from './types.js';

export const look = (position: GipfPosition, hand: Hand, hover: string | undefined): Look => {
  switch (position.phase) {
    case 'push':
      return lookPush(position, hand, hover);
    case 'row':
      return lookRow(position, hand, hover);
    case 'over':
      return { ...NOTHING, ask: { key: 'due.over' } };
  }
};

/** The one push that a touch of `hover` would make now. */
const meantPush = (
  open: readonly PushStep[],
  held: string | undefined,
  hover: string | undefined,
): PushStep | undefined => {
  if (hover === undefined) return undefined;
  const ends = ({ dot, to }: PushStep): string[] => [name(dot), name(to)];
  const fits = open.filter(step => ends(step).includes(hover));
  const joined = fits.filter(step => held !== undefined && held !== hover && ends(step).includes(held));
  if (joined.length > 0) return joined[0];
  return fits.length === 1 ? fits[0] : undefined;
};

const lookPush = (position: GipfPosition, hand: Hand, hover: string | undefined): Look => {
  const { toAct, entry } = position;
  const { held } = hand;
  const open = openPushes(position, hand);
  const dots = [...new Set(open.map(step => name(step.dot)))];
  const firsts = [...new Set(open.map(step => name(step.to)))];
  const from = held ?? (hover !== undefined && isDotName(hover) ? hover : undefined);
  const ways = open.filter(step => from !== undefined && (name(step.dot) === from || name(step.to) === from));
  const targets = ways.map(step => name(name(step.dot) === from ? step.to : step.dot));
  const step = meantPush(open, held, hover);
  const shown = step ? [step] : ways;
  return {
    ...NOTHING,
    marks: marksOf(['may', dots], ['held', held === undefined ? [] : [held]], ['target', targets]),
    ghosts: step ? preview(position, step) : {},
    arrows: shown.map(way => ({
      from: name(way.dot),
      to: name(landings(position, way).at(-1)!),
      tone: 'may',
    })),
    touchable: [...dots, ...firsts],
    draggable: dots,
    entrant: { now: entrantOf(position, hand), free: entry[toAct] === 'any' },
    ask: asked(position, hand),
  };
};

const asked = (position: GipfPosition, hand: Hand): Say => {
  const { toAct, entry } = position;
  if (hand.held !== undefined) {
    const key = isDotName(hand.held) ? 'due.push.dot' : 'due.push.point';
    return ask(key, toAct, { point: hand.held });
  }
  return ask(
    { gipf: 'due.push.gipf', any: 'due.push.any', single: 'due.push' }[entry[toAct]] as 'due.push',
    toAct,
  );
};

const lookRow = (position: GipfPosition, hand: Hand, hover: string | undefined): Look => {
  const { toAct } = position;
  const rows = rowsOf(position);
  const all = [...new Set(rows.flatMap(row => row.points))];
  const over = rows.filter(row => hover !== undefined && row.points.includes(hover));
  const chosen = chosenRow(position, hand);
  const shown = chosen ?? (over.length === 1 ? over[0] : undefined);
  const stay = shown ? (chosen ? (hand.kept ?? []) : shown.own) : [];
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

const valuesOf = (position: GipfPosition, point: string) => {
  const there = pieceAt(position, find(point));
  return { point, thing: there ? thing(there) : ({ key: 'thing.empty' } satisfies Say) };
};

export const plain = (position: GipfPosition, point: string): Say =>
  isDotName(point)
    ? { key: 'point.dot', values: { point } }
    : { key: 'point', values: valuesOf(position, point) };

/** What is said of a point: its name, what stands there and what can be done with it now. */
export const label = (position: GipfPosition, hand: Hand, point: string): Say => {
  const values = valuesOf(position, point);
  if (position.phase === 'push') return labelPush(position, hand, point, values);
  const rows = rowsOf(position).filter(row => row.points.includes(point));
  if (rows.length === 0) return plain(position, point);
  const chosen = rows.find(row => row.id === hand.row);
  if (!chosen) return { key: 'point.take', values: { ...values, n: rows.length } };
  return { key: hand.kept?.includes(point) ? 'point.stays' : 'point.goes', values };
};

const labelPush = (
  position: GipfPosition,
  hand: Hand,
  point: string,
  values: NonNullable<Say['values']>,
): Say => {
  const open = openPushes(position, hand);
  const { held } = hand;
  const joined = held !== undefined && held !== point ? meantPush(open, held, point) : undefined;
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
  if (joins !== undefined) return { key: 'point.target.push', values: { ...values, from: held!, n: joins } };
  return { key: held === point ? 'point.held.entry' : 'point', values };
};

export const told = (position: GipfPosition, step: GipfStep): readonly Say[] => {
  const side = sideSay(position.toAct);
  if (step.kind === 'row') {
    const [taken, kept] = [step.taken.map(name), step.kept.map(name)];
    const values = { side, at: taken, kept, n: taken.length };
    if (kept.length === 0) return [{ key: 'told.take', values }];
    return [{ key: taken.length === 0 ? 'told.leave' : 'told.take.stay', values }];
  }
  const moved = pushed(position, step).length;
  const values = { side, from: name(step.dot), to: name(step.to), n: moved };
  if (step.piece === 'gipf') return [{ key: moved > 0 ? 'told.push.gipf.moves' : 'told.push.gipf', values }];
  return [{ key: moved > 0 ? 'told.push.moves' : 'told.push', values }];
};
