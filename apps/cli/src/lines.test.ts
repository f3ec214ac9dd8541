import { expect, test } from 'vitest';
import { lineBatches, type Line } from './lines.js';

async function* chunksOf(...parts: (string | number[])[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    await Promise.resolve();
    yield typeof part === 'string' ? new TextEncoder().encode(part) : new Uint8Array(part);
  }
}

const lines = async (limit: number, ...parts: (string | number[])[]): Promise<Line[]> => {
  const found: Line[] = [];
  for await (const batch of lineBatches(chunksOf(...parts), limit)) found.push(...batch);
  return found;
};

const short = (text: string): Line => ({ text, tooLong: false });

test('lines come out whole, wherever the chunks are cut', async () => {
  const cut = 'f6\ng7-é8\r\n\nlast';
  const bytes = [...new TextEncoder().encode(cut)];
  const expected = ['f6', 'g7-é8', '', 'last'].map(short);
  for (let i = 0; i <= bytes.length; i++) {
    expect(await lines(100, bytes.slice(0, i), bytes.slice(i))).toEqual(expected);
  }
});

test('no input is no line, and an ended line is not followed by an empty one', async () => {
  expect(await lines(10)).toEqual([]);
  expect(await lines(10, 'a\n')).toEqual([short('a')]);
});

test('of a line that is too long the beginning is kept, and the next line is read as usual', async () => {
  expect(await lines(4, 'abcd\nabcde\nab', 'cdefgh', 'ijk\nxy')).toEqual([
    short('abcd'),
    { text: 'abcd', tooLong: true },
    { text: 'abcd', tooLong: true },
    short('xy'),
  ]);
  expect(await lines(4, 'abcdefgh')).toEqual([{ text: 'abcd', tooLong: true }]);
});

test('bytes that are no UTF-8 become replacement characters', async () => {
  expect(await lines(10, [0xff, 0x66, 0x0a])).toEqual([short('\ufffdf')]);
});
