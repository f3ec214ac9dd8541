import { availableParallelism } from 'node:os';
import { say } from '../say.js';
import { count, url } from '../settings/forms.js';
import { RedisJobs } from './redisJobs.js';
import { openThreads } from './threads.js';

const MAX_THREADS = 256;

type Environment = Readonly<Record<string, string | undefined>>;

interface WorkerSettings {
  readonly redis: string;
  readonly threads: number;
}

/** The settings of a worker, or the lines that name the problems. A worker's machine uses all its cores. */
export const readWorkerSettings = (environment: Environment): WorkerSettings | readonly string[] => {
  const given = (name: string): string => environment[name]?.trim() ?? '';
  const redis = url('redis:', 'rediss:').safeParse(given('REDIS_URL')).data;
  const text = given('KORONG_ENGINE_THREADS');
  const threads = ['', 'auto'].includes(text)
    ? availableParallelism()
    : count(1, MAX_THREADS).safeParse(text).data;
  if (redis !== undefined && threads !== undefined) return { redis, threads };
  return [
    say('server.worker.settings'),
    ...(redis === undefined ? [say('server.worker.redis')] : []),
    ...(threads === undefined ? [say('server.worker.threads', { value: text })] : []),
  ];
};

/** Thinks for the servers that share a Redis until it is told to end. Gives the exit code. */
export const runWorker = async (environment: Environment): Promise<number> => {
  const settings = readWorkerSettings(environment);
  if (!('redis' in settings)) return complain(...settings);
  const { redis, threads } = settings;
  const { host } = new URL(redis);
  const trouble = (error: unknown): void => {
    complain(say('server.worker.trouble', { why: whyOf(error) }));
  };
  const end = toldToEnd(); // before it takes its first job
  const thinker = openThreads(threads, trouble);
  let jobs: RedisJobs;
  try {
    jobs = await RedisJobs.open(redis, thinker, { trouble });
  } catch (error) {
    await thinker.close();
    return complain(say('server.worker.unreachable', { host, why: whyOf(error) }));
  }
  process.stdout.write(`${say('server.worker.ready', { threads, host })}\n`);
  await end;
  process.stdout.write(`${say('server.ending')}\n`);
  await jobs.close();
  return 0;
};

const complain = (...lines: readonly string[]): number => {
  process.stderr.write(`${lines.join('\n')}\n`);
  return 1;
};

const whyOf = (error: unknown): string =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error);

const toldToEnd = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        resolve();
      });
    }
  });
