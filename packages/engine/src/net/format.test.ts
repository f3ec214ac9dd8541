import { expect, test } from 'vitest';
import { NET_CODES, readNet } from './format.js';
import { layersIn, type NetShape } from './layers.js';
import { netBytes, shapeOf } from './testing.js';

const header = { ...shapeOf('gipf', 8, 1), training: { note: 'née á Köln' } };
const sizeOf = (shape: NetShape): { floats: number; bytes: number } =>
  layersIn(shape, new Float32Array(), new Int8Array());
const size = sizeOf(header);
const halves = new Float32Array(size.floats).fill(0.5);
const ones = new Int8Array(size.bytes).fill(1);
const good = netBytes(header, halves, ones);

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
  const floats = halves.map((_, i) => i);
  const bytes = ones.map((_, i) => (i % 255) - 127);
  const read = readNet(netBytes(header, floats, bytes));
  if (!read.ok) throw new Error(read.error);
  const { layers, ...rest } = read.value;
  expect(rest).toEqual(header);
  expect(layers).toEqual(layersIn(header, floats, bytes).layers);
  expect(layers.planeUnits[1]).toBe(1);
  expect(layers.value.at(-1)).toBe(size.floats - 1);
  expect(layers.entry.weights.subarray(0, 3)).toEqual(Int8Array.of(-127, -126, -125));
  expect(layers.valuePoints.weights.at(-1)).toBe(bytes.at(-1));
});

test('a net may lie anywhere in a larger stretch of bytes', () => {
  const larger = new Uint8Array(good.length + 5);
  larger.set(good, 3);
  expect(codeOf(larger.subarray(3, 3 + good.length))).toBe('fine');
});

test('the number of weights is the one of docs/nets.md', () => {
  expect(sizeOf(shapeOf('yinsh', 64, 6))).toMatchObject({ floats: 31_407, bytes: 367_360 });
  expect(sizeOf(shapeOf('yinsh', 32, 4))).toMatchObject({ floats: 9_487, bytes: 67_968 });
});

test.each([
  ['nothing', new Uint8Array(0), 'NET_NOT_A_NET'],
  ['another file', new TextEncoder().encode('PNG and so on and on'), 'NET_NOT_A_NET'],
  ['only the beginning', good.subarray(0, 11), 'NET_NOT_A_NET'],
  ['a later version', netBytes(header, halves, ones, 3), 'NET_VERSION'],
  ['a net that is still in training', netBytes(header, halves, ones, 1), 'NET_VERSION'],
  ['a header that is cut off', good.subarray(0, 40), 'NET_HEADER'],
  ['a header of four gigabytes', changed(11, 0xff), 'NET_HEADER'],
  ['a header of odd length', changed(8, good[8]! + 1), 'NET_HEADER'],
  [
    'a header longer than any',
    netBytes({ ...header, training: { long: 'x'.repeat(70_000) } }, halves, ones),
    'NET_HEADER',
  ],
  ['a header that is no JSON', changed(12, 0x21), 'NET_HEADER'],
  ['a header that is no UTF-8', changed(16, 0xff), 'NET_HEADER'],
  ['a header that is a list', netBytes([header], halves, ones), 'NET_HEADER'],
  ['a header that is null', netBytes(null, halves, ones), 'NET_HEADER'],
  ['a training record that is a text', netBytes({ ...header, training: 'long' }, halves, ones), 'NET_HEADER'],
  ['a game nobody knows', netBytes({ ...header, game: 'zertz' }, halves, ones), 'NET_GAME'],
  [
    'a game by the name of a built-in',
    netBytes({ ...header, game: 'constructor' }, halves, ones),
    'NET_GAME',
  ],
  ['more points than the board has', netBytes({ ...header, points: 61 }, halves, ones), 'NET_GAME'],
  ['fewer planes', netBytes({ ...header, planes: 8 }, halves, ones), 'NET_GAME'],
  ['the policy of the other game', netBytes({ ...header, policyPlanes: 72 }, halves, ones), 'NET_GAME'],
  ['a weight too few', good.subarray(0, good.length - 1), 'NET_SIZE'],
  ['a byte too many', Uint8Array.of(...good, 0), 'NET_SIZE'],
  ['one more block than weights', netBytes({ ...header, blocks: 2 }, halves, ones), 'NET_SIZE'],
  ['an infinite float', netBytes(header, [...halves.subarray(1), Infinity], ones), 'NET_WEIGHTS'],
  ['a float that is no number', netBytes(header, [NaN, ...halves.subarray(1)], ones), 'NET_WEIGHTS'],
  ['a float that is too large', netBytes(header, halves.with(9, -1e7), ones), 'NET_WEIGHTS'],
])('%s is refused', (_, bytes, code) => {
  expect(codeOf(bytes)).toBe(code);
  expect(NET_CODES).toContain(code);
});

test.each(['channels', 'blocks', 'valueChannels', 'valueHidden'])('%s out of bounds is refused', name => {
  for (const value of [-8, 7.5, 12.25, 1e9, '8', null, undefined, [8]]) {
    expect([value, codeOf(netBytes({ ...header, [name]: value }, halves, ones))]).toEqual([
      value,
      'NET_HEADER',
    ]);
  }
});

test('a net has two value outputs, as older files without the field do, or three', () => {
  for (const valueOutputs of [1, 4, 2.5, '3', null])
    expect([valueOutputs, codeOf(netBytes({ ...header, valueOutputs }, halves, ones))]).toEqual([
      valueOutputs,
      'NET_HEADER',
    ]);
  const fewer = { ...header, valueOutputs: 2 };
  for (const written of [fewer, { ...header, valueOutputs: undefined }]) {
    const read = readNet(netBytes(written, halves.subarray(0, sizeOf(fewer).floats), ones));
    expect(read.ok && read.value.valueOutputs).toBe(2);
  }
});

test('weights whose sums would not be exact as floats are refused', () => {
  const wide = { ...header, channels: 512 };
  const { floats, bytes } = sizeOf(wide);
  const codeWith = (weight: number): string =>
    codeOf(netBytes(wide, new Float32Array(floats), new Int8Array(bytes).fill(weight)));
  // 7 taps × 512 inputs × 255 × weight
  expect([codeWith(18), codeWith(19), codeWith(-19)]).toEqual(['fine', 'NET_WEIGHTS', 'NET_WEIGHTS']);
});

test('channels come in eights, because the kernel takes eight at a time', () => {
  for (const channels of [0, 4, 12]) {
    expect(codeOf(netBytes({ ...header, channels }, halves, ones))).toBe('NET_HEADER');
  }
});

test('no byte of the header, changed, makes the reader throw', () => {
  for (let at = 0; at < 260; at++) {
    for (const byte of [0, 0x22, 0x7d, 0x80, 0xff]) readNet(changed(at, byte));
  }
});
