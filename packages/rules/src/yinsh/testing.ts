// Shared by the tests of YINSH: positions by named points, and what its properties need. Not part of the library.
import { must } from '@korong/testing';
import { expect } from 'vitest';
import type { Side } from '../game.js';
import type { Point } from '../hex/board.js';
import { put, randomness, type GameProperties } from '../testing.js';
import { MARKERS, RINGS_PER_SIDE, yinshBoard } from './board.js';
import type { YinshCell, YinshPhase, YinshPosition, YinshStep, YinshVariant } from './types.js';
import { yinsh } from './yinsh.js';

export const { board } = yinsh;
export const start = yinsh.start({ variant: 'standard' });

/** Rings out of the way: four on one side of the board, five on the other. */
export const HOME = 'a2 a3 a4 a5';
export const AWAY = 'j11 k7 k8 k9 k10';

interface YinshSketch {
  readonly variant?: YinshVariant;
  readonly white: { readonly rings: string; readonly markers?: string };
  readonly black: { readonly rings: string; readonly markers?: string };
  readonly toAct?: Side;
  readonly mover?: Side;
  readonly phase?: YinshPhase;
  readonly passes?: number;
}

/** A YINSH position by named points: `{ white: { rings: 'a2 b3 …', markers: 'c4 …' }, … }`. */
export const yinshAt = (sketch: YinshSketch): YinshPosition => {
  const { variant = 'standard', toAct = 'white', phase = 'move', passes = 0 } = sketch;
  const cells = yinshBoard.points.map((): YinshCell => '.');
  put(yinshBoard, cells, sketch.white.rings, 'W');
  put(yinshBoard, cells, sketch.black.rings, 'B');
  put(yinshBoard, cells, sketch.white.markers ?? '', 'w');
  put(yinshBoard, cells, sketch.black.markers ?? '', 'b');
  const drawn = { variant, cells, toAct, phase, mover: sketch.mover ?? toAct, passes };
  // Through the public parser, so that no test starts from an impossible position.
  return must(yinsh.readPosition(yinsh.positionText({ ...drawn, pool: 0, taken: { white: 0, black: 0 } })));
};

export interface Stones {
  readonly rings: string;
  readonly markers?: string;
}

/** The same position for either colour: `own` belongs to the side to move. */
export const seenBy = (
  mover: Side,
  own: Stones,
  theirs: Stones,
  variant: 'standard' | 'blitz' = 'standard',
): YinshPosition =>
  mover === 'white'
    ? yinshAt({ white: own, black: theirs, toAct: mover, variant })
    : yinshAt({ white: theirs, black: own, toAct: mover, variant });

export const where = (position: YinshPosition, cell: YinshCell): string =>
  board.points
    .filter(p => position.cells[p] === cell)
    .map(p => board.name(p))
    .join(' ');
export const ringsOf = (position: YinshPosition, side: Side): string =>
  where(position, side === 'white' ? 'W' : 'B');
export const markersOf = (position: YinshPosition, side: Side): string =>
  where(position, side === 'white' ? 'w' : 'b');

/** The side to act and the step that is due: `white row`. */
export const asked = (position: YinshPosition): string => `${yinsh.toAct(position)} ${yinsh.phase(position)}`;

/** Markers in a pattern without three adjacent ones of one colour. */
export const patterned = (points: readonly Point[]): readonly [string, string] => {
  const first = points.filter(p => (board.spots[p]!.q + 2 * board.spots[p]!.r + 40) % 4 < 2);
  const names = (some: readonly Point[]) => some.map(p => board.name(p)).join(' ');
  return [names(first), names(points.filter(p => !first.includes(p)))];
};

/** Positions of a few random games: rows, flips and crowded boards. */
export const playouts = function* (): Generator<YinshPosition> {
  for (const seed of [1, 2, 3, 4]) {
    const below = randomness(seed);
    for (let now = start; ;) {
      yield now;
      const steps = yinsh.steps(now);
      if (steps.length === 0) break;
      now = yinsh.play(now, steps[below(steps.length)]!);
    }
  }
};

const { points } = yinsh.board;
const CONCEIVABLE: readonly YinshStep[] = [
  { kind: 'pass' },
  ...points.flatMap((at): YinshStep[] => [
    { kind: 'place', at },
    { kind: 'ring', at },
  ]),
  ...points.flatMap(from => points.map((to): YinshStep => ({ kind: 'move', from, to }))),
  ...points.flatMap(from =>
    points.filter(to => to > from).map((to): YinshStep => ({ kind: 'row', from, to })),
  ),
];

export const yinshProperties: GameProperties<YinshPosition, YinshStep> = {
  moreOptions: [],
  usualPhases: ['place', 'move'],
  ends: true, // 51 markers and 6 rows bound the length
  expectConserved: positions => {
    for (const { cells, pool, taken, phase } of positions) {
      const count = (letters: string): number => cells.filter(c => letters.includes(c)).length;
      expect(pool + count('wb')).toBe(MARKERS);
      if (phase === 'place') continue;
      expect([count('W') + taken.white, count('B') + taken.black]).toEqual([RINGS_PER_SIDE, RINGS_PER_SIDE]);
    }
  },
  // The pool and the rings taken off follow from the board.
  changed: () => [
    start,
    { ...start, variant: 'blitz' },
    { ...start, cells: start.cells.with(84, 'W') },
    { ...start, toAct: 'black' },
    { ...start, phase: 'row' },
    { ...start, mover: 'black' },
    { ...start, passes: 1 },
  ],
  conceivable: () => CONCEIVABLE,
  isTriedAlways: () => false,
};
