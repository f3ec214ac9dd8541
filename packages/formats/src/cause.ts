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

/** The lines of a text end with CR LF, LF or CR. */
export const lineAt = (text: string, place: number): number => {
  const before = text.slice(0, place);
  let line = 1;
  for (let i = 0; i < before.length; i++) {
    const c = before.charCodeAt(i);
    if (c === 10 || (c === 13 && text.charCodeAt(i + 1) !== 10)) line++;
  }
  return line;
};

/** The excerpt on one line, shortened. */
const shown = (excerpt: string): string => {
  const line = excerpt
    .slice(0, 4 * EXCERPT)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
};

export const located = (text: string, { place, excerpt, ...rest }: Cause): FormatRefusal => ({
  ...rest,
  place,
  line: lineAt(text, place),
  excerpt: shown(excerpt),
});
