import { Queue, Worker, type JobsOptions as BullOptions, type WorkerOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import { connectRedis, isReady, prefixOf, within, type RedisPatience } from '../shared/redis.js';
import type { Jobs, ReviewJob, ThinkJob } from '../shared/shared.js';
import { jobIdOf, reviewIdOf } from './jobId.js';
import type { Thinker } from './threads.js';

// Two queues: `think` holds jobs, `thought` holds results. Workers take from the first and put into the second; servers take from
// the second. Each entry is taken by one process, and given to another one if that one dies.

/** Workers of an older version give parts of reviews up; they are asked for again. */
type Work = ThinkJob | ReviewJob;

interface Found {
  readonly job: Work;
  /** The turn, or the reports of a part of a review. */
  readonly turn: string;
}

/** After all turns, whose priority is their level. */
const REVIEW_PRIORITY = 1_000;

const PATIENCE = 2_000;
/** The length of the queue; a job that is turned away is asked for again later. */
const MAX_WAITING = 10_000;
const COUNTED_FOR = 1_000;
/**
 * Unlike elsewhere, commands wait while Redis is away, and are sent again if it is unknown whether they arrived: ids make that
 * harmless. A worker waits for jobs for some seconds at a time; a connection that is silent for longer than this is dead.
 */
const WAITING: RedisPatience = {
  enableOfflineQueue: true,
  autoResendUnfulfilledCommands: true,
  maxRetriesPerRequest: null,
  socketTimeout: 15_000,
};
/** How long a worker may be silent before its job is given to another one. */
const LOCK = 6_000;

/** Nothing stays behind: an id that is kept could not be asked for again. */
const GONE_WHEN_DONE = { removeOnComplete: true, removeOnFail: true } as const;

const ATTEMPTS: BullOptions = { attempts: 5, backoff: { type: 'fixed', delay: 200 } };

const workerOptions = (connection: Redis, prefix: string, concurrency: number): WorkerOptions => ({
  connection,
  prefix,
  concurrency,
  lockDuration: LOCK,
  stalledInterval: LOCK / 2,
  maxStalledCount: 3,
  runRetryDelay: 500,
  drainDelay: 2,
});

interface RedisJobsOptions {
  readonly trouble: (error: unknown) => void;
}

/** Engine work over all processes. Without a thinker it is left to others. */
export class RedisJobs implements Jobs {
  readonly #redis: Redis;
  readonly #prefix: string;
  readonly #think: Queue<Work>;
  readonly #thought: Queue<Found>;
  readonly #thinker: Thinker | undefined;
  readonly #trouble: (error: unknown) => void;
  readonly #workers: Worker[] = [];
  readonly #listeners: ((job: ThinkJob, turn: string) => void)[] = [];
  readonly #reviewListeners: ((job: ReviewJob, reports: string) => void)[] = [];
  /** On their way into the queue; while Redis is away they wait here. */
  readonly #adding = new Set<string>();
  #counted = { at: -Infinity, waiting: 0 };
  #closing = false;
  #listening = false;

  static async open(
    url: string,
    thinker: Thinker | undefined,
    options: RedisJobsOptions,
  ): Promise<RedisJobs> {
    return new RedisJobs(await connectRedis(url, 'korong-jobs', options, WAITING), thinker, options);
  }

  private constructor(redis: Redis, thinker: Thinker | undefined, { trouble }: RedisJobsOptions) {
    this.#redis = redis;
    this.#thinker = thinker;
    this.#trouble = trouble;
    this.#prefix = prefixOf(redis).slice(0, -1);
    const options = { connection: redis, prefix: this.#prefix, streams: { events: { maxLen: 100 } } };
    this.#think = new Queue('think', options);
    this.#thought = new Queue('thought', options);
    for (const queue of [this.#think, this.#thought]) queue.on('error', () => undefined);
    if (thinker) this.#work(thinker);
  }

  think(job: ThinkJob): Promise<void> {
    return this.#ask(jobIdOf(job), job, job.level);
  }

  review(job: ReviewJob): Promise<void> {
    return this.#ask(reviewIdOf(job), job, REVIEW_PRIORITY);
  }

  async #ask(jobId: string, job: Work, priority: number): Promise<void> {
    if (this.#closing || this.#adding.has(jobId) || this.#adding.size >= MAX_WAITING) return;
    this.#adding.add(jobId);
    const added = this.#add(jobId, job, priority).finally(() => this.#adding.delete(jobId));
    await this.#tried(added);
  }

  async #add(jobId: string, job: Work, priority: number): Promise<void> {
    if (await this.#many()) return;
    await this.#think.add('think', job, { ...GONE_WHEN_DONE, ...ATTEMPTS, jobId, priority });
  }

  onThought(listener: (job: ThinkJob, turn: string) => void): void {
    this.#listeners.push(listener);
    this.#listen();
  }

  onReviewed(listener: (job: ReviewJob, reports: string) => void): void {
    this.#reviewListeners.push(listener);
    this.#listen();
  }

  async waiting(): Promise<number> {
    if (!isReady(this.#redis)) return 0;
    return (await this.#tried(this.#think.count())) ?? 0;
  }

  async close(): Promise<void> {
    this.#closing = true;
    // Without Redis the workers are closed by force.
    const away = !isReady(this.#redis);
    // In this order: no worker takes another job, then the thoughts under way fail and go back into the queue.
    const closed = Promise.all(this.#workers.map(worker => worker.close(away)));
    await this.#thinker?.close();
    // A worker that waits for a job at this moment hears of it after `drainDelay`; that is not waited for.
    await this.#tried(closed);
    if (!away) await this.#tried(Promise.all([this.#think.close(), this.#thought.close()]));
    this.#redis.disconnect();
  }

  #work(thinker: Thinker): void {
    const worker = new Worker<Work>(
      'think',
      async ({ id, data }) => {
        const turn = await ('review' in data ? thinker.review(data) : thinker.think(data));
        await this.#thought.add('thought', { job: data, turn }, { ...GONE_WHEN_DONE, jobId: id! });
      },
      workerOptions(this.#redis, this.#prefix, thinker.threads),
    );
    worker.on('failed', (job, error) => {
      if (!this.#closing && job && job.attemptsMade >= job.opts.attempts!) this.#trouble(error);
    });
    this.#begin(worker);
  }

  /** Results are taken only where there is a listener. */
  #listen(): void {
    if (this.#listening) return;
    this.#listening = true;
    const worker = new Worker<Found>(
      'thought',
      ({ data: { job, turn } }) => {
        if ('review' in job) for (const listener of this.#reviewListeners) listener(job, turn);
        else for (const listener of this.#listeners) listener(job, turn);
        return Promise.resolve();
      },
      workerOptions(this.#redis, this.#prefix, 1),
    );
    this.#begin(worker);
  }

  #begin(worker: Worker): void {
    // Errors of the connection are reported where it is made.
    worker.on('error', () => undefined);
    this.#workers.push(worker);
  }

  async #many(): Promise<boolean> {
    const now = Date.now();
    if (now - this.#counted.at > COUNTED_FOR) {
      this.#counted = { ...this.#counted, at: now };
      this.#counted = { at: now, waiting: await this.waiting() };
    }
    return this.#counted.waiting >= MAX_WAITING;
  }

  async #tried<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await within(PATIENCE, work);
    } catch {
      return undefined;
    }
  }
}
