// A thread of the pool: thinks one turn out after the other, and searches the positions of finished games.
import { randomInt } from 'node:crypto';
import type { ReviewJob, ThinkJob } from '../shared/shared.js';
import { createThinker } from './thinker.js';

const SEEDS = 2 ** 31;
const thinker = createThinker();

export const think = (job: ThinkJob): string => thinker.think(job, randomInt(1, SEEDS));
export const review = (job: ReviewJob): string => thinker.review(job);
