import type { Line, Report } from '@korong/engine';
import { games, gipf, yinsh } from '@korong/rules';
import { startOf } from '@korong/testing';
import { expect, test } from 'vitest';
import { distinctLines } from './distinctLines.js';

const line = (turn: string, visits: number, score = 0.5): Line => ({
  turn,
  steps: [],
  visits,
  score,
  line: [turn, 'f6'],
});
const report = (...lines: Line[]): Report => ({ visits: lines.reduce((n, l) => n + l.visits, 0), lines });

test.each(games.map(game => [game.name, game] as const))(
  '%s: at the start every first turn stands for all its images',
  (_, game) => {
    const start = startOf(game, { variant: game.variants[0]! });
    const turns = game.steps(start).map(step => game.stepText(step));
    const { wanted, of } = distinctLines(game, start, 100);
    expect(wanted).toBeGreaterThanOrEqual(turns.length);
    const merged = of(report(...turns.map(turn => line(turn, 2))));
    expect(merged.lines.length).toBeLessThanOrEqual(turns.length / 3);
    expect(merged.visits).toBe(2 * turns.length);
    expect(merged.lines.reduce((sum, { visits }) => sum + visits, 0)).toBe(2 * turns.length);
    for (const {
      turn,
      line: [first],
    } of merged.lines)
      expect(turn).toBe(first);
  },
);

test('images count together, and the one most looked at is shown', () => {
  const { of } = distinctLines(yinsh, yinsh.start({ variant: 'standard' }), 2);
  const merged = of(
    report(line('f6', 9), line('a2', 6, 0.4), line('k10', 7, 0.6), line('b1', 2), line('c3', 8)),
  );
  expect(merged.lines.map(({ turn, visits }) => [turn, visits])).toEqual([
    ['k10', 15],
    ['f6', 9],
  ]);
  expect(merged.lines[0]!.score).toBeCloseTo((6 * 0.4 + 7 * 0.6 + 2 * 0.5) / 15);
});

test('a position without a symmetry of its own is left alone', () => {
  const position = gipf.readPosition(
    'gipf/1 basic b2w/5/1b4/w5b/6/5/b2w handicap=0-0 act=white phase=push mover=white reserve=12-11 entry=single-single settled=none',
  );
  if (!position.ok) throw new Error(position.error.code);
  const { wanted, of } = distinctLines(gipf, position.value, 3);
  const given = report(line('a1-b2', 3), line('i1-h2', 2));
  expect([wanted, of(given)]).toEqual([3, given]);
});
