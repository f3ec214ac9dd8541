import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { WITHOUT_POSTGRES, WITHOUT_REDIS } from '../apps/server/src/testing/services.ts';
import { readBooks, summaryOf } from './books.ts';
import { wait } from './load/api.ts';
import { startLoad, type LoadProcess } from './load/control.ts';
import { createServerProcess } from './processes.ts';
import { FULL, tell } from './size.ts';
import { surroundings } from './stores.ts';

const ROUNDS = FULL ? 5 : 1;
const GAMES = 60;
const RATE = 150;
const CLOCK = { kind: 'fischer', initial: 600_000, increment: 2_000 } as const;
/** Within so long everybody plays on at the other process. */
const ELSEWHERE = 5_000;
const PATIENCE = 60_000;

let cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.reverse()) await clean();
  cleaning = [];
});

/** How long it takes until every game has seen another turn. */
const untilAllGoOn = async (load: LoadProcess, since: number): Promise<number> => {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const silent = await load.silent(since);
    if (silent === 0) return Date.now() - since;
    if (performance.now() > end) throw new Error(`${silent} games do not go on`);
    await wait(20);
  }
};

test.skipIf(WITHOUT_POSTGRES || WITHOUT_REDIS)(
  'with two processes play goes on whichever of them, Redis or PostgreSQL is killed',
  { timeout: 240_000 + ROUNDS * 120_000 },
  async () => {
    const around = await surroundings('PostgreSQL');
    cleaning.push(() => around.remove());
    const { environment, postgres, redis } = around;
    const servers = [
      await createServerProcess({ environment }),
      await createServerProcess({ environment }),
    ] as const;
    for (const server of servers) cleaning.push(() => server.kill());
    // Both at once: each finds the tables missing, and neither gets in the other's way.
    await Promise.all(servers.map(server => server.start()));
    const load = startLoad();
    cleaning.push(() => {
      load.end();
    });
    const ledger = join(around.folder, 'ledger');
    await load.prepare({ addresses: servers.map(server => server.base), games: GAMES, clock: CLOCK, ledger });
    await load.rate(RATE);
    await untilAllGoOn(load, Date.now());

    const killed: number[] = [];
    const restarts: Record<string, number[]> = {
      redis: [],
      postgresKilled: [],
      postgresStoppedFast: [],
      postgresStoppedAtOnce: [],
    };
    let told = 0;
    for (let round = 0; round < ROUNDS; round++) {
      for (const server of servers) {
        await wait(Math.random() * 1_000);
        const since = Date.now();
        await server.kill();
        killed.push(await untilAllGoOn(load, since));
        await server.start();
      }
      await redis!.kill();
      await wait(1_000);
      await redis!.start();
      restarts.redis!.push(await untilAllGoOn(load, Date.now()));

      const before = (await load.counts()).troubles;
      const restart = async (how: string, away: number, end: () => Promise<void>): Promise<void> => {
        await end();
        await wait(away);
        await postgres!.start();
        restarts[how]!.push(await untilAllGoOn(load, Date.now()));
        // Connections were cut in the middle of transactions, and nobody starts these processes again.
        expect(servers.map(({ runs }) => runs)).toEqual([true, true]);
      };
      await restart('postgresKilled', 2_000, postgres!.kill);
      await restart('postgresStoppedFast', 1_000, () => postgres!.stop('SIGINT'));
      await restart('postgresStoppedAtOnce', 1_000, () => postgres!.stop('SIGQUIT'));
      told += (await load.counts()).troubles - before;
    }
    await load.rate(10_000);
    const unfinished = await load.finish(PATIENCE * 2);
    const counts = await load.counts();
    for (const server of servers) await server.kill();
    await servers[0].start();
    const books = await readBooks(servers[0].base, ledger);
    tell('two processes', {
      processKilledGoOnMs: killed,
      restartedGoOnMs: restarts,
      toldOfTrouble: told,
      ...counts,
      ...summaryOf(books),
    });
    expect(books).toMatchObject({ lost: [], wrong: [], doubled: [], torn: [], unfinished: [] });
    expect(unfinished).toBe(0);
    expect(counts.problems).toEqual([]);
    expect(Math.max(...killed)).toBeLessThan(ELSEWHERE);
    // Everybody at every restart of PostgreSQL, or nearly: who is between two sockets hears nothing.
    expect(told).toBeGreaterThan(ROUNDS * GAMES);
  },
);
