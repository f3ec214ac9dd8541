import type { Beat, Mark, Tray, View } from '@korong/board';
import type { GameName } from '@korong/rules';
import { lastTurn, type AnyTable, type Setting } from '../games/index.js';
import { positionOn, tableFor } from '../games/all.js';
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

const isEmpty = ({ potentials = {} }: Tray): boolean => Object.values(potentials).every(n => n === 0);

/** Where no side has potentials left to bring in, empty places for them would only draw the eye. */
export const settingOf = (table: AnyTable, position: unknown): Setting => {
  const setting = table.setting(position);
  const { trays } = setting;
  if (!trays || !isEmpty(trays.white) || !isEmpty(trays.black)) return setting;
  const bare = (tray: Tray): Tray => ({ ...tray, potentials: undefined });
  return { ...setting, trays: { white: bare(trays.white), black: bare(trays.black) } };
};

/** Rows that wait to be taken are outlined; what may be touched is not, since nothing may. */
const still = (table: AnyTable, position: unknown): View => ({
  ...settingOf(table, position),
  rows: table.game.phase(position) === 'row' ? table.look(position, {}, undefined).rows : [],
});

/** A use that was announced and has not been made: pointed at. */
export const announcedAt = (
  table: AnyTable,
  position: unknown,
  text: string,
): Pick<View, 'marks' | 'arrows'> => {
  const read = table.game.readStep(position, text);
  if (!read.ok) throw new Error(`${read.error.code}: ${text}`);
  const { points, arrows } = table.trace(position, read.value[0]);
  return {
    marks: Object.fromEntries(points.map(point => [point, ['hint']])),
    arrows: arrows.map(arrow => ({ ...arrow, tone: 'hint' })),
  };
};

const first = (table: AnyTable, position: unknown, { marks, reach, announced }: Demo): Frame => ({
  view: {
    ...still(table, position),
    marks: reach === undefined ? marksByPoint(marks) : table.look(position, { held: reach }, undefined).marks,
    ...(announced === undefined ? {} : announcedAt(table, position, announced)),
  },
  beats: [],
});

/** Positions with potentials say so. */
export const tableAt = (game: GameName, position: string): AnyTable =>
  tableFor(game, position.includes(' potentials='));

/** The start of a demonstration and what follows, step by step. Its steps are legal; a test says so. */
export const framesOf = (game: GameName, demo: Demo): readonly Frame[] => {
  const table = tableAt(game, demo.start);
  let position = positionOn(table, demo.start);
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
