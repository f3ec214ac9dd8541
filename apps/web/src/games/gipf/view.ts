import { gipfStack, type Beat, type Motion, type OwnedPiece } from '@korong/board';
import {
  captured,
  findEntry,
  isDot,
  other,
  plainGipf,
  type GipfPosition,
  type GipfStep,
  type Point,
  type Side,
} from '@korong/rules';
import { piece } from '../common.js';
import type { Arrows, Say, Stacks } from '../gameUi.js';

export type PushStep = Extract<GipfStep, { kind: 'push' }>;
export type RowStep = Extract<GipfStep, { kind: 'row' }>;
/** The dot and the first point of a push. */
export type EntryStep = Pick<PushStep, 'dot' | 'to'>;

const { board } = plainGipf;
export const name = (p: Point): string => board.name(p);
export const find = (point: string): Point => board.find(point)!;
export const isDotName = (point: string): boolean => isDot(find(point));

export const stackAt = ({ cells }: GipfPosition, p: Point): readonly OwnedPiece[] => gipfStack(cells[p]!);

export const counts = (position: GipfPosition, side: Side): readonly Say[] => [
  { key: 'count.reserve', values: { n: position.reserve[side] } },
  { key: 'count.captured', values: { n: captured(position, other(side)) } },
];

export const passed = (position: GipfPosition): GipfPosition | undefined => {
  const toAct = other(position.toAct);
  if (position.reserve[toAct] === 0) return undefined;
  const project = position.project && ({ ...position.project, extra: 'none', denied: [] } as const);
  return { ...position, toAct, mover: toAct, phase: 'push', settled: [], ...(project && { project }) };
};

/** The points of the line that a push enters, in order. */
const pathOf = ({ dot, to }: EntryStep): readonly Point[] => findEntry(dot, to)!.path;

/** The pieces that a push moves, with source and target, the furthest first. The entering piece is not among them. */
export const pushed = (
  position: GipfPosition,
  step: EntryStep,
): readonly { readonly from: Point; readonly to: Point; readonly stack: readonly OwnedPiece[] }[] => {
  const path = pathOf(step);
  const gap = path.findIndex(p => position.cells[p] === '.');
  return path
    .slice(0, Math.max(gap, 0))
    .map((from, i) => ({ from, to: path[i + 1]!, stack: stackAt(position, from) }))
    .reverse();
};

/** The pieces that a push brings in, bottom first. */
export const entering = ({ toAct }: GipfPosition, { piece: entrant }: PushStep): readonly OwnedPiece[] => {
  if (entrant === 'gipf') return [piece('gipf', toAct)];
  const single = piece('piece', toAct);
  return entrant === 'single' ? [single] : [single, piece(entrant, toAct)];
};

/** Moves the whole line one point on, behind the entering piece. */
export const lineBeat = (position: GipfPosition, step: EntryStep, entrant: readonly OwnedPiece[]): Beat => [
  ...pushed(position, step).flatMap(({ from, to, stack }) =>
    stack.map((moved): Motion => ({ kind: 'slide', from: name(from), to: name(to), piece: moved })),
  ),
  ...entrant.map((moved): Motion => ({
    kind: 'slide',
    from: name(step.dot),
    to: name(step.to),
    piece: moved,
  })),
];

export const removal = (at: Point, piece: OwnedPiece, to: Side): Motion => ({
  kind: 'remove',
  at: name(at),
  piece,
  to,
});

/** Onto the dot, then the whole line one point on. */
const pushBeats = (position: GipfPosition, step: PushStep): readonly Beat[] => {
  const entrant = entering(position, step);
  return [
    entrant.map((placed): Motion => ({ kind: 'place', at: name(step.dot), piece: placed })),
    lineBeat(position, step, entrant),
  ];
};

/** A row leaves together. */
export const beats = (position: GipfPosition, step: GipfStep): readonly Beat[] => {
  if (step.kind === 'push') return pushBeats(position, step);
  if (step.kind !== 'row') return [];
  const gone = step.taken.flatMap(p => stackAt(position, p).map(piece => removal(p, piece, position.toAct)));
  return gone.length > 0 ? [gone] : [];
};

/** The points that a push changes, the first point of the line first. */
export const landings = (position: GipfPosition, step: EntryStep): readonly Point[] => [
  step.to,
  ...pushed(position, step)
    .map(({ to }) => to)
    .reverse(),
];

export interface StepMarks {
  readonly points: readonly string[];
  readonly arrows: Arrows;
}

export const entryMarks = (position: GipfPosition, step: EntryStep): StepMarks => ({
  points: landings(position, step).map(name),
  arrows: [{ from: name(step.dot), to: name(step.to), tone: 'last' }],
});

export const marks = (position: GipfPosition, step: GipfStep): StepMarks => {
  if (step.kind === 'push') return entryMarks(position, step);
  return { points: step.kind === 'row' ? step.taken.map(name) : [], arrows: [] };
};

/** The line after the push. */
export const preview = (position: GipfPosition, step: EntryStep, entrant: readonly OwnedPiece[]): Stacks => ({
  [name(step.to)]: entrant,
  ...Object.fromEntries(pushed(position, step).map(({ to, stack }) => [name(to), stack])),
});
