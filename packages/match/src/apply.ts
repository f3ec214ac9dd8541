import { err, ok, type Result } from '@korong/rules';
import { refuse, type MatchRefusal } from './codes.js';
import type { Command } from './commands.js';
import { decide } from './decide.js';
import { versionOf, type MatchEvent } from './events.js';
import { evolve, started } from './evolve.js';
import { isTooLong } from './limits.js';
import type { Match } from './match.js';
import { beginning } from './setup.js';

export interface Applied {
  readonly match: Match;
  /** What has happened, in the form in which it is kept and sent. */
  readonly events: readonly MatchEvent[];
}

/**
 * The match after a command, or why there is none. `now` is the time in milliseconds; it never runs backwards in a match,
 * whatever the clock of the machine does. Only `start` is for no match yet, and for nothing else.
 */
export const apply = (
  match: Match | undefined,
  command: Command,
  now: number,
): Result<Applied, MatchRefusal> => {
  if (match === undefined)
    return command.kind === 'start' ? begin(command, Math.round(now)) : err(refuse('NOT_STARTED'));
  const at = Math.max(Math.round(now), match.events.at(-1)!.at);
  const decided = decide(match, command, at);
  if (!decided.ok) return decided;
  const { happening, position } = decided.value;
  const event = { version: versionOf(happening), seq: match.events.length + 1, at, ...happening };
  return ok(endIfTooLong({ match: evolve(match, event, position), events: [event] }, at));
};

const endIfTooLong = (applied: Applied, at: number): Applied => {
  if (!isTooLong(applied.match)) return applied;
  const happening = { kind: 'tooLong' } as const;
  const event = { version: versionOf(happening), seq: applied.match.events.length + 1, at, ...happening };
  return { match: evolve(applied.match, event), events: [...applied.events, event] };
};

const begin = (command: Extract<Command, { kind: 'start' }>, at: number): Result<Applied, MatchRefusal> => {
  const begun = beginning(command);
  if (!begun.ok) return begun;
  const { start, options } = begun.value;
  const happening = { ...command, kind: 'started', options } as const;
  const event = { version: versionOf(happening), seq: 1, at, ...happening };
  return ok({ match: started(event, start), events: [event] });
};
