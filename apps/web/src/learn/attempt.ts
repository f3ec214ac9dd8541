// A try at a task, without a screen: a turn in the making, judged when it is whole.
import type { Beat, Mark, View } from '@korong/board';
import {
  beginDraft,
  dropPoint,
  isDone,
  lastTurn,
  lookAt,
  tellTurn,
  touchPoint,
  turnBeats,
  type AnyTable,
  type Draft,
  type Say,
} from '../table/index.js';
import { marksByPoint } from './frames.js';
import { judge, played, type Verdict } from './judge.js';
import type { AnyTask } from './tasks.js';

export type AnyDraft = Draft<unknown, unknown>;

export interface Attempt {
  readonly draft: AnyDraft;
  /** Once the turn is whole. */
  readonly verdict?: Verdict;
}

/** Learners make every step themselves, also where there is only one. */
const OPTIONS = { forced: false };

export const begin = (table: AnyTable, task: AnyTask): Attempt => {
  const start = table.game.readPosition(task.position);
  if (!start.ok) throw new Error(start.error.code);
  return { draft: beginDraft(table, start.value, OPTIONS) };
};

/** The attempt with another draft of the same turn. */
export const goOn = (table: AnyTable, task: AnyTask, draft: AnyDraft): Attempt => {
  if (!isDone(table, draft)) return { draft };
  const { start, steps } = draft.turn;
  return { draft, verdict: judge(task, played(table.game, start, steps)) };
};

export const touched = (table: AnyTable, draft: AnyDraft, point: string): AnyDraft =>
  touchPoint(table, draft, point, OPTIONS);

export const dropped = (table: AnyTable, draft: AnyDraft, from: string, to: string): AnyDraft =>
  dropPoint(table, draft, from, to, OPTIONS);

/** What happened between two drafts of a turn: to be seen, and to be told. */
export const news = (
  table: AnyTable,
  before: AnyDraft,
  after: AnyDraft,
): { readonly beats: readonly Beat[]; readonly told: readonly Say[] } => {
  const since = before.turn.steps.length;
  if (after.turn.steps.length <= since) return { beats: [], told: [] };
  return { beats: turnBeats(table, after.turn, since), told: tellTurn(table, after.turn, since) };
};

type Marks = Readonly<Record<string, readonly Mark[]>>;

const merged = (...all: readonly Marks[]): Marks => {
  const marks: Record<string, readonly Mark[]> = {};
  for (const some of all) {
    for (const [point, here] of Object.entries(some)) marks[point] = [...(marks[point] ?? []), ...here];
  }
  return marks;
};

interface Looks {
  readonly hover: string | undefined;
  readonly coordinates: boolean;
  readonly speak: (say: Say) => string;
}

export const viewOf = (
  table: AnyTable,
  task: AnyTask,
  { draft, verdict }: Attempt,
  { hover, coordinates, speak }: Looks,
): View => {
  const look = lookAt(table, draft, hover);
  const last = lastTurn(table, draft.turn);
  const note =
    draft.refusal && !verdict ? { at: draft.refusal.at, text: speak(draft.refusal.why) } : undefined;
  return {
    ...table.setting(draft.turn.position),
    marks: merged(
      last.marks,
      look.marks,
      draft.turn.steps.length === 0 ? marksByPoint(task.marks) : {},
      note ? { [note.at]: ['wrong'] } : {},
    ),
    rows: look.rows,
    ghosts: look.ghosts,
    arrows: look.arrows.length > 0 ? look.arrows : last.arrows,
    coordinates,
    note,
    draggable: verdict ? [] : look.draggable,
  };
};
