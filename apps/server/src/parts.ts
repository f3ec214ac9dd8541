import type { FastifyBaseLogger } from 'fastify';
import { createAccounts, type Accounts } from './accounts/accounts.js';
import { openAddressBans, type AddressBans } from './accounts/addressBans.js';
import { sessionCookies, type SessionCookies } from './accounts/cookies.js';
import { knownDevices, type KnownDevices } from './accounts/knownDevices.js';
import { createPasswords } from './accounts/passwords.js';
import { createSessions, type SessionKeeper } from './accounts/sessions.js';
import { openJobs } from './engine/index.js';
import { every } from './every.js';
import { GameCounter } from './explorer/counter.js';
import { createAuth, type Auth } from './http/auth.js';
import { createOrigins, type Origins } from './net/origins.js';
import { openMetrics, type Metrics } from './metrics.js';
import { sharedBy, storeLocation } from './locations.js';
import { createPuzzles, type Puzzles } from './puzzles/puzzles.js';
import { openRecords, type Records } from './records/index.js';
import { Reviews } from './reviews/reviews.js';
import { createRooms, type Rooms } from './rooms/index.js';
import { freshSecret, secretOf } from './secrets.js';
import type { Settings } from './settings/settings.js';
import { openShared, type Shared } from './shared/index.js';
import type { Jobs } from './shared/shared.js';
import { lockFolder, openStore } from './store/index.js';
import type { Store } from './store/store.js';
import { createStudies, type Studies } from './studies/studies.js';
import { storeFailures } from './storeFailures.js';
import { timedStore } from './timedStore.js';

/** All parts of a running server. */
export interface Parts {
  readonly settings: Settings;
  readonly store: Store;
  readonly records: Records;
  readonly studies: Studies;
  readonly reviews: Reviews;
  readonly puzzles: Puzzles;
  readonly shared: Shared;
  readonly jobs: Jobs;
  readonly rooms: Rooms;
  readonly cookies: SessionCookies;
  readonly devices: KnownDevices;
  readonly sessions: SessionKeeper;
  readonly accounts: Accounts;
  readonly bans: AddressBans;
  readonly origins: Origins;
  readonly auth: Auth;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** The clock of this machine in milliseconds. */
  readonly now: () => number;
  /** Whether store and bus answer, and the store takes writes. */
  check(): Promise<boolean>;
  /** Ends all of it, in the order in which nothing is lost. */
  close(): Promise<void>;
}

const REVIEW = 60_000;
const FORGET = 3_600_000;
const COUNT = 2_000;
const ASK = 5_000;

/** Opens all parts; if one fails, those opened before are closed again. */
export const openParts = async (settings: Settings, log: FastifyBaseLogger): Promise<Parts> => {
  const opened: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const one of opened.splice(0).reverse()) {
      await Promise.resolve()
        .then(one)
        .catch((error: unknown) => {
          log.error({ err: error }, 'a part did not close');
        });
    }
  };
  try {
    return await open(settings, log, opened, close);
  } catch (error) {
    await close();
    throw error;
  }
};

const open = async (
  settings: Settings,
  log: FastifyBaseLogger,
  opened: (() => unknown)[],
  close: () => Promise<void>,
): Promise<Parts> => {
  const { scaled, engineThreads: threads } = settings;
  const now = Date.now;
  const metrics = openMetrics();
  const trouble = (error: unknown): void => {
    log.warn({ err: error }, 'a part had trouble');
  };

  if (!scaled) opened.push(lockFolder(settings.data));
  const plainStore = await openStore(storeLocation(settings));
  opened.push(() => plainStore.close());
  const store = timedStore(plainStore, metrics, () => performance.now(), storeFailures(log, metrics));
  metrics.watch('store_queue', () => store.waiting());
  const records = openRecords(store.games);
  opened.push(() => records.close());
  const studies = createStudies({ store: store.studies, records, most: settings.limits.studies });
  // One file belongs to one process; processes that share a database share the secret in it. A cookie cannot be made from
  // the secret alone: the token that it signs is kept nowhere.
  const secret = settings.secret ?? (scaled ? await store.secret(freshSecret()) : secretOf(settings.data));

  // Absences are measured in the store's time, which the rooms know once there are any.
  let storeTime = now;
  const shared = await openShared(sharedBy(settings), { now: () => storeTime(), trouble });
  opened.push(() => shared.close());
  const { bus, presence, limits } = shared;
  const jobs = await openJobs(
    scaled ? { kind: 'redis', url: scaled.redis, threads } : { kind: 'local', threads },
    { trouble },
  );
  opened.push(() => jobs.close());
  metrics.watch('engine_queue', () => jobs.waiting());

  const cookies = sessionCookies(secret);
  const sessions = createSessions({ players: store.players, bus, cookies, now });
  opened.push(() => {
    sessions.close();
  });
  const accounts = createAccounts({ players: store.players, sessions, passwords: createPasswords() });
  const origins = createOrigins(settings);
  const bans = await openAddressBans(store.bans, bus);
  opened.push(() => {
    bans.close();
  });
  const auth = createAuth({ sessions, limits, origins, bans });
  const rooms = createRooms({ store, bus, presence, jobs, limits, now, log, secret, metrics, settings });
  storeTime = () => rooms.now();
  await rooms.start();
  opened.push(() => rooms.close());
  await store.players.refreshNameKeys();
  const counter = new GameCounter({ explorer: store.explorer, records });
  opened.push(() => counter.close());
  const reviews = new Reviews({ store, records, jobs, now: storeTime, trouble });
  opened.push(() => {
    reviews.close();
  });
  const tidy = async (): Promise<void> => {
    await sessions.forget();
    await store.players.refreshNameKeys();
  };
  opened.push(
    every(REVIEW, sessions.review, trouble),
    every(REVIEW, bans.review, trouble),
    every(COUNT, () => counter.run(), trouble),
    every(ASK, () => reviews.run(), trouble),
    every(FORGET, tidy, trouble),
  );

  // A store that can be read but not written to, such as on a full disk, is found out by the heartbeat.
  const check = async (): Promise<boolean> =>
    rooms.hasHeartbeat() && (await Promise.all([store.check(), bus.check()])).every(Boolean);
  return {
    settings,
    store,
    records,
    studies,
    reviews,
    puzzles: createPuzzles(store.puzzles),
    shared,
    jobs,
    rooms,
    cookies,
    devices: knownDevices(secret),
    sessions,
    accounts,
    bans,
    origins,
    auth,
    log,
    metrics,
    now,
    check,
    close,
  };
};
