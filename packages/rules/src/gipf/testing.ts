// Shared by the tests of GIPF: positions by named points, and what its properties need. Not part of the library.
import { must } from '@korong/testing';
import { expect } from 'vitest';
import { SIDES, other, type Side } from '../game.js';
import type { Point } from '../hex/board.js';
import { expectEqual, put, type GameProperties } from '../testing.js';
import { PIECES, gipfBoard } from './board.js';
import { basicsIn } from './cell.js';
import { gipf } from './gipf.js';
import { captured } from './material.js';
import type { Entry, GipfCell, GipfPosition, GipfStep, GipfVariant, RowStep } from './types.js';

interface GipfSketch {
  readonly variant?: GipfVariant;
  /** Single pieces by point, GIPF-pieces with a leading G: `b2 Gc3`. */
  readonly white: string;
  readonly black: string;
  /** White's and Black's; without it no piece has been captured. */
  readonly reserve?: readonly [number, number];
  readonly handicap?: readonly [number, number];
  readonly entry?: readonly [Entry, Entry];
  readonly toAct?: Side;
  readonly mover?: Side;
  readonly phase?: GipfPosition['phase'];
  readonly settled?: readonly number[];
}

/** A GIPF position by named points. */
export const gipfAt = (sketch: GipfSketch): GipfPosition => {
  const { variant = 'basic', toAct = 'white', phase = 'push', settled = [] } = sketch;
  const cells = gipfBoard.points.map((): GipfCell => '.');
  const pieces = (names: string, gipfs: boolean): string =>
    names
      .split(' ')
      .filter(name => name.startsWith('G') === gipfs)
      .map(name => name.replace('G', ''))
      .join(' ');
  put(gipfBoard, cells, pieces(sketch.white, false), 'w');
  put(gipfBoard, cells, pieces(sketch.white, true), 'W');
  put(gipfBoard, cells, pieces(sketch.black, false), 'b');
  put(gipfBoard, cells, pieces(sketch.black, true), 'B');
  const [white, black] = sketch.handicap ?? [0, 0];
  const left = (side: Side, extra: number): number =>
    cells.reduce((n, cell) => n - basicsIn(cell, side), PIECES[variant] + extra);
  const [whiteReserve, blackReserve] = sketch.reserve ?? [left('white', white), left('black', black)];
  const [whiteEntry, blackEntry] = sketch.entry ?? ['single', 'single'];
  const drawn: GipfPosition = {
    variant,
    cells,
    handicap: { white, black },
    toAct,
    phase,
    mover: sketch.mover ?? toAct,
    reserve: { white: whiteReserve, black: blackReserve },
    entry: { white: whiteEntry, black: blackEntry },
    settled,
  };
  return must(gipf.readPosition(gipf.positionText(drawn)));
};

const { points } = gipfBoard;
const PUSHES = points.flatMap(dot =>
  points.flatMap((to): GipfStep[] => [
    { kind: 'push', dot, to, piece: 'single' },
    { kind: 'push', dot, to, piece: 'gipf' },
  ]),
);

const inOrder = (some: readonly Point[]): Point[] => some.toSorted((a, b) => a - b);

/** A row step with one point more, one less, or one on the other side of the bracket. */
const variations = ({ taken, kept }: RowStep): RowStep[] => {
  const row = (t: readonly Point[], k: readonly Point[]): RowStep => ({ kind: 'row', taken: t, kept: k });
  const without = (from: readonly Point[], p: Point): readonly Point[] => from.filter(q => q !== p);
  const outside = points.filter(p => !taken.includes(p) && !kept.includes(p));
  return [
    row(taken, kept),
    ...taken.map(p => row(without(taken, p), kept)),
    ...kept.map(p => row(taken, without(kept, p))),
    ...taken.map(p => row(without(taken, p), inOrder([...kept, p]))),
    ...kept.map(p => row(inOrder([...taken, p]), without(kept, p))),
    ...outside.map(p => row(inOrder([...taken, p]), kept)),
  ];
};

const start = gipf.start({ variant: 'tournament', handicap: { white: 0, black: 0 } });

export const gipfProperties: GameProperties<GipfPosition, GipfStep> = {
  moreOptions: [{ variant: 'basic', handicap: 'white 3' }],
  usualPhases: ['push'],
  ends: false, // there is no repetition rule
  expectConserved: positions => {
    const total = (at: GipfPosition, side: Side): number =>
      at.cells.reduce((n, cell) => n + basicsIn(cell, side), at.reserve[side]);
    let lost = { white: 0, black: 0 };
    for (const position of positions) {
      for (const side of SIDES) {
        expectEqual(total(position, side) + captured(position, side), total(positions[0]!, side));
        const back = lost[side] - captured(position, side);
        if (back > 0) expect.fail(`${back} captured pieces of ${side} came back`);
      }
      lost = { white: captured(position, 'white'), black: captured(position, 'black') };
    }
  },
  changed: () => [
    start,
    { ...start, variant: 'basic' },
    { ...start, cells: start.cells.with(gipfBoard.find('e5')!, 'w') },
    { ...start, toAct: 'black' },
    { ...start, phase: 'row' },
    { ...start, mover: 'black' },
    { ...start, handicap: { white: 1, black: 0 } },
    { ...start, reserve: { white: 18, black: 17 } },
    { ...start, entry: { white: 'gipf', black: 'any' } },
    { ...start, settled: [3] },
  ],
  conceivable: position => {
    // While a row is due every push is refused for the same reason. Rows: the legal ones, those of the other side, and their variations.
    const legal = gipf.steps(position);
    const rows = [...legal, ...gipf.steps({ ...position, toAct: other(position.toAct) })].flatMap(step =>
      step.kind === 'row' ? variations(step) : [],
    );
    return [...(position.phase === 'push' ? PUSHES : PUSHES.slice(0, 2)), ...rows];
  },
  isTriedAlways: position => position.phase === 'row',
};
