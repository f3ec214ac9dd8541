// Shared by the tests of YINSH: positions for either colour. Not part of the library.
import type { Side } from '../game.js';
import type { Point } from '../hex/board.js';
import { randomness, yinshAt } from '../testing.js';
import type { YinshCell, YinshPosition } from './types.js';
import { yinsh } from './yinsh.js';

export const { board } = yinsh;
export const start = yinsh.start({ variant: 'standard' });

/** Rings out of the way: four on one side of the board, five on the other. */
export const HOME = 'a2 a3 a4 a5';
export const AWAY = 'j11 k7 k8 k9 k10';

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
