import { readFileSync } from 'node:fs';
import { games } from '@korong/rules';
import { must, startOf } from '@korong/testing';
import { describe, expect, test } from 'vitest';
import { readNet } from '../net/format.js';
import { SEARCH_GAMES } from './games.js';
import { netFamilyOf } from './nets.js';

describe.each(games.map(game => [game.name, game] as const))('%s', (name, game) => {
  const search = SEARCH_GAMES[name];

  test('can be searched in every variant', () => {
    expect(search.usualKind.board().game).toBe(name);
    for (const variant of game.variants) {
      const start = game.positionText(startOf(game, { variant }));
      const kind = search.kindFor(start);
      expect(kind).toBe(search.usualKind);
      const board = kind.board();
      board.load(start);
      expect(board.text()).toBe(start);
      expect(kind.material(board)).toBe(0);
    }
  });

  test('its nets see every symmetry of its board, the identity first', () => {
    for (const { board, points, symmetries } of search.kinds.flatMap(({ nets }) => nets)) {
      expect(symmetries).toHaveLength(board.symmetries.length);
      expect(symmetries[0]!.directions).toEqual([0, 1, 2, 3, 4, 5]);
      // The net's points are the points of the board, or those of them that a piece can stand on; a symmetry keeps them.
      for (const image of board.symmetries)
        expect(points.map(p => image[p]!).sort((a, b) => a - b)).toEqual(points);
    }
  });

  test.each(search.kinds.map(kind => [kind.family, kind] as const))(
    'the signature of %s is made of positions of every variant that its nets see',
    (family, kind) => {
      const variants = kind.benchPositions.map(
        text => game.optionFields(game.options(must(game.readPosition(text)))).variant,
      );
      expect(new Set(variants)).toEqual(new Set(game.variants));
      for (const text of kind.benchPositions)
        expect([netFamilyOf(name, text), search.kindFor(text)]).toEqual([family, kind]);
    },
  );

  test.each(search.kinds.flatMap(kind => ['small', 'large'].map(size => [kind.family, size, kind] as const)))(
    'the engine comes with nets for its boards: %s %s',
    (family, size, kind) => {
      const net = must(readNet(readFileSync(new URL(`../../nets/${family}-${size}.knet`, import.meta.url))));
      expect(net.game).toBe(name);
      expect(kind.nets.map(({ planes }) => planes)).toContain(net.planes);
    },
  );
});
