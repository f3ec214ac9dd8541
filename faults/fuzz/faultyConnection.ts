import type { Counts } from './counts.ts';

/** Network behaviour: probabilities from 0 to 1 per message, times in milliseconds. */
export interface Weather {
  readonly drop: number;
  readonly double: number;
  readonly reorder: number;
  readonly cut: number;
  readonly silence: number;
  readonly slowest: number;
}

export const STORM: Weather = {
  drop: 0.04,
  double: 0.08,
  reorder: 0.08,
  cut: 0.015,
  silence: 0.008,
  slowest: 12,
};
export const CALM: Weather = { drop: 0, double: 0, reorder: 0, cut: 0, silence: 0, slowest: 1 };

interface FaultyConnectionDeps {
  readonly weather: () => Weather;
  readonly random: () => number;
  readonly counts: Counts;
}

/**
 * A faulty connection. A lost message takes its connection with it, at once or a little later, as TCP would. Messages may also be
 * duplicated or reordered, which is worse than TCP. Messages in flight are lost when it breaks.
 */
export class FaultyConnection {
  readonly #deps: FaultyConnectionDeps;
  readonly #broken: () => void;
  #open = true;
  #silent = false;
  /** When the last message of each direction arrives. The next one arrives no earlier, unless it overtakes. */
  readonly #arrives = { up: 0, down: 0 };

  constructor(deps: FaultyConnectionDeps, broken: () => void) {
    this.#deps = deps;
    this.#broken = broken;
  }

  get open(): boolean {
    return this.#open;
  }

  send(way: 'up' | 'down', deliver: () => void): void {
    const { random, counts } = this.#deps;
    const weather = this.#deps.weather();
    if (!this.#open || this.#silent) return;
    if (random() < weather.cut) {
      counts.cuts++;
      this.break();
      return;
    }
    if (random() < weather.silence) {
      counts.silences++;
      this.#silent = true;
      return;
    }
    if (random() < weather.drop) {
      counts.drops++;
      setTimeout(() => {
        this.break();
      }, random() * 40);
      return;
    }
    this.#deliver(way, deliver, weather);
    if (random() < weather.double) {
      counts.doubles++;
      this.#deliver(way, deliver, weather);
    }
  }

  #deliver(way: 'up' | 'down', deliver: () => void, weather: Weather): void {
    const { random, counts } = this.#deps;
    const soonest = performance.now() + random() * weather.slowest;
    const overtakes = random() < weather.reorder;
    if (overtakes) counts.reorders++;
    if (soonest - performance.now() > weather.slowest / 2 && weather.slowest > 2) counts.delays++;
    const at = overtakes ? soonest : Math.max(soonest, this.#arrives[way]);
    this.#arrives[way] = Math.max(this.#arrives[way], at);
    setTimeout(
      () => {
        if (this.#open && !this.#silent) deliver();
      },
      Math.max(0, at - performance.now()),
    );
  }

  /** Both ends are told. */
  break(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#broken();
  }
}
