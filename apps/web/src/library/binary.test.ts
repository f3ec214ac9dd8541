import { expect, test } from 'vitest';
import { isBinary, isBinaryFile } from './binary.js';

const bytes = (latin: string): Uint8Array => Uint8Array.from(latin, letter => letter.charCodeAt(0));

test.each([
  ['a PNG', '\x89PNG\r\n\x1a\n'],
  ['a JPEG', '\xff\xd8\xff\xe0abc'],
  ['a GIF', 'GIF89a and so on'],
  ['an archive', 'PK\x03\x04abc'],
  ['a PDF', '%PDF-1.7\nabc'],
  ['a NUL', `${'text '.repeat(100)}\0`],
  ['many control characters', 'text\x07\x1b '.repeat(10)],
])('%s is no text', (_, latin) => {
  expect(isBinary(bytes(latin))).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a record', '[Game "yinsh"]\r\n\r\n1. f6 a2\t2. g7\n'],
  ['an SGF in an old encoding', '(;GM[1]PW[J\xfcrgen]PB[Ren\xe9])'],
  ['a stray control character', `${'text '.repeat(100)}\x1a`],
])('%s is text', (_, latin) => {
  expect(isBinary(bytes(latin))).toBe(false);
});

test('of a file its beginning tells', async () => {
  expect(await isBinaryFile(new Blob([bytes('\x89PNG\r\n\x1a\n').buffer as ArrayBuffer]))).toBe(true);
  expect(await isBinaryFile(new Blob(['Наша партія: f6 a2']))).toBe(false);
});
