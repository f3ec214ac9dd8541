import type { AnyGame, GameRecord, Result, Side } from '@korong/rules';
import { apply, type Applied } from './apply.js';
import type { MatchRefusal } from './codes.js';
import type { Command } from './commands.js';
import type { Context, Extension, ExtensionCommand } from './extension.js';
import { catchUp, follow, replayEvents, type CaughtUp } from './follow.js';
import { gameOf, type Match } from './match.js';
import { recordOf } from './record.js';
import { rematchOf } from './rematch.js';

/** The rules of matches of some games, with some extensions. */
export interface MatchRules extends Context {
  /**
   * The match after a command, or why there is none. `now` is the time in milliseconds; it never runs backwards in a match,
   * whatever the clock of the machine does. Only `start` is for no match yet, and for nothing else.
   */
  readonly apply: (match: Match | undefined, command: Command, now: number) => Result<Applied, MatchRefusal>;
  /**
   * The match after an event that came from elsewhere: out of a store, over a wire. Refuses what is no event, what is not
   * the next one and what cannot follow; it does not ask again whether the event should have been let happen.
   */
  readonly follow: (match: Match | undefined, event: unknown) => Result<Match, MatchRefusal>;
  /** Follows events that may come twice, too late or with some missing. */
  readonly catchUp: (match: Match | undefined, events: Iterable<{ readonly seq: number }>) => CaughtUp;
  /** The match that these events made. `LOG_EVENT` and `LOG_VERSION` come with the number of the event. */
  readonly replayEvents: (events: Iterable<unknown>) => Result<Match, MatchRefusal>;
  /** The game that is played. Its positions are `unknown` to the match. */
  readonly gameOf: (match: Match) => AnyGame;
  /**
   * The game as a record of the rules library. `date` is the header of that name, such as 2026-11-15; `guests` are the sides
   * played by guests.
   */
  readonly recordOf: (match: Match, date?: string, guests?: readonly Side[]) => GameRecord;
  /** The command that starts the rematch with colours swapped; `undefined` unless one has been agreed on. */
  readonly rematchOf: (match: Match) => Extract<Command, { readonly kind: 'start' }> | undefined;
  /** What the client of a player sends now without asking them, made of a secret that nobody else knows. */
  readonly automatic: (match: Match, side: Side, secret: () => string) => ExtensionCommand | undefined;
}

export const createMatchRules = ({
  games,
  extensions = [],
}: {
  readonly games: readonly AnyGame[];
  readonly extensions?: readonly Extension[];
}): MatchRules => {
  const context: Context = { games: new Map(games.map(game => [game.name, game])), extensions };
  return {
    ...context,
    apply: (match, command, now) => apply(context, match, command, now),
    follow: (match, event) => follow(context, match, event),
    catchUp: (match, events) => catchUp(context, match, events),
    replayEvents: events => replayEvents(context, events),
    gameOf: match => gameOf(context, match),
    recordOf: (match, date, guests) => recordOf(context, match, date, guests),
    rematchOf: match => rematchOf(context, match),
    automatic: (match, side, secret) => {
      for (const extension of extensions) {
        const command = extension.automatic(match, side, secret);
        if (command) return command;
      }
      return undefined;
    },
  };
};
