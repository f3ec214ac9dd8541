import type { Mark } from '../cause.js';

/** A step of a text without headers. */
export interface Word extends Mark {
  /** In lower case and without blanks. */
  readonly text: string;
  /** The number before it, if there is one. */
  readonly number?: number;
}

// Blanks part words, but not the two halves of a point (`G 11`) nor the points of a list (`xb2, b3 (b4)`).
const PIECE =
  /(?:[^\s/;:]|(?<=(?:^|[^a-z0-9])[gx]?[a-k])[ \t]+(?=[1-9])|(?<=,)[ \t]+(?=[a-k])|(?<=[0-9*])[ \t]+(?=\([a-k]))+/gi;
const NUMBER = /^(\d{1,4})(?:[.)]+|$)/;
/** Reserves after a turn, `(12-11)`, or a result, `1-0`. */
const ASIDE = /\(?\b\d{1,2}[-,]\d{1,2}\)?$/;

/** The words of a text, in their order. */
export const wordsOf = (text: string, from = 0): readonly Word[] => {
  const words: Word[] = [];
  let number: number | undefined;
  for (const { 0: found, index } of text.matchAll(PIECE)) {
    const numbered = NUMBER.exec(found);
    if (numbered) number = Number(numbered[1]);
    let place = from + index + (numbered?.[0].length ?? 0);
    for (const part of found
      .slice(numbered?.[0].length ?? 0)
      .replace(ASIDE, '')
      .split(/(?<!^)(?=x)/i)) {
      const step = part.replace(/\s+/g, '').toLowerCase();
      if (step !== '') {
        words.push({ place, excerpt: part, text: step, ...(number !== undefined && { number }) });
        number = undefined;
      }
      place += part.length;
    }
  }
  return words;
};
