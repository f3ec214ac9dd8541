// Reads a line of input: JSON of any shape. What is wrong with it is a value.
import { message, type MessageKey, type Values } from '@korong/messages';
import { err, ok, type Result } from '@korong/rules';

/** Why a line, or a field of it, cannot be used. */
export interface QueryError {
  readonly error: string;
  readonly field?: string;
}

export type Json = Readonly<Record<string, unknown>>;

export const queryError = (field: string, key: MessageKey, values: Values = {}): Result<never, QueryError> =>
  err({ error: message(key, values), field });

/** A line as an object. */
export const readLine = (text: string, tooLong: boolean): Result<Json, QueryError> => {
  if (tooLong) return err({ error: message('error.analysis.long') });
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return ok(value);
  } catch {
    // Answered below.
  }
  return err({ error: message('error.analysis.json') });
};

/** Describes the accepted values of a field. */
interface Kind<T> {
  readonly what: MessageKey;
  is(value: unknown): value is T;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const listOf =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.every(is);
const isText = (value: unknown): value is string => typeof value === 'string';

export const TEXT: Kind<string> = { what: 'analysis.kind.text', is: isText };
export const FLAG: Kind<boolean> = {
  what: 'analysis.kind.flag',
  is: (value): value is boolean => typeof value === 'boolean',
};
export const WHOLE: Kind<number> = { what: 'analysis.kind.whole', is: isWhole };
export const COUNT: Kind<number> = {
  what: 'analysis.kind.count',
  is: (value): value is number => isWhole(value) && value >= 1 && value <= 10_000_000,
};
export const SECONDS: Kind<number> = {
  what: 'analysis.kind.seconds',
  is: (value): value is number => typeof value === 'number' && value >= 0.001 && value <= 1e6,
};
export const WHOLE_LIST: Kind<readonly number[]> = { what: 'analysis.kind.wholes', is: listOf(isWhole) };
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A record as text, or as JSON in a text or as it is. */
export const RECORD: Kind<string | Json> = {
  what: 'analysis.kind.record',
  is: (value): value is string | Json => isText(value) || isObject(value),
};
export const OPTIONS: Kind<Readonly<Record<string, string>>> = {
  what: 'analysis.kind.options',
  is: (value): value is Readonly<Record<string, string>> =>
    isObject(value) && Object.values(value).every(isText),
};
/** A turn, alone or after the side that makes it: `"f6"`, `["W", "f6"]`. */
export type Move = string | readonly [string, string];
const isMove = (value: unknown): value is Move =>
  isText(value) || (Array.isArray(value) && value.length === 2 && value.every(isText));
export const MOVES: Kind<readonly Move[]> = { what: 'analysis.kind.moves', is: listOf(isMove) };

/** A field that may be missing. */
export const readField = <T>(
  query: Json,
  field: string,
  kind: Kind<T>,
): Result<T | undefined, QueryError> => {
  const value = query[field];
  if (value === undefined) return ok(undefined);
  return kind.is(value)
    ? ok(value)
    : queryError(field, 'error.analysis.field', { field, what: message(kind.what) });
};
