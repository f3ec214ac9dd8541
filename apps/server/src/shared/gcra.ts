// GCRA, the generic cell rate algorithm: a leaky bucket of which one number is kept. That number is the theoretical arrival time
// (TAT), the moment at which everything that was taken will have come back. It may lie at most one window ahead.

interface Gcra {
  /** The theoretical arrival time from now on. */
  readonly tat: number;
  /** How many milliseconds to wait; undefined: go ahead. */
  readonly wait?: number;
}

/** Times are fractions of milliseconds: what is less than this comes of dividing. */
const ROUNDING = 0.001;

/** One more at `now`, where `most` may come at once and come back evenly within `window`. Being refused costs nothing. */
export const gcra = (known: number | undefined, now: number, most: number, window: number): Gcra => {
  // Further ahead than a window it can only be where the clock has gone back.
  const before = Math.min(Math.max(known ?? now, now), now + window);
  const tat = before + window / most;
  const wait = tat - now - window;
  return wait > ROUNDING ? { tat: before, wait: Math.ceil(wait) } : { tat };
};
