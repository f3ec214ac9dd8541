import { expect, test } from 'vitest';
import { startPostgres, WITHOUT_POSTGRES } from '../../apps/server/src/testing/services.ts';
import { FULL, SEEDS, tell } from '../size.ts';
import { fuzz, type FuzzReport } from './fuzz.ts';

const seedsUpTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** No error was found, and the run had its share of faults. */
const expectWell = ({ counts, wrong }: FuzzReport, seeds: number): void => {
  expect(wrong).toEqual([]);
  expect(counts.seeds).toBe(seeds);
  for (const what of ['drops', 'delays', 'doubles', 'reorders', 'cuts', 'silences', 'busLosses'] as const)
    expect([what, counts[what] > seeds / 10]).toEqual([what, true]);
  for (const what of ['resyncs', 'resends', 'turns', 'acknowledged'] as const)
    expect([what, counts[what] > seeds / 10]).toEqual([what, true]);
  // A small run may end before any use is settled.
  if (seeds >= SEEDS) expect([counts.links > 0, counts.inner > 0]).toEqual([true, true]);
  // How often two processes race depends on the machine. Over many seeds some do everywhere.
  if (FULL) expect(counts.conflicts).toBeGreaterThan(0);
};

test(
  'through lost, late, doubled and overtaking messages, and races between processes, all end with the same game',
  { timeout: 120_000 + SEEDS * 5_000 },
  async () => {
    const report = await fuzz({ seeds: seedsUpTo(SEEDS) });
    tell('fuzz on SQLite', report.counts);
    expectWell(report, SEEDS);
    if (FULL) expect(report.counts.repeats).toBeGreaterThan(0);
  },
);

const ON_POSTGRES = FULL ? 100 : 10;

test.skipIf(WITHOUT_POSTGRES)(
  'the same on PostgreSQL',
  { timeout: 120_000 + ON_POSTGRES * 5_000 },
  async () => {
    const postgres = await startPostgres();
    try {
      const report = await fuzz({ seeds: seedsUpTo(ON_POSTGRES), url: postgres.url });
      tell('fuzz on PostgreSQL', report.counts);
      expectWell(report, ON_POSTGRES);
    } finally {
      await postgres.remove();
    }
  },
);

test(
  'without deduplication the same storm leaves players with something else than they were told',
  { timeout: 240_000 },
  async () => {
    const { wrong } = await fuzz({ seeds: seedsUpTo(15), withoutDeduplication: true });
    tell('fuzz without deduplication', { seeds: 15, wrong: wrong.length });
    expect(wrong.filter(finding => !finding.includes('chat')).length).toBeGreaterThan(0);
  },
);
