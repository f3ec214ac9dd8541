import { readFileSync } from 'node:fs';
import { yinsh } from '@korong/rules';
import { expect, test } from 'vitest';
import { Random } from './random.js';
import { levelPlayer, pickAt } from './levelPlayer.js';
import { LEVELS } from './levels.js';
import { readNet, type NetFile } from './net/format.js';
import { netPlayer } from './player.js';
import { bestStep } from './search/think.js';

const netOf = (): NetFile => {
  const net = readNet(readFileSync(new URL('../nets/yinsh-small.knet', import.meta.url)));
  if (!net.ok) throw new Error(net.error);
  return net.value;
};
const START = yinsh.positionText(yinsh.start({ variant: 'standard' }));

const turnAt = (level: number, seed: number): string => {
  const player = levelPlayer(netOf(), level, seed);
  player.start(START);
  const thoughts = player.think({ limits: {}, now: () => 0 });
  let step = thoughts.next();
  while (!step.done) step = thoughts.next();
  return step.value.turn;
};

test('ten levels, each looking at no less and choosing no more freely than the one below', () => {
  expect(LEVELS).toHaveLength(10);
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
  const { search } = netPlayer(netOf());
  search.setPosition(START);
  search.run(50);
  const steps = new Int32Array(search.board.maxSteps);
  const legal = [...steps.subarray(0, search.board.generate(steps))];
  const pick = (level: number, seed: number): number => pickAt(LEVELS[level - 1]!, new Random(seed))(search);
  const low = Array.from({ length: 40 }, (_, seed) => pick(1, seed));
  for (const step of low) expect(legal).toContain(step);
  expect(low.filter(step => step !== bestStep(search)).length).toBeGreaterThan(20);
  expect(pick(10, 1)).toBe(bestStep(search));
});
