import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreTrouble, type HeartStore } from '../store/store.js';
import { Heart } from './heart.js';
import { quiet } from './testing.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A heart whose store does as it is told: answers, fails, or says nothing. */
const beatingHeart = async () => {
  const how = { now: 'answers' as 'answers' | 'fails' | 'is silent' };
  const store: HeartStore = {
    beat: () => {
      if (how.now === 'is silent') return new Promise(() => undefined);
      if (how.now === 'fails') return Promise.reject(new StoreTrouble('full', 'SQLITE_FULL'));
      return Promise.resolve({ now: Date.now(), before: undefined });
    },
    outagesSince: () => Promise.resolve([]),
    addOutage: () => Promise.resolve(),
  };
  const heart = new Heart(store, Date.now, quiet);
  await heart.start();
  return { heart, how };
};

test('it beats while the last beat was written', async () => {
  const { heart, how } = await beatingHeart();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heart.beating()).toBe(true);
  how.now = 'fails';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heart.beating()).toBe(false);
  how.now = 'answers';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heart.beating()).toBe(true);
});

test('what else has failed says nothing about its beat', async () => {
  const { heart } = await beatingHeart();
  heart.failed(new StoreTrouble('away', 'ECONNREFUSED'));
  expect([heart.steady(), heart.beating()]).toEqual([false, true]);
});

test('damage in one game does not make all others wait', async () => {
  const { heart } = await beatingHeart();
  heart.failed(new StoreTrouble('malformed', 'SQLITE_CORRUPT_INDEX'));
  heart.failed(new StoreTrouble('invalid page', 'XX001'));
  expect(heart.steady()).toBe(true);
});

test('a beat that is not answered for five seconds is none', async () => {
  const { heart, how } = await beatingHeart();
  how.now = 'is silent';
  await vi.advanceTimersByTimeAsync(4_999);
  expect(heart.beating()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(heart.beating()).toBe(false);
});
