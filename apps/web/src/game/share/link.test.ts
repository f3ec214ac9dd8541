import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { MAX_LINK_LENGTH, MAX_TEXT_LENGTH, packText, unpackText } from './link.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const textOf = async (packed: string): Promise<string> => {
  const read = await unpackText(packed);
  return read.ok ? read.value : `!${read.error}`;
};

test('any text comes back from a link, with or without compression', async () => {
  const comesBack = fc.asyncProperty(
    fc.string({ unit: 'grapheme', maxLength: 300 }).filter(text => text !== ''),
    async text => (await textOf((await packText(text))!)) === text,
  );
  await fc.assert(comesBack, { numRuns: 60 });
  vi.stubGlobal('CompressionStream', undefined);
  await fc.assert(comesBack, { numRuns: 20 });
});

test('a link of a long game is short', async () => {
  const line = readFileSync(new URL('../../../../../fixtures/corpus/games.jsonl', import.meta.url), 'utf8');
  const [game] = line.split('\n', 1);
  const packed = (await packText(game!))!;
  expect(packed).toMatch(/^z[\w-]+$/);
  expect(packed.length).toBeLessThan(game!.length);
});

test.each([
  ['', 'damaged'],
  ['z', 'damaged'],
  ['q123', 'damaged'],
  ['zAAAA', 'damaged'],
  ['p%%%', 'damaged'],
  ['p_w', 'damaged'], // 0xff is no UTF-8
  [`p${'A'.repeat(MAX_LINK_LENGTH)}`, 'tooLong'],
] as const)('%.20s cannot be opened: %s', async (packed, problem) => {
  expect(await unpackText(packed)).toEqual({ ok: false, error: problem });
});

test('what is cut off or grows beyond the limit is refused', async () => {
  const packed = (await packText('[Korong "1"]\n'.repeat(200)))!;
  expect(await unpackText(packed.slice(0, -8))).toMatchObject({ error: 'damaged' });
  expect(await packText('a'.repeat(MAX_TEXT_LENGTH + 1))).toBeUndefined();
  const bomb = new Blob(['a'.repeat(MAX_TEXT_LENGTH + 1)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
  expect(await unpackText(`z${Buffer.from(bytes).toString('base64url')}`)).toMatchObject({
    error: 'tooLong',
  });
});

test('a browser without decompression says so', async () => {
  const packed = (await packText('f6 '.repeat(100)))!;
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await unpackText(packed)).toEqual({ ok: false, error: 'tooOld' });
});
