import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { WITHOUT_POSTGRES, WITHOUT_REDIS } from '../apps/server/src/testing/services.ts';
import { auditLedger, summaryOf } from './audit.ts';
import { wait } from './load/api.ts';
import { startLoad, type LoadProcess } from './load/control.ts';
import { createServerProcess } from './processes.ts';
import { FULL, tell } from './size.ts';
import { surroundings } from './stores.ts';

const ROUNDS = FULL ? 5 : 1;
const GAMES = 60;
const RATE = 150;
const CLOCK = { kind: 'fischer', initial: 600_000, increment: 2_000 } as const;
/** In full, when nothing runs beside it: within this time all games continue at the other process … */
const ELSEWHERE = 5_000;
/** … plus the scheduling delay of the machine: a turn passes several processes that all have to wait. */
const HOPS = 3;
/** A timeout for hung runs only. */
const PATIENCE = 300_000;

let cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.reverse()) await clean();
  cleaning = [];
});

/** The time until every game has seen another turn. */
const untilAllGoOn = async (load: LoadProcess, since: number): Promise<number> => {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const silent = await load.silent(since);
    if (silent === 0) return Date.now() - since;
    if (performance.now() > end) throw new Error(`${silent} games do not go on`);
    await wait(20);
  }
};

/** Waits until most sockets have been told that the store is unreachable. It stays away at least this long. */
const untilTold = async (load: LoadProcess, before: number, least: number): Promise<void> => {
  const began = performance.now();
  const told = async (): Promise<boolean> => (await load.counts()).troubles > before + GAMES;
  while (performance.now() < began + least || !(await told())) {
    if (performance.now() > began + PATIENCE) throw new Error('no player is told of trouble');
    await wait(20);
  }
};

test.skipIf(WITHOUT_POSTGRES || WITHOUT_REDIS)(
  'with two processes play goes on when one of them, Redis or PostgreSQL is killed',
  { timeout: 3 * PATIENCE + ROUNDS * 240_000 },
  async () => {
    const around = await surroundings('PostgreSQL');
    cleaning.push(() => around.remove());
    const { environment, postgres, redis } = around;
    const servers = [
      await createServerProcess({ environment }),
      await createServerProcess({ environment }),
    ] as const;
    for (const server of servers) cleaning.push(() => server.kill());
    // Both start at once: each finds the tables missing, and neither disturbs the other.
    await Promise.all(servers.map(server => server.start()));
    const load = startLoad();
    cleaning.push(() => {
      load.end();
    });
    const ledger = join(around.folder, 'ledger');
    await load.prepare({ addresses: servers.map(server => server.base), games: GAMES, clock: CLOCK, ledger });
    await load.rate(RATE);
    await untilAllGoOn(load, Date.now());

    const [killed, allowed]: [number[], number[]] = [[], []];
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
        const { stood } = await load.counts();
        const since = Date.now();
        await server.kill();
        killed.push(await untilAllGoOn(load, since));
        allowed.push(ELSEWHERE + HOPS * ((await load.counts()).stood - stood));
        await server.start();
      }
      await redis!.kill();
      await wait(1_000);
      await redis!.start();
      restarts.redis!.push(await untilAllGoOn(load, Date.now()));

      const before = (await load.counts()).troubles;
      const restart = async (how: string, away: number, end: () => Promise<void>): Promise<void> => {
        const heard = (await load.counts()).troubles;
        await end();
        await untilTold(load, heard, away);
        await postgres!.start();
        restarts[how]!.push(await untilAllGoOn(load, Date.now()));
        // Connections were cut in the middle of transactions, and these processes are not restarted.
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
    const books = await auditLedger(servers[0].base, ledger);
    tell('two processes', {
      processKilledGoOnMs: killed,
      allowedMs: allowed,
      restartedGoOnMs: restarts,
      toldOfTrouble: told,
      ...counts,
      ...summaryOf(books),
    });
    expect(books).toMatchObject({ lost: [], wrong: [], doubled: [], torn: [], unfinished: [] });
    expect(unfinished).toBe(0);
    expect(counts.problems).toEqual([]);
    if (FULL) for (const [i, took] of killed.entries()) expect(took).toBeLessThan(allowed[i]!);
    // Nearly all players are told at every restart of PostgreSQL. A player between two sockets is not.
    expect(told).toBeGreaterThan(ROUNDS * 3 * GAMES);
  },
);
