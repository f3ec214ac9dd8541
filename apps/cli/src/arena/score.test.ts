import { expect, test } from 'vitest';
import { SURE, elo, likelihood, shareOf } from './score.js';

test('Elo of equal scores is nothing, of three to one about 191', () => {
  expect(elo({ wins: 50, losses: 50, draws: 0 }).elo).toBeCloseTo(0);
  expect(elo({ wins: 75, losses: 25, draws: 0 }).elo).toBeCloseTo(190.8, 1);
  expect(elo({ wins: 50, losses: 0, draws: 50 }).elo).toBeCloseTo(190.8, 1);
  expect(shareOf({ wins: 0, losses: 0, draws: 0 })).toBe(0.5);
});

test('the error shrinks with the root of the games, and draws make it smaller', () => {
  const few = elo({ wins: 50, losses: 50, draws: 0 }).error;
  const many = elo({ wins: 200, losses: 200, draws: 0 }).error;
  expect(few / many).toBeCloseTo(2, 0);
  expect(elo({ wins: 25, losses: 25, draws: 50 }).error).toBeLessThan(few);
  expect(elo({ wins: 0, losses: 0, draws: 0 }).error).toBe(Infinity);
});

test('a whitewash has a finite rating', () => {
  expect(elo({ wins: 20, losses: 0, draws: 0 }).elo).toBeGreaterThan(400);
  expect(Number.isFinite(elo({ wins: 0, losses: 20, draws: 0 }).elo)).toBe(true);
});

test('the sequential test is sure after enough games, either way', () => {
  expect(likelihood({ wins: 70, losses: 30, draws: 0 }, 0, 50)).toBeGreaterThan(SURE);
  expect(likelihood({ wins: 40, losses: 60, draws: 0 }, 0, 50)).toBeLessThan(-SURE);
  expect(Math.abs(likelihood({ wins: 6, losses: 5, draws: 0 }, 0, 50))).toBeLessThan(SURE);
});

test('a whitewash makes the test no surer than its games do: 47 wins tell 98 % from 92 %, 46 do not', () => {
  const wins = (n: number): number => likelihood({ wins: n, losses: 0, draws: 0 }, 424.3, 676.1);
  expect(wins(46)).toBeLessThan(SURE);
  expect(wins(47)).toBeGreaterThan(SURE);
});
