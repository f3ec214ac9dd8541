import { Worker } from 'node:worker_threads';
import type { Job, News, Order, Searched } from './job.js';

/** What becomes of a job: reports during the search, and at the end the last report or a failure. */
export interface JobEvents {
  searched(job: Job, searched: Searched): void;
  failed(job: Job, why: string): void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | undefined;
}

/** Threads that search one position each. They are started when there is work, and again after a crash. */
export class ThreadPool {
  readonly #most: number;
  readonly #events: JobEvents;
  readonly #next: () => Job | undefined;
  #threads: Thread[] = [];

  /** `next` gives the next job to do, if there is one. */
  constructor(threads: number, next: () => Job | undefined, events: JobEvents) {
    this.#most = threads;
    this.#next = next;
    this.#events = events;
  }

  get isIdle(): boolean {
    return this.#threads.every(({ job }) => job === undefined);
  }

  /** Gives work to idle threads. */
  fill(): void {
    for (const thread of this.#threads) if (thread.job === undefined) this.#give(thread);
    while (this.#threads.length < this.#most) {
      const job = this.#next();
      if (job === undefined) return;
      this.#order(this.#start(), job);
    }
  }

  stop(number: number): void {
    const thread = this.#threads.find(({ job }) => job?.number === number);
    thread?.worker.postMessage({ kind: 'stop', number } satisfies Order);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
    this.#threads = [];
  }

  #give(thread: Thread): void {
    const job = this.#next();
    if (job) this.#order(thread, job);
  }

  #order(thread: Thread, job: Job): void {
    thread.job = job;
    thread.worker.postMessage({ kind: 'search', job } satisfies Order);
  }

  #start(): Thread {
    const thread: Thread = { worker: new Worker(new URL('./thread.js', import.meta.url)), job: undefined };
    this.#threads.push(thread);
    thread.worker.on('message', (news: News) => {
      this.#hear(thread, news);
    });
    thread.worker.on('error', error => {
      this.#threads = this.#threads.filter(other => other !== thread);
      if (thread.job) this.#events.failed(thread.job, error instanceof Error ? error.message : String(error));
    });
    return thread;
  }

  #hear(thread: Thread, news: News): void {
    const { job } = thread;
    if (job === undefined) return;
    if (news.kind === 'searched' && news.searched.isDuringSearch) {
      this.#events.searched(job, news.searched);
      return;
    }
    thread.job = undefined;
    this.#give(thread);
    if (news.kind === 'searched') this.#events.searched(job, news.searched);
    else this.#events.failed(job, news.why);
  }
}
