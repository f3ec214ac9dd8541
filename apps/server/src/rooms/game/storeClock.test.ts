import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreTrouble, type HeartbeatStore } from '../../store/store.js';
import { StoreClock } from './storeClock.js';
import { quiet } from '../testing.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A `StoreClock` whose store does as it is told: answers, fails, or says nothing. */
const steadyClock = async () => {
  const how = { now: 'answers' as 'answers' | 'fails' | 'is silent' };
  const store: HeartbeatStore = {
    beat: () => {
      if (how.now === 'is silent') return new Promise(() => undefined);
      if (how.now === 'fails') return Promise.reject(new StoreTrouble('full', 'SQLITE_FULL'));
      return Promise.resolve({ now: Date.now(), before: undefined });
    },
    outagesSince: () => Promise.resolve([]),
    addOutage: () => Promise.resolve(),
  };
  const storeClock = new StoreClock(store, Date.now, quiet);
  await storeClock.start();
  return { storeClock, how };
};

test('it beats while the last beat was written', async () => {
  const { storeClock, how } = await steadyClock();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(storeClock.hasHeartbeat()).toBe(true);
  how.now = 'fails';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(storeClock.hasHeartbeat()).toBe(false);
  how.now = 'answers';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(storeClock.hasHeartbeat()).toBe(true);
});

test('other failures of the store do not count as a missed heartbeat', async () => {
  const { storeClock } = await steadyClock();
  storeClock.failed(new StoreTrouble('away', 'ECONNREFUSED'));
  expect([storeClock.steady(), storeClock.hasHeartbeat()]).toEqual([false, true]);
});

test('damage in one game does not make all others wait', async () => {
  const { storeClock } = await steadyClock();
  storeClock.failed(new StoreTrouble('malformed', 'SQLITE_CORRUPT_INDEX'));
  storeClock.failed(new StoreTrouble('invalid page', 'XX001'));
  expect(storeClock.steady()).toBe(true);
});

test('a beat that is not answered for five seconds is none', async () => {
  const { storeClock, how } = await steadyClock();
  how.now = 'is silent';
  await vi.advanceTimersByTimeAsync(4_999);
  expect(storeClock.hasHeartbeat()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(storeClock.hasHeartbeat()).toBe(false);
});
