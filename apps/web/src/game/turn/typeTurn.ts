// Typed turns of a session: fetched when somebody types.
import type { Say } from './index.js';
import { completions, typeSteps } from './typing.js';
import type { TurnController } from './turnController.js';
import { draftOf } from './view.js';

/** Takes typed steps; the reason if they do not go. */
export const type = (session: TurnController, text: string): Say | undefined => {
  const draft = draftOf(session.state);
  if (!draft) return { key: 'turn.wait' };
  const typed = typeSteps(session.ui, draft, text, session.options);
  if ('why' in typed) return typed.why;
  session.redraft(typed.draft);
  return undefined;
};

/** Ways to go on with what is typed so far. */
export const waysFrom = (session: TurnController, text: string): readonly string[] => {
  const draft = draftOf(session.state);
  return draft ? completions(session.ui, draft, text) : [];
};
