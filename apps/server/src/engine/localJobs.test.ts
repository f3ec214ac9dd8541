import { expect, test } from 'vitest';
import { LocalJobs } from './localJobs.js';
import { begun, jobFor } from './testing.js';
import type { Thinker } from './threads.js';

test('the queue is bounded, with one job per game, the last one', async () => {
  const never: Thinker = {
    threads: 1,
    think: () => new Promise(() => undefined),
    review: () => Promise.resolve(''),
    close: () => Promise.resolve(),
  };
  const jobs = new LocalJobs(never, { maxWaiting: 3 });
  const match = begun('yinsh', { variant: 'standard' });
  for (let i = 0; i < 10; i++) await jobs.think(jobFor(match, 1, `game${i}`));
  expect(await jobs.waiting()).toBe(3);
  await jobs.think(jobFor(match, 2, 'game3'));
  expect(await jobs.waiting()).toBe(3);
  await jobs.close();
  expect(await jobs.waiting()).toBe(0);
});

test('slow thoughts wait longer than quick ones, but not for ever', async () => {
  const asked: number[] = [];
  let next: () => void = () => undefined;
  const thinker: Thinker = {
    threads: 1,
    think: ({ level }) => {
      asked.push(level);
      return new Promise(resolve => {
        next = () => {
          resolve('a2');
        };
      });
    },
    review: () => Promise.resolve(''),
    close: () => Promise.resolve(),
  };
  let now = 0;
  const jobs = new LocalJobs(thinker, { now: () => now });
  const match = begun('yinsh', { variant: 'standard' });
  const levels = [10, 10, 1, 1, 1, 1];
  for (const [i, level] of levels.entries()) {
    await jobs.think(jobFor(match, level, `game${i}`));
    now += 400;
  }
  for (let done = 1; done <= levels.length; done++) {
    next();
    await new Promise(resolve => setImmediate(resolve));
  }
  expect(asked).toEqual([10, 1, 1, 10, 1, 1]);
  await jobs.close();
});
