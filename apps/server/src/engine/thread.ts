// A thread of the pool: thinks one turn out after the other.
import { randomInt } from 'node:crypto';
import type { ThinkJob } from '../shared/shared.js';
import { createThinker } from './thinker.js';

const SEEDS = 2 ** 31;
const thinkOut = createThinker();

const think = (job: ThinkJob): string => thinkOut(job, randomInt(1, SEEDS));

export default think;
