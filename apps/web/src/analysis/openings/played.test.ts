import { gameNamed, type AnyGame } from '@korong/rules';
import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { grouped, heatOf, sharesOf } from './played.js';

const tally = (white: number, draws: number, black: number): Parameters<typeof sharesOf>[0] => ({
  games: white + draws + black,
  white,
  draws,
  black,
});

test('turns that a symmetry makes equal are one, with all their texts', () => {
  const one = { key: 1, ...tally(3, 0, 1), expected: 0.5 };
  const other = { key: 2, ...tally(1, 0, 0), expected: 0.6 };
  expect(
    grouped([
      { turn: 'a2', ...one },
      { turn: 'k10', ...one },
      { turn: 'f6', ...other },
    ]),
  ).toEqual([
    { turn: 'a2', equal: ['a2', 'k10'], ...one },
    { turn: 'f6', equal: ['f6'], ...other },
  ]);
});

test.each([
  tally(1, 1, 1),
  tally(1, 0, 1),
  tally(199, 1, 200),
  tally(0, 5, 0),
  tally(2, 0, 0),
  tally(5, 0, 3),
])('shares of %o add up to a hundred and none is negative', counted => {
  const { white, draws, black } = sharesOf(counted);
  expect(white + draws + black).toBe(100);
  expect(Math.min(white, draws, black)).toBeGreaterThanOrEqual(0);
});

test('placements warm their points, each of equal ones by its part; moves do not', () => {
  const yinsh: AnyGame = gameNamed('yinsh');
  const start = yinsh.start(must(yinsh.readOptions({ variant: 'standard' })));
  const played = [
    { turn: 'f6', equal: ['f6'], ...tally(10, 0, 0) },
    { turn: 'e5', equal: ['e5', 'g7'], ...tally(5, 0, 5) },
    { turn: 'a2-a3', equal: ['a2-a3'], ...tally(50, 0, 0) },
  ];
  expect(heatOf(yinsh, start, played)).toEqual({ f6: 1, e5: 0.5, g7: 0.5 });
  expect(heatOf(yinsh, start, [])).toEqual({});
});
