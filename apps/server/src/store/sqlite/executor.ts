import { appendSteps, explainer } from '../append.js';
import type { Executor, Statement } from '../executor.js';
import { migrations } from '../migrations.js';
import { backup } from './backup.js';
import { openThreadQueue, type ThreadQueue } from './threadQueue.js';

// SQLite in two threads of its own, one that writes and one that reads; the event loop never waits for the file.

interface SqliteOptions {
  /** How many writes, and how many reads, may wait. */
  readonly queue: number;
  /** How long to wait for another process that writes. */
  readonly busyMs: number;
}

/** How many writes share one commit at most, so that none waits long for the others. */
const MAX_COMMIT_SIZE = 1_000;

export const openSqlite = async (file: string, { queue, busyMs }: SqliteOptions): Promise<Executor> => {
  const openQueue = (mode: 'write' | 'read'): Promise<ThreadQueue> =>
    openThreadQueue({
      file,
      mode,
      create: mode === 'write',
      busy: busyMs,
      most: MAX_COMMIT_SIZE,
      migrations: mode === 'write' ? migrations('sqlite') : [],
      bound: queue,
    });
  const writer = await openQueue('write');
  const reader = await openQueue('read').catch(async (error: unknown) => {
    await writer.close();
    throw error;
  });
  const read = async (...statements: readonly Statement[]): ReturnType<Executor['read']> => {
    const answer = await reader.ask(statements);
    if (!answer.ok) throw new Error('a read cannot be refused');
    return answer.results.map(({ rows }) => rows);
  };
  const steps = appendSteps('sqlite');
  const explain = explainer('sqlite', read);
  return {
    dialect: 'sqlite',
    read,
    write: job => writer.ask(job),
    append: async write => ((await writer.ask(steps(write))).ok ? { kind: 'stored' } : explain(write)),
    waiting: () => writer.waiting(),
    backup: to => backup(file, to),
    close: async () => {
      // The last connection that closes tidies the file up, and only a writer can.
      await reader.close();
      await writer.close();
    },
  };
};
