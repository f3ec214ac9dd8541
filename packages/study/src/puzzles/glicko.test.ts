import { expect, test } from 'vitest';
import { NEW_SOLVER, rated, ratedAttempt } from './glicko.js';

test("the example of Glickman's paper", () => {
  const player = { rating: 1500, deviation: 200, volatility: 0.06 };
  const against = (rating: number, deviation: number, score: number) => ({
    against: { rating, deviation, volatility: 0.06 },
    score,
  });
  const after = rated(player, [against(1400, 30, 1), against(1550, 100, 0), against(1700, 300, 0)]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('without results only the deviation grows', () => {
  const player = { rating: 1800, deviation: 60, volatility: 0.06 };
  const after = rated(player, []);
  expect([after.rating, after.volatility]).toEqual([player.rating, player.volatility]);
  expect(after.deviation).toBeCloseTo(Math.sqrt(60 ** 2 + (0.06 * 173.7178) ** 2), 9);
});

test('a surprise moves both, in opposite directions, and makes both surer', () => {
  const puzzle = { rating: 2000, deviation: 150, volatility: 0.06 };
  const { solver, puzzle: after } = ratedAttempt(NEW_SOLVER, puzzle, true);
  expect(solver.rating).toBeGreaterThan(NEW_SOLVER.rating + 150);
  expect(after.rating).toBeLessThan(puzzle.rating);
  expect([solver.deviation < NEW_SOLVER.deviation, after.deviation < puzzle.deviation]).toEqual([true, true]);
  const failed = ratedAttempt(NEW_SOLVER, puzzle, false);
  expect([failed.solver.rating < NEW_SOLVER.rating, failed.puzzle.rating > 2000]).toEqual([true, true]);
});

test('a great surprise raises the volatility', () => {
  const sure = { rating: 1500, deviation: 50, volatility: 0.06 };
  const scores = Array.from({ length: 20 }, () => ({ against: { ...sure, rating: 1900 }, score: 1 }));
  const after = rated(sure, scores);
  expect(after.volatility).toBeGreaterThan(0.06);
  expect(after.rating).toBeGreaterThan(1600);
});

test('nobody falls without end', () => {
  const easy = { rating: 600, deviation: 200, volatility: 0.06 };
  let solver = NEW_SOLVER;
  for (let i = 0; i < 50; i++) ({ solver } = ratedAttempt(solver, easy, false));
  expect(solver.rating).toBe(400);
});
