// Reviews kept on this device, by the line that they are about: every analysis with this main line finds its review.
import { REVIEW_VERSION, type GameReview } from '@korong/study';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { netAddress } from '../../games/nets.js';
import type { ReviewQuestion } from './reviewer.js';

interface StoredReview {
  readonly line: string;
  /** What made it: another net or other rules of judging make another review. */
  readonly version: string;
  readonly review: GameReview;
  readonly at: number;
}

interface Kept extends DBSchema {
  reviews: { key: string; value: StoredReview; indexes: { at: number } };
}

/** The oldest go first. */
const MAX_REVIEWS = 200;

let opened: Promise<IDBPDatabase<Kept>> | undefined;

const open = (): Promise<IDBPDatabase<Kept>> => {
  opened ??= openDB<Kept>('korong-reviews', 1, {
    upgrade: made => {
      made.createObjectStore('reviews', { keyPath: 'line' }).createIndex('at', 'at');
    },
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
  });
  opened.catch(() => (opened = undefined));
  return opened;
};

const lineOf = ({ start, turns }: ReviewQuestion): string => [start, ...turns].join(' ');

const versionOf = ({ game, start }: ReviewQuestion): string =>
  `${REVIEW_VERSION} ${netAddress(game, start, 'small')}`;

export const readReview = async (question: ReviewQuestion): Promise<GameReview | undefined> => {
  try {
    const kept = await (await open()).get('reviews', lineOf(question));
    return kept?.version === versionOf(question) ? kept.review : undefined;
  } catch {
    // A device may permit no storage.
    return undefined;
  }
};

export const keepReview = async (question: ReviewQuestion, review: GameReview): Promise<void> => {
  try {
    const db = await open();
    const [line, version] = [lineOf(question), versionOf(question)];
    await db.put('reviews', { line, version, review, at: Date.now() });
    const keys = await db.getAllKeysFromIndex('reviews', 'at');
    for (const old of keys.slice(0, -MAX_REVIEWS)) await db.delete('reviews', old);
  } catch {
    // The review stays on the page.
  }
};
