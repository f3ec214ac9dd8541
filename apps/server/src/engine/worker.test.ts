// Workers as processes of their own: they join, die in the middle of a thought, and lose Redis.
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../shared/testing.js';
import type { ThinkJob } from '../shared/shared.js';
import { WITHOUT_REDIS, startRedis, type Service } from '../testing/services.js';
import { jobIdOf } from './jobId.js';
import { RedisJobs } from './redisJobs.js';
import { begun, jobFor, played } from './testing.js';
import { openThreads } from './threads.js';
import { readWorkerSettings } from './worker.js';

const BUILT = new URL('../../dist/engine/worker.js', import.meta.url).href;
const RUN = `process.exitCode = await (await import('${BUILT}')).runWorker(process.env)`;

/** A thought of the highest level takes seconds, and minutes on a busy machine: threads that think have a low priority. */
const PATIENCE = 500_000;

interface Running {
  readonly child: ChildProcess;
  said: string;
}

describe.skipIf(WITHOUT_REDIS)('worker', { timeout: 600_000 }, () => {
  let redis: Service;
  let jobs: RedisJobs;
  let workers: Running[] = [];
  let heard: { job: ThinkJob; turn: string }[] = [];

  const startWorker = async (url = redis.url): Promise<Running> => {
    const env = { ...process.env, REDIS_URL: url, KORONG_ENGINE_THREADS: '1' };
    const child = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
      env,
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const running: Running = { child, said: '' };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        running.said += part.toString();
      });
    workers.push(running);
    await until('the worker speaks', () => running.said !== '' || child.exitCode !== null);
    return running;
  };

  const askRedis = async <T>(ask: (client: Redis) => Promise<T>): Promise<T> => {
    const client = new Redis(redis.url);
    const answer = await ask(client);
    client.disconnect();
    return answer;
  };

  /** Asks for a turn, and waits until a worker is at it. */
  const thinkUntilTaken = async (job: ThinkJob): Promise<void> => {
    await jobs.think(job);
    await until('taken', () =>
      askRedis(async client => (await client.keys(`*:think:${jobIdOf(job)}:lock`)).length > 0),
    );
  };

  const ended = ({ child }: Running): boolean => child.exitCode !== null || child.signalCode !== null;

  beforeAll(async () => {
    redis = await startRedis();
  });
  const open = async (): Promise<void> => {
    heard = [];
    jobs = await RedisJobs.open(redis.url, undefined, { trouble: () => undefined });
    jobs.onThought((job, turn) => heard.push({ job, turn }));
  };
  afterEach(async () => {
    for (const { child } of workers) child.kill('SIGKILL');
    workers = [];
    await jobs.close();
    await redis.start();
    // A worker that is killed leaves its job behind, with the id of the next test's.
    await askRedis(client => client.flushall());
  });
  afterAll(() => redis.remove());

  test('does jobs of servers, and ends on a signal', async () => {
    await open();
    const worker = await startWorker();
    expect(worker.said).toContain(`127.0.0.1:${redis.port}`);
    const match = begun('yinsh', { variant: 'standard' });
    await jobs.think(jobFor(match, 2));
    await until('thought out', () => heard.length > 0, PATIENCE);
    expect(played(match, heard[0]!.turn).turns).toHaveLength(1);
    worker.child.kill('SIGTERM');
    await until('ended', () => ended(worker));
    expect(worker.child.exitCode).toBe(0);
  });

  test('killed in the middle of a search: another worker does the job', async () => {
    await open();
    const doomed = await startWorker();
    await thinkUntilTaken(jobFor(begun('yinsh', { variant: 'standard' }), 10));
    doomed.child.kill('SIGKILL');
    await until('dead', () => ended(doomed));
    expect(heard).toEqual([]);
    await startWorker();
    await until('thought out', () => heard.length > 0, PATIENCE);
    expect(heard[0]!.job.level).toBe(10);
  });

  test('told to end in the middle of a search: the job goes back at once, and another worker does it', async () => {
    await open();
    const first = await startWorker();
    await thinkUntilTaken(jobFor(begun('gipf', { variant: 'basic' }), 10));
    first.child.kill('SIGTERM');
    await until('ended', () => ended(first));
    expect([first.child.exitCode, heard]).toEqual([0, []]);
    await startWorker();
    await until('thought out', () => heard.length > 0, PATIENCE);
  });

  test('Redis killed and started again, empty: the same worker does the jobs that came meanwhile', async () => {
    await open();
    const worker = await startWorker();
    await redis.kill();
    await jobs.think(jobFor(begun('yinsh', { variant: 'standard' }), 1));
    await redis.start();
    await until('thought out', () => heard.length > 0, PATIENCE);
    expect(ended(worker)).toBe(false);
  });

  test('Redis killed in the middle of a search: the result reaches the game all the same', async () => {
    await open();
    const threads = openThreads(1);
    let isTaken = false;
    let isBack = false;
    const think = async (job: ThinkJob): Promise<string> => {
      isTaken = true;
      await until('Redis is back', () => isBack);
      return threads.think(job);
    };
    const worker = await RedisJobs.open(redis.url, { ...threads, think }, { trouble: () => undefined });
    await jobs.think(jobFor(begun('yinsh', { variant: 'standard' }), 2));
    await until('taken', () => isTaken);
    await redis.kill();
    await redis.start();
    isBack = true;
    await until('thought out', () => heard.length > 0, PATIENCE);
    expect(heard[0]!.job.level).toBe(2);
    await worker.close();
  });

  test('told to end while Redis is away it does not wait for it', async () => {
    await open();
    const worker = await startWorker();
    const ready = worker.said;
    await redis.kill();
    // Which trouble it is depends on what was under way: reset, a broken pipe, or refused when it tries again.
    await until('noticed', () => worker.said !== ready);
    worker.child.kill('SIGTERM');
    await until('ended', () => ended(worker));
    expect(worker.child.exitCode).toBe(0);
  });

  test('without Redis it says so and ends', async () => {
    await open();
    const worker = await startWorker('redis://127.0.0.1:1');
    await until('ended', () => ended(worker));
    expect(worker.child.exitCode).toBe(1);
    expect(worker.said).toContain('ECONNREFUSED');
  });
});

test('the settings of a worker are checked, and secrets are never printed', () => {
  expect(readWorkerSettings({ REDIS_URL: 'redis://h:1', KORONG_ENGINE_THREADS: '3' })).toEqual({
    redis: 'redis://h:1',
    threads: 3,
  });
  const wrong = readWorkerSettings({ REDIS_URL: 'http://:secret@h', KORONG_ENGINE_THREADS: '0' });
  expect(wrong).toHaveLength(3);
  expect(JSON.stringify(wrong)).not.toContain('secret');
});
