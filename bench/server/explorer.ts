// Does counting the openings of a finished game cost more when more games are counted? Both stores, filled up to 100,000 games.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { yinsh } from '@korong/rules';
import { Client } from 'pg';
import { makeOpening, OPENING_TURNS } from '../../apps/server/dist/records/openings.js';
import { openStore, type StoreLocation } from '../../apps/server/dist/store/index.js';
import type { Store } from '../../apps/server/dist/store/store.js';
import { startPostgres } from '../../apps/server/src/testing/services.ts';
import { temporaryFolder } from '../../faults/processes.ts';
import { round, type Print } from '../measure.ts';

const SIZES = [1_000, 10_000, 100_000];
const MEASURED = 200;
/** After the first turns hardly two games are alike: every game adds about this many rows. */
const ROWS_EACH = OPENING_TURNS - 4;

const randomness = (seed: number): ((below: number) => number) => {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
};

/** The log of a random game of YINSH that is then resigned, without the names. */
const randomLog = (id: string, seed: number): readonly object[] => {
  const random = randomness(seed);
  const players = { white: { name: 'Anna' }, black: { name: 'Bea' } };
  const options = { variant: 'standard' };
  const events: object[] = [{ kind: 'started', id, game: 'yinsh', options, players, seats: 'apart' }];
  let position = yinsh.start({ variant: 'standard' });
  while (events.length <= OPENING_TURNS && !yinsh.outcome(position)) {
    const by = yinsh.toAct(position);
    const steps: string[] = [];
    do {
      const legal = yinsh.steps(position);
      const step = legal[random(legal.length)]!;
      steps.push(yinsh.stepText(step));
      position = yinsh.play(position, step);
    } while (!yinsh.outcome(position) && yinsh.toAct(position) === by);
    events.push({ kind: 'turn', by, text: steps.join(';') });
  }
  return [...events, { kind: 'resigned', by: 'white' }].map((event, i) => ({
    version: 1,
    seq: i + 1,
    at: 0,
    ...event,
  }));
};

const GAME = `'yinsh', 'standard', '{"variant":"standard"}', 1, 'personpersonpe', 'personpersonpf', 0, 'over', 'black', 1, 1`;
const COLUMNS =
  'id, game, variant, options, listed, white_id, black_id, started_at, status, winner, ended_at, counted';
const COUNTS = "'f6-f9', 'people', 1, 0, 1, 1, 'xxxxxxxxxx'";

/** Adds counted games, and the rows that they would have left, under marks of chance. */
const FILL = {
  sqlite: (games: number) => [
    `insert into games (${COLUMNS}) with recursive n (i) as (select 1 union all select i + 1 from n where i < ${games})
      select substr(hex(randomblob(5)), 1, 10), ${GAME} from n order by 1`,
    `insert into explorer_turns with recursive n (i) as (select 1 union all select i + 1 from n where i < ${games * ROWS_EACH})
      select hex(randomblob(8)), ${COUNTS} from n order by 1`,
  ],
  postgres: (games: number) => [
    `insert into games (${COLUMNS}) select substr(md5(random()::text), 1, 10), ${GAME} from generate_series(1, ${games}) on conflict do nothing`,
    `insert into explorer_turns select substr(md5(random()::text), 1, 16), ${COUNTS} from generate_series(1, ${games * ROWS_EACH}) order by 1`,
    'analyze games',
    'analyze explorer_turns',
    'checkpoint',
  ],
} as const;

const fill = async (location: StoreLocation, games: number): Promise<void> => {
  const statements = FILL[location.kind](games);
  if (location.kind === 'sqlite') {
    const database = new Database(location.file);
    database.pragma('synchronous = OFF');
    for (const one of statements) database.exec(one);
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.close();
    return;
  }
  const client = new Client(location.url);
  await client.connect();
  for (const one of statements) await client.query(one);
  await client.end();
};

const sizeOf = async (location: StoreLocation): Promise<number> => {
  if (location.kind === 'sqlite') return statSync(location.file).size;
  const client = new Client(location.url);
  await client.connect();
  const sql = "select pg_total_relation_size('explorer_turns')::float8 as bytes";
  const { rows } = await client.query<{ bytes: number }>(sql);
  await client.end();
  return rows[0]!.bytes;
};

/** A finished game that is not counted yet. */
const finish = async ({ games }: Store, id: string): Promise<void> => {
  const seat = (name: string) => ({ id: name.padEnd(14, 'x'), name, account: false });
  const [started] = randomLog(id, 1);
  const over = { status: 'over', turns: 0, winner: 'black', ending: 'resignation', endedAt: 2 } as const;
  const seats = { white: seat('Anna'), black: seat('Bea') };
  const start = { id, seats, listed: true, state: over, started: { event: started as never } };
  if (!(await games.begin(start, 'nothing'))) throw new Error(id);
};

const middle = (times: readonly number[], share: number): number =>
  round(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!, 2);

let made = 0;

const measure = async (store: Store): Promise<object> => {
  const openings = Array.from({ length: MEASURED }, () => JSON.stringify(randomLog('x', ++made)));
  for (let i = 0; i < MEASURED; i++) await finish(store, `g${++made}`.padEnd(10, 'x'));
  const due = await store.explorer.uncounted(MEASURED);
  const [making, counting]: [number[], number[]] = [[], []];
  for (const [i, game] of due.entries()) {
    const began = performance.now();
    const turns = makeOpening(openings[i]!)!;
    const at = performance.now();
    if (!(await store.explorer.count(game, turns))) throw new Error(game.id);
    making.push(at - began);
    counting.push(performance.now() - at);
  }
  return {
    canonicalMs: middle(making, 0.5),
    countMs: { median: middle(counting, 0.5), p90: middle(counting, 0.9) },
  };
};

const benchStore = async (print: Print, location: StoreLocation, cpu: () => number): Promise<void> => {
  let counted = 0;
  await (await openStore(location)).close();
  for (const games of SIZES) {
    await fill(location, games - counted);
    const store = await openStore(location);
    await measure(store);
    const before = cpu();
    const figures = await measure(store);
    const cpuMs = round((cpu() - before) / MEASURED, 2);
    counted = games + 2 * MEASURED;
    await store.close();
    const MB = Math.round((await sizeOf(location)) / 1e6);
    print({
      store: location.kind,
      countedGames: games,
      rows: games * ROWS_EACH,
      MB,
      ...figures,
      cpuMs,
    });
  }
};

export const benchExplorer = async (print: Print): Promise<void> => {
  const folder = temporaryFolder();
  try {
    const own = (): number => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1_000;
    };
    await benchStore(print, { kind: 'sqlite', file: join(folder.path, 'korong.db') }, own);
  } finally {
    folder.remove();
  }
  const postgres = await startPostgres();
  try {
    await benchStore(print, { kind: 'postgres', url: postgres.url }, postgres.cpu);
  } finally {
    await postgres.remove();
  }
};
