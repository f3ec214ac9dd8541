import { rangeOf } from '../append.js';
import { StoreTrouble, type Append, type Appended } from '../store.js';

// Group commit for PostgreSQL: while a statement is on its way, appends are gathered for the next one.

const MAX_BATCH = 500;
const BATCHES_AT_ONCE = 2;

interface Gatherer {
  readonly append: (write: Append) => Promise<Appended>;
  readonly waiting: () => number;
}

interface PendingAppend {
  readonly write: Append;
  readonly resolve: (answer: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** `store` gets appends to different games and gives an answer, or a failure, for each. */
export const gatherer = (
  bound: number,
  store: (writes: readonly Append[]) => Promise<readonly PromiseSettledResult<Appended>[]>,
): Gatherer => {
  let queue: PendingAppend[] = [];
  let underWay = 0;
  let scheduled = false;
  /** Games with a write on its way: the next one waits, in its order. */
  const busy = new Set<string>();
  let count = 0;

  const take = (): readonly PendingAppend[] => {
    const taken: PendingAppend[] = [];
    const left: PendingAppend[] = [];
    const passed = new Set<string>();
    for (const waiting of queue) {
      const { game } = waiting.write;
      if (taken.length < MAX_BATCH && !busy.has(game) && !passed.has(game)) {
        busy.add(game);
        taken.push(waiting);
      } else {
        passed.add(game);
        left.push(waiting);
      }
    }
    queue = left;
    return taken;
  };

  const send = (): void => {
    scheduled = false;
    while (underWay < BATCHES_AT_ONCE && queue.length > 0) {
      const batch = take();
      if (batch.length === 0) return;
      underWay++;
      void run(batch);
    }
  };

  const run = async (batch: readonly PendingAppend[]): Promise<void> => {
    const answers = await store(batch.map(({ write }) => write));
    underWay--;
    count -= batch.length;
    for (const [i, { write, resolve, reject }] of batch.entries()) {
      busy.delete(write.game);
      const answer = answers[i]!;
      if (answer.status === 'fulfilled') resolve(answer.value);
      else reject(answer.reason);
    }
    send();
  };

  return {
    waiting: () => count,
    append: write =>
      new Promise((resolve, reject) => {
        rangeOf(write);
        if (count >= bound) {
          reject(new StoreTrouble('too much waits for the store', 'QUEUE_FULL'));
          return;
        }
        count++;
        queue.push({ write, resolve, reject });
        if (scheduled) return;
        scheduled = true;
        setImmediate(send);
      }),
  };
};
