import type { Game } from './game.js';

/** Leaves of the tree of legal steps, `depth` steps deep and at least one. A finished game has none below it. */
export const perft = <P, S, O>(game: Game<P, S, O>, position: P, depth: number): number => {
  const steps = game.steps(position);
  if (depth <= 1) return steps.length;
  let leaves = 0;
  for (const step of steps) leaves += perft(game, game.play(position, step), depth - 1);
  return leaves;
};
