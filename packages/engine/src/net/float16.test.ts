import { expect, test } from 'vitest';
import { fromFloat16, readFloat16s } from './float16.js';

test.each([
  [0x0000, 0],
  [0x8000, -0],
  [0x3c00, 1],
  [0xc000, -2],
  [0x3555, 0.333251953125],
  [0x7bff, 65504],
  [0x0400, 2 ** -14],
  [0x0001, 2 ** -24],
  [0x83ff, -1023 * 2 ** -24],
  [0x7c00, Infinity],
  [0xfc00, -Infinity],
  [0x7e00, NaN],
  [0xfc01, NaN],
])('the bits %i are the number %d', (bits, number) => {
  expect(fromFloat16(bits)).toBe(number);
});

test('numbers with more bits are greater, up to infinity', () => {
  const all = Array.from({ length: 0x7c00 }, (_, i) => i + 1);
  expect(all.filter(bits => !(fromFloat16(bits) > fromFloat16(bits - 1)))).toEqual([]);
  expect(all.filter(bits => fromFloat16(bits | 0x8000) !== -fromFloat16(bits))).toEqual([]);
});

test('bytes are read little-endian, wherever they begin', () => {
  const bytes = Uint8Array.of(9, 0x00, 0x3c, 0x00, 0xc0).subarray(1);
  expect([...readFloat16s(bytes)]).toEqual([1, -2]);
});
