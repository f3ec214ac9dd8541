import { GAMES, games, type AnyGame } from '@korong/rules';
import { expect, test } from 'vitest';
import { LEVELS } from '../levels.js';
import { SEARCH_GAMES } from './games.js';

const startsOf = (game: AnyGame): unknown[] =>
  game.variants.map(variant => {
    const options = game.readOptions({ variant });
    if (!options.ok) throw new Error(options.error.code);
    return game.start(options.value);
  });

test.each(games.map(game => [game.name, game] as const))('%s can be searched', (name, game) => {
  const search = SEARCH_GAMES[name];
  const { levels, net } = search;
  expect(search.kindFor('').board().game).toBe(name);
  for (const start of startsOf(game)) {
    const kind = search.kindFor(game.positionText(start));
    const board = kind.board();
    board.load(game.positionText(start));
    expect(board.text()).toBe(game.positionText(start));
    expect(kind.material(board)).toBe(0);
    expect(net.symmetries).toHaveLength(game.boardOf(start).symmetries.length);
  }
  // Pages fetch the net of a level before the rest of the engine.
  expect(levels.map(level => level.net)).toEqual(LEVELS.map(level => level.net));
});

test('the signature is made of positions of every variant', () => {
  for (const [name, game] of Object.entries(GAMES) as [keyof typeof GAMES, AnyGame][]) {
    const variants = SEARCH_GAMES[name].benchPositions.map(text => {
      const read = game.readPosition(text);
      if (!read.ok) throw new Error(read.error.code);
      return game.optionFields(game.options(read.value)).variant;
    });
    expect(new Set(variants)).toEqual(new Set(game.variants));
  }
});
