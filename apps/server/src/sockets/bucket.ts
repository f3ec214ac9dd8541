import type { Rate } from '../settingTexts.js';

/** So many at once, then evenly as they come back. One number is kept: when everything that was taken is back. */
export class Bucket {
  /** How many sockets share it. */
  shared = 0;
  #full = 0;

  /** Undefined: go ahead. A number: wait so many milliseconds. */
  take(rate: Rate, now: number): number | undefined {
    const full = Math.max(this.#full, now) + rate.window / rate.most;
    if (full > now + rate.window) return Math.ceil(full - now - rate.window);
    this.#full = full;
    return undefined;
  }
}
