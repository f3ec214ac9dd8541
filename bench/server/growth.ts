// Does a turn cost more when more games are stored? The same play on a file that grows a thousandfold.
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { startLoad } from '../../faults/load/control.ts';
import {
  createServerProcess,
  NO_LIMITS,
  temporaryFolder,
  type ServerProcess,
} from '../../faults/processes.ts';
import type { Print } from '../measure.ts';
import { measureStretch } from './run.ts';

const SIZES = [100, 1_000, 10_000, 100_000];
const STRETCH = { games: 200, rate: 300, warmUp: 5_000, milliseconds: 20_000 };
/** The number of players that the copied games belong to. */
const PEOPLE = 5_000;

/** Games that were really played to their end. All others are copies of them. */
const playSome = async (server: ServerProcess, folder: string): Promise<void> => {
  const load = startLoad();
  try {
    await load.prepare({ addresses: [server.base], games: 50, ledger: join(folder, 'ledger') });
    await load.rate(2_000);
    const left = await load.finish(120_000);
    if (left > 0) throw new Error(`${left} games did not end`);
  } finally {
    load.end();
  }
};

const columns = (database: Database.Database, table: string): readonly string[] =>
  database
    .prepare<[], { name: string }>(`select name from pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => name);

/** Copies a table's rows of the games in `copies` under their new ids, in the order of the new ids. */
const copy = (
  database: Database.Database,
  table: string,
  key: string,
  values: Readonly<Record<string, string>> = {},
): void => {
  // The store assigns the numbers.
  const names = columns(database, table).filter(name => name !== 'number');
  const taken = names.map(name => (name === key ? 'copies.id' : (values[name] ?? `source.${name}`)));
  database.exec(
    `insert into ${table} (${names.join()}) select ${taken.join()} from copies join ${table} as source on source.${key} = copies.source order by copies.id`,
  );
};

/** Fills the file up to this many games. Returns how many events it then has. */
export const fill = (file: string, games: number): number => {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = OFF');
  const count = (table: string): number =>
    database.prepare<[], { n: number }>(`select count(*) as n from ${table}`).get()!.n;
  database.exec('create temp table copies (id text primary key, source text, white text, black text)');
  const played = database
    .prepare<[], { id: string }>("select id from games where status = 'over' limit 50")
    .all();
  const one = database.prepare('insert into copies values (?, ?, ?, ?)');
  const person = (i: number): string => `person${String(i % PEOPLE).padStart(8, '0')}`;
  const missing = games - count('games');
  database.exec('begin');
  for (let i = 0; i < missing; i++)
    one.run(randomBytes(5).toString('hex'), played[i % played.length]!.id, person(i), person(i + 1));
  copy(database, 'games', 'id', { white_id: 'copies.white', black_id: 'copies.black' });
  copy(database, 'heads', 'game_id');
  database.exec(`
    insert into events (game_number, seq, player_id, message_id, body)
    select fresh.number, source.seq, source.player_id, source.message_id, source.body
    from copies join heads as fresh on fresh.game_id = copies.id join heads as old on old.game_id = copies.source
    join events as source on source.game_number = old.number order by fresh.number, source.seq`);
  for (const side of ['white', 'black'])
    database.exec(
      `insert or ignore into seats (player_id, started_at, game_id) select copies.${side}, games.started_at, games.id from copies join games on games.id = copies.id`,
    );
  database.exec('commit');
  const events = count('events');
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  return events;
};

export const benchGrowth = async (print: Print): Promise<void> => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'korong.db');
  const server = await createServerProcess({ environment: { ...NO_LIMITS, KORONG_DATA: folder.path } });
  try {
    await server.start();
    await playSome(server, folder.path);
    await server.stop();
    for (const games of SIZES) {
      const events = fill(file, games);
      await server.start();
      const figures = await measureStretch([server], folder.path, STRETCH);
      await server.stop();
      print({
        store: 'SQLite',
        storedGames: games,
        storedEvents: events,
        fileMB: Math.round(statSync(file).size / 1e6),
        ...figures,
      });
    }
  } finally {
    await server.kill();
    folder.remove();
  }
};
