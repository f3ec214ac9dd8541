import type { Board, Point } from './hex/board.js';
import { err, ok, refuseText, type Refusal, type Result } from './refusal.js';

/** Longer than any sensible text, short enough to parse at no cost. */
export const MAX_STEP_TEXT = 200;
export const MAX_TURN_TEXT = 2_000;
/** Room for games whose positions hold a history, such as repetitions. */
export const MAX_POSITION_TEXT = 4_000;
export const MAX_RECORD_TEXT = 1_000_000;

/** A piece of a longer text that remembers where it stood. */
export interface Slice {
  readonly text: string;
  readonly place: number;
}

/** Converts capitals to lower case and nothing else, so that offsets stay valid. */
export const lowered = (text: string): string => text.replace(/[A-Z]/g, letter => letter.toLowerCase());

/** The text without surrounding blanks, with its offset kept. */
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

/** Refuses empty and overlong text before parsing. */
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

/** All values, or the first refusal. */
export const all = <T, E>(results: readonly Result<T, E>[]): Result<T[], E> => {
  const values: T[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
};
