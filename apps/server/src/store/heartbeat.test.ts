import { describe, expect, test } from 'vitest';
import { onBoth } from './testing.js';

describe('heartbeat', () => {
  onBoth(({ open }) => {
    test('the first beat has none before it; the next ones have, from any process', async () => {
      const store = await open();
      const other = await open('same');
      const first = await store.heartbeat.beat();
      expect(first.before).toBeUndefined();
      expect(Math.abs(first.now - Date.now())).toBeLessThan(60_000);
      const second = await other.heartbeat.beat();
      expect(second.before).toBe(first.now);
      expect((await store.heartbeat.beat()).before).toBe(second.now);
    });

    test('beats of several processes at once form one chain', async () => {
      const stores = [await open(), await open('same')];
      const beats = await Promise.all(Array.from({ length: 20 }, (_, i) => stores[i % 2]!.heartbeat.beat()));
      const befores = beats.map(({ before }) => before ?? 0).toSorted((a, b) => a - b);
      const nows = beats.map(({ now }) => now).toSorted((a, b) => a - b);
      // Every beat has exactly the one before it, so the befores are the nows moved on by one.
      expect(befores).toEqual([0, ...nows.slice(0, -1)]);
    });

    test('a gap longer than allowed is stored once, by the beat that found it', async () => {
      const store = await open();
      const other = await open('same');
      const { now: from } = await store.heartbeat.beat(1_000);
      expect(await store.heartbeat.outagesSince(0)).toEqual([]);
      await expect
        .poll(async () => (await store.heartbeat.outagesSince(0)).length || Date.now() - from > 3_000)
        .toBe(true);
      // The later one of them may have to wait for the other for a while, which is no gap.
      const beats = await Promise.all([store.heartbeat.beat(2_500), other.heartbeat.beat(2_500)]);
      const finder = beats.find(({ before }) => before === from)!;
      const [outage, ...more] = await other.heartbeat.outagesSince(0);
      expect(more).toEqual([]);
      expect(outage!.from).toBe(from);
      expect(outage!.to).toBeGreaterThan(from + 2_500);
      expect(outage!.to).toBeLessThanOrEqual(finder.now);
    });

    test('outages are stored once, and read if they end after a time', async () => {
      const store = await open();
      await store.heartbeat.addOutage({ from: 1_000, to: 2_000 });
      await store.heartbeat.addOutage({ from: 1_000, to: 2_500 });
      await store.heartbeat.addOutage({ from: 5_000, to: 9_000 });
      expect(await store.heartbeat.outagesSince(0)).toEqual([
        { from: 1_000, to: 2_000 },
        { from: 5_000, to: 9_000 },
      ]);
      expect(await store.heartbeat.outagesSince(2_000)).toEqual([{ from: 5_000, to: 9_000 }]);
    });

    test('all processes get the first secret', async () => {
      const stores = [await open(), await open('same')];
      const secrets = await Promise.all(['one', 'two'].map((fresh, i) => stores[i]!.secret(fresh)));
      expect(secrets[0]).toBe(secrets[1]);
      expect(await stores[0]!.secret('three')).toBe(secrets[0]);
    });
  });
});
