import type { Beat, Mark, Tray, View } from '@korong/board';
import type { GameName } from '@korong/rules';
import type { BoardContents } from '@korong/board';
import { lastTurn } from '../game/turn/turns.js';
import type { AnyGameUi } from '../games/gameUi.js';
import { positionOn, uiAt } from '../games/all.js';
import type { Demo } from './statement.js';

/** The view after a step of a demonstration, and the motions that lead there. */
export interface Frame {
  readonly view: View;
  readonly beats: readonly Beat[];
}

type Marks = Readonly<Record<string, readonly Mark[]>>;

/** Points by mark, as in the content, turned into marks by point. */
export const marksByPoint = (marks: Readonly<Partial<Record<Mark, string>>> = {}): Marks => {
  const found: Record<string, Mark[]> = {};
  for (const [mark, points] of Object.entries(marks) as [Mark, string][]) {
    for (const point of points.split(' ')) (found[point] ??= []).push(mark);
  }
  return found;
};

const isEmpty = ({ potentials = {} }: Tray): boolean => Object.values(potentials).every(n => n === 0);

/** If both sides have brought in all potentials, empty places for them would only distract. */
export const contentsOf = (ui: AnyGameUi, position: unknown): BoardContents => {
  const contents = ui.contents(position);
  const { trays } = contents;
  if (!trays || !isEmpty(trays.white) || !isEmpty(trays.black)) return contents;
  const bare = (tray: Tray): Tray => ({ ...tray, potentials: undefined });
  return { ...contents, trays: { white: bare(trays.white), black: bare(trays.black) } };
};

/** Rows to be taken are outlined; touchable points are not marked, since touches do nothing here. */
const still = (ui: AnyGameUi, position: unknown): View => ({
  ...contentsOf(ui, position),
  rows: ui.game.phase(position) === 'row' ? ui.overlay(position, {}, undefined).rows : [],
});

/** An arrow for a use that is announced and not made yet. */
export const announcedAt = (
  ui: AnyGameUi,
  position: unknown,
  text: string,
): Pick<View, 'marks' | 'arrows'> => {
  const read = ui.game.readStep(position, text);
  if (!read.ok) throw new Error(`${read.error.code}: ${text}`);
  const { points, arrows } = ui.marks(position, read.value[0]);
  return {
    marks: Object.fromEntries(points.map(point => [point, ['hint']])),
    arrows: arrows.map(arrow => ({ ...arrow, tone: 'hint' })),
  };
};

const first = (ui: AnyGameUi, position: unknown, { marks, reach, announced }: Demo): Frame => ({
  view: {
    ...still(ui, position),
    marks: reach === undefined ? marksByPoint(marks) : ui.overlay(position, { held: reach }, undefined).marks,
    ...(announced === undefined ? {} : announcedAt(ui, position, announced)),
  },
  beats: [],
});

/** The start of a demonstration and its steps. A test checks that the steps are legal. */
export const framesOf = (game: GameName, demo: Demo): readonly Frame[] => {
  const ui = uiAt(game, demo.start);
  let position = positionOn(ui, demo.start);
  const frames = [first(ui, position, demo)];
  for (const text of demo.steps) {
    const steps = ui.game.readStep(position, text);
    if (!steps.ok) throw new Error(`${steps.error.code}: ${text}`);
    const [step] = steps.value;
    const next = ui.game.play(position, step);
    frames.push({
      view: { ...still(ui, next), ...lastTurn(ui, { start: position, steps: [step] }) },
      beats: ui.beats(position, step),
    });
    position = next;
  }
  return frames;
};
