import { EngineRunner, type RunnerDeps } from './engineRunner.js';
import type { EngineOptions } from './options.js';
import { distinctLinesAt } from './searchedAt.js';

/** The engine beside the board, in workers that are loaded when it first searches. */
export const createRunner = (options: EngineOptions, show: RunnerDeps['show']): EngineRunner =>
  new EngineRunner(options, {
    pool: async workers => (await import('../../engine/enginePool.js')).createEnginePool(workers),
    now: () => performance.now(),
    distinct: distinctLinesAt,
    show,
  });
