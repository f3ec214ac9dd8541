import {
  GIPF_ENTRIES,
  GIPF_LINES,
  gipf,
  type GipfCell,
  type GipfPosition,
  type Point,
  type Side,
} from '@korong/rules';
import { expect, test } from 'vitest';
import { Random } from '../../random.js';
import { GipfBoard } from './board.js';
import { gipfNets } from './planes.js';

const net = gipfNets[0]!;
const { planes, points } = net;
const PIECES = { white: 'wW', black: 'bB' } as const;

/** The pieces in a row of `side` on a line and all that stand with them without a gap; none if there is no row. */
const rowOn = (cells: readonly GipfCell[], line: readonly Point[], side: Side): readonly Point[] => {
  const isOwn = (p: Point): boolean => PIECES[side].includes(cells[p]!);
  const first = line.findIndex((_, i) => i + 4 <= line.length && line.slice(i, i + 4).every(isOwn));
  if (first < 0) return [];
  const gapBefore = line.slice(0, first).findLastIndex(p => cells[p] === '.');
  const gapAfter = line.findIndex((p, i) => i > first && cells[p] === '.');
  return line.slice(gapBefore + 1, gapAfter < 0 ? line.length : gapAfter);
};

/** What `side` could do, by pushing with the rules wherever it may. Each mark is a plane and a point. */
const marksOf = (position: GipfPosition, side: Side, first: number): string[] => {
  const other = side === 'white' ? 'black' : 'white';
  const { cells } = position;
  const pushing: GipfPosition = {
    ...{ ...position, toAct: side, mover: side, phase: 'push', settled: [] },
    ...{ reserve: { white: 5, black: 5 }, entry: { white: 'single', black: 'single' } },
  };
  const marks = new Set<string>();
  const mark = (plane: number, p: Point): void => {
    marks.add(`${first + plane} ${gipf.board.name(p)}`);
  };
  for (const step of gipf.steps(pushing)) {
    if (step.kind !== 'push') throw new Error('not a push');
    const after = gipf.play(pushing, step).cells;
    const { path } = GIPF_ENTRIES.find(({ dot, path: [to] }) => dot === step.dot && to === step.to)!;
    const changed = path.slice(0, path.findIndex(p => cells[p] === '.') + 1);
    const newRows = (of: Side): Point[] =>
      GIPF_LINES.filter(line => rowOn(cells, line, of).length === 0).flatMap(line => rowOn(after, line, of));
    const stood = newRows(side)
      .map(p => (changed.includes(p) ? path[path.indexOf(p) - 1] : p))
      .filter(p => p !== undefined);
    const captured = stood.filter(p => PIECES[other].includes(cells[p]!));
    if (newRows(other).length > 0) mark(5, step.to);
    if (newRows(side).length === 0) continue;
    mark(0, step.to);
    if (captured.length > 0) mark(1, step.to);
    for (const p of changed.slice(1)) mark(2, p);
    for (const p of stood) mark(captured.includes(p) ? 3 : 4, p);
  }
  return [...marks];
};

const seenBy = (board: GipfBoard): string[] => {
  const into = new Float32Array(points.length * planes);
  net.write(board, into, 0);
  return [...into.entries()]
    .filter(([i, value]) => i % planes >= 16 && value === 1)
    .map(([i]) => `${i % planes} ${gipf.board.name(points[Math.floor(i / planes)]!)}`);
};

test('the threats on a board are those that the rules find, in every phase', () => {
  const board = new GipfBoard();
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 90; seed++) {
    const random = new Random(seed);
    let position = gipf.start({
      variant: gipf.variants[seed % 3] as 'basic',
      handicap: { white: 0, black: 0 },
    });
    for (let i = 0; i < 130 && position.phase !== 'over'; i++) {
      const steps = gipf.steps(position);
      position = gipf.play(position, steps[random.below(steps.length)]!);
      if (position.phase !== 'row' && random.below(6) > 0) continue;
      const other = position.toAct === 'white' ? 'black' : 'white';
      board.load(gipf.positionText(position));
      const marks = seenBy(board);
      expect(marks.sort()).toEqual(
        [...marksOf(position, position.toAct, 16), ...marksOf(position, other, 22)].sort(),
      );
      for (const of of [position.phase, ...marks.map(each => each.slice(0, 2))])
        seen.set(of, (seen.get(of) ?? 0) + 1);
    }
  }
  // Both phases came, and every plane had marks.
  expect([...seen.keys()].sort()).toEqual(
    ['push', 'row', 'over', ...Array.from({ length: 12 }, (_, i) => `${16 + i}`)].sort(),
  );
});
