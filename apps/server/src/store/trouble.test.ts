import {
  copyFileSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, WITHOUT_POSTGRES, type Service } from '../testing/services.js';
import { backup, openStore } from './index.js';
import { openSqlite } from './sqlite/executor.js';
import { StoreTrouble, type Store } from './store.js';
import { append, beginning, damageLog, guest, onBoth, onSqlite, turn } from './testing.js';

const begin = async (store: Store): Promise<string> => {
  const what = beginning(guest(), guest());
  await store.games.begin(what, 'nothing');
  return what.id;
};

const lengthOf = async (store: Store, game: string): Promise<number> =>
  (await store.games.load(game, 0))!.events.length;

describe('starting', () => {
  onBoth(({ open, fresh }) => {
    test('any number of processes may open an empty store at once', async () => {
      await fresh();
      const stores = await Promise.all(Array.from({ length: 8 }, () => open('same')));
      const game = await begin(stores[0]!);
      expect(await Promise.all(stores.map(store => lengthOf(store, game)))).toEqual(stores.map(() => 1));
    });

    test('data stays when the store is opened again', async () => {
      const store = await open();
      const game = await begin(store);
      await store.close();
      expect(await lengthOf(await open('same'), game)).toBe(1);
    });
  });
});

describe('SQLite', () => {
  onSqlite(({ open, location }) => {
    const file = (): string => (location() as { file: string }).file;

    test('the file is for its owner alone', async () => {
      await open();
      expect(statSync(file()).mode & 0o777).toBe(0o600);
      expect(statSync(`${file()}-wal`).mode & 0o777).toBe(0o600);
    });

    test('every commit waits for the disk', async () => {
      await open();
      const executor = await openSqlite(file(), { queue: 10, busyMs: 1_000 });
      const ask = async (pragma: string): Promise<unknown> => {
        const answer = await executor.write([{ sql: `pragma ${pragma}`, parameters: [] }]);
        return answer.ok && answer.results[0]!.rows[0]![pragma];
      };
      // In WAL mode a commit is synced at FULL (2) and above.
      expect([await ask('journal_mode'), await ask('synchronous')]).toEqual(['wal', 2]);
      await executor.close();
    });

    test('another process that writes for too long is trouble; afterwards all is well', async () => {
      const store = await open('empty', { busyMs: 100 });
      const game = await begin(store);
      const other = new Database(file());
      other.exec('begin immediate');
      await expect(store.games.append(append(game, [turn(2)]))).rejects.toBeInstanceOf(StoreTrouble);
      // Reading goes on meanwhile.
      expect(await lengthOf(store, game)).toBe(1);
      other.exec('commit');
      other.close();
      expect(await store.games.append(append(game, [turn(2)]))).toEqual({ kind: 'stored' });
    });

    test('a file that cannot be opened is trouble', async () => {
      await expect(openStore({ kind: 'sqlite', file: '/nowhere/korong.db' })).rejects.toBeInstanceOf(
        StoreTrouble,
      );
      await open();
      const other = join(dirname(file()), 'other.db');
      writeFileSync(other, 'This is no database. '.repeat(100));
      await expect(openStore({ kind: 'sqlite', file: other })).rejects.toBeInstanceOf(StoreTrouble);
    });

    test('a file that is damaged while open fails requests, and does not end the process', async () => {
      const store = await open();
      const game = await begin(store);
      await store.close();
      const again = await open('same');
      truncateSync(file(), 5_000);
      await expect(lengthOf(again, game)).rejects.toBeInstanceOf(StoreTrouble);
      await expect(again.games.append(append(game, [turn(2)]))).rejects.toBeInstanceOf(StoreTrouble);
      expect(await again.check()).toBe(false);
    });

    test.each(['deleted', 'replaced'] as const)(
      'a file that was %s under way takes no more writes, and is not taken for another',
      async how => {
        const store = await open();
        const game = await begin(store);
        const aside = `${file()}.aside`;
        const empty = `${file()}.empty`;
        await (await openStore({ kind: 'sqlite', file: empty })).close();
        renameSync(file(), aside);
        if (how === 'replaced') renameSync(empty, file());
        const code = how === 'deleted' ? 'DB_FILE_GONE' : 'DB_FILE_REPLACED';
        for (let again = 0; again < 3; again++) {
          await expect(store.heartbeat.beat()).rejects.toMatchObject({ code });
          await expect(store.games.append(append(game, [turn(2)]))).rejects.toMatchObject({ code });
          await expect(lengthOf(store, game)).rejects.toMatchObject({ code });
          expect(await store.check()).toBe(false);
        }
        // The same file under its name again is the same store.
        renameSync(aside, file());
        expect(await store.games.append(append(game, [turn(2)]))).toEqual({ kind: 'stored' });
        expect(await lengthOf(store, game)).toBe(2);
      },
    );

    test('acknowledged writes survive a deleted write-ahead log, and nothing more is acknowledged', async () => {
      const store = await open();
      const game = await begin(store);
      await store.games.append(append(game, [turn(2)]));
      rmSync(`${file()}-wal`);
      for (let again = 0; again < 2; again++) {
        await expect(store.heartbeat.beat()).rejects.toMatchObject({ code: 'DB_FILE_GONE' });
        await expect(store.games.append(append(game, [turn(3)]))).rejects.toMatchObject({
          code: 'DB_FILE_GONE',
        });
      }
      // As after a killed process: nothing is left but the file itself.
      const copy = `${file()}.copy`;
      copyFileSync(file(), copy);
      const rescued = await openStore({ kind: 'sqlite', file: copy });
      expect(await lengthOf(rescued, game)).toBe(2);
      await rescued.close();
    });

    test('erased data is not left in the file', async () => {
      const store = await open();
      const anna = guest('Annabella-to-be-forgotten');
      await store.players.addGuest(anna.id, anna.name);
      await store.players.makeAccount(anna.id, anna.name, 'annabella-key', { password: 'p', recovery: 'r' });
      const what = beginning(anna, guest());
      await store.games.begin(what, 'nothing');
      await store.players.erase(anna.id, 'Anonymous');
      await store.close();
      const bytes = readFileSync(file());
      expect(bytes.includes('annabella-key')).toBe(false);
      expect(bytes.includes('Annabella-to-be-forgotten')).toBe(false);
    });

    test('a damaged page fails the reads that need it with its code, and no other read at the same moment', async () => {
      const store = await open();
      const games = [await begin(store), await begin(store)];
      for (const game of games) {
        for (let seq = 2; seq < 200; seq++) await store.games.append(append(game, [turn(seq)]));
      }
      await store.close();
      damageLog(file(), games[0]!);
      const again = await open('same');
      const answers = await Promise.allSettled(
        Array.from({ length: 6 }, (_, i) => again.games.load(games[i % 2]!, 0)),
      );
      for (const [i, answer] of answers.entries())
        expect(answer).toMatchObject(
          i % 2 === 0
            ? { status: 'rejected', reason: { code: expect.stringMatching(/^SQLITE_CORRUPT/) as unknown } }
            : { status: 'fulfilled' },
        );
    });

    test('a backup while play goes on has everything that was acknowledged before it began, and is whole', async () => {
      const store = await open();
      const games = await Promise.all(Array.from({ length: 20 }, () => begin(store)));
      let [acknowledged, going] = [1, true];
      const playing = (async () => {
        for (let seq = 2; going; seq++) {
          await Promise.all(games.map(game => store.games.append(append(game, [turn(seq)]))));
          acknowledged = seq;
        }
      })();
      await expect.poll(() => acknowledged).toBeGreaterThan(3);
      const before = acknowledged;
      const copies = ['one.db', 'two.db'].map(name => join(dirname(file()), name));
      await store.backup(copies[0]!);
      await backup(file(), copies[1]!);
      going = false;
      await playing;
      await expect(store.backup(copies[0]!)).rejects.toThrow();
      for (const copy of copies) {
        expect(statSync(copy).mode & 0o777).toBe(0o600);
        const restored = await openStore({ kind: 'sqlite', file: copy });
        for (const game of games) {
          const { events } = (await restored.games.load(game, 0))!;
          expect(events.map(({ event }) => event.seq)).toEqual(events.map((_, i) => i + 1));
          expect(events.length).toBeGreaterThanOrEqual(before);
          // And play goes on from there.
          const next = append(game, [turn(events.length + 1)]);
          expect(await restored.games.append(next)).toEqual({ kind: 'stored' });
        }
        await restored.close();
      }
    });
  });
});

