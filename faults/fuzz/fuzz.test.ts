import { expect, test } from 'vitest';
import { SEEDS, tell } from '../size.ts';
import { fuzz } from './fuzz.ts';

const seeds = Array.from({ length: SEEDS }, (_, i) => i + 1);

test(
  'through lost, late, doubled and overtaking messages, and races between processes, all end with the same game',
  { timeout: 60_000 + SEEDS * 5_000 },
  async () => {
    const { counts, wrong } = await fuzz({ seeds });
    tell('fuzz', counts);
    expect(wrong).toEqual([]);
    // It was really stormy.
    expect(counts.seeds).toBe(SEEDS);
    for (const what of ['drops', 'delays', 'doubles', 'reorders', 'cuts', 'silences', 'busLosses'] as const)
      expect([what, counts[what] > SEEDS / 10]).toEqual([what, true]);
    for (const what of ['resyncs', 'resends', 'conflicts', 'turns', 'acknowledged'] as const)
      expect([what, counts[what] > SEEDS / 10]).toEqual([what, true]);
    expect(counts.repeats).toBeGreaterThan(0);
  },
);

test('without deduplication the same storm leaves players with something else than they were told', async () => {
  const { wrong } = await fuzz({ seeds: seeds.slice(0, 15), withoutDeduplication: true });
  tell('fuzz without deduplication', { seeds: 15, wrong: wrong.length });
  expect(wrong.length).toBeGreaterThan(0);
});
