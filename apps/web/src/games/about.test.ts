import { GAMES } from '@korong/rules';
import { expect, test } from 'vitest';
import { aboutGame, GAME_NAMES } from './about.js';

test('every game of the rules is described', () => {
  expect([...GAME_NAMES].sort()).toEqual(Object.keys(GAMES).sort());
});

// A description repeats them, so that small pages need no rules.
test.each(GAME_NAMES)('%s: variants and endings are those of the rules', name => {
  const { variants, endings, usual } = aboutGame(name);
  expect([...variants].sort()).toEqual([...GAMES[name].variants].sort());
  expect([...endings].sort()).toEqual([...GAMES[name].endings].sort());
  expect(variants).toContain(usual);
});
