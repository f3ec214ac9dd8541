import type { Command } from './commands.js';
import type { Context } from './extension.js';
import { gameOf, type Match } from './match.js';

/** The command that starts the rematch with colours swapped; `undefined` unless one has been agreed on. */
export const rematchOf = (
  context: Context,
  match: Match,
): Extract<Command, { readonly kind: 'start' }> | undefined => {
  const { id, next, setup, start } = match;
  if (next === undefined) return undefined;
  const game = gameOf(context, match);
  const { white, black } = setup.players;
  return {
    kind: 'start',
    ...setup,
    id: next,
    players: { white: black, black: white },
    // A position contains its options and stays unchanged.
    options:
      setup.position === undefined ? game.optionFields(game.swapSides(game.options(start))) : setup.options,
    previous: id,
  };
};
