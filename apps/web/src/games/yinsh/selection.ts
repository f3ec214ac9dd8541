import { yinsh, type YinshPosition, type YinshStep } from '@korong/rules';
import { nextOf } from '../common.js';
import { sayRefusal, type RowChoice, type Selection, type Touched } from '../gameUi.js';
import { find, name, standing, stretch } from './view.js';

export interface YinshSelection extends Selection {
  /** The touched markers, which narrow down the row. */
  readonly touched?: readonly string[];
  /** The id of the chosen row. */
  readonly row?: string;
}

export type MoveStep = Extract<YinshStep, { kind: 'move' }>;
export type RowStep = Extract<YinshStep, { kind: 'row' }>;
export interface YinshRow extends RowChoice {
  readonly step: RowStep;
}

export const movesFrom = (position: YinshPosition, point: string): MoveStep[] =>
  yinsh.steps(position).filter((s): s is MoveStep => s.kind === 'move' && name(s.from) === point);

export const rowsOf = (position: YinshPosition): YinshRow[] =>
  yinsh
    .steps(position)
    .filter((s): s is RowStep => s.kind === 'row')
    .map(step => ({ id: yinsh.stepText(step), points: stretch(step.from, step.to).map(name), step }));

export const isOwnRing = (position: YinshPosition, point: string): boolean => {
  const there = standing(position, point);
  return there?.kind === 'ring' && there.side === position.toAct;
};

const refused = (position: YinshPosition, at: string, attempt: YinshStep): Touched<YinshStep> => ({
  kind: 'refused',
  at,
  why: sayRefusal(yinsh.why(position, attempt)!),
});

const tried = (position: YinshPosition, at: string, attempt: YinshStep): Touched<YinshStep> =>
  yinsh.why(position, attempt) === undefined
    ? { kind: 'step', step: attempt }
    : refused(position, at, attempt);

const holding = (selection: YinshSelection): Touched<YinshStep> => ({ kind: 'selection', selection });

export const touch = (
  position: YinshPosition,
  selection: YinshSelection,
  point: string,
): Touched<YinshStep> => {
  const at = find(point);
  switch (position.phase) {
    case 'place':
      return tried(position, point, { kind: 'place', at });
    case 'ring':
      return tried(position, point, { kind: 'ring', at });
    case 'row':
      return touchRow(position, selection, point);
    case 'move':
      return touchMove(position, selection, point);
    case 'over':
      return refused(position, point, { kind: 'place', at });
  }
};

const touchMove = (position: YinshPosition, { held }: YinshSelection, point: string): Touched<YinshStep> => {
  const at = find(point);
  if (held === point) return holding({});
  if (isOwnRing(position, point)) {
    if (movesFrom(position, point).length > 0) return holding({ held: point });
    return { kind: 'refused', at: point, why: { key: 'ring.stuck', values: { point } } };
  }
  return tried(position, point, { kind: 'move', from: held === undefined ? at : find(held), to: at });
};

/** The rows that hold all touched markers, the one best centred on the last of them first. */
const meant = (rows: readonly YinshRow[], touched: readonly string[]): YinshRow[] => {
  const last = touched.at(-1)!;
  const off = ({ points }: YinshRow): number => Math.abs(points.indexOf(last) - 2);
  return rows.filter(row => touched.every(p => row.points.includes(p))).sort((a, b) => off(a) - off(b));
};

/**
 * A marker of a single row takes that row. A marker of several rows narrows the choice: the next touch is combined with it, so
 * that the two ends of a row always name it. Touching the same marker again chooses the next row that holds it.
 */
const touchRow = (position: YinshPosition, selection: YinshSelection, point: string): Touched<YinshStep> => {
  const rows = rowsOf(position);
  if (!rows.some(row => row.points.includes(point))) {
    return refused(position, point, { kind: 'ring', at: find(point) });
  }
  const before = selection.touched ?? [];
  if (before.includes(point)) {
    return holding({ touched: before, row: nextOf(meant(rows, before), selection.row)!.id });
  }
  const together = meant(rows, [...before, point]);
  const touched = together.length > 0 ? [...before, point] : [point];
  const choices = together.length > 0 ? together : meant(rows, touched);
  const [only, second] = choices;
  if (second === undefined) return { kind: 'step', step: only!.step };
  return holding({ touched, row: only!.id });
};

/** A ring dragged from one point to another. */
export const drop = (position: YinshPosition, from: string, to: string): Touched<YinshStep> =>
  tried(position, to, { kind: 'move', from: find(from), to: find(to) });

export const chosenRow = (position: YinshPosition, { row }: YinshSelection): YinshRow | undefined =>
  rowsOf(position).find(({ id }) => id === row);

/** A pass, or the chosen row. */
export const confirm = (position: YinshPosition, selection: YinshSelection): YinshStep | undefined => {
  const [first] = yinsh.steps(position);
  return first?.kind === 'pass' ? first : chosenRow(position, selection)?.step;
};

export const cycle = (position: YinshPosition, selection: YinshSelection): YinshSelection => {
  const next = nextOf(rowsOf(position), selection.row);
  return next ? { row: next.id } : selection;
};
