import type { Rate } from '../settings/forms.js';
import { gcra } from '../shared/gcra.js';

/** How often the sockets that share it may do something, by GCRA. */
export class Bucket {
  /** How many sockets share it. */
  shared = 0;
  #tat: number | undefined;

  /** Undefined: go ahead. A number: wait so many milliseconds. */
  take({ most, window }: Rate, now: number): number | undefined {
    const { tat, wait } = gcra(this.#tat, now, most, window);
    this.#tat = tat;
    return wait;
  }
}
