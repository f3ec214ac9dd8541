import { err, ok, type Result } from '@korong/rules';
import { refuse, type MatchRefusal } from './refusal.js';
import type { Command } from './commands.js';
import { decide } from './decide.js';
import { versionOf, type MatchEvent } from './events.js';
import { evolve, started } from './evolve.js';
import type { Context } from './extension.js';
import { isTooLong } from './limits.js';
import type { Match } from './match.js';
import { checkSetup, storedPlayer } from './setup.js';

export interface Applied {
  readonly match: Match;
  /** The new events in their stored and transmitted form. */
  readonly events: readonly MatchEvent[];
}

/** See `MatchRules`. */
export const apply = (
  context: Context,
  match: Match | undefined,
  command: Command,
  now: number,
): Result<Applied, MatchRefusal> => {
  if (match === undefined)
    return command.kind === 'start' ? begin(context, command, Math.round(now)) : err(refuse('NOT_STARTED'));
  const at = Math.max(Math.round(now), match.events.at(-1)!.at);
  const decided = decide(context, match, command, at);
  if (!decided.ok) return decided;
  const { body, position } = decided.value;
  const event = { version: versionOf(context, body), seq: match.events.length + 1, at, ...body };
  return ok(endIfTooLong(context, { match: evolve(context, match, event, position), events: [event] }, at));
};

const endIfTooLong = (context: Context, applied: Applied, at: number): Applied => {
  if (!isTooLong(applied.match)) return applied;
  const body = { kind: 'tooLong' } as const;
  const event = {
    version: versionOf(context, body),
    seq: applied.match.events.length + 1,
    at,
    ...body,
  };
  return { match: evolve(context, applied.match, event), events: [...applied.events, event] };
};

const begin = (
  context: Context,
  command: Extract<Command, { kind: 'start' }>,
  at: number,
): Result<Applied, MatchRefusal> => {
  const begun = checkSetup(context, command);
  if (!begun.ok) return begun;
  const { start, options } = begun.value;
  const { white, black } = command.players;
  const players = { white: storedPlayer(white, command.seats), black: storedPlayer(black, command.seats) };
  const body = { ...command, kind: 'started', options, players } as const;
  const event = { version: versionOf(context, body), seq: 1, at, ...body };
  return ok({ match: started(context, event, start), events: [event] });
};
