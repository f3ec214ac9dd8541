import { findGame, yinsh } from '@korong/rules';
import { expect, test } from 'vitest';
import { message } from './english.js';
import { refusalValues, render } from './render.js';

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

test('a refusal of a name says which names there are', () => {
  const game = findGame('chess');
  const options = yinsh.readOptions({ variant: 'basic' });
  if (game.ok || options.ok) throw new Error('accepted');
  expect(message(game.error.code, refusalValues(game.error))).toBe(
    'There is no game called “chess”. The games are yinsh, gipf.',
  );
  expect(message(options.error.code, refusalValues(options.error))).toBe(
    'This game has no variant “basic”. Its variants are standard, blitz.',
  );
});

test('a place is counted from 1, and what a refusal does not carry leaves nothing behind', () => {
  const values = refusalValues({ code: 'POSITION_BOARD', at: [], place: 0 });
  expect(message('POSITION_BOARD', values)).toBe('The board in the position text is wrong at character 1.');
  expect(message('TEXT_UNREADABLE', refusalValues({ code: 'TEXT_UNREADABLE', at: [] }))).toBe(
    '“” is not a valid move.',
  );
});
