import type { Jobs } from '../shared/shared.js';

export type JobsBy =
  | { readonly kind: 'local'; readonly threads: number }
  /** With 0 threads the work is left to others. */
  | { readonly kind: 'redis'; readonly url: string; readonly threads: number };

export interface JobsOptions {
  /** What went wrong, where nobody waits for it. */
  readonly trouble?: (error: unknown) => void;
}

/** Engine work in threads of this process, or shared with other processes. */
export const openJobs = (by: JobsBy, options: JobsOptions = {}): Promise<Jobs> => {
  options.trouble?.(by);
  return Promise.reject(new Error('not there yet'));
};
