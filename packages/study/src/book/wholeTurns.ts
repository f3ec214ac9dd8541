import { addStep, beginTurn, isComplete, turnText, type AnyGame, type Turn } from '@korong/rules';

export interface WholeTurn {
  readonly text: string;
  /** The position after it. */
  readonly position: unknown;
}

/** A turn with many rows can be made in thousands of orders. */
const MAX_TURNS = 2_000;

/** Every whole turn of the side to act, as far as there are not too many. */
export const wholeTurns = (game: AnyGame, position: unknown): WholeTurn[] => {
  const found: WholeTurn[] = [];
  const follow = (turn: Turn<unknown, unknown>): void => {
    for (const step of game.steps(turn.position)) {
      if (found.length === MAX_TURNS) return;
      const next = addStep(game, turn, step);
      if (isComplete(game, next)) found.push({ text: turnText(game, next), position: next.position });
      else follow(next);
    }
  };
  follow(beginTurn(position));
  return found;
};
