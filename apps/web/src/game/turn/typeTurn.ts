// Typed turns, loaded on first use.
import { readTurn } from '@korong/rules';
import { sayRefusal, type Say, type GameUi } from '../../games/gameUi.js';
import { isDone, settled, withoutHeld, type Draft, type DraftOptions } from './draft.js';
import type { TurnController } from './turnController.js';
import { draftOf } from './view.js';

/** Applies typed steps to the draft, all or none. */
export const typeSteps = <P, S>(
  ui: GameUi<P, S>,
  draft: Draft<P, S>,
  text: string,
  options: DraftOptions,
): { readonly draft: Draft<P, S> } | { readonly why: Say } => {
  if (isDone(ui, draft)) return { why: { key: 'turn.ready' } };
  const read = readTurn(ui.game, draft.turn, text);
  if (read.status === 'illegal') return { why: sayRefusal(read.refusal) };
  const made = read.turn.steps.map((_, i) => draft.made[i] ?? 'chosen');
  return { draft: settled(ui, { turn: read.turn, made, selection: withoutHeld(draft.selection) }, options) };
};

const MAX_SUGGESTIONS = 12;

/** Completions of the typed text, each the whole text. */
export const completions = <P, S>(ui: GameUi<P, S>, draft: Draft<P, S>, text: string): readonly string[] => {
  const cut = text.lastIndexOf(';') + 1;
  const read = cut > 0 ? readTurn(ui.game, draft.turn, text.slice(0, cut - 1)) : undefined;
  if (read?.status === 'illegal' || read?.status === 'complete' || isDone(ui, draft)) return [];
  const begun = text.slice(cut).trim().toLowerCase();
  return ui.game
    .steps((read?.turn ?? draft.turn).position)
    .map(step => ui.game.stepText(step))
    .filter(step => step.toLowerCase().startsWith(begun))
    .slice(0, MAX_SUGGESTIONS)
    .map(step => text.slice(0, cut) + step);
};

/** Makes typed steps; returns the reason if they are refused. */
export const typeTurn = (controller: TurnController, text: string): Say | undefined => {
  const draft = draftOf(controller.state);
  if (!draft) return { key: 'turn.wait' };
  const typed = typeSteps(controller.ui, draft, text, controller.options);
  if ('why' in typed) return typed.why;
  controller.redraft(typed.draft);
  return undefined;
};

/** Completions of the typed text. */
export const completionsFor = (controller: TurnController, text: string): readonly string[] => {
  const draft = draftOf(controller.state);
  return draft ? completions(controller.ui, draft, text) : [];
};
