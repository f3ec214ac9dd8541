import type { Code } from './reasons.js';
import { err, ok, refuseText, type Refusal, type Result } from './refusal.js';
import { MAX_POSITION_TEXT, split, trimmed, whyNotText, type Slice } from './text.js';

/** The words of a position text after its head and version, without their `key=`. */
export type Fields = readonly Slice[];

/** Reads `head/version word key=word …`: `keys` lists the expected keys after the head, in order, with `''` for a word without a key. */
export const readFields = (
  text: string,
  head: string,
  version: number,
  keys: readonly string[],
): Result<Fields, Refusal> => {
  const refusal = whyNotText(text, MAX_POSITION_TEXT);
  if (refusal) return err(refusal);
  const words = split(trimmed({ text, place: 0 }), ' ');
  const first = words[0]!;
  if (first.text.split('/')[0] !== head) return bad('POSITION_FORMAT', first);
  if (first.text !== `${head}/${version}`) return bad('POSITION_VERSION', first);
  const fields: Slice[] = [];
  for (const [i, key] of keys.entries()) {
    const word = words[i + 1];
    if (word === undefined) return bad('POSITION_FIELD', { text: key, place: text.length });
    const prefix = key === '' ? '' : `${key}=`;
    if (!word.text.startsWith(prefix)) return bad('POSITION_FIELD', word);
    fields.push({ text: word.text.slice(prefix.length), place: word.place + prefix.length });
  }
  const extra = words[keys.length + 1];
  return extra === undefined ? ok(fields) : bad('POSITION_FIELD', extra);
};

/** One of the allowed words. */
export const readWord = <W extends string>(slice: Slice, words: readonly W[]): Result<W, Refusal> => {
  const found = words.find(word => word === slice.text);
  return found === undefined ? bad('POSITION_FIELD', slice) : ok(found);
};

/** A whole number from 0 to 99 without leading zero. */
export const readCount = (slice: Slice): Result<number, Refusal> =>
  /^(0|[1-9][0-9]?)$/.test(slice.text) ? ok(Number(slice.text)) : bad('POSITION_FIELD', slice);

/** `white-black`, such as a pair of reserves `12-9`. */
export const readPair = <T>(
  slice: Slice,
  read: (part: Slice) => Result<T, Refusal>,
): Result<{ white: T; black: T }, Refusal> => {
  const [first, second, third] = split(slice, '-');
  if (second === undefined || third !== undefined) return bad('POSITION_FIELD', slice);
  const white = read(first!);
  if (!white.ok) return white;
  const black = read(second);
  return black.ok ? ok({ white: white.value, black: black.value }) : black;
};

export const bad = (code: Code, { text, place }: Slice): Result<never, Refusal> =>
  err(refuseText(code, text, place));
