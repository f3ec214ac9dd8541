import type { AnyGame, GameRecord, Result, Side } from '@korong/rules';
import { apply, type Applied } from './apply.js';
import type { MatchRefusal } from './codes.js';
import type { Command } from './commands.js';
import type { Context, Extension, ExtensionCommand } from './extension.js';
import { catchUp, follow, replayEvents, type CaughtUp } from './follow.js';
import { gameOf, type Match } from './match.js';
import { recordOf } from './record.js';
import { rematchOf } from './rematch.js';

/** The match rules for a set of games and extensions. */
export interface MatchRules extends Context {
  /**
   * The match after a command, or the refusal. `now` is the time in milliseconds. Time never runs backwards in a match, whatever the
   * machine's clock does. `start` takes no match; every other command needs one.
   */
  readonly apply: (match: Match | undefined, command: Command, now: number) => Result<Applied, MatchRefusal>;
  /**
   * The match after a stored or received event. It refuses malformed events, events out of order and events that cannot follow. It does not
   * check again whether the event should have been allowed.
   */
  readonly follow: (match: Match | undefined, event: unknown) => Result<Match, MatchRefusal>;
  /** Follows events that may be duplicated, late or incomplete. */
  readonly catchUp: (match: Match | undefined, events: Iterable<{ readonly seq: number }>) => CaughtUp;
  /** Replays these events. `LOG_EVENT` and `LOG_VERSION` carry the number of the event. */
  readonly replayEvents: (events: Iterable<unknown>) => Result<Match, MatchRefusal>;
  /** The game of the match. The match sees its positions as `unknown`. */
  readonly gameOf: (match: Match) => AnyGame;
  /**
   * The game as a record of the rules library. `date` is the header of that name, such as 2026-11-15; `guests` are the sides
   * played by guests.
   */
  readonly recordOf: (match: Match, date?: string, guests?: readonly Side[]) => GameRecord;
  /** The command that starts the rematch with colours swapped; `undefined` unless one has been agreed on. */
  readonly rematchOf: (match: Match) => Extract<Command, { readonly kind: 'start' }> | undefined;
  /** The command that a player's client sends now by itself. It derives from a secret that only this player knows. */
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
