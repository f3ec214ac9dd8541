import { expect, test } from 'vitest';
import { render } from './render.js';

test('values go where their names stand, lists with commas', () => {
  expect(render('{a} and {b}: {a}', { a: 1, b: ['f6', 'f7'] })).toBe('1 and f6, f7: 1');
});

test('a missing value leaves nothing behind, not even a blank at the end', () => {
  expect(render('gone: {nobody}', {})).toBe('gone:');
});

test('a value is not looked into for further names', () => {
  expect(render('“{text}”', { text: '{text} $& $1 #' })).toBe('“{text} $& $1 #”');
});

const RINGS = '{n, plural, =0 {no ring} one {# ring of {side}} other {# rings of {side}}} left';

test('a number chooses its form, and stands where the hash is', () => {
  const said = (n: number): string => render(RINGS, { n, side: 'White' }, 'en');
  expect([0, 1, 2].map(said)).toEqual(['no ring left', '1 ring of White left', '2 rings of White left']);
});

test('every language has its own forms', () => {
  const said = (n: number): string =>
    render(
      '{n, plural, one {# pierścień} few {# pierścienie} many {# pierścieni} other {# pierścienia}}',
      { n },
      'pl',
    );
  expect([1, 3, 5, 22].map(said)).toEqual(['1 pierścień', '3 pierścienie', '5 pierścieni', '22 pierścienie']);
});

test('a large number stands as the language writes it, and one that was written already stays', () => {
  const said = (n: number | string, language: string): string =>
    render('{n, plural, one {# x} other {# x}}', { n }, language);
  expect([said(1700, 'en'), said(1700, 'de'), said(17_000, 'pl')]).toEqual([
    '1,700 x',
    '1.700 x',
    '17\u00a0000 x',
  ]);
  expect(said('1 700', 'en')).toBe('1 700 x');
});

test('a form that is missing is the other one, and a hash outside a plural is a hash', () => {
  expect(render('#{n, plural, other {# Züge}}', { n: 1 }, 'de')).toBe('#1 Züge');
});

test('braces that are no name stay as they are', () => {
  expect(render('{"a": 1} {', {})).toBe('{"a": 1} {');
});
