import { expect, test } from 'vitest';
import { readPlace } from './place.js';

test('a place belongs to its address', () => {
  expect(readPlace('0.0.12#id=a', '#id=a')).toEqual([0, 0, 12]);
  expect(readPlace('#id=a', '#id=a')).toEqual([]);
  expect(readPlace('0#id=a', '#id=b')).toBeUndefined();
  for (const text of ['', '0', 'x#id=a', '0.x#id=a']) expect(readPlace(text, '#id=a')).toBeUndefined();
});
