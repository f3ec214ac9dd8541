import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLog } from './logs.js';
import { openMetrics } from './metrics.js';
import { StoreTrouble } from './store/store.js';
import { storeFailures } from './storeFailures.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const full = new StoreTrouble('database or disk is full', 'SQLITE_FULL');

const listening = () => {
  const lines: Record<string, unknown>[] = [];
  const target = { write: (text: string) => lines.push(JSON.parse(text) as Record<string, unknown>) };
  const metrics = openMetrics();
  const failed = storeFailures(openLog('error', target), metrics);
  return { failed, metrics, told: () => lines.splice(0) };
};

test('the first failure of a cause is logged at once, then one line a minute with the count', () => {
  const { failed, told } = listening();
  for (let i = 0; i < 100; i++) failed({ what: 'heartbeat.beat', error: full });
  expect(told()).toMatchObject([{ level: 50, what: 'heartbeat.beat', code: 'SQLITE_FULL', count: 1 }]);
  vi.advanceTimersByTime(59_000);
  expect(told()).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(told()).toMatchObject([{ what: 'heartbeat.beat', code: 'SQLITE_FULL', count: 99 }]);
  failed({ what: 'heartbeat.beat', error: full });
  vi.advanceTimersByTime(60_000);
  expect(told()).toMatchObject([{ count: 1 }]);
  // It is over: nothing more is told, and the next time is a first one.
  vi.advanceTimersByTime(3_600_000);
  expect(told()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  failed({ what: 'heartbeat.beat', error: full });
  expect(told()).toHaveLength(1);
});

test('another call, or another code, is another cause', () => {
  const { failed, told } = listening();
  failed({ what: 'games.load', error: new StoreTrouble('malformed', 'SQLITE_CORRUPT'), game: 'abc' });
  failed({ what: 'games.load', error: full });
  failed({ what: 'games.append', error: full });
  failed({ what: 'games.load', error: new SyntaxError('what a player has said') });
  const lines = told();
  expect(lines).toMatchObject([
    { what: 'games.load', code: 'SQLITE_CORRUPT', game: 'abc' },
    { what: 'games.load', code: 'SQLITE_FULL' },
    { what: 'games.append', code: 'SQLITE_FULL' },
    { what: 'games.load', code: 'SyntaxError' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('a player has said');
});

test('all are counted by their code', async () => {
  const { failed, metrics } = listening();
  for (let i = 0; i < 3; i++) failed({ what: 'heartbeat.beat', error: full });
  failed({ what: 'games.load', error: full });
  expect(await metrics.text()).toContain('korong_store_failures_total{code="SQLITE_FULL"} 4');
});
