import { expect, test } from 'vitest';
import { SURE, elo, likelihood, shareOf } from './score.js';

const interval = (wins: number, losses: number, draws = 0): { elo: number; error: number } => {
  const rating = elo({ wins, losses, draws });
  if (rating.kind !== 'interval') throw new Error(rating.kind);
  return rating;
};

test('Elo of equal scores is nothing, of three to one about 191', () => {
  expect(interval(50, 50).elo).toBeCloseTo(0);
  expect(interval(75, 25).elo).toBeCloseTo(190.8, 1);
  expect(interval(50, 0, 50).elo).toBeCloseTo(190.8, 1);
  expect(shareOf({ wins: 0, losses: 0, draws: 0 })).toBe(0.5);
});

test('the error shrinks with the root of the games, and draws make it smaller', () => {
  const few = interval(50, 50).error;
  expect(few / interval(200, 200).error).toBeCloseTo(2, 0);
  expect(interval(25, 25, 50).error).toBeLessThan(few);
  expect(elo({ wins: 0, losses: 0, draws: 0 })).toEqual({ kind: 'unknown' });
});

test('a whitewash has a bound and no interval: one win tells next to nothing, twenty tell much', () => {
  const [one, twenty] = [1, 20].map(wins => elo({ wins, losses: 0, draws: 0 }));
  expect(one).toMatchObject({ kind: 'atLeast', elo: expect.closeTo(-511.5, 1) as number });
  expect(twenty).toMatchObject({ kind: 'atLeast', elo: expect.closeTo(316.6, 1) as number });
  expect(elo({ wins: 0, losses: 20, draws: 0 })).toMatchObject({
    kind: 'atMost',
    elo: expect.closeTo(-316.6, 1) as number,
  });
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
