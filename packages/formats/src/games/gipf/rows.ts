import {
  gipf,
  isDot,
  isGipfPiece,
  ownerOf,
  type GipfPosition,
  type GipfStep,
  type Point,
} from '@korong/rules';

type RowStep = Extract<GipfStep, { kind: 'row' }>;

/** A row that is due, with everything that stands on in its line without a gap. */
export interface DueRow {
  /** In ascending order. */
  readonly points: readonly Point[];
  /** The ways to take it: which GIPF-pieces stay. */
  readonly steps: readonly RowStep[];
}

const byName = (a: Point, b: Point): number => a - b;

/** The rows of the side to act. */
export const dueRows = (position: GipfPosition): readonly DueRow[] => {
  if (position.phase !== 'row') return [];
  const rows = new Map<string, { points: readonly Point[]; steps: RowStep[] }>();
  for (const step of gipf.steps(position)) {
    if (step.kind !== 'row') continue;
    const points = [...step.taken, ...step.kept].sort(byName);
    const key = points.join();
    if (!rows.has(key)) rows.set(key, { points, steps: [] });
    rows.get(key)!.steps.push(step);
  }
  return [...rows.values()];
};

export const isGipfAt = ({ cells }: GipfPosition, p: Point): boolean => isGipfPiece(cells[p]!);

/** The step that leaves just these pieces standing. */
export const stepKeeping = ({ steps }: DueRow, kept: readonly Point[]): RowStep | undefined =>
  steps.find(step => step.kept.length === kept.length && step.kept.every(p => kept.includes(p)));

/** The step that leaves the whole row standing (G14). */
export const stepLeaving = ({ steps }: DueRow): RowStep | undefined =>
  steps.find(step => step.taken.length === 0);

/** The row that boardspace means by a point or dot, if there is one. */
export const rowThrough = (position: GipfPosition, p: Point): DueRow | undefined => {
  const through = dueRows(position).filter(({ points }) =>
    isDot(p) ? wholeLine(points).includes(p) : points.includes(p),
  );
  const found = new Map(through.map(row => [gipf.board.direction(row.points[0]!, row.points.at(-1)!), row]));
  return (
    PREFERRED.map(([a, b]) => (found.has(a) && !found.has(b) ? found.get(a) : undefined)).find(Boolean) ??
    found.get(RISING)
  );
};

const COLUMN = 0;
const RISING = 1;
const FALLING = 2;
/** The first is meant unless there is a row in the second direction, which is meant rather. */
const PREFERRED = [
  [RISING, COLUMN],
  [FALLING, RISING],
  [COLUMN, FALLING],
] as const;

/** The line of these points with the dots at its ends. */
export const wholeLine = (points: readonly Point[]): readonly Point[] =>
  gipf.board.lines.find(line => points.every(p => line.includes(p)))!;

/**
 * The GIPF-pieces of a row that boardspace leaves standing if nothing is said about them: own ones, and those of the opponent that stand in
 * two rows.
 */
export const keptByDefault = (position: GipfPosition, row: DueRow): readonly Point[] => {
  const others = dueRows(position).filter(({ points }) => points.join() !== row.points.join());
  return row.points.filter(
    p =>
      isGipfAt(position, p) &&
      (ownerOf(position.cells[p]!) === position.toAct || others.some(({ points }) => points.includes(p))),
  );
};

export const cross = (a: DueRow, b: DueRow): boolean => a.points.some(p => b.points.includes(p));

/** The one step that empties just these points. */
export const stepEmptying = (position: GipfPosition, points: readonly Point[]): RowStep | undefined => {
  const found = dueRows(position)
    .flatMap(({ steps }) => steps)
    .filter(({ taken }) => taken.length === points.length && taken.every(p => points.includes(p)));
  return found.length === 1 ? found[0] : undefined;
};
