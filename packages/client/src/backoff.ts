const FIRST = 250;
const LONGEST = 10_000;

/** How long to wait before attempt `n`, counted from 0. Half of it is chance: a thousand clients do not come back at once. */
export const backoff = (n: number, random: () => number): number => {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.min(n, 10));
  return Math.round(whole / 2 + (whole / 2) * random());
};
