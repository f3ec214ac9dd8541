import type { Playback } from '../playback.js';
import type { SgfTimeControl } from './facts.js';

/** Turns the thinking time of a seat so far into the time of each turn and, where the clock is known, into what was left. */
export class Clocks {
  readonly #play: Playback;
  readonly #control: SgfTimeControl | undefined;
  #seat: string | undefined;
  /** The time last noted, in the turns of this seat. */
  #noted: number | undefined;
  readonly #before = new Map<string, number>();
  readonly #made = new Map<string, number>();
  #timed = 0;

  constructor(play: Playback, control: SgfTimeControl | undefined) {
    this.#play = play;
    this.#control = control;
  }

  note(value: string): void {
    const time = Number(value.trim() || Number.NaN);
    if (Number.isSafeInteger(time) && time >= 0) this.#noted = time;
  }

  /** Another seat acts, or none any more: the turn of the one before is complete. */
  turnTo(seat: string | undefined): void {
    const { turns } = this.#play;
    if (this.#seat !== undefined && turns.length > this.#timed) {
      this.#time(this.#seat);
      this.#timed = turns.length;
    }
    this.#seat = seat;
    this.#noted = undefined;
  }

  #time(seat: string): void {
    const { turns } = this.#play;
    const made = (this.#made.get(seat) ?? 0) + 1;
    this.#made.set(seat, made);
    const spent = (this.#noted ?? Number.NaN) - (this.#before.get(seat) ?? 0);
    if (!(spent >= 0)) return;
    this.#before.set(seat, this.#noted!);
    const left = this.#control && this.#control.initial + made * this.#control.increment - this.#noted!;
    turns.push({
      ...turns.pop()!,
      ...(left !== undefined && left >= 0 && { clock: left }),
      spent,
    });
  }
}
