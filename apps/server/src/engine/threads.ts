import { Piscina } from 'piscina';
import type { ReviewJob, ThinkJob } from '../shared/shared.js';

/** Searches turns, several at a time. */
export interface Thinker {
  readonly threads: number;
  think(job: ThinkJob): Promise<string>;
  /** The reports as JSON; nothing at all if the positions cannot be searched. */
  review(job: ReviewJob): Promise<string>;
  /** Stops in the middle of a search. */
  close(): Promise<void>;
}

// The same file whether this one runs as it was written or as it was built.
const THREAD = new URL('../../dist/engine/thread.js', import.meta.url).href;

/** Below everything else that wants a core (Linux only). */
const NICE = 10;
/** A thought that takes longer has gone wrong; its thread is ended. */
const MAX_THINK_MS = 120_000;
/** Threads that have nothing to do go. */
const IDLE = 60_000;
/** Of one thread, beside the search tree and the net. A thread that wants more is ended, and its job fails. */
const HEAP_MB = 128;

/** Threads of this process that think, each with less claim to a core than the process itself. */
export const openThreads = (
  threads: number,
  trouble: (error: unknown) => void = () => undefined,
): Thinker => {
  const pool = new Piscina({
    filename: THREAD,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE,
    concurrentTasksPerWorker: 1,
    niceIncrement: NICE,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 16 },
    // Nothing of the environment is needed there, secrets least of all.
    env: {},
  });
  // A thread that breaks while it thinks fails its job. One that breaks while it has none, as when its memory ran out just
  // then, is told of here, and replaced.
  pool.on('error', trouble);
  const run = (job: unknown, name: string): Promise<string> =>
    pool.run(job, { name, signal: AbortSignal.timeout(MAX_THINK_MS) }) as Promise<string>;
  return {
    threads,
    think: job => run(job, 'think'),
    review: job => run(job, 'review'),
    close: () => pool.destroy(),
  };
};
