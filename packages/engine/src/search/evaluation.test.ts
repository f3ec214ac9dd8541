import { games, gameNamed } from '@korong/rules';
import { startOf } from '@korong/testing';
import { expect, test } from 'vitest';
import { playoutPlayer } from '../player.js';
import { finish } from './drive.js';

const NAMES = games.map(({ name }) => name);

const startText = (name: (typeof NAMES)[number]): string => {
  const game = gameNamed(name);
  return game.positionText(startOf(game, { variant: game.variants[0]! }));
};

const now = (): number => 0;

test.each(NAMES)('%s: an evaluation has every legal step once, and nothing changes', name => {
  const player = playoutPlayer(name, 1);
  player.start(startText(name));
  const { score, policy } = player.evaluate();
  const game = gameNamed(name);
  const legal = game.steps(startOf(game, { variant: game.variants[0]! })).map(step => game.stepText(step));
  expect(policy.map(({ step }) => step).sort()).toEqual([...legal].sort());
  expect(policy.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1);
  expect(score).toBeGreaterThanOrEqual(0);
  expect(score).toBeLessThanOrEqual(1);
  expect([player.search.board.text(), player.search.visits]).toEqual([startText(name), 0]);
});

test.each(NAMES)('%s: an analysis makes no turn, and goes on where it ended', name => {
  const player = playoutPlayer(name, 1);
  player.start(startText(name));
  const first = finish(player.analyse({ limits: { visits: 200 }, now, lines: 3 }));
  expect([first.visits, first.lines.length]).toEqual([200, 3]);
  expect(player.search.board.text()).toBe(startText(name));
  expect(finish(player.analyse({ limits: { visits: 300 }, now })).visits).toBe(300);
  // Enough already.
  expect(finish(player.analyse({ limits: { visits: 100 }, now })).visits).toBe(300);
  const once = playoutPlayer(name, 1);
  once.start(startText(name));
  expect(finish(once.analyse({ limits: { visits: 300 }, now, lines: 2 })).lines).toEqual(
    finish(player.analyse({ limits: { visits: 300 }, now, lines: 2 })).lines,
  );
});
