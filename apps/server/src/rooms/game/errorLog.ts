import type { Log } from '../../logs.js';
import { StoreTrouble } from '../../store/store.js';
import type { StoreClock } from './storeClock.js';

export type LogError = (error: unknown, message: string, details?: object) => void;

/** A store out of reach pauses decisions until the next heartbeat; any other error is a bug and goes to the log. */
export const createErrorLog =
  (storeClock: StoreClock, log: Log): LogError =>
  (error, message, details = {}) => {
    if (error instanceof StoreTrouble) storeClock.failed(error);
    else log.error({ ...details, err: error }, message);
  };
