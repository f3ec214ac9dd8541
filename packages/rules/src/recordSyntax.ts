// The parts that texts of games are made of. A record has a line of turns; a chapter of a study has a tree of them.
import type { Code } from './reasons.js';
import { err, ok, refuseText, type Refusal, type Result } from './refusal.js';
import { MAX_RECORD_TEXT, whyNotText } from './text.js';

/** Times of a turn in milliseconds: what was left on the clock, and what it took. */
export interface Times {
  readonly clock?: number;
  readonly spent?: number;
}

export interface TimeToken {
  readonly kind: 'time';
  readonly field: keyof Times;
  /** `undefined`: not a time. */
  readonly time: number | undefined;
}

export type RecordToken =
  | { readonly kind: 'header'; readonly name: string; readonly value: string }
  | TimeToken
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  /** The number of a turn: `ply` counts the turns of both sides before it. `1.` stands before a first turn, `1...` before a second. */
  | { readonly kind: 'number'; readonly ply: number }
  /** A turn or the result. */
  | { readonly kind: 'word'; readonly text: string };

export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
export const braced = (text: string): string => `{${text.replace(/[}\\]/g, '\\$&')}}`;
const unescaped = (text: string): string => text.replace(/\\([\s\S])/g, '$1');

/** `1.` before the first turn of a pair, `1...` before the second. */
export const numberText = (ply: number): string => `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`;

const readNumber = (word: string): number | undefined => {
  const match = /^([0-9]{1,6})(\.|\.\.\.)$/.exec(word);
  return match === null ? undefined : 2 * (Number(match[1]) - 1) + (match[2] === '.' ? 0 : 1);
};

/** `[%clk 1:02:03]`, or with milliseconds `[%clk 1:02:03.004]`; then the same with `%emt`. */
export const timeNotes = ({ clock, spent }: Times): string[] => [
  ...(clock === undefined ? [] : [`[%clk ${timeText(clock)}]`]),
  ...(spent === undefined ? [] : [`[%emt ${timeText(spent)}]`]),
];

const timeText = (ms: number): string => {
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  const rest = ms % 1000 === 0 ? '' : `.${String(ms % 1000).padStart(3, '0')}`;
  return `${Math.floor(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}${rest}`;
};

const readTime = (text: string): number | undefined => {
  const match = /^([0-9]{1,4}):([0-5][0-9]):([0-5][0-9])(?:\.([0-9]{1,3}))?$/.exec(text);
  if (match === null) return undefined;
  const [, hours, minutes, seconds, fraction = ''] = match;
  return (
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
  );
};

// Each alternative consumes at least one character and none backtracks over another's. Parentheses inside a word belong to a step.
const TOKEN =
  /\s+|\[([A-Za-z0-9]+)[ \t]+"([^"\\]*(?:\\[\s\S][^"\\]*)*)"[ \t]*\]|\[%(clk|emt)[ \t]+([0-9:.]+)\]|\{([^}\\]*(?:\\[\s\S][^}\\]*)*)\}|([()])|([^\s{}[\]()]+(?:\([^\s{}[\]()]*\)[^\s{}[\]()]*)*)/y;

const tokenOf = ([, name, value, timed, time, comment, bracket, word]: RegExpExecArray):
  | RecordToken
  | undefined => {
  if (name !== undefined) return { kind: 'header', name, value: unescaped(value!) };
  if (time !== undefined)
    return { kind: 'time', field: timed === 'clk' ? 'clock' : 'spent', time: readTime(time) };
  if (comment !== undefined) return { kind: 'comment', text: unescaped(comment) };
  if (bracket !== undefined) return { kind: bracket === '(' ? 'open' : 'close' };
  if (word === undefined) return undefined;
  const ply = readNumber(word);
  return ply === undefined ? { kind: 'word', text: word } : { kind: 'number', ply };
};

/** Reads a text token by token. `take` may refuse one with a code; it is told the offset too. */
export const readTokens = (
  text: string,
  take: (token: RecordToken, place: number) => Code | undefined,
): Result<true, Refusal> => {
  const refusal = whyNotText(text, MAX_RECORD_TEXT);
  if (refusal) return err(refusal);
  for (let place = text.startsWith('\uFEFF') ? 1 : 0; place < text.length;) {
    TOKEN.lastIndex = place;
    const match = TOKEN.exec(text);
    if (match === null) return err(refuseText('RECORD_TEXT', text.slice(place, place + 50), place));
    const token = tokenOf(match);
    const code = token && take(token, place);
    if (code !== undefined) return err(refuseText(code, match[0], place));
    place += match[0].length;
  }
  return ok(true);
};
