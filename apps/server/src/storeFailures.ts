import type { Log } from './logs.js';
import type { Metrics } from './metrics.js';

const MINUTE = 60_000;

/** A failed call of the store. */
export interface Failure {
  /** Which call, such as `games.append`. */
  readonly what: string;
  readonly error: unknown;
  /** Whose log it was about. */
  readonly game?: string;
}

/** The database's or the system's own code, or the kind of bug. */
export const failureCode = (error: unknown): string => {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.constructor.name : typeof error;
};

/**
 * Counts all failures, and logs the first of each cause at once and then one a minute, with how many there were in that minute,
 * for as long as they go on. A cause is a call with a code: a store that is out of reach fails thousands of calls, and a line
 * for each would hide everything else.
 */
export const storeFailures = (
  log: Pick<Log, 'error'>,
  metrics: Pick<Metrics, 'storeFailed'>,
): ((failure: Failure) => void) => {
  /** Failures of each cause since its last line. */
  const causes = new Map<string, { count: number; last: Failure }>();
  const line = ({ what, error, game }: Failure, code: string, count: number): void => {
    log.error(
      { what, code, count, ...(game === undefined ? {} : { game }), err: error },
      'store call failed',
    );
  };
  const later = (key: string, code: string): void => {
    setTimeout(() => {
      const { count, last } = causes.get(key)!;
      causes.delete(key);
      if (count === 0) return;
      line(last, code, count);
      causes.set(key, { count: 0, last });
      later(key, code);
    }, MINUTE).unref();
  };
  return failure => {
    const code = failureCode(failure.error);
    metrics.storeFailed(code);
    const key = `${failure.what} ${code}`;
    const cause = causes.get(key);
    if (cause) {
      cause.count++;
      cause.last = failure;
      return;
    }
    causes.set(key, { count: 0, last: failure });
    line(failure, code, 1);
    later(key, code);
  };
};
