// Accuracy in the manner of lichess: https://lichess.org/page/accuracy. docs/analysis.md has the formulas.

/** The accuracy of one turn, from 0 to 100, by the expectation it lost. */
const turnAccuracy = (loss: number): number =>
  Math.min(100, Math.max(0, 103.167 * Math.exp(-4.354 * loss) - 3.167));

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map(value => (value - middle) ** 2)));
};

/** How much the expectation moves around a turn: a turn in a lively part of the game counts more. */
const WINDOW = 8;
const MIN_WEIGHT = 0.5;
const MAX_WEIGHT = 12;

/** The weight of turn `at`: the deviation, in percent, of the expectations of the positions around it. */
export const weightAt = (expectations: readonly number[], at: number): number => {
  const from = Math.max(0, Math.min(at - WINDOW / 2, expectations.length - WINDOW));
  const around = expectations.slice(from, from + WINDOW);
  return Math.min(MAX_WEIGHT, Math.max(MIN_WEIGHT, 100 * deviation(around)));
};

/** A judged turn: the expectation it lost, and its weight. */
export interface WeightedLoss {
  readonly loss: number;
  readonly weight: number;
}

/** The accuracy of a side: halfway between the weighted mean and the harmonic mean of its turns. */
export const accuracyOf = (turns: readonly WeightedLoss[]): number | undefined => {
  if (turns.length === 0) return undefined;
  const accuracies = turns.map(({ loss }) => turnAccuracy(loss));
  const total = turns.reduce((sum, { weight }) => sum + weight, 0);
  const weighted = turns.reduce((sum, { weight }, i) => sum + weight * accuracies[i]!, 0) / total;
  const harmonic = turns.length / accuracies.reduce((sum, a) => sum + 1 / Math.max(a, 1), 0);
  return (weighted + harmonic) / 2;
};
