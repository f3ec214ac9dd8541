// Glicko-2 after Mark Glickman, "Example of the Glicko-2 system" (2022): its steps are named below.

/** What is known of the strength of a solver, or of the difficulty of a puzzle. */
export interface Rating {
  readonly rating: number;
  /** Two of them to either side hold the true strength with 95 %. */
  readonly deviation: number;
  readonly volatility: number;
}

/** A result against somebody: 1 a win, 0 a loss. */
export interface Score {
  readonly against: Rating;
  readonly score: number;
}

/** A solver before the first puzzle: the easier half of the puzzles is below. */
export const NEW_SOLVER: Rating = { rating: 1000, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
const MIDDLE = 1500;
/** How much the volatility may change over time. */
const TAU = 0.5;
const PRECISION = 0.000001;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
const muOf = ({ rating }: Rating): number => (rating - MIDDLE) / SCALE;
const phiOf = ({ deviation }: Rating): number => deviation / SCALE;

/** Step 5: the new volatility, where a function of its logarithm is zero. */
const newVolatility = (volatility: number, phi: number, v: number, delta: number): number => {
  const start = Math.log(volatility ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    return (e * (delta ** 2 - phi ** 2 - v - e)) / (2 * (phi ** 2 + v + e) ** 2) - (x - start) / TAU ** 2;
  };
  let a = start;
  let b = Math.log(Math.max(delta ** 2 - phi ** 2 - v, 0));
  if (b === -Infinity) {
    b = a - TAU;
    while (f(b) < 0) b -= TAU;
  }
  let [fa, fb] = [f(a), f(b)];
  while (Math.abs(b - a) > PRECISION) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return Math.exp(a / 2);
};

/** The rating after some results. */
export const rated = (before: Rating, scores: readonly Score[]): Rating => {
  const [mu, phi] = [muOf(before), phiOf(before)];
  let [inverse, surprise] = [0, 0];
  for (const { against, score } of scores) {
    const weight = g(phiOf(against));
    const expected = 1 / (1 + Math.exp(-weight * (mu - muOf(against))));
    inverse += weight ** 2 * expected * (1 - expected); // step 3
    surprise += weight * (score - expected); // step 4
  }
  const v = 1 / inverse;
  const volatility =
    scores.length === 0 ? before.volatility : newVolatility(before.volatility, phi, v, v * surprise);
  const phiStar = Math.sqrt(phi ** 2 + volatility ** 2); // step 6
  const phiNew = 1 / Math.sqrt(1 / phiStar ** 2 + inverse); // step 7
  return {
    rating: MIDDLE + SCALE * (mu + phiNew ** 2 * surprise),
    deviation: SCALE * phiNew,
    volatility,
  };
};

/** Nobody falls below it: the easiest puzzles are not far above. */
const MIN_RATING = 400;

/** Both ratings after a solver's first try at a puzzle. */
export const ratedAttempt = (
  solver: Rating,
  puzzle: Rating,
  solved: boolean,
): { readonly solver: Rating; readonly puzzle: Rating } => {
  const after = rated(solver, [{ against: puzzle, score: solved ? 1 : 0 }]);
  return {
    solver: { ...after, rating: Math.max(after.rating, MIN_RATING) },
    puzzle: rated(puzzle, [{ against: solver, score: solved ? 0 : 1 }]),
  };
};
