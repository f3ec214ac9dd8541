import type { Beat, GameName, Mark, View } from '@korong/board';
import { lastTurn, type AnyTable } from '../table/index.js';
import { tableFor } from '../table/tables.js';
import type { Demo } from './statement.js';

/** What is seen after a step of a demonstration, and the motions that lead there. */
export interface Frame {
  readonly view: View;
  readonly beats: readonly Beat[];
}

type Marks = Readonly<Record<string, readonly Mark[]>>;

/** Points by mark, as they stand in the content, turned into marks by point. */
export const marksByPoint = (marks: Readonly<Partial<Record<Mark, string>>> = {}): Marks => {
  const found: Record<string, Mark[]> = {};
  for (const [mark, points] of Object.entries(marks) as [Mark, string][]) {
    for (const point of points.split(' ')) (found[point] ??= []).push(mark);
  }
  return found;
};

/** Rows that wait to be taken are outlined; what may be touched is not, since nothing may. */
const still = (table: AnyTable, position: unknown): View => ({
  ...table.setting(position),
  rows: table.game.phase(position) === 'row' ? table.look(position, {}, undefined).rows : [],
});

const first = (table: AnyTable, position: unknown, { marks, reach }: Demo): Frame => ({
  view: {
    ...still(table, position),
    marks: reach === undefined ? marksByPoint(marks) : table.look(position, { held: reach }, undefined).marks,
  },
  beats: [],
});

/** The start of a demonstration and what follows, step by step. Its steps are legal; a test says so. */
export const framesOf = (game: GameName, demo: Demo): readonly Frame[] => {
  const table = tableFor(game);
  const read = table.game.readPosition(demo.start);
  if (!read.ok) throw new Error(read.error.code);
  let position = read.value;
  const frames = [first(table, position, demo)];
  for (const text of demo.steps) {
    const steps = table.game.readStep(position, text);
    if (!steps.ok) throw new Error(`${steps.error.code}: ${text}`);
    const [step] = steps.value;
    const next = table.game.play(position, step);
    frames.push({
      view: { ...still(table, next), ...lastTurn(table, { start: position, steps: [step] }) },
      beats: table.beats(position, step),
    });
    position = next;
  }
  return frames;
};
