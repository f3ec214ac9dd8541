import type { Run, Stage } from './motion.js';
import type { Beat, View } from './types.js';

/** A view never waits longer than this for the motion code. */
const PATIENCE_MS = 300;

/** The motion code is fetched for the first motion; `undefined` if that takes too long. */
const fetchMotion = (): Promise<typeof import('./motion.js') | undefined> =>
  Promise.race([
    import('./motion.js').catch(() => undefined),
    new Promise<undefined>(resolve => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);

export interface Animator {
  readonly isRunning: boolean;
  stop(): void;
  /** Plays beats from one view to the next. Resolves to false if the next view was replaced meanwhile. */
  play(
    from: View,
    to: View,
    beats: readonly Beat[],
    speed: number,
    isCurrent: () => boolean,
  ): Promise<boolean>;
}

export const createAnimator = (stage: () => Stage): Animator => {
  let running: Run | undefined;
  return {
    get isRunning() {
      return running !== undefined;
    },
    stop: () => {
      running?.stop();
      running = undefined;
    },
    play: async (from, to, beats, speed, isCurrent) => {
      const motion = await fetchMotion();
      if (motion === undefined || !isCurrent()) return isCurrent();
      const mine = motion.run(stage(), from, to, beats, speed);
      running = mine;
      await mine.done;
      return running === mine;
    },
  };
};
