// A try at a task, without a screen: a draft, judged when the turn is complete.
import type { Beat, Mark, View } from '@korong/board';
import { beginDraft, dropPoint, isDone, overlayAt, touchPoint, type Draft } from '../game/turn/draft.js';
import { lastTurn, tellTurn, turnBeats } from '../game/turn/turns.js';
import type { AnyGameUi, Overlay, Say } from '../games/gameUi.js';
import { NOTHING } from '../games/common.js';
import { positionOn } from '../games/all.js';
import { announcedAt, marksByPoint, contentsOf } from '../rules/frames.js';
import { judge, played, type Verdict } from './judge.js';
import type { Choice, Question } from './task.js';
import { isQuestion, type AnyTask } from './tasks.js';

export type AnyDraft = Draft<unknown, unknown>;

export interface Attempt {
  readonly draft: AnyDraft;
  /** The draft ends with a use that is not announced yet. */
  readonly unannounced?: true;
  /** Set once the turn is complete, announced or decided. */
  readonly verdict?: Verdict;
}

/** Learners make every step themselves, even a forced one. */
const OPTIONS = { forced: false };

export const begin = (ui: AnyGameUi, task: AnyTask | Question): Attempt => ({
  draft: beginDraft(ui, positionOn(ui, task.position), OPTIONS),
});

const judged = (ui: AnyGameUi, task: AnyTask, draft: AnyDraft): Attempt => {
  const { start, steps } = draft.turn;
  return { draft, verdict: judge(task, played(ui.game, start, steps)) };
};

const isUse = (step: unknown): boolean => (step as { readonly kind: string }).kind === 'use';

/** The attempt with another draft of the same turn. */
export const goOn = (ui: AnyGameUi, task: AnyTask | Question, draft: AnyDraft): Attempt => {
  if (isQuestion(task)) return { draft };
  if (task.announces && draft.turn.steps.some(isUse)) return { draft, unannounced: true };
  return isDone(ui, draft) ? judged(ui, task, draft) : { draft };
};

/** Announces the use; the rest of the turn is not needed. */
export const announce = (ui: AnyGameUi, task: AnyTask | Question, { draft }: Attempt): Attempt =>
  isQuestion(task) ? { draft } : judged(ui, task, draft);

export const decide = (task: Question, { draft }: Attempt, choice: Choice): Attempt => ({
  draft,
  verdict: choice === task.answer ? { kind: 'solved' } : { kind: 'mistake', id: choice },
});

export const touched = (ui: AnyGameUi, draft: AnyDraft, point: string): AnyDraft =>
  touchPoint(ui, draft, point, OPTIONS);

export const dropped = (ui: AnyGameUi, draft: AnyDraft, from: string, to: string): AnyDraft =>
  dropPoint(ui, draft, from, to, OPTIONS);

/** The change between two drafts of a turn: motions and sentences. */
export const news = (
  ui: AnyGameUi,
  before: AnyDraft,
  after: AnyDraft,
): { readonly beats: readonly Beat[]; readonly told: readonly Say[] } => {
  const since = before.turn.steps.length;
  if (after.turn.steps.length <= since) return { beats: [], told: [] };
  return { beats: turnBeats(ui, after.turn, since), told: tellTurn(ui, after.turn, since) };
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

/** The overlay of the attempt; nothing can be touched while another answer is due. */
export const overlayOf = (
  ui: AnyGameUi,
  task: AnyTask | Question,
  { draft, unannounced }: Attempt,
  hover?: string,
): Overlay => {
  const overlay = overlayAt(ui, draft, hover);
  const stack = overlay.stack && { stack: overlay.stack };
  return isQuestion(task) || unannounced ? { ...NOTHING, ask: overlay.ask, ...stack } : overlay;
};

export const viewOf = (
  ui: AnyGameUi,
  task: AnyTask | Question,
  attempt: Attempt,
  { hover, coordinates, speak }: Looks,
): View => {
  const { draft, verdict } = attempt;
  const overlay = overlayOf(ui, task, attempt, hover);
  const last = isQuestion(task)
    ? announcedAt(ui, draft.turn.position, task.announced)
    : lastTurn(ui, draft.turn);
  const said = draft.refusal && !verdict ? { at: draft.refusal.at, what: draft.refusal.why } : overlay.stack;
  const note = said && { at: said.at, text: speak(said.what) };
  return {
    ...contentsOf(ui, draft.turn.position),
    marks: merged(
      last.marks ?? {},
      overlay.marks,
      draft.turn.steps.length === 0 && !isQuestion(task) ? marksByPoint(task.marks) : {},
      draft.refusal && note ? { [note.at]: ['wrong'] } : {},
    ),
    rows: overlay.rows,
    ghosts: overlay.ghosts,
    arrows: overlay.arrows.length > 0 ? overlay.arrows : last.arrows,
    coordinates,
    note,
    draggable: verdict ? [] : overlay.draggable,
  };
};
