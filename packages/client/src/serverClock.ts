/** An estimate of the server's clock. */
export interface ServerClock {
  now(): number;
  /** A message was sent at `sentAt` and answered by `heardAt`. In between the server's clock showed `serverNow`. */
  sample(sentAt: number, serverNow: number, heardAt: number): void;
  /** The machine slept or its clock was set. Earlier measurements are void. */
  restart(): void;
}

interface Sample {
  readonly roundTrip: number;
  readonly offset: number;
}

const KEPT = 8;
/** A correction is spread over this many milliseconds, so that a displayed clock does not jump. A larger one is applied at once. */
const SPREAD = 2_000;

/** The quickest of the last round trips counts. Its error is at most half of it. */
export const serverClock = (now: () => number): ServerClock => {
  let samples: readonly Sample[] = [];
  /** The offset moves from `from` to `to`, starting at `at`. The first offset is applied at once. */
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
