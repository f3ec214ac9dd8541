import { endingKey, message } from '@korong/messages';
import { other, type AnyGame } from '@korong/rules';
import { viewOf } from './games/games.js';

/** The prompt for the side to act, with a legal example; or the result. */
export const askText = (game: AnyGame, position: unknown): string => {
  const view = viewOf(game);
  const outcome = game.outcome(position);
  if (outcome === undefined) return view.ask(position);
  const { winner } = outcome;
  const sides = winner === null ? {} : { winner: view.sideName(winner), loser: view.sideName(other(winner)) };
  return message(endingKey(outcome), sides);
};
