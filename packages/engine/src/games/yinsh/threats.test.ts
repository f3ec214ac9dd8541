import { yinsh, type Point, type Side, type YinshCell, type YinshPosition } from '@korong/rules';
import { expect, test } from 'vitest';
import { Random } from '../../random.js';
import { YinshBoard } from './board.js';
import { yinshNets } from './planes.js';

const { board: hex } = yinsh;
const net = yinshNets[0]!;
const { planes } = net;
const MARKER = { white: 'w', black: 'b' } as const;

/** All fives of the board, by the rules' geometry. */
const FIVES: readonly (readonly Point[])[] = hex.points.flatMap(p =>
  [0, 1, 2].map(d => [p, ...hex.rays[p]![d]!.slice(0, 4)]).filter(five => five.length === 5),
);

/** The fives of a colour with a point that a move has changed. */
const rows = (
  cells: readonly YinshCell[],
  marker: YinshCell,
  changed: readonly Point[],
): (readonly Point[])[] =>
  FIVES.filter(five => five.every(p => cells[p] === marker) && five.some(p => changed.includes(p)));

/** What `side` could do, by playing all its moves with the rules. Each mark is a plane and a point. */
const marksOf = (position: YinshPosition, side: Side, first: number): string[] => {
  const other = side === 'white' ? 'black' : 'white';
  const moving: YinshPosition = { ...position, toAct: side, mover: side, phase: 'move', passes: 0, pool: 20 };
  const marks = new Set<string>();
  const mark = (plane: number, p: Point): void => {
    marks.add(`${first + plane} ${hex.name(p)}`);
  };
  for (const step of yinsh.steps(moving)) {
    if (step.kind !== 'move') continue;
    const { cells } = yinsh.play(moving, step);
    const flipped = hex.points.filter(
      p => 'wb'.includes(position.cells[p]!) && cells[p] !== position.cells[p],
    );
    const own = rows(cells, MARKER[side], [...flipped, step.from]);
    mark(0, step.to);
    for (const p of flipped) mark(5, p);
    for (const p of own.flat()) mark(3, p);
    if (own.length > 0) mark(1, step.to);
    if (own.length > 0) mark(2, step.from);
    if (rows(cells, MARKER[other], flipped).length > 0) mark(4, step.to);
  }
  return [...marks];
};

const seenBy = (board: YinshBoard): string[] => {
  const into = new Float32Array(hex.points.length * planes);
  net.write(board, into, 0);
  return [...into.entries()]
    .filter(([i, value]) => i % planes >= 16 && value === 1)
    .map(([i]) => `${i % planes} ${hex.name(Math.floor(i / planes) as Point)}`);
};

test('the threats on a board are those that the rules find, in every phase', () => {
  const board = new YinshBoard();
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 60; seed++) {
    const random = new Random(seed);
    let position = yinsh.start({ variant: 'standard' });
    for (let i = 0; i < 130 && position.phase !== 'over'; i++) {
      const steps = yinsh.steps(position);
      position = yinsh.play(position, steps[random.below(steps.length)]!);
      if (position.phase !== 'row' && random.below(6) > 0) continue;
      const other = position.toAct === 'white' ? 'black' : 'white';
      board.load(yinsh.positionText(position));
      const marks = seenBy(board);
      expect(marks.sort()).toEqual(
        [...marksOf(position, position.toAct, 16), ...marksOf(position, other, 22)].sort(),
      );
      for (const of of [position.phase, ...marks.map(each => each.slice(0, 2))])
        seen.set(of, (seen.get(of) ?? 0) + 1);
    }
  }
  // Every phase came, and every plane had marks.
  expect([...seen.keys()].sort()).toEqual(
    ['place', 'move', 'row', 'ring', 'over', ...Array.from({ length: 12 }, (_, i) => `${16 + i}`)].sort(),
  );
});
