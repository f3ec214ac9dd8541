import { expect, test } from 'vitest';
import { NET_CODES, readNet } from './format.js';
import { layersOf } from './layers.js';
import { netBytes, shapeOf } from './testing.js';

const header = { ...shapeOf('gipf', 8, 1), training: { note: 'née á Köln' } };
const ONE = 0x3c00;
const ones = new Uint16Array(layersOf(header).size).fill(ONE);
const good = netBytes(header, ones);

const codeOf = (bytes: Uint8Array): string => {
  const read = readNet(bytes);
  return read.ok ? 'fine' : read.error;
};

const changed = (at: number, byte: number): Uint8Array => {
  const bytes = good.slice();
  bytes[at] = byte;
  return bytes;
};

test('a net is read with its header and its weights', () => {
  const read = readNet(good);
  if (!read.ok) throw new Error(read.error);
  const { weights, ...rest } = read.value;
  expect(rest).toEqual(header);
  expect(weights).toEqual(new Float32Array(ones.length).fill(1));
});

test('a net may lie anywhere in a larger stretch of bytes', () => {
  const larger = new Uint8Array(good.length + 5);
  larger.set(good, 3);
  expect(codeOf(larger.subarray(3, 3 + good.length))).toBe('fine');
});

test('the number of weights is the one of docs/nets.md', () => {
  expect(layersOf(shapeOf('yinsh', 64, 6)).size).toBe(397_291);
  expect(layersOf(shapeOf('yinsh', 32, 4)).size).toBe(76_843);
});

test.each([
  ['nothing', new Uint8Array(0), 'NET_NOT_A_NET'],
  ['another file', new TextEncoder().encode('PNG and so on and on'), 'NET_NOT_A_NET'],
  ['only the beginning', good.subarray(0, 11), 'NET_NOT_A_NET'],
  ['a later version', netBytes(header, ones, 2), 'NET_VERSION'],
  ['a header that is cut off', good.subarray(0, 40), 'NET_HEADER'],
  ['a header of four gigabytes', changed(11, 0xff), 'NET_HEADER'],
  ['a header of odd length', changed(8, good[8]! + 1), 'NET_HEADER'],
  [
    'a header longer than any',
    netBytes({ ...header, training: { long: 'x'.repeat(70_000) } }, ones),
    'NET_HEADER',
  ],
  ['a header that is no JSON', changed(12, 0x21), 'NET_HEADER'],
  ['a header that is no UTF-8', changed(16, 0xff), 'NET_HEADER'],
  ['a header that is a list', netBytes([header], ones), 'NET_HEADER'],
  ['a header that is null', netBytes(null, ones), 'NET_HEADER'],
  ['a training record that is a text', netBytes({ ...header, training: 'long' }, ones), 'NET_HEADER'],
  ['a game nobody knows', netBytes({ ...header, game: 'zertz' }, ones), 'NET_GAME'],
  ['a game by the name of a built-in', netBytes({ ...header, game: 'constructor' }, ones), 'NET_GAME'],
  ['more points than the board has', netBytes({ ...header, points: 61 }, ones), 'NET_GAME'],
  ['fewer planes', netBytes({ ...header, planes: 8 }, ones), 'NET_GAME'],
  ['the policy of the other game', netBytes({ ...header, policyPlanes: 72 }, ones), 'NET_GAME'],
  ['a weight too few', good.subarray(0, good.length - 2), 'NET_SIZE'],
  ['a byte too many', Uint8Array.of(...good, 0), 'NET_SIZE'],
  ['one more block than weights', netBytes({ ...header, blocks: 2 }, ones), 'NET_SIZE'],
  ['an infinite weight', netBytes(header, [...ones.subarray(1), 0x7c00]), 'NET_WEIGHTS'],
  ['a weight that is no number', netBytes(header, [0x7e00, ...ones.subarray(1)]), 'NET_WEIGHTS'],
])('%s is refused', (_, bytes, code) => {
  expect(codeOf(bytes)).toBe(code);
  expect(NET_CODES).toContain(code);
});

test.each(['channels', 'blocks', 'valueChannels', 'valueHidden'])('%s out of bounds is refused', name => {
  for (const value of [-8, 7.5, 12.25, 1e9, '8', null, undefined, [8]]) {
    expect([value, codeOf(netBytes({ ...header, [name]: value }, ones))]).toEqual([value, 'NET_HEADER']);
  }
});

test('a net has two value outputs, as older files without the field do, or three', () => {
  for (const valueOutputs of [1, 4, 2.5, '3', null])
    expect([valueOutputs, codeOf(netBytes({ ...header, valueOutputs }, ones))]).toEqual([
      valueOutputs,
      'NET_HEADER',
    ]);
  const fewer = { ...header, valueOutputs: 2 };
  for (const written of [fewer, { ...header, valueOutputs: undefined }]) {
    const read = readNet(netBytes(written, ones.subarray(0, layersOf(fewer).size)));
    expect(read.ok && read.value.valueOutputs).toBe(2);
  }
});

test('channels come in eights, because the kernel takes eight at a time', () => {
  for (const channels of [0, 4, 12]) {
    expect(codeOf(netBytes({ ...header, channels }, ones))).toBe('NET_HEADER');
  }
});

test('no byte of the header, changed, makes the reader throw', () => {
  for (let at = 0; at < 260; at++) {
    for (const byte of [0, 0x22, 0x7d, 0x80, 0xff]) readNet(changed(at, byte));
  }
});
