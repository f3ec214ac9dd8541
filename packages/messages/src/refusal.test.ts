import { findGame, yinsh } from '@korong/rules';
import { expect, test } from 'vitest';
import { message } from './english.js';
import { refusalValues } from './refusal.js';

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
