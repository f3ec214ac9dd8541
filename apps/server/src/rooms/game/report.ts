import type { Log } from '../../logs.js';
import { StoreTrouble } from '../../store/store.js';
import type { StoreClock } from './storeClock.js';

export type Report = (error: unknown, message: string, details?: object) => void;

/** A store out of reach pauses decisions until the next heartbeat; any other error is a bug and goes to the log. */
export const createReport =
  (storeClock: StoreClock, log: Log): Report =>
  (error, message, details = {}) => {
    if (error instanceof StoreTrouble) storeClock.failed(error);
    else log.error({ ...details, err: error }, message);
  };
