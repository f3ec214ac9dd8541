import { levelsOf } from '@korong/engine';
import type { Jobs, ReviewJob, ThinkJob } from '../shared/shared.js';
import { jobIdOf, reviewIdOf } from './jobId.js';
import type { Thinker } from './threads.js';

/** The length of the queue; a job that is turned away is asked for again later. */
const MAX_WAITING = 10_000;
const ATTEMPTS = 3;
/** The rough cost of one visit of the search; the longer a job takes, the longer it may wait. */
const MS_A_VISIT = 1;
/** For so long a part of a review lets turns of games in play pass. */
const REVIEWS_WAIT = 60_000;

interface Entry {
  readonly id: string;
  readonly job: ThinkJob | ReviewJob;
  /** The earliest due goes first. Due times advance, so that no job waits for ever. */
  readonly due: number;
  readonly attempts: number;
}

interface LocalJobsOptions {
  readonly trouble?: (error: unknown) => void;
  readonly maxWaiting?: number;
  readonly now?: () => number;
}

/** Engine work in threads of this process. */
export class LocalJobs implements Jobs {
  readonly #thinker: Thinker;
  readonly #options: Required<LocalJobsOptions>;
  readonly #listeners: ((job: ThinkJob, turn: string) => void)[] = [];
  readonly #reviewListeners: ((job: ReviewJob, reports: string) => void)[] = [];
  /** In the order in which they are due. */
  #waiting: Entry[] = [];
  readonly #running = new Set<string>();
  #closed = false;

  constructor(thinker: Thinker, options: LocalJobsOptions = {}) {
    this.#thinker = thinker;
    this.#options = { trouble: () => undefined, maxWaiting: MAX_WAITING, now: Date.now, ...options };
  }

  think(job: ThinkJob): Promise<void> {
    const id = jobIdOf(job);
    if (this.#knows(id)) return Promise.resolve();
    // A game has one side to act: earlier jobs for it are obsolete.
    this.#waiting = this.#waiting.filter(entry => entry.job.game !== job.game);
    const due = this.#options.now() + (levelsOf(job.kind)[job.level - 1]?.visits ?? 0) * MS_A_VISIT;
    this.#add({ id, job, due, attempts: ATTEMPTS });
    this.#next();
    return Promise.resolve();
  }

  review(job: ReviewJob): Promise<void> {
    const id = reviewIdOf(job);
    if (this.#knows(id)) return Promise.resolve();
    this.#add({ id, job, due: this.#options.now() + REVIEWS_WAIT, attempts: ATTEMPTS });
    this.#next();
    return Promise.resolve();
  }

  onReviewed(listener: (job: ReviewJob, reports: string) => void): void {
    this.#reviewListeners.push(listener);
  }

  onThought(listener: (job: ThinkJob, turn: string) => void): void {
    this.#listeners.push(listener);
  }

  waiting(): Promise<number> {
    return Promise.resolve(this.#waiting.length);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting = [];
    await this.#thinker.close();
  }

  #knows(id: string): boolean {
    return this.#closed || this.#running.has(id) || this.#waiting.some(entry => entry.id === id);
  }

  #add(entry: Entry): void {
    if (this.#waiting.length >= this.#options.maxWaiting) return;
    const later = this.#waiting.findIndex(({ due }) => due > entry.due);
    this.#waiting.splice(later < 0 ? this.#waiting.length : later, 0, entry);
  }

  #next(): void {
    while (this.#running.size < this.#thinker.threads && this.#waiting.length > 0) {
      const entry = this.#waiting.shift()!;
      this.#running.add(entry.id);
      void this.#run(entry);
    }
  }

  async #run(entry: Entry): Promise<void> {
    const { id, job, attempts } = entry;
    try {
      const tell = await this.#work(job);
      this.#running.delete(id);
      if (!this.#closed) tell();
    } catch (error) {
      this.#running.delete(id);
      if (this.#closed) return;
      if (attempts > 1) this.#add({ ...entry, attempts: attempts - 1 });
      else this.#options.trouble(error);
    }
    this.#next();
  }

  /** Does the job; gives the function that tells of the result. */
  async #work(job: ThinkJob | ReviewJob): Promise<() => void> {
    if ('review' in job) {
      const reports = await this.#thinker.review(job);
      return () => {
        for (const listener of this.#reviewListeners) listener(job, reports);
      };
    }
    const turn = await this.#thinker.think(job);
    return () => {
      for (const listener of this.#listeners) listener(job, turn);
    };
  }
}
