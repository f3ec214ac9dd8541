import type { PlayerInfo } from '@korong/protocol';
import { Piscina } from 'piscina';
import { anonymous } from '../accounts/accounts.js';
import { StoreTrouble, type GameStore } from '../store/store.js';
import type { OpeningTurn, ReviewTask } from '../store/studyStores.js';
import type { ChapterReading } from './chapters.js';
import { makeRecord, type RecordSource, type RecordTexts } from './make.js';

export type { RecordTexts } from './make.js';

/** The records of games. Short logs are replayed at once, long ones in a thread, so that they hold up no turn. */
export interface Records {
  /** Undefined if there is no such game, or its log cannot be replayed. */
  read(id: string): Promise<RecordTexts | undefined>;
  /** The first turns of a game, up to symmetry, always by the thread. Undefined as above. */
  opening(id: string): Promise<readonly OpeningTurn[] | undefined>;
  /** Reads the chapters of a study, always by the thread. */
  chapters(texts: readonly string[]): Promise<ChapterReading>;
  /** What a review of a game has to search. Undefined as above. */
  reviewTask(id: string): Promise<ReviewTask | undefined>;
  /** The review as JSON, by the thread: `reports` has a JSON array for each part of the task. */
  review(task: ReviewTask, reports: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

/** A log of about two hundred events; replaying it takes a millisecond or two. */
const LONG = 20_000;
/** How many records of long logs are kept, the latest. */
const MAX_KEPT = 16;
/** How many requests may wait for the thread; more are refused with TRY_AGAIN. */
const MAX_WAITING = 200;
const IDLE = 60_000;
const HEAP_MB = 128;

// The same file whether this one runs as it was written or as it was built.
const THREAD = new URL('../../dist/records/thread.js', import.meta.url).href;

export const openRecords = (games: Pick<GameStore, 'loadText'>): Records => {
  const pool = new Piscina({
    filename: THREAD,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // Nothing of the environment is needed there, secrets least of all.
    env: {},
  });
  // `run` rejects for the record in question; without a listener the event would end the process.
  pool.on('error', () => undefined);

  const checkQueue = (): void => {
    if (pool.queueSize >= MAX_WAITING) throw new StoreTrouble('too many records are asked for', 'QUEUE_FULL');
  };

  const ask = async <T>(name: string, source: unknown): Promise<T> => {
    checkQueue();
    return pool.run(source, { name }) as Promise<T>;
  };

  /** By log and guests, least recently asked for first: concurrent requests for the same record share one replay. */
  const kept = new Map<string, Promise<RecordTexts | undefined>>();
  const inThread = (source: RecordSource): Promise<RecordTexts | undefined> => {
    const key = `${source.guests.join()} ${source.log}`;
    const known = kept.get(key);
    kept.delete(key);
    if (!known) checkQueue();
    const record = known ?? (pool.run(source) as Promise<RecordTexts | undefined>);
    record.catch(() => kept.delete(key));
    kept.set(key, record);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
    return record;
  };

  return {
    read: async id => {
      const game = await games.loadText(id, 0);
      if (!game) return undefined;
      const guests = (['white', 'black'] as const).filter(side => isGuest(game.seats[side]));
      const source = { log: game.events, guests };
      return source.log.length < LONG ? makeRecord(source) : inThread(source);
    },
    opening: async id => {
      const game = await games.loadText(id, 0);
      return game && ask<readonly OpeningTurn[] | undefined>('makeOpening', game.events);
    },
    chapters: texts => ask<ChapterReading>('readChapters', texts),
    reviewTask: async id => {
      const game = await games.loadText(id, 0);
      return game && ask<ReviewTask | undefined>('makeReviewTask', game.events);
    },
    review: (task, reports) => ask<string>('makeReview', { task, reports }),
    close: () => pool.destroy(),
  };
};

/** An erased player may have had an account, so it is not marked as a guest. */
const isGuest = ({ name, account, level }: PlayerInfo): boolean =>
  !account && level === undefined && name !== anonymous();
