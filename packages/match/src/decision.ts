import { err, ok, type Result } from '@korong/rules';
import type { MatchCode } from './codes.js';
import { refuse, type MatchRefusal } from './refusal.js';
import type { EventBody } from './events.js';

/** The result of a command. `position` is the one after the turn, if the command is a turn. */
export interface Decision {
  readonly body: Exclude<EventBody, { readonly kind: 'started' }>;
  readonly position?: unknown;
}

export type Decided = Result<Decision, MatchRefusal>;

export const no = (code: MatchCode, details?: Omit<MatchRefusal, 'code'>): Decided =>
  err(refuse(code, details));
export const yes = (body: Decision['body']): Decided => ok({ body });
