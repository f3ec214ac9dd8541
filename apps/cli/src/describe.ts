import { message } from '@korong/messages';
import { other, type AnyGame } from '@korong/rules';
import { viewOf } from './games/games.js';

/** Who is asked for what, with an example that is legal; or how the game ended. */
export const askText = (game: AnyGame, position: unknown): string => {
  const view = viewOf(game);
  const outcome = game.outcome(position);
  if (outcome === undefined) return view.ask(position);
  const { winner, by } = outcome;
  if (winner === null) return message('over.draw');
  return message(`over.${by}`, {
    winner: view.sideName(winner),
    loser: view.sideName(other(winner)),
  });
};
