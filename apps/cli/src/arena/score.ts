/** Wins, losses and draws of A, and statistics from them. */
export interface Score {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

export const gamesOf = ({ wins, losses, draws }: Score): number => wins + losses + draws;
export const shareOf = (score: Score): number =>
  gamesOf(score) === 0 ? 0.5 : (score.wins + score.draws / 2) / gamesOf(score);

const eloOf = (share: number): number => 400 * Math.log10(share / (1 - share));
const expected = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The variance of one game's outcome; never 0, since the next game may end differently. */
const variance = (score: Score): number => {
  const n = gamesOf(score);
  const mean = shareOf(score);
  const seen =
    (score.wins * (1 - mean) ** 2 + score.losses * mean ** 2 + score.draws * (0.5 - mean) ** 2) /
    Math.max(n, 1);
  return Math.max(seen, 1 / (4 * (n + 1)));
};

/**
 * Elo of A over B: with the half-width of its 95 % interval, or after a whitewash only a bound that holds with 95 % certainty, since no
 * game says how much stronger the winner is.
 */
export type Rating =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'interval'; readonly elo: number; readonly error: number }
  | { readonly kind: 'atLeast' | 'atMost'; readonly elo: number };

/** A player who wins less often than this wins all of `n` games in less than 5 of 100 matches. */
const leastShare = (n: number): number => 0.05 ** (1 / n);

export const elo = (score: Score): Rating => {
  const n = gamesOf(score);
  if (n === 0) return { kind: 'unknown' };
  if (score.wins === n) return { kind: 'atLeast', elo: eloOf(leastShare(n)) };
  if (score.losses === n) return { kind: 'atMost', elo: -eloOf(leastShare(n)) };
  const edge = 0.5 / (n + 1);
  const clamp = (share: number): number => Math.min(Math.max(share, edge), 1 - edge);
  const mean = shareOf(score);
  const half = 1.96 * Math.sqrt(variance(score) / n);
  return {
    kind: 'interval',
    elo: eloOf(mean),
    error: (eloOf(clamp(mean + half)) - eloOf(clamp(mean - half))) / 2,
  };
};

/**
 * Sequential probability ratio test of "A is `high` Elo better" against "A is `low` Elo better": the log-likelihood ratio of the
 * results. A draw, rare in these games, is half a win and half a loss. Beyond ±2.94 the answer is 95 % certain.
 */
export const likelihood = (score: Score, low: number, high: number): number => {
  const [s0, s1] = [expected(low), expected(high)];
  const share = shareOf(score);
  return gamesOf(score) * (share * Math.log(s1 / s0) + (1 - share) * Math.log((1 - s1) / (1 - s0)));
};

export const SURE = Math.log(0.95 / 0.05);
