// A thread that replays logs and chapters.
import { readChapters } from './chapters.js';
import { makeOpening } from './openings.js';
import { makeReview, makeReviewTask } from './review.js';
import { makeRecord } from './make.js';

export { makeOpening, makeReview, makeReviewTask, readChapters };
export default makeRecord;
