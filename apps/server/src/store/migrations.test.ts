import Database from 'better-sqlite3';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrations } from './migrations.js';
import { append, beginning, guest, newId, onBoth, openGame, turn } from './testing.js';
import type { StoreLocation } from './index.js';

/** Runs statements at a place that no store has seen yet. */
const perform = async (location: StoreLocation, statements: readonly string[]): Promise<void> => {
  if (location.kind === 'sqlite') {
    const db = new Database(location.file);
    for (const one of statements) db.exec(one);
    db.close();
    return;
  }
  const client = new pg.Client({ connectionString: location.url });
  await client.connect();
  for (const one of statements) await client.query(one);
  await client.end();
};

onBoth(({ kind, fresh, location, open }) => {
  test('games of an older version are there, and go on', async () => {
    await fresh();
    const [oldest] = migrations(kind);
    const [id, anna] = [newId(10), guest('Anna')];
    await perform(location(), [
      'create table migrations (id integer primary key, at bigint not null)',
      ...oldest!.statements,
      'insert into migrations (id, at) values (1, 0)',
      `insert into players (id, name, search_name, created_at) values ('${anna.id}', 'Anna', 'anna', 0)`,
      `insert into open_games (id, player_id, game, options, colour, listed, created_at)
        values ('${id}', '${anna.id}', 'yinsh', '{"variant":"standard"}', 'random', 1, 1000)`,
    ]);
    const [store, other] = await Promise.all([open('same'), open('same')]);
    expect(await store.games.openGame(id)).toEqual(openGame(anna, { id }));
    expect(await store.games.begin(beginning(anna, guest('Bela'), { id }), 'open')).toBe(true);
    expect(await other.games.append(append(id, [turn(2)], { waitsFor: 'black' }))).toEqual({
      kind: 'stored',
    });
    expect((await store.games.summary(id))?.waitsFor).toBe('black');
  });

  test('names of accounts that an older version made are looked at', async () => {
    await fresh();
    const [oldest] = migrations(kind);
    const [anna, bela] = [guest('BOB'), guest('Bela')];
    const columns = 'id, name, search_name, name_key, created_at';
    await perform(location(), [
      'create table migrations (id integer primary key, at bigint not null)',
      ...oldest!.statements,
      'insert into migrations (id, at) values (1, 0)',
      `insert into players (${columns}) values ('${anna.id}', 'BOB', 'bob', 'bob', 0)`,
      `insert into players (${columns}) values ('${bela.id}', 'Bela', 'bela', null, 0)`,
    ]);
    const store = await open('same');
    expect(await store.players.findAlike('ВОВ')).toBeUndefined();
    await store.players.refreshNameKeys();
    expect(await store.players.findAlike('ВОВ')).toMatchObject({ id: anna.id, name: 'BOB' });
    expect(await store.players.findAlike('Bela')).toBeUndefined();
    await store.players.refreshNameKeys();
  });

  test('finished games of an older version wait to be counted', async () => {
    await fresh();
    const old = migrations(kind).filter(({ id }) => id <= 3);
    const [id, anna] = [newId(10), guest('Anna')];
    await perform(location(), [
      'create table migrations (id integer primary key, at bigint not null)',
      ...old.flatMap(({ statements }) => statements),
      ...old.map(one => `insert into migrations (id, at) values (${one.id}, 0)`),
      `insert into games (id, game, variant, options, listed, white_id, black_id, started_at, status, winner, ended_at)
        values ('${id}', 'yinsh', 'standard', '{"variant":"standard"}', 1, '${anna.id}', '${anna.id}', 1, 'over', 'black', 9)`,
    ]);
    const store = await open('same');
    expect(await store.explorer.uncounted(5)).toEqual([{ id, winner: 'black', by: 'people', endedAt: 9 }]);
  });

  test('a database that a newer version has migrated opens, and its games are there', async () => {
    await fresh();
    const first = await open('same');
    await first.games.offer(openGame(guest('Anna')));
    await first.close();
    await perform(location(), [
      'alter table games add column of_a_newer_version text',
      'insert into migrations (id, at) values (1000, 0)',
    ]);
    const store = await open('same');
    expect(await store.games.openGames(5)).toHaveLength(1);
  });
});
