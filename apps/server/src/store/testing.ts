// What the tests of the store share: a store of each kind, empty, and games to put into it. Not part of the server.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchEvent } from '@korong/match';
import type { OpenGame, PlayerInfo } from '@korong/protocol';
import pg from 'pg';
import { afterAll, afterEach, describe } from 'vitest';
import { startPostgres, WITHOUT_POSTGRES, type Service } from '../testing/services.js';
import { openStore, type StoreLocation, type StoreOptions } from './index.js';
import type { Append, GameStart, GameState, Store, StoredEvent } from './store.js';

export interface Stores {
  readonly kind: StoreLocation['kind'];
  /** A store without anything in it, or another connection to the one that was opened last. */
  readonly open: (what?: 'empty' | 'same', options?: StoreOptions) => Promise<Store>;
  /** An empty location for those who open the `same`. */
  readonly fresh: () => Promise<void>;
  /** Where the last one is. */
  readonly location: () => StoreLocation;
}

const folders: string[] = [];
let service: Promise<Service> | undefined;
let schemas = 0;

const removeAll = async (): Promise<void> => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  const started = service;
  service = undefined;
  await (await started)?.remove();
};

/** One PostgreSQL for all tests of a file, with a schema for each of them: a database of its own takes longer. */
const newLocation = async (kind: StoreLocation['kind']): Promise<StoreLocation> => {
  if (kind === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'korong-store-'));
    folders.push(folder);
    return { kind, file: join(folder, 'korong.db') };
  }
  service ??= startPostgres();
  const { url } = await service;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const schema = `test${++schemas}`;
  await client.query(`create schema ${schema}`);
  await client.end();
  return { kind, url: `${url}?options=-c%20search_path%3D${schema}` };
};

/** Runs a suite on both databases. Every store that it opens is closed after its test. */
export const onBoth = (suite: (stores: Stores) => void): void => {
  on(['sqlite', 'postgres'], suite);
};

export const onSqlite = (suite: (stores: Stores) => void): void => {
  on(['sqlite'], suite);
};

const on = (kinds: readonly StoreLocation['kind'][], suite: (stores: Stores) => void): void => {
  afterAll(removeAll);
  for (const kind of kinds) {
    describe.skipIf(kind === 'postgres' && WITHOUT_POSTGRES)(kind, () => {
      let location: StoreLocation | undefined;
      let opened: Store[] = [];
      afterEach(async () => {
        await Promise.all(opened.map(store => store.close()));
        opened = [];
      });
      const fresh = async (): Promise<void> => {
        location = await newLocation(kind);
      };
      suite({
        kind,
        fresh,
        location: () => location!,
        open: async (what = 'empty', options) => {
          if (what === 'empty') await fresh();
          // On a busy machine one of two that write at once may have to wait for longer than people would.
          const store = await openStore(location!, { busyMs: 60_000, connectMs: 60_000, ...options });
          opened.push(store);
          return store;
        },
      });
    });
  }
};

/** Overwrites the page on which the log of a game begins, in a file that is not open. */
export const damageLog = (file: string, game: string): void => {
  const bytes = readFileSync(file);
  const size = bytes.readUInt16BE(16);
  const at = bytes.indexOf(`"id":"${game}"`);
  if (at < 0) throw new Error(`${game} is not in ${file}`);
  const page = Math.floor(at / size) * size;
  writeFileSync(file, bytes.fill(0xa5, page, page + 64));
};

let ids = 0;
export const newId = (length: number): string => `${++ids}`.padStart(length, 'x');

export const guest = (name = 'Guest'): PlayerInfo => ({ id: newId(14), name, account: false });

export const openGame = (by: PlayerInfo, more: Partial<OpenGame> = {}): OpenGame => ({
  id: newId(10),
  game: 'yinsh',
  options: { variant: 'standard' },
  by,
  colour: 'random',
  listed: true,
  createdAt: 1_000,
  ...more,
});

const started = (id: string, at: number, seats: GameStart['seats']): StoredEvent => ({
  event: {
    version: 1,
    seq: 1,
    at,
    kind: 'started',
    id,
    game: 'yinsh',
    options: { variant: 'standard' },
    players: { white: { name: seats.white.name }, black: { name: seats.black.name } },
    seats: 'apart',
  },
});

export const beginning = (
  white: PlayerInfo,
  black: PlayerInfo,
  more: Partial<Omit<GameStart, 'started'>> & { readonly at?: number } = {},
): GameStart => {
  const { at = 2_000, ...rest } = more;
  const id = rest.id ?? newId(10);
  const seats = { white, black };
  return {
    id,
    seats,
    started: started(id, at, seats),
    state: { status: 'running', turns: 0 },
    listed: true,
    ...rest,
  };
};

export const turn = (seq: number, player?: string, message?: string): StoredEvent => ({
  event: {
    version: 1,
    seq,
    at: 2_000 + seq,
    kind: 'turn',
    by: 'white',
    text: `turn ${seq}`,
  } satisfies MatchEvent,
  ...(player !== undefined && { player }),
  ...(message !== undefined && { message }),
});

export const append = (
  game: string,
  events: readonly StoredEvent[],
  state: Partial<GameState> = {},
): Append => ({
  game,
  events,
  state: { status: 'running', turns: events.at(-1)!.event.seq - 1, ...state },
});
