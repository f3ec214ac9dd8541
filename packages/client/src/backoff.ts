const FIRST = 250;
const MAX_DELAY = 10_000;

/**
 * Exponential backoff with jitter: the wait before attempt `n`, counted from 0. Half of it is random, so a thousand clients do not
 * reconnect at once.
 */
export const backoff = (n: number, random: () => number): number => {
  const whole = Math.min(MAX_DELAY, FIRST * 2 ** Math.min(n, 10));
  return Math.round(whole / 2 + (whole / 2) * random());
};
