import type { AnyGame, Result, Side } from '@korong/rules';
import { apply, type Applied } from './apply.js';
import type { MatchRefusal } from './refusal.js';
import type { Command } from './commands.js';
import type { Context, Extension, ExtensionCommand } from './extension.js';
import { gameOf, type Match } from './match.js';
import { rematchOf } from './rematch.js';
import type { RemotePlay } from './remotePlay.js';

/** The match rules for a set of games and extensions: what a match in play needs. `createMatchLog` adds logs and records. */
export interface MatchRules extends Context {
  /**
   * The match after a command, or the refusal. `now` is the time in milliseconds. Time never runs backwards in a match, whatever the
   * machine's clock does. `start` takes no match; every other command needs one.
   */
  readonly apply: (match: Match | undefined, command: Command, now: number) => Result<Applied, MatchRefusal>;
  /** The game of the match. The match sees its positions as `unknown`. */
  readonly gameOf: (match: Match) => AnyGame;
  /** The command that starts the rematch with colours swapped; `undefined` unless one has been agreed on. */
  readonly rematchOf: (match: Match) => Extract<Command, { readonly kind: 'start' }> | undefined;
  /** The command that a player's client sends now by itself. It derives from a secret that only this player knows. */
  readonly automatic: (match: Match, side: Side, secret: () => string) => ExtensionCommand | undefined;
}

export const createMatchRules = ({
  games,
  extensions = [],
  remotePlay,
}: {
  readonly games: readonly AnyGame[];
  readonly extensions?: readonly Extension[];
  /** Without it remote matches can be followed, but only local ones decided. */
  readonly remotePlay?: RemotePlay;
}): MatchRules => {
  const context: Context = {
    games: new Map(games.map(game => [game.name, game])),
    extensions,
    remotePlay,
  };
  return {
    ...context,
    apply: (match, command, now) => apply(context, match, command, now),
    gameOf: match => gameOf(context, match),
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
