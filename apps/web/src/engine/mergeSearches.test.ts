import type { Line } from '@korong/engine';
import { expect, test } from 'vitest';
import { agree } from './mergeSearches.js';
import type { Answer } from './workerMessages.js';

const line = (visits: number, ...turns: string[]): Line => ({
  turn: turns[0]!,
  steps: [],
  visits,
  score: 0.5,
  line: turns,
});
const answer = (turn: string, ...lines: Line[]): Answer => ({
  turn,
  report: { visits: lines.reduce((sum, { visits }) => sum + visits, 0), lines },
});
const turnOf = (...answers: Answer[]): string =>
  agree(
    answers,
    answers.map(({ report }) => report),
    3,
  ).turn;

test('a turn that nobody chose alone may be the best of all together', () => {
  expect(
    turnOf(
      answer('a2', line(50, 'a2'), line(40, 'c3', 'f6')),
      answer('b4', line(45, 'b4'), line(41, 'c3', 'd5')),
    ),
  ).toBe('c3');
});

test('a turn whose end was not looked at is taken from somebody who has thought it out, or not at all', () => {
  expect(turnOf(answer('g7-h8;xc3-g7;xa2', line(2, 'g7-h8')), answer('b4', line(1, 'b4')))).toBe(
    'g7-h8;xc3-g7;xa2',
  );
  expect(
    turnOf(answer('a2', line(3, 'a2'), line(2, 'g7-h8')), answer('b4', line(3, 'b4'), line(2, 'g7-h8'))),
  ).toBe('a2');
});

test('steps that went without saying stand before what was chosen', () => {
  expect(
    turnOf(
      answer('xc3-g7;xa2', line(50, 'xa2'), line(40, 'xb3', 'f6')),
      answer('xc3-g7;xd4', line(45, 'xd4'), line(41, 'xb3', 'f6')),
    ),
  ).toBe('xc3-g7;xb3');
});

test('where there was nothing to choose, the turn is what it is', () => {
  expect(turnOf(answer('xc3-g7'), answer('xc3-g7'))).toBe('xc3-g7');
});
