// Reviews kept on this device, by the line that they are about: every analysis with this main line finds its review.
import { REVIEW_VERSION, type GameReview } from '@korong/study';
import { netAddress } from '../../games/nets.js';
import { readFrom, writeTo } from '../../store/database.js';
import { databaseOpener } from '../../store/databaseOpener.js';
import type { ReviewQuestion } from './reviewer.js';

interface StoredReview {
  readonly line: string;
  /** What made it: another net or other rules of judging make another review. */
  readonly version: string;
  readonly review: GameReview;
  readonly at: number;
}

/** The oldest go first. */
const MAX_REVIEWS = 200;

const open = databaseOpener('korong-reviews', made => {
  made.createObjectStore('reviews', { keyPath: 'line' }).createIndex('at', 'at');
});

const lineOf = ({ start, turns }: ReviewQuestion): string => [start, ...turns].join(' ');

const versionOf = ({ game, start }: ReviewQuestion): string =>
  `${REVIEW_VERSION} ${netAddress(game, start, 'small')}`;

export const readReview = async (question: ReviewQuestion): Promise<GameReview | undefined> => {
  try {
    const kept = await readFrom<StoredReview | undefined>(await open(), 'reviews', reviews =>
      reviews.get(lineOf(question)),
    );
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
    const stored: StoredReview = { line, version, review, at: Date.now() };
    await writeTo(db, 'reviews', reviews => reviews.put(stored));
    const keys = await readFrom<string[]>(db, 'reviews', reviews => reviews.index('at').getAllKeys());
    await writeTo(db, 'reviews', reviews => {
      for (const old of keys.slice(0, -MAX_REVIEWS)) reviews.delete(old);
    });
  } catch {
    // The review stays on the page.
  }
};
