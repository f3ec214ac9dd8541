import { expect, test } from 'vitest';
import { render } from './render.js';

test('values go where their names stand, lists with commas', () => {
  expect(render('{a} and {b}: {a}', { a: 1, b: ['f6', 'f7'] })).toBe('1 and f6, f7: 1');
});

test('a missing value leaves nothing behind, not even a blank at the end', () => {
  expect(render('gone: {nobody}', {})).toBe('gone:');
});

test('a value is not looked into for further names', () => {
  expect(render('“{text}”', { text: '{text} $& $1' })).toBe('“{text} $& $1”');
});
