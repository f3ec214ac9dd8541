import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allGames } from '@korong/match';
import { afterEach, describe, expect, test } from 'vitest';
import { openStore } from '../../apps/server/dist/store/index.js';
import { WITHOUT_POSTGRES, WITHOUT_REDIS } from '../../apps/server/src/testing/services.ts';
import { auditLedger, readLog, summaryOf } from '../audit.ts';
import { openApi } from '../load/api.ts';
import { startLoad } from '../load/control.ts';
import { createServerProcess, type ServerProcess } from '../processes.ts';
import { tell } from '../size.ts';
import { surroundings } from '../stores.ts';
import { greet } from '../wire.ts';

const NEWER = fileURLToPath(new URL('newer.mjs', import.meta.url));
const LOGS = new URL('../../fixtures/match/', import.meta.url);
const CLOCK = { kind: 'fischer', initial: 600_000, increment: 2_000 } as const;
const TERMS = {
  game: 'yinsh',
  options: { variant: 'standard' },
  clock: CLOCK,
  colour: 'white',
  listed: false,
};

let cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.reverse()) await clean();
  cleaning = [];
});

const started = async (
  environment: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> => {
  const server = await createServerProcess({ environment, nodeOptions });
  cleaning.push(() => server.kill());
  await server.start();
  return server;
};

test.skipIf(WITHOUT_POSTGRES || WITHOUT_REDIS)(
  'an older server beside a newer one goes on with what it understands and sends players of the rest away',
  { timeout: 600_000 },
  async () => {
    const around = await surroundings('PostgreSQL');
    cleaning.push(() => around.remove());
    const older = await started(around.environment);
    const newer = await started(around.environment, ['--import', NEWER]);
    const load = startLoad();
    cleaning.push(() => {
      load.end();
    });
    const ledger = join(around.folder, 'ledger');
    await load.prepare({ addresses: [older.base, newer.base], games: 10, clock: CLOCK, ledger });
    await load.rate(40);

    const api = openApi(() => [older.base]);
    const [white, black] = [await api.guest('Anna'), await api.guest('Bea')];
    const game = await api.game(white, black, TERMS);
    const here = await greet(older.base, white);
    const there = await greet(newer.base, black);
    for (const wire of [here, there]) {
      wire.say({ kind: 'watch', game, since: 0, chat: 0 });
      await wire.next({ kind: 'game', game });
    }
    const doing = (id: string, command: object): object => ({ kind: 'do', game, id, command });
    here.say(doing('version-turn-0', { kind: 'turn', answers: 0, text: 'f6' }));
    await here.next({ kind: 'ack', id: 'version-turn-0' });
    await there.next({ kind: 'events', game });
    there.say(doing('version-gift', { kind: 'addTime' }));
    await there.next({ kind: 'ack', id: 'version-gift' });
    // Sent without a request, so that a client that only waits also goes elsewhere.
    expect(await here.next({ kind: 'refused', game })).toMatchObject({ code: 'NEWER_LOG' });
    there.say(doing('version-turn-1', { kind: 'turn', answers: 1, text: 'g7' }));
    await there.next({ kind: 'ack', id: 'version-turn-1' });
    here.say(doing('version-turn-2', { kind: 'turn', answers: 2, text: 'e5' }));
    expect(await here.next({ id: 'version-turn-2' })).toMatchObject({ kind: 'refused', code: 'NEWER_LOG' });
    const elsewhere = await greet(newer.base, white);
    elsewhere.say(doing('version-turn-2', { kind: 'turn', answers: 2, text: 'e5' }));
    await elsewhere.next({ kind: 'ack', id: 'version-turn-2' });
    const log = await readLog(newer.base, game);
    // If the machine stalled, that time was given back.
    const kinds = log.map(event => event.kind).filter(kind => kind !== 'outage');
    expect(kinds).toEqual(['started', 'turn', 'timeAdded', 'turn', 'turn']);

    await load.rate(1_000);
    expect(await load.finish(240_000)).toBe(0);
    const books = await auditLedger(older.base, ledger);
    const counts = await load.counts();
    tell('two versions', { ...counts, ...summaryOf(books) });
    expect(books).toMatchObject({ lost: [], wrong: [], doubled: [], torn: [], unfinished: [] });
    expect(counts.problems).toEqual([]);
  },
);

describe.each([
  ['SQLite', false],
  ['PostgreSQL', WITHOUT_POSTGRES || WITHOUT_REDIS],
] as const)('on %s', (kind, without) => {
  test.skipIf(without)(
    'logs of every older version are in the store, and the server goes on with them',
    async () => {
      const around = await surroundings(kind);
      cleaning.push(() => around.remove());
      const store = await openStore(
        kind === 'SQLite'
          ? { kind: 'sqlite', file: join(around.folder, 'korong.db') }
          : { kind: 'postgres', url: around.postgres!.url },
      );
      const names = readdirSync(LOGS).filter(name => name.endsWith('.json'));
      const seat = (n: number, name: string): { id: string; name: string; account: boolean } => ({
        id: `older${String(n).padStart(9, '0')}`,
        name,
        account: false,
      });
      const kept = names.map((name, i) => {
        const events = JSON.parse(readFileSync(new URL(name, LOGS), 'utf8')) as Parameters<
          typeof allGames.replayEvents
        >[0];
        const replayed = allGames.replayEvents(events);
        if (!replayed.ok) throw new Error(`${name}: ${replayed.error.code}`);
        return { name, id: `olderGame${i}`, match: replayed.value };
      });
      expect(kept.map(({ name }) => name)).toContain('version-1.json');
      for (const [i, { id, match }] of kept.entries()) {
        const [first, ...rest] = match.events.map(event => ({ event }));
        const over = match.result !== undefined;
        const state = { status: over ? 'over' : 'running', turns: match.turns.length } as const;
        const seats = { white: seat(2 * i, 'Anna'), black: seat(2 * i + 1, 'Béla') };
        expect(
          await store.games.begin(
            { id, seats, started: first!, state: { status: 'running', turns: 0 }, listed: false },
            'nothing',
          ),
        ).toBe(true);
        expect(await store.games.append({ game: id, events: rest, state })).toEqual({ kind: 'stored' });
      }
      await store.close();
      const server = await started(around.environment);
      for (const { name, id, match } of kept) {
        expect([name, await readLog(server.base, id)]).toEqual([name, match.events]);
        const wire = await greet(server.base);
        wire.say({ kind: 'watch', game: id, since: 0, chat: 0 });
        expect(await wire.next({ kind: 'game', game: id })).toMatchObject({ events: match.events });
        wire.socket.terminate();
      }
      tell('logs of older versions', { store: kind, logs: names });
    },
  );
});
