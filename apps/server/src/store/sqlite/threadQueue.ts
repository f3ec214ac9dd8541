import { Worker } from 'node:worker_threads';
import type { Statement, Step, Written } from '../executor.js';
import { StoreTrouble } from '../store.js';
import type { Answer, Ask, Tell, ThreadOptions } from './messages.js';

/** Jobs for one thread, answered in order. */
export interface ThreadQueue {
  ask(job: readonly (Step | Statement)[]): Promise<Written>;
  waiting(): number;
  close(): Promise<void>;
}

interface PendingJob {
  readonly resolve: (written: Written) => void;
  readonly reject: (error: Error) => void;
}

// Compiled, the thread lies beside this file as thread.js. Run from the source by the tests there is only thread.ts, which Node
// takes as it is.
const THREAD = new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js', import.meta.url);

const settle = ({ resolve, reject }: PendingJob, answer: Answer): void => {
  if ('ok' in answer) resolve(answer);
  else if ('trouble' in answer) reject(new StoreTrouble(answer.trouble, answer.code));
  else reject(new Error(answer.bug));
};

interface ThreadQueueOptions extends ThreadOptions {
  /** How many jobs may wait for their answer; more are refused. */
  readonly bound: number;
}

interface Thread {
  readonly worker: Worker;
  readonly opened: Promise<void>;
  readonly ended: Promise<void>;
  /** Jobs without an answer yet. */
  readonly asked: PendingJob[];
}

const startThread = (
  options: ThreadOptions,
  heard: (identity: string) => void,
  gone: (thread: Thread) => void,
): Thread => {
  const worker = new Worker(THREAD, { workerData: options, name: `korong-store-${options.mode}` });
  const asked: PendingJob[] = [];
  let open: (failure?: StoreTrouble) => void = () => undefined;
  const opened = new Promise<void>((resolve, reject) => {
    open = failure => {
      if (failure) reject(failure);
      else resolve();
    };
  });
  // The opening of a replacement thread is not awaited.
  opened.catch(() => undefined);
  const ended = new Promise<void>(resolve => {
    worker.once('exit', () => {
      resolve();
    });
  });
  const thread = { worker, asked, opened, ended };
  let trouble = new StoreTrouble('the thread of the store ended', 'THREAD_ENDED');
  worker.on('message', (told: Tell) => {
    if (told.kind === 'open') {
      heard(told.identity);
      open();
    } else if (told.kind === 'failed') {
      trouble = new StoreTrouble(told.why, told.code);
      open(trouble);
    } else
      for (const [i, waiting] of asked.splice(0, told.answers.length).entries())
        settle(waiting, told.answers[i]!);
  });
  worker.on('error', error => {
    const why = error instanceof Error ? error.message : String(error);
    trouble = new StoreTrouble(why, 'THREAD_ENDED', error);
    open(trouble);
  });
  worker.on('exit', () => {
    open(trouble);
    gone(thread);
    for (const waiting of asked.splice(0)) waiting.reject(trouble);
  });
  return thread;
};

export const openThreadQueue = async ({ bound, ...options }: ThreadQueueOptions): Promise<ThreadQueue> => {
  let closed = false;
  let thread: Thread | undefined;
  let { identity } = options;
  const start = (create: boolean): Thread =>
    startThread(
      { ...options, create, identity },
      told => {
        identity = told;
      },
      ended => {
        if (thread === ended) thread = undefined;
      },
    );
  /** Jobs of this round of the event loop: they are sent together at its end. */
  let gathered: (readonly (Step | Statement)[])[] = [];
  let waiting: PendingJob[] = [];
  const send = (): void => {
    // A thread that died is replaced.
    thread ??= start(false);
    thread.asked.push(...waiting);
    thread.worker.postMessage({ kind: 'jobs', jobs: gathered } satisfies Ask);
    gathered = [];
    waiting = [];
  };
  const count = (): number => waiting.length + (thread?.asked.length ?? 0);
  thread = start(options.create);
  await thread.opened;
  return {
    ask: job =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new StoreTrouble('the store is closed', 'CLOSED'));
          return;
        }
        if (count() >= bound) {
          reject(new StoreTrouble('too much waits for the store', 'QUEUE_FULL'));
          return;
        }
        if (waiting.length === 0) setImmediate(send);
        gathered.push(job);
        waiting.push({ resolve, reject });
      }),
    waiting: count,
    close: async () => {
      closed = true;
      if (waiting.length > 0) await new Promise(resolve => setImmediate(resolve));
      const last = thread;
      if (!last) return;
      last.worker.postMessage({ kind: 'close' } satisfies Ask);
      await last.ended;
    },
  };
};
