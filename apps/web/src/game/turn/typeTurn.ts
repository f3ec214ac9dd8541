// Typed turns of a controller, loaded on first use.
import type { Say } from './index.js';
import { completions, typeSteps } from './typing.js';
import type { TurnController } from './turnController.js';
import { draftOf } from './view.js';

/** Makes typed steps; returns the reason if they are refused. */
export const type = (session: TurnController, text: string): Say | undefined => {
  const draft = draftOf(session.state);
  if (!draft) return { key: 'turn.wait' };
  const typed = typeSteps(session.ui, draft, text, session.options);
  if ('why' in typed) return typed.why;
  session.redraft(typed.draft);
  return undefined;
};

/** Completions of the typed text. */
export const waysFrom = (session: TurnController, text: string): readonly string[] => {
  const draft = draftOf(session.state);
  return draft ? completions(session.ui, draft, text) : [];
};
