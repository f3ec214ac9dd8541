import { readFileSync } from 'node:fs';
import { games, type AnyGame } from '@korong/rules';
import { startOf } from '@korong/testing';
import { describe, expect, test } from 'vitest';
import { LEVEL_COUNT, levelsOf } from './games/levels.js';
import { levelPlayer, pickAt } from './levelPlayer.js';
import { readNet, type NetFile } from './net/format.js';
import { netPlayer } from './player.js';
import { Random } from './random.js';
import { finish } from './search/drive.js';
import { bestStep } from './search/think.js';

const netOf = ({ name }: AnyGame): NetFile => {
  const net = readNet(readFileSync(new URL(`../nets/${name}-small.knet`, import.meta.url)));
  if (!net.ok) throw new Error(net.error);
  return net.value;
};

describe.each(games.map(game => [game.name, game] as const))('%s', (name, game) => {
  const LEVELS = levelsOf(name);
  const start = game.positionText(startOf(game, { variant: game.variants[0]! }));

  const turnAt = (level: number, seed: number): string => {
    const player = levelPlayer(netOf(game), level, seed);
    player.start(start);
    return finish(player.think({ limits: {}, now: () => 0 })).turn;
  };

  test('ten levels, each looking at no less and choosing no more freely than the one below', () => {
    expect(LEVEL_COUNT).toBe(10);
    expect(LEVELS).toHaveLength(LEVEL_COUNT);
    for (const [i, level] of LEVELS.slice(1).entries()) {
      const below = LEVELS[i]!;
      expect([below.net, level.net]).not.toEqual(['large', 'small']);
      expect(level.visits).toBeGreaterThanOrEqual(below.visits);
      expect(level.temperature).toBeLessThanOrEqual(below.temperature);
      expect(level.missRate).toBeLessThanOrEqual(below.missRate);
    }
  });

  test('the same seed plays the same, another one differs now and then', () => {
    expect(turnAt(1, 5)).toBe(turnAt(1, 5));
    expect(new Set([1, 2, 3, 4, 5, 6].map(seed => turnAt(1, seed))).size).toBeGreaterThan(2);
  });

  test('the highest level plays the best step, the lowest often another one, always a legal one', () => {
    const player = netPlayer(netOf(game));
    player.start(start);
    const { search } = player;
    search.run(50);
    const steps = new Int32Array(search.board.maxSteps);
    const legal = [...steps.subarray(0, search.board.generate(steps))];
    const pick = (level: number, seed: number): number =>
      pickAt(LEVELS[level - 1]!, new Random(seed))(search);
    const low = Array.from({ length: 40 }, (_, seed) => pick(1, seed));
    for (const step of low) expect(legal).toContain(step);
    expect(low.filter(step => step !== bestStep(search)).length).toBeGreaterThan(20);
    expect(pick(LEVEL_COUNT, 1)).toBe(bestStep(search));
  });
});
