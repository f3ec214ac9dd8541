// What the tests of YINSH share: pictures that hold for either colour. Not part of the library.
import type { Side } from '../game.js';
import type { Point } from '../hex/board.js';
import { randomness, yinshAt } from '../testing.js';
import type { YinshCell, YinshPosition } from './types.js';
import { yinsh } from './yinsh.js';

export const { board } = yinsh;
export const SIDES = ['white', 'black'] as const;
export const start = yinsh.start({ variant: 'standard' });

/** Rings out of the way: four on one side of the board, five on the other. */
export const HOME = 'a2 a3 a4 a5';
export const AWAY = 'j11 k7 k8 k9 k10';

export interface Stones {
  readonly rings: string;
  readonly markers?: string;
}

/** The same picture for either colour: `own` belongs to the side whose move it is. */
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

/** Who acts and what is asked for: `white row`. */
export const asked = (position: YinshPosition): string => `${yinsh.toAct(position)} ${yinsh.phase(position)}`;

/** Markers in a pattern that has no three of one colour side by side. */
export const patterned = (points: readonly Point[]): readonly [string, string] => {
  const first = points.filter(p => (board.spots[p]!.q + 2 * board.spots[p]!.r + 40) % 4 < 2);
  const names = (some: readonly Point[]) => some.map(p => board.name(p)).join(' ');
  return [names(first), names(points.filter(p => !first.includes(p)))];
};

/** Positions of a few games played at random: rows, flips and crowded boards as they come. */
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
