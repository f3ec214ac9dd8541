// Whole turns drawn on a board: the way of a piece, what it turns over, and what leaves the board. Loaded by pages that need it.
import type { Arrow, Mark, Row, View } from '@korong/board';
import { beginTurn, readTurn, type GameName } from '@korong/rules';
import type { AnyGameUi } from './gameUi.js';
import { sketchGipf } from './gipf/sketch.js';
import { sketchYinsh } from './yinsh/sketch.js';

export interface SketchedStep {
  readonly arrows?: readonly Pick<Arrow, 'from' | 'to'>[];
  /** Rows that are taken, by their points in order. */
  readonly rows?: readonly (readonly string[])[];
  readonly marks?: Readonly<Record<string, readonly Mark[]>>;
}

export interface Sketch {
  /** The position that it belongs to. */
  readonly position: unknown;
  readonly arrows: readonly Arrow[];
  readonly rows: readonly Row[];
  readonly marks: Readonly<Record<string, readonly Mark[]>>;
  readonly heat?: View['heat'];
}

export const NO_SKETCH: Sketch = { position: undefined, arrows: [], rows: [], marks: {} };

type StepSketch = (position: unknown, step: unknown) => SketchedStep;

const SKETCHES: Readonly<Record<GameName, StepSketch>> = {
  yinsh: sketchYinsh as StepSketch,
  gipf: sketchGipf as StepSketch,
};

/** The turns on one board, the best first: it is drawn strong and with everything that it does, the others paler. */
export const sketchTurns = (ui: AnyGameUi, position: unknown, turns: readonly string[]): Sketch => {
  const drawn = turns.map((text, i) => sketchTurn(ui, position, text, i === 0));
  return {
    position,
    // The best one is drawn over the others.
    arrows: once(drawn.flatMap(({ arrows }) => arrows)).reverse(),
    rows: drawn[0]?.rows ?? [],
    marks: drawn[0]?.marks ?? {},
  };
};

/** Two turns may push from the same dot with different pieces. */
const once = (arrows: readonly Arrow[]): Arrow[] =>
  arrows.filter(
    (arrow, i) => arrows.findIndex(({ from, to }) => from === arrow.from && to === arrow.to) === i,
  );

const sketchTurn = (
  ui: AnyGameUi,
  position: unknown,
  text: string,
  best: boolean,
): Omit<Sketch, 'position'> => {
  const read = readTurn(ui.game, beginTurn(position), text);
  if (read.status === 'illegal') return NO_SKETCH;
  let at = position;
  const steps = read.turn.steps.map(step => {
    const drawn = SKETCHES[ui.name](at, step);
    at = ui.game.play(at, step);
    return drawn;
  });
  const marks: Record<string, readonly Mark[]> = {};
  for (const step of steps)
    for (const [point, here] of Object.entries(step.marks ?? {}))
      marks[point] = [...new Set([...(marks[point] ?? []), ...here])];
  return {
    arrows: steps.flatMap(({ arrows = [] }) =>
      arrows.map(({ from, to }): Arrow => ({ from, to, tone: best ? 'best' : 'also' })),
    ),
    rows: steps.flatMap(({ rows = [] }) => rows.map((points): Row => ({ points, tone: 'row' }))),
    marks,
  };
};
