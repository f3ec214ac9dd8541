import { banStore } from './bans.js';
import { chatStore } from './chat.js';
import { builder, statement, type Executor } from './executor.js';
import { gameStore } from './games.js';
import { heartbeatStore } from './heartbeat.js';
import { playerStore } from './players.js';
import { openSqlite } from './sqlite/executor.js';
import type { Store } from './store.js';
import { explorerStore } from './study/explorer.js';
import { puzzleStore } from './study/puzzles.js';
import { reviewStore } from './study/reviews.js';
import { studyStore } from './study/studies.js';

export { backup } from './sqlite/backup.js';
export { findDamage } from './sqlite/integrity.js';
export { FolderLocked, lockFolder } from './sqlite/lock.js';

export type StoreLocation =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

export interface StoreOptions {
  /** How many writes may wait; more are `StoreTrouble`. */
  readonly queue?: number;
  /** How long to wait for another process that writes to the same SQLite file, in milliseconds. */
  readonly busyMs?: number;
  /** How long to wait for a free connection to PostgreSQL, in milliseconds. */
  readonly connectMs?: number;
  /** Milliseconds, for values that are cached for a moment. */
  readonly now?: () => number;
}

const QUEUE = 20_000;
const BUSY = 5_000;
const CONNECT = 5_000;

const openExecutor = async (
  location: StoreLocation,
  { queue = QUEUE, busyMs = BUSY, connectMs = CONNECT }: StoreOptions,
): Promise<Executor> => {
  if (location.kind === 'sqlite') return openSqlite(location.file, { queue, busyMs });
  // The driver is loaded only where it is used.
  const { openPostgres } = await import('./postgres/executor.js');
  return openPostgres(location.url, { queue, connectMs });
};

const checker = ({ dialect, read }: Executor): Store['check'] => {
  const query = statement(builder(dialect).selectFrom('heartbeat').select('id'));
  return () =>
    read(query).then(
      () => true,
      () => false,
    );
};

const secretKeeper = ({ dialect, read, write }: Executor): Store['secret'] => {
  const db = builder(dialect);
  const name = 'server';
  return async fresh => {
    const keep = db.insertInto('secrets').values({ name, value: fresh });
    await write([statement(keep.onConflict(on => on.doNothing()))]);
    const query = db.selectFrom('secrets').select('value').where('name', '=', name);
    return String((await read(statement(query)))[0]![0]!.value);
  };
};

/** Opens a store and brings its tables up to date. Any number of processes may do so at once. */
export const openStore = async (location: StoreLocation, options: StoreOptions = {}): Promise<Store> => {
  const executor = await openExecutor(location, options);
  return {
    games: gameStore(executor, options.now ?? Date.now),
    players: playerStore(executor),
    chat: chatStore(executor),
    heartbeat: heartbeatStore(executor),
    bans: banStore(executor),
    explorer: explorerStore(executor),
    studies: studyStore(executor),
    reviews: reviewStore(executor),
    puzzles: puzzleStore(executor),
    check: checker(executor),
    secret: secretKeeper(executor),
    waiting: executor.waiting,
    backup: executor.backup,
    close: executor.close,
  };
};
