import { other, type Side } from '../game.js';
import type { Point } from '../hex/board.js';
import { MARKER, ROW_LENGTH, isMarker, yinshBoard } from './board.js';
import type { RowStep, YinshCell } from './types.js';

interface Five {
  readonly points: readonly [Point, Point, Point, Point, Point];
  readonly step: RowStep;
}

/** Every five adjacent points on a line. */
const FIVES: readonly Five[] = yinshBoard.lines.flatMap(line =>
  line.slice(0, 1 - ROW_LENGTH).map((from, i): Five => ({
    points: line.slice(i, i + ROW_LENGTH) as unknown as Five['points'],
    step: { kind: 'row', from, to: line[i + ROW_LENGTH - 1]! },
  })),
);

const MIDDLES = FIVES.map(({ points }) => points[2]);

/** All five points alike? The middle one, `first`, is already known. */
const isRow = (cells: readonly YinshCell[], first: YinshCell, { points: [a, b, , d, e] }: Five): boolean =>
  cells[a] === first && cells[e] === first && cells[b] === first && cells[d] === first;

/** Every five that `side` may take (Y7, Y9). */
export const rowsOf = (cells: readonly YinshCell[], side: Side): RowStep[] => {
  const marker = MARKER[side];
  return FIVES.filter(five => cells[five.points[2]] === marker && isRow(cells, marker, five)).map(
    five => five.step,
  );
};

/** The side whose rows are due first (Y12): `mover` if it has one, else the other side if it has one. */
export const rowOwner = (cells: readonly YinshCell[], mover: Side): Side | undefined => {
  let found: Side | undefined;
  for (let i = 0; i < FIVES.length; i++) {
    const middle = cells[MIDDLES[i]!]!;
    if (!isMarker(middle) || !isRow(cells, middle, FIVES[i]!)) continue;
    if (middle === MARKER[mover]) return mover;
    found = other(mover);
  }
  return found;
};

/** The points from one end to the other, if they are on one line. */
export const stretch = (from: Point, to: Point): readonly Point[] | undefined => {
  const direction = yinshBoard.direction(from, to);
  if (direction === undefined) return undefined;
  const ray = yinshBoard.rays[from]![direction]!;
  return [from, ...ray.slice(0, ray.indexOf(to) + 1)];
};
