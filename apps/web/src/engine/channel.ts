import type { Report } from '@korong/engine';
import type { Answer, Failure, News, Order, Task } from './workerMessages.js';

export class EngineError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

export interface Thinking {
  /** The chosen turn; rejects with an {@link EngineError}. */
  readonly answer: Promise<Answer>;
  /** Ends the search soon, with the best turn so far. */
  stop(): void;
}

export type Hear = (report: Report) => void;

/** The part of Worker that is used here; tests pass their own. */
export interface WorkerLike {
  postMessage(order: Order): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<News>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: EngineError): void;
  hear?: Hear | undefined;
}

/** One worker. It is created on first use, and again after a crash. */
export class Channel {
  readonly #make: () => WorkerLike;
  readonly #waiting = new Map<number, Waiting>();
  #worker: WorkerLike | undefined;
  #last = 0;

  constructor(make: () => WorkerLike) {
    this.#make = make;
  }

  think(task: Task, hear?: Hear): Thinking {
    const id = ++this.#last;
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, hear });
    });
    this.#order({ kind: 'think', id, task });
    return {
      answer,
      stop: () => {
        if (this.#waiting.has(id)) this.#order({ kind: 'stop', id });
      },
    };
  }

  close(): void {
    this.#fail('broken');
  }

  #order(order: Order): void {
    try {
      (this.#worker ??= this.#start()).postMessage(order);
    } catch {
      // The browser refused to create another worker.
      this.#fail('broken');
    }
  }

  #start(): WorkerLike {
    const worker = this.#make();
    worker.onmessage = ({ data }) => {
      this.#hear(data);
    };
    worker.onerror = event => {
      // Its script could not be fetched, unless it was running already.
      this.#fail(event.message ? 'broken' : 'unreachable');
    };
    return worker;
  }

  #hear(news: News): void {
    if (news.kind === 'left') return; // of helpers alone
    const waiting = this.#waiting.get(news.id);
    if (!waiting) return;
    if (news.kind === 'report') {
      waiting.hear?.(news.report);
      return;
    }
    this.#waiting.delete(news.id);
    if (news.kind === 'answer') waiting.resolve(news.answer);
    else waiting.reject(new EngineError(news.failure));
  }

  #fail(failure: Failure): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const waiting of all) waiting.reject(new EngineError(failure));
  }
}
