import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { WITHOUT_POSTGRES, WITHOUT_REDIS } from '../apps/server/src/testing/services.ts';
import { auditLedger, readLog, summaryOf } from './audit.ts';
import { openApi, wait } from './load/api.ts';
import { startLoad } from './load/control.ts';
import { createServerProcess, type ServerProcess } from './processes.ts';
import { tell } from './size.ts';
import { surroundings, type Surroundings } from './stores.ts';
import { greet } from './wire.ts';

const CLI = fileURLToPath(new URL('../apps/cli/dist/main.js', import.meta.url));
const NEWER = fileURLToPath(new URL('versions/newer.mjs', import.meta.url));
const CLOCK = { kind: 'fischer', initial: 600_000, increment: 2_000 } as const;

let cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.reverse()) await clean();
  cleaning = [];
});

const around = async (kind: 'SQLite' | 'PostgreSQL'): Promise<Surroundings> => {
  const made = await surroundings(kind);
  cleaning.push(() => made.remove());
  return made;
};

const started = async (options: Parameters<typeof createServerProcess>[0]): Promise<ServerProcess> => {
  const server = await createServerProcess(options);
  cleaning.push(() => server.kill());
  await server.start();
  return server;
};

/** The folder of `pg_dump`: beside the server binary that the tests find. */
const postgresTool = (name: string): string => {
  const debian = '/usr/lib/postgresql';
  const folders = process.env.POSTGRES_BIN
    ? [process.env.POSTGRES_BIN]
    : existsSync(debian)
      ? readdirSync(debian).map(version => join(debian, version, 'bin'))
      : [];
  return folders.map(folder => join(folder, name)).find(file => existsSync(file)) ?? name;
};

interface Copies {
  /** Backs up the data of a server with this environment. */
  backup(from: Surroundings): void;
  /** Returns the environment of a server that holds the backup and nothing else. */
  restore(from: Surroundings): Promise<Readonly<Record<string, string>>>;
}

const onSqlite: Copies = {
  backup: ({ environment, folder }) => {
    const env = { ...process.env, ...environment };
    execFileSync(process.execPath, [CLI, 'admin', 'backup', join(folder, 'copy.db')], { env, stdio: 'pipe' });
  },
  restore: ({ environment, folder }) => {
    const restored = join(folder, 'restored');
    mkdirSync(restored);
    copyFileSync(join(folder, 'copy.db'), join(restored, 'korong.db'));
    copyFileSync(join(folder, 'secret'), join(restored, 'secret'));
    return Promise.resolve({ ...environment, KORONG_DATA: restored });
  },
};

const onPostgres: Copies = {
  backup: ({ folder, postgres }) => {
    const args = ['-Fc', '-f', join(folder, 'copy.dump'), postgres!.url];
    execFileSync(postgresTool('pg_dump'), args, { stdio: 'pipe' });
  },
  restore: async ({ folder }) => {
    const fresh = await around('PostgreSQL');
    const args = ['-d', fresh.postgres!.url, join(folder, 'copy.dump')];
    execFileSync(postgresTool('pg_restore'), args, { stdio: 'pipe' });
    return fresh.environment;
  },
};

describe.each([
  ['SQLite', onSqlite, false],
  ['PostgreSQL', onPostgres, WITHOUT_POSTGRES || WITHOUT_REDIS],
] as const)('on %s', (kind, copies, without) => {
  test.skipIf(without)('a backup made while people play is a server that they can go on at', async () => {
    const surrounding = await around(kind);
    const server = await started({ environment: surrounding.environment });
    const api = openApi(() => [server.base]);
    const [white, black] = [await api.guest('Anna'), await api.guest('Bea')];
    const options = { variant: 'standard' };
    const terms = { game: 'yinsh', options, clock: CLOCK, colour: 'white', listed: false };
    const game = await api.game(white, black, terms);
    const play = async (base: string, cookie: string, answers: number, text: string): Promise<void> => {
      const wire = await greet(base, { cookie });
      wire.say({ kind: 'do', game, id: `backup-${answers}`, command: { kind: 'turn', answers, text } });
      await wire.next({ kind: 'ack', id: `backup-${answers}` });
      wire.socket.terminate();
    };
    await play(server.base, white.cookie, 0, 'f6');
    await play(server.base, black.cookie, 1, 'g7');
    copies.backup(surrounding);
    // Later data is not in the backup.
    await play(server.base, white.cookie, 2, 'e5');
    await server.kill();

    const again = await started({ environment: await copies.restore(surrounding) });
    const kinds = async (): Promise<string[]> =>
      (await readLog(again.base, game)).filter(({ kind }) => kind !== 'outage').map(({ kind }) => kind);
    expect(await kinds()).toEqual(['started', 'turn', 'turn']);
    await play(again.base, white.cookie, 2, 'd4');
    await play(again.base, black.cookie, 3, 'c3');
    expect(await kinds()).toEqual(['started', 'turn', 'turn', 'turn', 'turn']);
  });
});

describe.each([
  ['SQLite', 1, false],
  ['PostgreSQL', 2, WITHOUT_POSTGRES || WITHOUT_REDIS],
] as const)('on %s', (kind, count, without) => {
  test.skipIf(without)(
    'one process after the other is ended and comes back as a newer version while people play',
    { timeout: 900_000 },
    async () => {
      const { environment, folder } = await around(kind);
      const servers: ServerProcess[] = [];
      for (let i = 0; i < count; i++) servers.push(await started({ environment }));
      const load = startLoad();
      cleaning.push(() => {
        load.end();
      });
      const ledger = join(folder, 'ledger');
      const addresses = servers.map(({ base }) => base);
      await load.prepare({ addresses, games: 40, clock: CLOCK, ledger });
      await load.rate(100);
      const endings: object[] = [];
      for (const older of servers) {
        await wait(1_500);
        const began = Date.now();
        const code = await older.stop();
        const ended = Date.now();
        const port = Number(new URL(older.base).port);
        await started({ environment, port, nodeOptions: ['--import', NEWER] });
        endings.push({ code, endedMs: ended - began, backMs: Date.now() - ended });
      }
      await load.rate(10_000);
      const unfinished = await load.finish(600_000);
      const books = await auditLedger(addresses[0]!, ledger);
      const counts = await load.counts();
      tell('upgrade', { store: kind, endings, ...counts, ...summaryOf(books) });
      expect(endings).toMatchObject(endings.map(() => ({ code: 0 })));
      expect(books).toMatchObject({ lost: [], wrong: [], doubled: [], torn: [], unfinished: [] });
      expect(unfinished).toBe(0);
      expect(counts.problems).toEqual([]);
      expect(counts.disconnected).toBeGreaterThan(0);
    },
  );
});
