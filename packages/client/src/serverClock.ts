/** The server's clock, read from here. */
export interface ServerClock {
  now(): number;
  /** Something was sent at `sentAt` and answered by `heardAt`; in between the server's clock showed `serverNow`. */
  sample(sentAt: number, serverNow: number, heardAt: number): void;
  /** The machine slept, or its clock was set: what was measured before says nothing any more. */
  restart(): void;
}

interface Sample {
  readonly roundTrip: number;
  readonly offset: number;
}

const KEPT = 8;
/** A correction is spread over so many milliseconds, so that no clock that is shown jumps. A greater one is made at once. */
const SPREAD = 2_000;

/** Of the last round trips the quickest counts: the error is at most half of it. */
export const serverClock = (now: () => number): ServerClock => {
  let samples: readonly Sample[] = [];
  /** The offset goes from `from` to `to`, beginning at `at`; the first one is there at once. */
  let turning: { readonly from: number; readonly to: number; readonly at: number } | undefined;

  const offsetAt = (time: number): number => {
    if (turning === undefined) return 0;
    const { from, to, at } = turning;
    const left = Math.min(1, Math.max(0, 1 - (time - at) / SPREAD));
    return to + (from - to) * left;
  };

  return {
    now: () => {
      const time = now();
      return Math.round(time + offsetAt(time));
    },
    sample: (sentAt, serverNow, heardAt) => {
      const roundTrip = heardAt - sentAt;
      if (roundTrip < 0) return;
      samples = [...samples, { roundTrip, offset: serverNow + roundTrip / 2 - heardAt }].slice(-KEPT);
      const best = samples.reduce((a, b) => (b.roundTrip < a.roundTrip ? b : a)).offset;
      if (turning?.to === best) return;
      const shown = turning === undefined ? best : offsetAt(heardAt);
      turning = { from: Math.abs(best - shown) > SPREAD / 2 ? best : shown, to: best, at: heardAt };
    },
    restart: () => {
      samples = [];
    },
  };
};
