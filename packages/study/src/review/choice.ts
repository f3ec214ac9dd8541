import type { AnyGame } from '@korong/rules';

/** Whether the side to act has more than one legal turn. */
export const hasChoice = (game: AnyGame, position: unknown): boolean => {
  const side = game.toAct(position);
  for (let at = position; ;) {
    const [step, another] = game.steps(at);
    if (step === undefined) return false;
    if (another !== undefined) return true;
    at = game.play(at, step);
    if (game.outcome(at) !== undefined || game.toAct(at) !== side) return false;
  }
};
