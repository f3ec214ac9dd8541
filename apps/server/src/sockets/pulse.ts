import { MAX_MISSED_PINGS, PING_EVERY } from './bounds.js';

/** Looks are a quarter of a second apart. After a longer pause the process was busy, and answers may wait unread. */
const BUSY = 1_000;

/** Whether one socket is still there, and its round trips, as the server measures them. */
export class Pulse {
  rtt = 0;
  /** When the next ping is due; the first at once, so that the first turn already knows. */
  #due: number;
  #missed = 0;
  #sentAt: number | undefined;
  #lookedAt: number;
  readonly #phase: number;

  constructor(now: number, phase = Math.random()) {
    this.#due = now;
    this.#lookedAt = now;
    this.#phase = phase;
  }

  /** Called several times a second: whether a ping has to be sent, or the socket is dead. */
  look(now: number): 'ping' | 'dead' | undefined {
    const wasBusy = now - this.#lookedAt > BUSY;
    this.#lookedAt = now;
    if (now < this.#due) return undefined;
    if (this.#missed >= MAX_MISSED_PINGS && !wasBusy) return 'dead';
    // After the first one every socket has its own moment, so that thousands that came together do not go together.
    this.#due = now + (this.#sentAt === undefined ? PING_EVERY * (0.5 + this.#phase / 2) : PING_EVERY);
    this.#sentAt = now;
    this.#missed = wasBusy ? 1 : this.#missed + 1;
    return 'ping';
  }

  came(now: number): void {
    this.#missed = 0;
    if (this.#sentAt === undefined) return;
    const rtt = Math.max(0, now - this.#sentAt);
    // One slow answer is no slow line: it counts in part, a quicker one at once.
    this.rtt = this.rtt === 0 || rtt < this.rtt ? rtt : this.rtt + (rtt - this.rtt) / 4;
  }
}
