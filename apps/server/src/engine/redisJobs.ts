import { Queue, Worker, type JobsOptions as BullOptions, type WorkerOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { PATIENT, connectRedis, prefixOf, within } from '../shared/redis.js';
import type { Jobs, ThinkJob } from '../shared/shared.js';
import { jobIdOf } from './jobId.js';
import type { Thinker } from './threads.js';

// Two queues: `think` has what is to be thought about, `thought` what was found. Whoever thinks takes from the first and puts into
// the second; whoever plays takes from the second. Each is taken by one process, and given to another one if that one dies.

interface Thought {
  readonly job: ThinkJob;
  readonly turn: string;
}

const PATIENCE = 2_000;
/** More than this do not wait; whoever is turned away asks again later. */
const MOST_WAITING = 10_000;
const COUNTED_FOR = 1_000;
/** A worker waits for jobs for some seconds at a time; a connection that is silent for longer than that is dead. */
const WORKERS_SILENCE = 15_000;
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

export interface RedisJobsOptions {
  readonly trouble: (error: unknown) => void;
}

/** Engine work over all processes. Without a thinker it is left to others. */
export class RedisJobs implements Jobs {
  readonly #redis: Redis;
  /** Waits for Redis where the other one gives up: workers have nothing else to do. */
  readonly #workersRedis: Redis;
  readonly #prefix: string;
  readonly #think: Queue<ThinkJob>;
  readonly #thought: Queue<Thought>;
  readonly #thinker: Thinker | undefined;
  readonly #trouble: (error: unknown) => void;
  readonly #workers: Worker[] = [];
  readonly #hears: ((job: ThinkJob, turn: string) => void)[] = [];
  #counted = { at: -Infinity, waiting: 0 };
  #closing = false;

  static async open(
    url: string,
    thinker: Thinker | undefined,
    options: RedisJobsOptions,
  ): Promise<RedisJobs> {
    return new RedisJobs(await connectRedis(url, 'korong-jobs', options), url, thinker, options);
  }

  private constructor(
    redis: Redis,
    url: string,
    thinker: Thinker | undefined,
    { trouble }: RedisJobsOptions,
  ) {
    this.#redis = redis;
    this.#thinker = thinker;
    this.#trouble = trouble;
    this.#workersRedis = new Redis(url, {
      ...PATIENT,
      socketTimeout: WORKERS_SILENCE,
      maxRetriesPerRequest: null,
      connectionName: 'korong-worker',
    });
    this.#workersRedis.on('error', () => undefined);
    this.#prefix = prefixOf(redis).slice(0, -1);
    const options = { connection: redis, prefix: this.#prefix, streams: { events: { maxLen: 100 } } };
    this.#think = new Queue('think', options);
    this.#thought = new Queue('thought', options);
    for (const queue of [this.#think, this.#thought]) queue.on('error', () => undefined);
    if (thinker) this.#work(thinker);
  }

  async think(job: ThinkJob): Promise<void> {
    if (this.#closing || (await this.#many())) return;
    const options = { ...GONE_WHEN_DONE, ...ATTEMPTS, jobId: jobIdOf(job), priority: job.level };
    await this.#tried(this.#think.add('think', job, options));
  }

  onThought(hear: (job: ThinkJob, turn: string) => void): void {
    // Only who has somebody to tell takes thoughts.
    if (this.#hears.push(hear) === 1) this.#hear();
  }

  async waiting(): Promise<number> {
    return (await this.#tried(this.#think.count())) ?? 0;
  }

  async close(): Promise<void> {
    this.#closing = true;
    // In this order: no worker takes another job, then the thoughts under way fail and go back into the queue.
    const closed = Promise.all(this.#workers.map(worker => worker.close()));
    await this.#thinker?.close();
    // A worker that waits for a job at this moment hears of it after `drainDelay`, and needs nobody to wait for it.
    await this.#tried(closed);
    await this.#tried(Promise.all([this.#think.close(), this.#thought.close()]));
    this.#redis.disconnect();
    this.#workersRedis.disconnect();
  }

  #work(thinker: Thinker): void {
    const worker = new Worker<ThinkJob>(
      'think',
      async ({ id, data }) => {
        const turn = await thinker.think(data);
        await this.#thought.add('thought', { job: data, turn }, { ...GONE_WHEN_DONE, jobId: id! });
      },
      workerOptions(this.#workersRedis, this.#prefix, thinker.threads),
    );
    worker.on('failed', (job, error) => {
      if (!this.#closing && job && job.attemptsMade >= job.opts.attempts!) this.#trouble(error);
    });
    this.#add(worker);
  }

  #hear(): void {
    const worker = new Worker<Thought>(
      'thought',
      ({ data }) => {
        for (const hear of this.#hears) hear(data.job, data.turn);
        return Promise.resolve();
      },
      workerOptions(this.#workersRedis, this.#prefix, 1),
    );
    this.#add(worker);
  }

  #add(worker: Worker): void {
    // The connection's own errors: told of by the other connection.
    worker.on('error', () => undefined);
    this.#workers.push(worker);
  }

  async #many(): Promise<boolean> {
    const now = Date.now();
    if (now - this.#counted.at > COUNTED_FOR) {
      this.#counted = { ...this.#counted, at: now };
      this.#counted = { at: now, waiting: await this.waiting() };
    }
    return this.#counted.waiting >= MOST_WAITING;
  }

  async #tried<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await within(PATIENCE, work);
    } catch {
      return undefined;
    }
  }
}
