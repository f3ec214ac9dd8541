// Typed turns of a controller, loaded on first use.
import type { Say } from './index.js';
import { completions, typeSteps } from './typing.js';
import type { TurnController } from './turnController.js';
import { draftOf } from './view.js';

/** Makes typed steps; returns the reason if they are refused. */
export const type = (controller: TurnController, text: string): Say | undefined => {
  const draft = draftOf(controller.state);
  if (!draft) return { key: 'turn.wait' };
  const typed = typeSteps(controller.ui, draft, text, controller.options);
  if ('why' in typed) return typed.why;
  controller.redraft(typed.draft);
  return undefined;
};

/** Completions of the typed text. */
export const waysFrom = (controller: TurnController, text: string): readonly string[] => {
  const draft = draftOf(controller.state);
  return draft ? completions(controller.ui, draft, text) : [];
};
