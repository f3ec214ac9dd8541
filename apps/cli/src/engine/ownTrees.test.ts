import { finish, playoutPlayer, type Report } from '@korong/engine';
import { gameNamed } from '@korong/rules';
import { startOf } from '@korong/testing';
import { expect, test } from 'vitest';
import { ownTreesPlayer } from './ownTrees.js';
import type { SearchHelper } from './searchHelper.js';

const yinsh = gameNamed('yinsh');
const START = yinsh.positionText(startOf(yinsh, { variant: 'standard' }));

/** A helper that knows one report for every search. */
const knowing = (report: Report, told: string[]): SearchHelper => ({
  start: position => told.push(`start ${position.split(' ')[0]!}`),
  make: turn => told.push(`make ${turn}`),
  search: () => told.push('search'),
  stop: () => told.push('stop'),
  report,
  ready: Promise.resolve(),
  close: () => told.push('close'),
});

test('what the others found counts, and they follow the game', () => {
  const told: string[] = [];
  const line = { turn: 'a2', steps: [], visits: 1_000, score: 0.9, line: ['a2', 'k7'] };
  const helper = knowing({ visits: 1_000, lines: [line] }, told);
  const player = ownTreesPlayer(playoutPlayer('yinsh', 1), [helper]);
  player.start(START);
  const { turn, report } = finish(player.think({ limits: { visits: 30 }, now: () => 0 }));
  expect(turn).toBe('a2');
  // Half of the visits here, and 1000 from the helper.
  expect(report.visits).toBe(1_015);
  expect(report.lines[0]).toMatchObject({ turn: 'a2', line: ['a2', 'k7'] });
  expect(told).toEqual(['start yinsh/1', 'search', 'make a2', 'search', 'stop']);
  player.make('k10');
  expect(told.at(-1)).toBe('make k10');
});
