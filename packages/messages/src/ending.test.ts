import { games } from '@korong/rules';
import { expect, test } from 'vitest';
import { endingKey } from './ending.js';
import { en } from './english.js';

test('every ending of every game has a sentence, and a draw one of its own', () => {
  for (const by of games.flatMap(game => game.endings))
    expect([by, en[endingKey({ winner: 'white', by })]]).toEqual([by, expect.stringContaining('{winner}')]);
  for (const by of ['pool', 'passes'] as const)
    expect(en[endingKey({ winner: null, by })]).toMatch(/^Draw: /);
});
