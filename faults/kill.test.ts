import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { WITHOUT_POSTGRES, WITHOUT_REDIS } from '../apps/server/src/testing/services.ts';
import { chargesFor, auditLedger, summaryOf, type Span } from './audit.ts';
import { wait } from './load/api.ts';
import { startLoad, type LoadProcess } from './load/control.ts';
import { openingCounts } from './openings.ts';
import { createServerProcess, type ServerProcess } from './processes.ts';
import { FULL, KILLED_LOAD, KILLS, tell } from './size.ts';
import { surroundings, type Kind, type Surroundings } from './stores.ts';

const EARLY = fileURLToPath(new URL('ackBeforeCommit.mjs', import.meta.url));
const { games: GAMES, rate: RATE, least: MIN_TURNS } = KILLED_LOAD;
const CLOCK = { kind: 'fischer', initial: 600_000, increment: 2_000 } as const;
/** The length of one long outage, which players would notice on their clocks. */
const LONG = 8_000;
/** All of the time without a server is given back. The tolerance is for clocks that are read at different moments. */
const UNFELT = 500;
/** A timeout for hung runs only. Durations depend on the load of the machine. */
const PATIENCE = 600_000;

let cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.reverse()) await clean();
  cleaning = [];
});

/** Under load: so many more turns have been acknowledged, in full within a second. Gives the turns a second. */
const underLoad = async (load: LoadProcess): Promise<number> => {
  const end = performance.now() + PATIENCE;
  let [turns, lasted] = [0, 0];
  for (;;) {
    const { acknowledged, seconds } = await load.measure(1_000);
    [turns, lasted] = FULL ? [acknowledged, seconds] : [turns + acknowledged, lasted + seconds];
    if (turns >= MIN_TURNS) return turns / lasted;
    if (performance.now() > end) throw new Error(`only ${turns} turns in ${lasted} seconds`);
  }
};

const killAndRestart = async (
  server: ServerProcess,
  load: LoadProcess,
  away: number,
): Promise<{ rate: number; down: Span; back: number }> => {
  const rate = await underLoad(load);
  await wait(Math.random() * 1_000);
  await server.kill();
  const from = Date.now();
  await wait(away);
  // From here on it may be back and clocks may run, even if that is noticed later here.
  const to = Date.now();
  await server.start();
  return { rate, down: { from, to }, back: Date.now() };
};

const start = async (
  kind: Kind,
  nodeOptions: readonly string[] = [],
): Promise<{ around: Surroundings; server: ServerProcess; load: LoadProcess }> => {
  const around = await surroundings(kind);
  cleaning.push(() => around.remove());
  const server = await createServerProcess({ environment: around.environment, nodeOptions });
  cleaning.push(() => server.kill());
  await server.start();
  const load = startLoad();
  cleaning.push(() => {
    load.end();
  });
  return { around, server, load };
};

describe.each([
  ['SQLite', false],
  ['PostgreSQL', WITHOUT_POSTGRES || WITHOUT_REDIS],
] as const)('on %s', (kind, without) => {
  test.skipIf(without)(
    `killed ${KILLS} times at random moments under load, the server loses no acknowledged turn, doubles none, and counts every opening once`,
    { timeout: 2 * PATIENCE + KILLS * 120_000 },
    async () => {
      const { around, server, load } = await start(kind);
      const ledger = join(around.folder, 'ledger');
      await load.prepare({ addresses: [server.base], games: GAMES, clock: CLOCK, listed: true, ledger });
      await load.rate(RATE);
      const downs: Span[] = [];
      const [rates, backs]: [number[], number[]] = [[], []];
      for (let kill = 0; kill < KILLS; kill++) {
        const { rate, down, back } = await killAndRestart(server, load, kill === 0 ? LONG : 0);
        downs.push(down);
        rates.push(rate);
        backs.push(back);
      }
      await underLoad(load);
      await load.rate(10_000);
      const unfinished = await load.finish(PATIENCE);
      const counts = await load.counts();
      // A freshly started server reads the books.
      await server.kill();
      await server.start();
      const books = await auditLedger(server.base, ledger);
      const openings = await openingCounts(server.base, PATIENCE);
      const charge = chargesFor(books.logs, downs.slice(0, 1), CLOCK);
      tell('kill', {
        store: kind,
        kills: KILLS,
        turnsPerSecond: rates.map(Math.round),
        downMs: downs.map(({ from }, i) => backs[i]! - from),
        ...counts,
        ...summaryOf(books),
        openings,
        outage: charge,
        // Until it was seen to be ready. Outages too short for the heartbeat are included.
        allOutages: chargesFor(
          books.logs,
          downs.map(({ from }, i) => ({ from, to: backs[i]! })),
          CLOCK,
        ),
      });
      expect(books).toMatchObject({ lost: [], wrong: [], doubled: [], torn: [], unfinished: [] });
      // Killed between the end of a game and its count, or in the middle of that, it counts each game once.
      expect(openings.filter(({ over, counted }) => over !== counted)).toEqual([]);
      expect(openings.some(({ over }) => over > 0)).toBe(true);
      expect(unfinished).toBe(0);
      expect(counts.problems).toEqual([]);
      expect(books.acknowledged).toBeGreaterThan(KILLS * MIN_TURNS);
      expect(counts.disconnected).toBeGreaterThanOrEqual(KILLS * GAMES);
      expect(charge.concerned).toBeGreaterThan(0);
      expect(charge.worst).toBeLessThan(UNFELT);
    },
  );
});

test('a server that acknowledges before it commits is found out', { timeout: 2 * PATIENCE }, async () => {
  const { around, server, load } = await start('SQLite', ['--import', EARLY]);
  const ledger = join(around.folder, 'ledger');
  await load.prepare({ addresses: [server.base], games: GAMES, clock: CLOCK, ledger });
  await load.rate(RATE);
  await killAndRestart(server, load, 0);
  await load.rate(0);
  // A client that was told of a lost event cannot continue. The test does not wait for it.
  await load.finish(0);
  const books = await auditLedger(server.base, ledger);
  tell('acknowledged before committed', summaryOf(books));
  expect(books.lost.length).toBeGreaterThan(0);
});
