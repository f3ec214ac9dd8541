import type { Board, Point } from './hex/board.js';
import { refuseText, type Refusal } from './reasons.js';
import { err, ok, type Result } from './result.js';

/** More than the longest thing that makes sense, little enough to be looked at without cost. */
export const MAX_STEP_TEXT = 200;
export const MAX_TURN_TEXT = 2_000;
export const MAX_POSITION_TEXT = 500;
export const MAX_RECORD_TEXT = 1_000_000;

/** A piece of a longer text that remembers where it stood. */
export interface Slice {
  readonly text: string;
  readonly place: number;
}

/** Capitals as small letters; nothing else, so that places stay where they are. */
export const lowered = (text: string): string => text.replace(/[A-Z]/g, letter => letter.toLowerCase());

/** The text without blanks at its ends, with its place kept. */
export const trimmed = ({ text, place }: Slice): Slice => {
  const start = text.length - text.trimStart().length;
  return { text: text.trim(), place: place + start };
};

export const split = ({ text, place }: Slice, separator: string): Slice[] => {
  if (!text.includes(separator)) return [{ text, place }];
  let next = place;
  return text.split(separator).map(part => {
    const slice = { text: part, place: next };
    next += part.length + separator.length;
    return slice;
  });
};

/** Refuses what is empty or too long before anybody looks closer. */
export const whyNotText = (text: string, limit: number): Refusal | undefined =>
  text.length > limit
    ? refuseText('TEXT_TOO_LONG', text, limit)
    : text.trim() === ''
      ? refuseText('TEXT_EMPTY', '')
      : undefined;

export const readPoint = (board: Board, { text, place }: Slice): Result<Point, Refusal> => {
  const point = board.find(text);
  return point === undefined ? err(refuseText('NO_SUCH_POINT', text, place)) : ok(point);
};

/** All of them, or the first refusal. */
export const all = <T, E>(results: readonly Result<T, E>[]): Result<T[], E> => {
  const values: T[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
};
