import type { Migration } from '../migrations.js';
import type { Statement, Step, Written } from '../executor.js';

// Messages between the event loop and a thread of the database.

export interface ThreadOptions {
  readonly file: string;
  readonly mode: 'write' | 'read';
  /** Makes the file where there is none. */
  readonly create: boolean;
  /** How long to wait for another process that writes, in milliseconds. */
  readonly busy: number;
  /** How many jobs share one commit at most. */
  readonly most: number;
  /** Which file it has to be, where that is known: another one under its name is not touched. */
  readonly identity?: string | undefined;
  /** Run by the thread that writes, when it starts. */
  readonly migrations: readonly Migration[];
}

/** Requests to the thread, in order. */
export type Ask =
  | { readonly kind: 'jobs'; readonly jobs: readonly (readonly (Step | Statement)[])[] }
  | { readonly kind: 'close' };

/** To one job: done or refused; out of reach; or wrong, which is our own bug. */
export type Answer = Written | { readonly trouble: string; readonly code: string } | { readonly bug: string };

/** Answers come in the order of the jobs. */
export type Tell =
  | { readonly kind: 'open'; readonly identity: string }
  | { readonly kind: 'failed'; readonly why: string; readonly code: string }
  | { readonly kind: 'answers'; readonly answers: readonly Answer[] };
