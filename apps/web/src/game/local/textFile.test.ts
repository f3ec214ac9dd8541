import { expect, test } from 'vitest';
import { textIn } from './textFile.js';

const RECORD = '[Game "yinsh"]\r\n[White "Jürgen"]\r\n\r\n1. f6 a2\t2. g7\n';

const read = (bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> => textIn(new Blob([bytes]));
const latin = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.split(''), letter => letter.charCodeAt(0));
/** As UTF-16 with its mark, the lower byte of each unit first or last. */
const utf16 = (text: string, isLittle: boolean): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    `\ufeff${text}`.split('').flatMap(unit => {
      const pair = [unit.charCodeAt(0) & 0xff, unit.charCodeAt(0) >> 8];
      return isLittle ? pair : pair.reverse();
    }),
  );

test.each([
  ['a PNG', latin('\x89PNG\r\n\x1a\n')],
  ['a JPEG', latin('\xff\xd8\xff\xe0abc')],
  ['a GIF', latin('GIF89a and so on')],
  ['an archive', latin('PK\x03\x04abc')],
  ['a PDF', latin('%PDF-1.7\nabc')],
  ['a NUL', latin(`${'text '.repeat(100)}\0`)],
  ['many control characters', latin('text\x07\x1b '.repeat(10))],
  ['a mark of UTF-16 and no text', latin(`\xff\xfe${'\0\0\x01\0'.repeat(100)}`)],
])('%s is no text', async (_, bytes) => {
  expect(await read(bytes)).toBeUndefined();
});

test.each([
  ['nothing', latin(''), ''],
  ['a record', new TextEncoder().encode(RECORD), RECORD],
  ['a record with the mark of UTF-8', new TextEncoder().encode(`\ufeff${RECORD}`), RECORD],
  ['an SGF in an old encoding', latin('(;GM[1]PW[J\xfcrgen]PB[Ren\xe9])'), '(;GM[1]PW[Jürgen]PB[René])'],
  ['a stray control character', latin(`${'text '.repeat(100)}\x1a`), `${'text '.repeat(100)}\x1a`],
  ['UTF-16', utf16(RECORD, true), RECORD],
  ['UTF-16 the other way round', utf16(RECORD, false), RECORD],
  [
    'UTF-16 that is longer than what is looked at',
    utf16('Наша партія: f6 a2\n'.repeat(1_000), true),
    'Наша партія: f6 a2\n'.repeat(1_000),
  ],
])('%s is text', async (_, bytes, text) => {
  expect(await read(bytes)).toBe(text);
});
