import type { Jobs } from '../shared/shared.js';
import { LocalJobs } from './localJobs.js';
import { openThreads } from './threads.js';

type JobsBy =
  | { readonly kind: 'local'; readonly threads: number }
  /** With 0 threads the work is left to others. */
  | { readonly kind: 'redis'; readonly url: string; readonly threads: number };

export interface JobsOptions {
  /** Hears of errors in background work. */
  readonly trouble?: (error: unknown) => void;
}

/** Engine work in threads of this process, or shared with other processes. Rejects if Redis cannot be reached now. */
export const openJobs = async (
  by: JobsBy,
  { trouble = () => undefined }: JobsOptions = {},
): Promise<Jobs> => {
  const thinker = by.threads > 0 ? openThreads(by.threads, trouble) : undefined;
  if (by.kind === 'redis') {
    // The queue is loaded only where it is used.
    const { RedisJobs } = await import('./redisJobs.js');
    return RedisJobs.open(by.url, thinker, { trouble }).catch(async (error: unknown) => {
      await thinker?.close();
      throw error;
    });
  }
  if (!thinker) throw new Error('without threads and without workers there is no engine');
  return new LocalJobs(thinker, { trouble });
};