describe.skipIf(WITHOUT_POSTGRES)('PostgreSQL', () => {
  let service: Service;
  let store: Store;
  beforeAll(async () => {
    service = await startPostgres();
    store = await openStore({ kind: 'postgres', url: service.url });
  });
  afterAll(async () => {
    await store.close();
    await service.remove();
  });

  test('a server that is not there is trouble', async () => {
    const url = service.url.replace(/:\d+\//, ':1/');
    await expect(openStore({ kind: 'postgres', url })).rejects.toBeInstanceOf(StoreTrouble);
  });

  test('connections that are cut off are replaced', async () => {
    const game = await begin(store);
    const client = new pg.Client({ connectionString: service.url });
    await client.connect();
    for (let seq = 2; seq < 6; seq++) {
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'korong'",
      );
      await expect
        .poll(async () => {
          const answer = await store.games
            .append(append(game, [turn(seq, 'player', `message-${seq}`)]))
            .catch((error: unknown) => error);
          return answer instanceof StoreTrouble ? 'trouble' : answer;
        })
        .toMatchObject({ kind: expect.stringMatching(/stored|repeated/) as unknown });
    }
    await client.end();
    expect(await lengthOf(store, game)).toBe(5);
  });

  test.each(['stop', 'kill'] as const)(
    'after %s and start it goes on by itself, with everything acknowledged',
    async how => {
      const game = await begin(store);
      let acknowledged = 1;
      const play = async (seq: number): Promise<void> => {
        const answer = await store.games.append(append(game, [turn(seq, 'player', `message-${seq}`)]));
        expect(['stored', 'repeated']).toContain(answer.kind);
        acknowledged = seq;
      };
      for (let seq = 2; seq < 10; seq++) await play(seq);
      await service[how]();
      await expect(play(10)).rejects.toBeInstanceOf(StoreTrouble);
      await expect(store.games.load(game, 0)).rejects.toBeInstanceOf(StoreTrouble);
      expect(await store.check()).toBe(false);
      await service.start();
      await expect.poll(() => store.check()).toBe(true);
      expect(await lengthOf(store, game)).toBe(acknowledged);
      await play(10);
      expect(await lengthOf(store, game)).toBe(10);
    },
  );

  test.each(['SIGINT', 'SIGQUIT'] as const)(
    'transactions that are cut off by %s fail for who has them, and end nothing else',
    async signal => {
      const { inTransaction, openPool } = await import('./postgres/pool.js');
      const uncaught: unknown[] = [];
      const hear = (error: unknown): unknown => uncaught.push(error);
      process.on('uncaughtException', hear);
      const pool = openPool(service.url, 60_000);
      for (let round = 0; round < 3; round++) {
        let begun = 0;
        let goOn: () => void = () => undefined;
        const cut = new Promise<void>(resolve => (goOn = resolve));
        // Some wait for an answer at that moment, the others think about what to ask next.
        const work = (waits: boolean) =>
          inTransaction(pool, async client => {
            await client.query('select 1');
            begun++;
            if (waits) await client.query('select pg_sleep(60)');
            await cut;
            await client.query('select 2');
            return { keep: true, value: undefined };
          });
        const going = Promise.allSettled(Array.from({ length: 8 }, (_, i) => work(i % 2 === 0)));
        await expect.poll(() => begun).toBe(8);
        await service.stop(signal);
        goOn();
        expect((await going).map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
        await service.start();
        await expect.poll(() => pool.query('select 1').then(Boolean, () => false)).toBe(true);
      }
      await pool.end();
      process.off('uncaughtException', hear);
      expect(uncaught).toEqual([]);
    },
  );

  test('trouble has the code of PostgreSQL or of the system', async () => {
    const url = service.url.replace(/:\d+\//, ':1/');
    await expect(openStore({ kind: 'postgres', url })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    // What goes on is seen as of the beginning of a transaction, so the query that looks at it is not in the one that locks.
    const pool = new pg.Pool({ connectionString: service.url });
    const client = await pool.connect();
    await client.query('begin; lock table heartbeat');
    const beat = store.heartbeat.beat().catch((error: unknown) => error);
    const waiting = "application_name = 'korong' and wait_event_type = 'Lock'";
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where ${waiting}`;
    await expect.poll(async () => (await pool.query(cut)).rowCount).toBeGreaterThan(0);
    expect(await beat).toMatchObject({ code: '57P01' });
    await client.query('rollback');
    client.release();
    await pool.end();
  });

  test('an acknowledged turn is on the disk even where the server would not wait for it', async () => {
    const client = new pg.Client({ connectionString: service.url });
    await client.connect();
    await client.query('create database hasty');
    await client.query('alter database hasty set synchronous_commit = off');
    await client.end();
    const { openPool } = await import('./postgres/pool.js');
    const pool = openPool(service.url.replace(/[^/]*$/, 'hasty'), 60_000);
    const { rows } = await pool.query('show synchronous_commit');
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
    await pool.end();
  });
});
