import { expect, test } from 'vitest';
import { numbered, pairOf } from './number.js';

test('turns are counted in pairs', () => {
  expect([1, 2, 3, 11, 12].map(pairOf)).toEqual([1, 1, 2, 6, 6]);
  expect([numbered(11, 'f6'), numbered(12, 'g7'), numbered(2)]).toEqual(['6. f6', '6… g7', '1…']);
});
