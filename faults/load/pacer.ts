// Sends turns at a steady rate.

const TICK = 4;
/** Smaller timer delays are ignored. */
const LATE = 20;

export interface Pacer {
  readonly rate: (perSecond: number) => void;
  /** Milliseconds of scheduling delay in this process: lateness of the machine, whatever the server did. */
  stood(): number;
  stop(): void;
}

/** Calls `play` so many times per second, as long as there is something in `ready`. */
export const createPacer = <T>(ready: T[], play: (next: T) => void): Pacer => {
  let [perSecond, owed, last, stood] = [0, 0, performance.now(), 0];
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - last > TICK + LATE) stood += now - last - TICK;
    // Turns that could not be sent, because no player was ready, are not sent later in a burst.
    owed = Math.min(owed + ((now - last) / 1000) * perSecond, Math.max(4, perSecond / 10));
    last = now;
    while (owed >= 1 && ready.length > 0) {
      owed--;
      play(ready.shift()!);
    }
  }, TICK);
  return {
    rate: to => {
      perSecond = to;
    },
    stood: () => stood,
    stop: () => {
      clearInterval(timer);
    },
  };
};
