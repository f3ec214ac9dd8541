import type { Game } from './game.js';
import { refuseText, type Refusal } from './refusal.js';
import { MAX_TURN_TEXT, split, whyNotText } from './text.js';

/** A turn under way: its start, its steps, and the current position. */
export interface Turn<P, S> {
  readonly start: P;
  readonly steps: readonly S[];
  readonly position: P;
}

export const beginTurn = <P, S>(position: P): Turn<P, S> => ({ start: position, steps: [], position });

/** A turn is complete when the other side acts or the game is over. */
export const isComplete = <P, S, O>(game: Game<P, S, O>, turn: Turn<P, S>): boolean =>
  turn.steps.length > 0 &&
  (game.toAct(turn.position) !== game.toAct(turn.start) || game.outcome(turn.position) !== undefined);

/** The turn with one more step, which must be legal. The turn must not be complete. */
export const addStep = <P, S, O>(game: Game<P, S, O>, turn: Turn<P, S>, step: S): Turn<P, S> => ({
  start: turn.start,
  steps: [...turn.steps, step],
  position: game.play(turn.position, step),
});

/** The turn without its last step, or `undefined` if it has none. */
export const undoStep = <P, S, O>(game: Game<P, S, O>, turn: Turn<P, S>): Turn<P, S> | undefined => {
  if (turn.steps.length === 0) return undefined;
  const steps = turn.steps.slice(0, -1);
  return { start: turn.start, steps, position: steps.reduce((p: P, s) => game.play(p, s), turn.start) };
};

/** The effect of a text on a turn: illegal, or it leaves the turn incomplete, or completes it. */
export type TurnReading<P, S> =
  | { readonly status: 'illegal'; readonly refusal: Refusal }
  | { readonly status: 'incomplete' | 'complete'; readonly turn: Turn<P, S> };

/** Reads steps joined by `;` as the continuation of `turn`. All of them are legal, or none is played. */
export const readTurn = <P, S, O>(game: Game<P, S, O>, turn: Turn<P, S>, text: string): TurnReading<P, S> => {
  const refusal = whyNotText(text, MAX_TURN_TEXT);
  if (refusal) return { status: 'illegal', refusal };
  let now = turn;
  for (const part of split({ text, place: 0 }, ';')) {
    if (isComplete(game, now)) {
      return { status: 'illegal', refusal: refuseText('TURN_ENDED', part.text, part.place) };
    }
    const steps = game.readStep(now.position, part.text);
    if (!steps.ok) return { status: 'illegal', refusal: withOffset(steps.error, part.place) };
    for (const step of steps.value) now = addStep(game, now, step);
  }
  return { status: isComplete(game, now) ? 'complete' : 'incomplete', turn: now };
};

/** Converts offsets in one step to offsets in the whole text. */
const withOffset = (refusal: Refusal, by: number): Refusal =>
  refusal.place === undefined ? refusal : { ...refusal, place: refusal.place + by };

export const turnText = <P, S, O>(game: Game<P, S, O>, turn: Turn<P, S>): string =>
  turn.steps.map(step => game.stepText(step)).join(';');
