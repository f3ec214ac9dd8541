import { gcra } from './gcra.js';
import type { Limits } from './shared.js';

/** How many keys are remembered; beyond that the least recently used go first. */
const MAX_KEYS = 100_000;

/** Counts within one process, by GCRA. */
export class LocalLimits implements Limits {
  readonly #now: () => number;
  readonly #most: number;
  /** By key: the theoretical arrival time. */
  readonly #arrivals = new Map<string, number>();

  constructor(now: () => number = Date.now, most = MAX_KEYS) {
    this.#now = now;
    this.#most = most;
  }

  take(key: string, most: number, windowMs: number): Promise<number | undefined> {
    const { tat, wait } = gcra(this.#arrivals.get(key), this.#now(), most, windowMs);
    if (wait !== undefined) {
      if (this.#arrivals.has(key)) this.#arrivals.set(key, tat);
      return Promise.resolve(wait);
    }
    // Goes to the end: the first one is the one that was used longest ago.
    this.#arrivals.delete(key);
    this.#arrivals.set(key, tat);
    if (this.#arrivals.size > this.#most) this.#arrivals.delete(this.#arrivals.keys().next().value!);
    return Promise.resolve(undefined);
  }

  give(key: string, most: number, windowMs: number): Promise<void> {
    const tat = this.#arrivals.get(key);
    if (tat !== undefined) this.#arrivals.set(key, tat - windowMs / most);
    return Promise.resolve();
  }
}
