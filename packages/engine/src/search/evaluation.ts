import type { Search } from './search.js';

/** What the evaluator says of a position, without any search. */
export interface Evaluation {
  /** Expected result for the side to act: 1 a win, 0 a loss. */
  readonly score: number;
  /** The legal steps with the probabilities that the evaluator gives them, highest first. They add up to 1. */
  readonly policy: readonly { readonly step: string; readonly prior: number }[];
}

/** Evaluates the position at the root of a search. The game must not be over. */
export const evaluate = ({ board, evaluator }: Search): Evaluation => {
  const steps = new Int32Array(board.maxSteps);
  const count = board.generate(steps);
  if (count === 0) throw new Error('the game is over: there is nothing to evaluate');
  const priors = new Float32Array(count);
  evaluator.add(0, board, steps, count);
  evaluator.run(1);
  evaluator.priors(0, priors);
  return {
    score: (evaluator.value(0) + 1) / 2,
    policy: Array.from(priors, (prior, i) => ({ step: board.stepText(steps[i]!), prior })).sort(
      (a, b) => b.prior - a.prior,
    ),
  };
};
