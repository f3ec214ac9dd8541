import { addStep, beginTurn, isComplete, readTurn, turnText, undoStep, type Turn } from '@korong/rules';
import { NOTHING, ask } from '../../games/common.js';
import type { Selection, Overlay, Say, GameUi, Touched } from '../../games/gameUi.js';

/** A turn under construction: the steps made, the selection, and the reason why the last touch was refused. */
export interface Draft<P, S> {
  readonly turn: Turn<P, S>;
  /** For each step, whether it was chosen or forced. */
  readonly made: readonly ('chosen' | 'forced')[];
  readonly selection: Selection;
  readonly refusal?: { readonly at: string; readonly why: Say };
}

export interface DraftOptions {
  /** A step that is the only legal one is made automatically. */
  readonly forced: boolean;
}

/** An empty draft. */
export const beginDraft = <P, S>(ui: GameUi<P, S>, position: P, options: DraftOptions): Draft<P, S> =>
  settled(ui, { turn: beginTurn<P, S>(position), made: [], selection: {} }, options);

export const isDone = <P, S>(ui: GameUi<P, S>, draft: Draft<P, S>): boolean =>
  isComplete(ui.game, draft.turn);

/** The draft with every forced step made. */
export const settled = <P, S>(ui: GameUi<P, S>, draft: Draft<P, S>, options: DraftOptions): Draft<P, S> => {
  if (!options.forced || isDone(ui, draft)) return draft;
  const [only, second] = ui.game.steps(draft.turn.position);
  if (only === undefined || second !== undefined) return draft;
  return settled(ui, withStep(ui, draft, only, 'forced'), options);
};

const withStep = <P, S>(
  ui: GameUi<P, S>,
  { turn, made, selection }: Draft<P, S>,
  step: S,
  how: 'chosen' | 'forced',
): Draft<P, S> => ({
  turn: addStep(ui.game, turn, step),
  made: [...made, how],
  selection: withoutHeld(selection),
});

/** Makes a legal step, and the forced steps after it. */
export const makeStep = <P, S>(
  ui: GameUi<P, S>,
  draft: Draft<P, S>,
  step: S,
  options: DraftOptions,
): Draft<P, S> => settled(ui, withStep(ui, draft, step, 'chosen'), options);

const followed = <P, S>(
  ui: GameUi<P, S>,
  draft: Draft<P, S>,
  touched: Touched<S>,
  options: DraftOptions,
): Draft<P, S> => {
  const { turn, made, selection } = draft;
  switch (touched.kind) {
    case 'selection':
      return { turn, made, selection: touched.selection };
    case 'step':
      return makeStep(ui, draft, touched.step, options);
    case 'refused':
      return { turn, made, selection, refusal: { at: touched.at, why: touched.why } };
  }
};

export const touchPoint = <P, S>(
  ui: GameUi<P, S>,
  draft: Draft<P, S>,
  point: string,
  options: DraftOptions,
): Draft<P, S> =>
  isDone(ui, draft)
    ? { ...draft, refusal: { at: point, why: { key: 'turn.ready' } } }
    : followed(ui, draft, ui.touch(draft.turn.position, draft.selection, point), options);

/** The draft with the piece on a point held, as a drag begins. Nothing is played before it ends. */
export const holdPoint = <P, S>({ turn, made, selection }: Draft<P, S>, point: string): Draft<P, S> => ({
  turn,
  made,
  selection: { ...withoutHeld(selection), held: point },
});

export const dropPoint = <P, S>(
  ui: GameUi<P, S>,
  draft: Draft<P, S>,
  from: string,
  to: string,
  options: DraftOptions,
): Draft<P, S> => {
  if (isDone(ui, draft)) return { ...draft, refusal: { at: to, why: { key: 'turn.ready' } } };
  if (from === to) return { turn: draft.turn, made: draft.made, selection: draft.selection };
  const empty: Draft<P, S> = { turn: draft.turn, made: draft.made, selection: withoutHeld(draft.selection) };
  return followed(ui, empty, ui.drop(draft.turn.position, empty.selection, from, to), options);
};

/** Accepts the offer: the chosen row, a pass. */
export const takeOffer = <P, S>(ui: GameUi<P, S>, draft: Draft<P, S>, options: DraftOptions): Draft<P, S> => {
  const step = isDone(ui, draft) ? undefined : ui.confirm(draft.turn.position, draft.selection);
  return step === undefined ? draft : makeStep(ui, draft, step, options);
};

/** Chooses the next of several rows, or of several effects. */
export const nextChoice = <P, S>(ui: GameUi<P, S>, { turn, made, selection }: Draft<P, S>): Draft<P, S> => ({
  turn,
  made,
  selection: ui.cycle(turn.position, selection),
});

/** Chooses an option of the game's choice. */
export const chooseOption = <P, S>({ turn, made, selection }: Draft<P, S>, option: string): Draft<P, S> => ({
  turn,
  made,
  selection: { ...selection, option },
});

/** The option outlasts a step; all else in a selection is about the step that it leads to. */
export const withoutHeld = ({ option }: Selection): Selection => (option === undefined ? {} : { option });

const hasHeld = ({ option: _, ...rest }: Selection): boolean => Object.keys(rest).length > 0;

export const canUndo = <P, S>({ made, selection }: Draft<P, S>): boolean =>
  hasHeld(selection) || made.includes('chosen');

/** Clears the selection; otherwise takes back the last chosen step and the forced steps after it. */
export const undo = <P, S>(ui: GameUi<P, S>, draft: Draft<P, S>): Draft<P, S> => {
  const selection = withoutHeld(draft.selection);
  if (hasHeld(draft.selection)) return { turn: draft.turn, made: draft.made, selection };
  const last = draft.made.lastIndexOf('chosen');
  if (last < 0) return { turn: draft.turn, made: draft.made, selection };
  let { turn } = draft;
  for (let i = draft.made.length; i > last; i--) turn = undoStep(ui.game, turn)!;
  return { turn, made: draft.made.slice(0, last), selection };
};

/** The overlay of the draft: that of the GameUi, or a turn that waits to be sent. */
export const overlayAt = <P, S>(ui: GameUi<P, S>, draft: Draft<P, S>, hover?: string): Overlay =>
  isDone(ui, draft)
    ? { ...NOTHING, ask: ask('due.send', ui.game.toAct(draft.turn.start)) }
    : ui.overlay(draft.turn.position, draft.selection, hover);

/** The description of a point during this draft. */
export const labelAt = <P, S>(ui: GameUi<P, S>, { turn, selection }: Draft<P, S>, point: string): Say =>
  ui.label(turn.position, selection, point);

/** The stored form: the steps as text, and how each was made. */
export interface KeptDraft {
  readonly text: string;
  readonly forced: readonly number[];
}

export const keepDraft = <P, S>(ui: GameUi<P, S>, { turn, made }: Draft<P, S>): KeptDraft => ({
  text: turnText(ui.game, turn),
  forced: made.flatMap((how, i) => (how === 'forced' ? [i] : [])),
});

/** Restores a stored draft if it still fits the position. */
export const resumeDraft = <P, S>(
  ui: GameUi<P, S>,
  position: P,
  kept: KeptDraft,
): Draft<P, S> | undefined => {
  const begun = beginTurn<P, S>(position);
  if (kept.text === '') return undefined;
  const read = readTurn(ui.game, begun, kept.text);
  if (read.status === 'illegal') return undefined;
  const made = read.turn.steps.map((_, i) => (kept.forced.includes(i) ? 'forced' : 'chosen'));
  return { turn: read.turn, made, selection: {} };
};
