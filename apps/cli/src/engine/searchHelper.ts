import { Worker } from 'node:worker_threads';
import type { Report } from '@korong/engine';
import type { SearchNews, SearchOrder, SearchThreadData } from './searchThread.js';

/** A search of the same position beside the main one. */
export interface SearchHelper {
  start(position: string): void;
  make(turn: string): void;
  /** Searches the position until it is told something else. */
  search(): void;
  stop(): void;
  /** The last report of the running search. */
  readonly report: Report | undefined;
  /** Resolves once it hears orders, or has ended. */
  readonly ready: Promise<void>;
  close(): void;
}

/** A helper in a thread. After a crash it reports nothing more; `failed` is told why. */
export const threadHelper = (data: SearchThreadData, failed: (why: string) => void): SearchHelper => {
  const worker = new Worker(new URL('./searchThread.js', import.meta.url), { workerData: data });
  let number = 0;
  let report: Report | undefined;
  const ready = new Promise<void>(resolve => {
    for (const event of ['message', 'error'])
      worker.once(event, () => {
        resolve();
      });
  });
  worker.on('message', (news: SearchNews | 'ready') => {
    if (news !== 'ready' && news.number === number) ({ report } = news);
  });
  worker.on('error', error => {
    report = undefined;
    failed(error instanceof Error ? error.message : String(error));
  });
  const tell = (order: SearchOrder): void => {
    report = undefined;
    worker.postMessage(order);
  };
  return {
    start: position => {
      tell({ kind: 'start', position });
    },
    make: turn => {
      tell({ kind: 'make', turn });
    },
    search: () => {
      tell({ kind: 'search', number: ++number });
    },
    stop: () => {
      number++;
      tell({ kind: 'stop' });
    },
    get report() {
      return report;
    },
    ready,
    close: () => {
      void worker.terminate();
    },
  };
};
