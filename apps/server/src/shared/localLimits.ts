import type { Limits } from './shared.js';

/** No more keys than this are remembered; beyond it those go first that were used longest ago. */
const MOST_KEYS = 100_000;

/**
 * Counts within one process. Of each key one moment is kept: when everything that was taken will have come back. It may lie at
 * most a window ahead.
 */
export class LocalLimits implements Limits {
  readonly #now: () => number;
  readonly #most: number;
  readonly #full = new Map<string, number>();

  constructor(now: () => number = Date.now, most = MOST_KEYS) {
    this.#now = now;
    this.#most = most;
  }

  take(key: string, most: number, windowMs: number): Promise<number | undefined> {
    const now = this.#now();
    const known = this.#full.get(key) ?? now;
    // Further ahead it can only be where the clock has gone back.
    const before = Math.min(Math.max(known, now), now + windowMs);
    const full = before + windowMs / most;
    const wait = full - now - windowMs;
    // Counted in fractions of milliseconds: what is less than a thousandth comes of dividing.
    if (wait > 0.001) {
      if (before < known) this.#full.set(key, before);
      return Promise.resolve(Math.ceil(wait));
    }
    this.#full.delete(key);
    this.#full.set(key, full);
    if (this.#full.size > this.#most) this.#forget();
    return Promise.resolve(undefined);
  }

  #forget(): void {
    const [oldest] = this.#full.keys();
    this.#full.delete(oldest!);
  }
}
