// A review session with the services of this page.
import { studyApi } from '../../api/studyApi.js';
import { createEnginePool, type EnginePool } from '../../engine/enginePool.js';
import { knownYou } from '../../frame/you.js';
import { keepReview, readReview } from './keptReviews.js';
import { pauseUnseen } from './pause.js';
import { ReviewSession, type ReviewState, type ServerReviews } from './reviewSession.js';

/** All processors up to this number: nothing else searches meanwhile. */
const MAX_ENGINES = 4;

/** A pool with one worker. */
export const createEngine = (): EnginePool => createEnginePool(1);

/** `workers`: as many as the reader wants beside the board; a review may take all processors. */
export const createSession = (workers: () => number, show: (state: ReviewState) => void): ReviewSession =>
  new ReviewSession({
    engines: () => {
      const cores = Math.min(MAX_ENGINES, navigator.hardwareConcurrency);
      return Promise.resolve(Array.from({ length: Math.max(workers(), cores) }, createEngine));
    },
    read: readReview,
    keep: keepReview,
    pause: pauseUnseen,
    show,
  });

/** The reviews of a game of the server. Those who have no name there may look, but not ask. */
export const serverReviews = (id: string): ServerReviews => ({
  review: () => studyApi.review(id),
  ...(knownYou() && { ask: () => studyApi.askReview(id) }),
});
