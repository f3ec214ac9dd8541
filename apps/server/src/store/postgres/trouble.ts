import pg from 'pg';
import { StoreTrouble } from '../store.js';

// The meaning of PostgreSQL's errors, by SQLSTATE. Errors without one never reached the server or lost it on the way.

const stateOf = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined;

/** Something else has the key. */
export const isUnique = (error: unknown): boolean => stateOf(error) === '23505';

/** A deadlock or a serialization failure: nothing was done, and it may work the next time. */
export const isRace = (error: unknown): boolean => ['40001', '40P01'].includes(stateOf(error) ?? '');

/**
 * Connection, resources, shutdown and start, cancelled by a limit of time, disks; a standby that only reads. Everything else is
 * about the statement, and a bug.
 */
const OUT_OF_REACH = /^(08|53|57|58|25006|40|55P03|XX)/;

/** Errors of the driver have no code of their own: a connection that broke, or that did not answer in time. */
const codeOf = (error: unknown): string => {
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code !== undefined) return code;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return /time(d )?out/i.test(message ?? '') ? 'TIMEOUT' : 'CONNECTION_LOST';
};

export const asTrouble = (error: unknown): unknown => {
  const state = stateOf(error);
  if (state !== undefined && !OUT_OF_REACH.test(state)) return error;
  return error instanceof StoreTrouble
    ? error
    : new StoreTrouble(error instanceof Error ? error.message : String(error), codeOf(error), error);
};
