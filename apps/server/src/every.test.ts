import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { every } from './every.js';

const INTERVAL = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('goes on after trouble, and never twice at once', async () => {
  const troubles: unknown[] = [];
  let [begun, finish] = [0, (): void => undefined];
  const end = every(
    INTERVAL,
    () => {
      begun++;
      if (begun === 1) return Promise.reject(new Error('away'));
      return new Promise(resolve => (finish = resolve));
    },
    error => troubles.push(error),
  );
  await vi.advanceTimersByTimeAsync(2 * INTERVAL);
  expect(troubles).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10 * INTERVAL);
  expect(begun).toBe(2);
  finish();
  await vi.advanceTimersByTimeAsync(2 * INTERVAL);
  expect(begun).toBe(3);
  end();
});

test('ended while it waits or while it works, it does nothing more', async () => {
  for (const isAtWork of [false, true]) {
    let [begun, finish] = [0, (): void => undefined];
    const end = every(
      INTERVAL,
      () => {
        begun++;
        return new Promise(resolve => (finish = resolve));
      },
      () => undefined,
    );
    if (isAtWork) await vi.advanceTimersByTimeAsync(2 * INTERVAL);
    end();
    finish();
    await vi.advanceTimersByTimeAsync(10 * INTERVAL);
    expect([isAtWork, begun]).toEqual([isAtWork, isAtWork ? 1 : 0]);
  }
});
