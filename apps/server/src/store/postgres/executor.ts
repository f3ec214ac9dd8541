import type pg from 'pg';
import { appendSteps, explainer } from '../append.js';
import type { Executor, Statement, Step, StepResult, Written } from '../executor.js';
import { StoreTrouble, type Append, type Appended } from '../store.js';
import { gatherer } from './appends.js';
import { batchStatement } from './batch.js';
import { inTransaction, migrate, openPool, perform } from './pool.js';
import { asTrouble, isRace, isUnique } from './trouble.js';

// PostgreSQL through a pool of connections. A broken connection is replaced when the next one is needed, so that work goes on
// by itself once the server is there again.

/** How often a write that lost a race is tried. */
const TRIES = 5;

const retrying = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let i = 1; ; i++) {
    try {
      return await work();
    } catch (error) {
      if (i === TRIES || !isRace(error)) throw asTrouble(error);
    }
  }
};

/** The first step that failed, or that changed nothing though it must, decides. */
const judge = (steps: readonly Step[], answers: readonly PromiseSettledResult<StepResult>[]): Written => {
  const results: StepResult[] = [];
  for (const [index, answer] of answers.entries()) {
    if (answer.status === 'rejected') {
      if (!isUnique(answer.reason)) throw answer.reason;
      return { ok: false, failed: index, unique: true };
    }
    if (steps[index]!.must && answer.value.changes === 0) return { ok: false, failed: index, unique: false };
    results.push(answer.value);
  }
  return { ok: true, results };
};

const runSteps = async (pool: pg.Pool, steps: readonly Step[]): Promise<Written> => {
  // One statement is a transaction of its own.
  if (steps.length === 1) return judge(steps, await Promise.allSettled([perform(pool, steps[0]!)]));
  return inTransaction(pool, async client => {
    // All are sent at once; only then the first answer is waited for.
    const value = judge(steps, await Promise.allSettled(steps.map(step => perform(client, step))));
    return { keep: value.ok, value };
  });
};

interface PostgresOptions {
  /** How many statements may be under way. */
  readonly queue: number;
  /** How long to wait for a free connection, in milliseconds. */
  readonly connectMs: number;
}

export const openPostgres = async (url: string, { queue, connectMs }: PostgresOptions): Promise<Executor> => {
  const pool = openPool(url, connectMs);
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw asTrouble(error);
  }
  let closed = false;
  const underWay = new Set<Promise<unknown>>();
  let writes = 0;
  /** Counts statements under way: no more than the queue may hold, and closing waits for them. */
  const track = async <T>(work: () => Promise<T>): Promise<T> => {
    if (closed) throw new StoreTrouble('the store is closed', 'CLOSED');
    if (underWay.size >= queue) throw new StoreTrouble('too much waits for the store', 'QUEUE_FULL');
    const going = work();
    underWay.add(going);
    try {
      return await going;
    } finally {
      underWay.delete(going);
    }
  };

  const read = (...statements: readonly Statement[]): ReturnType<Executor['read']> =>
    track(() => retrying(() => Promise.all(statements.map(async one => (await perform(pool, one)).rows))));
  const write = (steps: readonly Step[]): Promise<Written> =>
    track(async () => {
      writes++;
      try {
        return await retrying(() => runSteps(pool, steps));
      } finally {
        writes--;
      }
    });

  const steps = appendSteps('postgres');
  const explain = explainer('postgres', async (...statements) =>
    Promise.all(statements.map(async one => (await perform(pool, one)).rows)),
  );
  const explained = (append: Append): Promise<Appended> => retrying(() => explain(append));
  const alone = async (append: Append): Promise<Appended> => {
    const { ok } = await retrying(() => runSteps(pool, steps(append)));
    return ok ? { kind: 'stored' } : explained(append);
  };
  const together = async (appends: readonly Append[]): Promise<readonly Promise<Appended>[]> => {
    try {
      const { rows } = await retrying(() => perform(pool, batchStatement(appends)));
      const moved = new Set(rows.map(row => row.game_id));
      return appends.map(append =>
        moved.has(append.game) ? Promise.resolve({ kind: 'stored' }) : explained(append),
      );
    } catch (error) {
      if (error instanceof StoreTrouble) return appends.map(() => Promise.reject(error));
      // One of them cannot be stored at all: it fails alone.
      return appends.map(alone);
    }
  };
  const gathered = gatherer(queue, async appends => Promise.allSettled(await together(appends)));

  return {
    dialect: 'postgres',
    read,
    write,
    append: one => track(() => gathered.append(one)),
    waiting: () => writes + gathered.waiting(),
    backup: () => Promise.reject(new Error('PostgreSQL is backed up by its own tools')),
    close: async () => {
      if (closed) return;
      closed = true;
      await Promise.allSettled(underWay);
      await pool.end();
    },
  };
};
