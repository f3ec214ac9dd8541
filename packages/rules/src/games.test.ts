import { must } from '@korong/testing';
import { describe, expect, test } from 'vitest';
import { CODES, GAMES, findGame, games, isGameName } from './games.js';
import { COMMON_CODES } from './reasons.js';

test('a game is found by its own name and by nothing else', () => {
  for (const [name, game] of Object.entries(GAMES)) {
    expect(game.name).toBe(name);
    expect(must(findGame(name))).toBe(game);
  }
  for (const name of ['', 'YINSH', 'toString', '__proto__', 'chess']) {
    expect(isGameName(name)).toBe(false);
    expect(findGame(name)).toMatchObject({
      ok: false,
      error: { code: 'UNKNOWN_GAME', choices: games.map(game => game.name) },
    });
  }
});

test('a way to end belongs to one game, and a reason to one game or to none', () => {
  const endings = games.flatMap(game => game.endings);
  expect(new Set(endings).size).toBe(endings.length);
  expect(new Set(CODES).size).toBe(CODES.length);
  expect(CODES).toEqual([...COMMON_CODES, ...games.flatMap(game => game.reasons)]);
});

describe('in a rematch what belongs to a player goes along', () => {
  test.each([
    ['yinsh', { variant: 'blitz' }, { variant: 'blitz' }],
    ['gipf', { variant: 'standard' }, { variant: 'standard' }],
    ['gipf', { variant: 'basic', handicap: 'white 2' }, { variant: 'basic', handicap: 'black 2' }],
    [
      'gipf',
      { variant: 'tournament', potentials: 'Z3-D4P6', pieces: '20', linked: 'yes' },
      { variant: 'tournament', potentials: 'D4P6-Z3', pieces: '20', linked: 'yes' },
    ],
    ['gipf', { variant: 'standard', potentials: 'Z3Y3' }, { variant: 'standard', potentials: 'Z3Y3' }],
  ])('%s %o', (name, fields, swapped) => {
    const game = must(findGame(name));
    const options = must(game.readOptions(fields));
    expect(game.optionFields(game.swapSides(options))).toEqual(swapped);
    expect(game.swapSides(game.swapSides(options))).toEqual(options);
  });
});
