import { PING_EVERY } from './bounds.js';

/** Round trips of one socket, as the server measures them. */
export class Pulse {
  rtt = 0;
  /** When the next ping is due; the first at once, so that the first turn already knows. */
  due: number;
  missed = 0;
  #sentAt: number | undefined;
  readonly #phase: number;

  constructor(now: number) {
    this.due = now;
    this.#phase = Math.random();
  }

  sent(now: number): void {
    // After the first one every socket has its own moment, so that thousands that came together do not go together.
    this.due = this.#sentAt === undefined ? now + PING_EVERY * (0.5 + this.#phase / 2) : now + PING_EVERY;
    this.#sentAt = now;
    this.missed++;
  }

  came(now: number): void {
    this.missed = 0;
    if (this.#sentAt === undefined) return;
    const rtt = Math.max(0, now - this.#sentAt);
    // One slow answer is no slow line: it counts in part, a quicker one at once.
    this.rtt = this.rtt === 0 || rtt < this.rtt ? rtt : this.rtt + (rtt - this.rtt) / 4;
  }
}
