import { err, type Refusal, type Result } from '@korong/rules';
import type { Choice, FormatCode, FormatRefusal } from './reading.js';

/** A piece of the file, for a refusal to name. */
export interface Mark {
  readonly place: number;
  readonly excerpt: string;
}

/** A refusal whose line is still to be counted. */
export interface Cause extends Mark {
  readonly code: FormatCode;
  readonly reason?: Refusal;
  readonly choices?: readonly Choice[];
}

/** A value, or the cause of a refusal. */
export type Read<T> = Result<T, Cause>;

export const cause = (code: FormatCode, { place, excerpt }: Mark, reason?: Refusal): Cause => ({
  code,
  place,
  excerpt,
  ...(reason && { reason }),
});

export const refuse = (code: FormatCode, mark: Mark, reason?: Refusal): Read<never> =>
  err(cause(code, mark, reason));

const EXCERPT = 60;

/** Tells the line of a place, counted from 1. Lines end with CR LF, LF or CR. */
export const lineCounter = (text: string): ((place: number) => number) => {
  let ends: number[] | undefined;
  return place => {
    ends ??= [...text.matchAll(/\r\n?|\n/g)].map(({ 0: end, index }) => index + end.length);
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! <= place) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
};

/** The excerpt on one line, shortened. */
const shown = (excerpt: string): string => {
  const line = excerpt
    .slice(0, 4 * EXCERPT)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
};

export const located = (
  { place, excerpt, ...rest }: Cause,
  lineAt: (place: number) => number,
): FormatRefusal => ({
  ...rest,
  place,
  line: lineAt(place),
  excerpt: shown(excerpt),
});
