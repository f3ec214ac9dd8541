import { addStep, beginTurn, isComplete, readTurn, turnText, undoStep, type Turn } from '@korong/rules';
import { NOTHING, ask } from '../../games/common.js';
import type { Entrant, Hand, Look, Say, Table, Touched } from '../../games/gameUi.js';

/** A turn in the making: the steps made, what is in hand, and why the last touch led nowhere. */
export interface Draft<P, S> {
  readonly turn: Turn<P, S>;
  /** For each step whether it was chosen or went without saying. */
  readonly made: readonly ('chosen' | 'forced')[];
  readonly hand: Hand;
  readonly refusal?: { readonly at: string; readonly why: Say };
}

export interface DraftOptions {
  /** Steps that are the only legal one are made without asking. */
  readonly forced: boolean;
}

/** A turn about to begin. */
export const beginDraft = <P, S>(table: Table<P, S>, position: P, options: DraftOptions): Draft<P, S> =>
  settled(table, { turn: beginTurn<P, S>(position), made: [], hand: {} }, options);

export const isDone = <P, S>(table: Table<P, S>, draft: Draft<P, S>): boolean =>
  isComplete(table.game, draft.turn);

/** The draft with every step made that goes without saying. */
export const settled = <P, S>(table: Table<P, S>, draft: Draft<P, S>, options: DraftOptions): Draft<P, S> => {
  if (!options.forced || isDone(table, draft)) return draft;
  const [only, second] = table.game.steps(draft.turn.position);
  if (only === undefined || second !== undefined) return draft;
  return settled(table, withStep(table, draft, only, 'forced'), options);
};

const withStep = <P, S>(
  table: Table<P, S>,
  { turn, made, hand }: Draft<P, S>,
  step: S,
  how: 'chosen' | 'forced',
): Draft<P, S> => ({
  turn: addStep(table.game, turn, step),
  made: [...made, how],
  hand: hand.entrant === undefined ? {} : { entrant: hand.entrant },
});

/** Makes a legal step, and what goes without saying after it. */
export const makeStep = <P, S>(
  table: Table<P, S>,
  draft: Draft<P, S>,
  step: S,
  options: DraftOptions,
): Draft<P, S> => settled(table, withStep(table, draft, step, 'chosen'), options);

const followed = <P, S>(
  table: Table<P, S>,
  draft: Draft<P, S>,
  touched: Touched<S>,
  options: DraftOptions,
): Draft<P, S> => {
  const { turn, made, hand } = draft;
  switch (touched.kind) {
    case 'hand':
      return { turn, made, hand: touched.hand };
    case 'step':
      return makeStep(table, draft, touched.step, options);
    case 'refused':
      return { turn, made, hand, refusal: { at: touched.at, why: touched.why } };
  }
};

export const touchPoint = <P, S>(
  table: Table<P, S>,
  draft: Draft<P, S>,
  point: string,
  options: DraftOptions,
): Draft<P, S> =>
  isDone(table, draft)
    ? { ...draft, refusal: { at: point, why: { key: 'turn.ready' } } }
    : followed(table, draft, table.touch(draft.turn.position, draft.hand, point), options);

export const dropPoint = <P, S>(
  table: Table<P, S>,
  draft: Draft<P, S>,
  from: string,
  to: string,
  options: DraftOptions,
): Draft<P, S> => {
  if (isDone(table, draft)) return { ...draft, refusal: { at: to, why: { key: 'turn.ready' } } };
  if (from === to) return { turn: draft.turn, made: draft.made, hand: draft.hand };
  const empty: Draft<P, S> = { turn: draft.turn, made: draft.made, hand: withoutHeld(draft.hand) };
  return followed(table, empty, table.drop(draft.turn.position, empty.hand, from, to), options);
};

/** Takes up the offer of the look: the chosen row, a pass. */
export const takeOffer = <P, S>(
  table: Table<P, S>,
  draft: Draft<P, S>,
  options: DraftOptions,
): Draft<P, S> => {
  const step = isDone(table, draft) ? undefined : table.confirm(draft.turn.position, draft.hand);
  return step === undefined ? draft : makeStep(table, draft, step, options);
};

/** Goes to the next of several rows. */
export const nextRow = <P, S>(table: Table<P, S>, { turn, made, hand }: Draft<P, S>): Draft<P, S> => ({
  turn,
  made,
  hand: table.cycle(turn.position, hand),
});

/** Chooses what the next push brings in. */
export const bringIn = <P, S>({ turn, made, hand }: Draft<P, S>, entrant: Entrant): Draft<P, S> => ({
  turn,
  made,
  hand: { ...hand, entrant },
});

export const withoutHeld = ({ entrant }: Hand): Hand => (entrant === undefined ? {} : { entrant });

const hasHeld = ({ held, row, touched }: Hand): boolean =>
  held !== undefined || row !== undefined || touched !== undefined;

export const canUndo = <P, S>({ made, hand }: Draft<P, S>): boolean =>
  hasHeld(hand) || made.includes('chosen');

/** Puts down what is in hand, else takes back the last step that was chosen and all that followed from it. */
export const undo = <P, S>(table: Table<P, S>, draft: Draft<P, S>): Draft<P, S> => {
  const hand = withoutHeld(draft.hand);
  if (hasHeld(draft.hand)) return { turn: draft.turn, made: draft.made, hand };
  const last = draft.made.lastIndexOf('chosen');
  if (last < 0) return { turn: draft.turn, made: draft.made, hand };
  let { turn } = draft;
  for (let i = draft.made.length; i > last; i--) turn = undoStep(table.game, turn)!;
  return { turn, made: draft.made.slice(0, last), hand };
};

/** How the draft stands: the look of the table, or that the turn waits to be sent. */
export const lookAt = <P, S>(table: Table<P, S>, draft: Draft<P, S>, hover?: string): Look =>
  isDone(table, draft)
    ? { ...NOTHING, ask: ask('due.send', table.game.toAct(draft.turn.start)) }
    : table.look(draft.turn.position, draft.hand, hover);

/** What is said of a point while the turn stands like this. */
export const labelAt = <P, S>(table: Table<P, S>, { turn, hand }: Draft<P, S>, point: string): Say =>
  table.label(turn.position, hand, point);

/** As it is kept on the device: the steps as text and how each was made. */
export interface KeptDraft {
  readonly text: string;
  readonly forced: readonly number[];
}

export const keepDraft = <P, S>(table: Table<P, S>, { turn, made }: Draft<P, S>): KeptDraft => ({
  text: turnText(table.game, turn),
  forced: made.flatMap((how, i) => (how === 'forced' ? [i] : [])),
});

/** The draft as it was kept, if it still fits the position. */
export const resumeDraft = <P, S>(
  table: Table<P, S>,
  position: P,
  kept: KeptDraft,
): Draft<P, S> | undefined => {
  const begun = beginTurn<P, S>(position);
  if (kept.text === '') return undefined;
  const read = readTurn(table.game, begun, kept.text);
  if (read.status === 'impossible') return undefined;
  const made = read.turn.steps.map((_, i) => (kept.forced.includes(i) ? 'forced' : 'chosen'));
  return { turn: read.turn, made, hand: {} };
};
