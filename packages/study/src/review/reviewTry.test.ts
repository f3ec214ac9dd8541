import type { Line, Report } from '@korong/engine';
import { yinsh } from '@korong/rules';
import { expect, test } from 'vitest';
import { reviewGame } from './reviewGame.js';
import { isRight, reviewTry, type TriedMistake } from './reviewTry.js';

const START = yinsh.positionText(yinsh.start({ variant: 'standard' }));

const line = (turn: string, score: number, visits = 300, rest: Partial<Line> = {}): Line => ({
  ...{ turn, steps: [1], visits, score, line: [turn, 'a2'] },
  ...rest,
});
const report = (...lines: Line[]): Report => ({ visits: 400, lines });

/** White plays f6, a blunder; the search knew better turns and some that it hardly looked at. */
const before = report(line('e5', 0.8), line('g7', 0.77, 150), line('d4', 0.5, 120), line('h8', 0.78, 20));
const turn = reviewGame('yinsh', START, ['f6'], [before, report(line('g7', 0.7))]).turns[0]!;
const mistake: TriedMistake = { game: 'yinsh', position: START, turn };

test('a mistake keeps what the search knew, without the engine’s codes; a good turn does not', () => {
  expect(turn.judgement).toBe('blunder');
  expect(turn.lines?.map(known => known.turn)).toEqual(['e5', 'g7', 'd4', 'h8']);
  expect(JSON.stringify(turn)).not.toContain('steps');
  const good = reviewGame('yinsh', START, ['f6'], [before, report(line('g7', 0.21))]).turns[0]!;
  expect(good).not.toHaveProperty('lines');
});

test('the lines of the review judge the turns that they know well enough', () => {
  expect(reviewTry(mistake, 'e5')).toMatchObject({ judgement: 'best', loss: 0 });
  expect(reviewTry(mistake, 'g7')).toMatchObject({ judgement: 'good', after: { white: 0.77 } });
  expect(reviewTry(mistake, 'd4')).toMatchObject({ judgement: 'blunder', best: 'e5' });
  expect(reviewTry(mistake, 'f6')).toBe(turn);
  expect(['h8', 'c3'].map(text => reviewTry(mistake, text))).toEqual([undefined, undefined]);
  expect(['e5', 'g7', 'd4', 'f6'].map(text => isRight(reviewTry(mistake, text)!))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('any other turn is judged by a report of the position after it', () => {
  expect(reviewTry(mistake, 'h8', report(line('g7', 0.25)))?.judgement).toBe('good');
  const lost = reviewTry(mistake, 'h8', report(line('g7', 1, 10, { proven: 'win', endsIn: 2 })));
  expect(lost?.findings).toContainEqual({ kind: 'allows-win', values: { turns: 2 } });
});

test('a line that is proven counts however few visits it has', () => {
  const sure = report(
    line('e5', 1, 30, { proven: 'win', endsIn: 3 }),
    line('g7', 1, 5, { proven: 'win', endsIn: 3 }),
  );
  const missed = reviewGame('yinsh', START, ['f6'], [sure, report(line('g7', 0.5))]).turns[0]!;
  const other = reviewTry({ ...mistake, turn: missed }, 'g7');
  expect(other).toMatchObject({ judgement: 'best', after: { certain: { winner: 'white', turns: 2 } } });
});

test('a review without lines knows the best turn; what cannot be played is not judged', () => {
  const { lines: _, ...bare } = turn;
  const poor = { ...mistake, turn: bare };
  expect(reviewTry(poor, 'e5')?.judgement).toBe('best');
  expect(reviewTry(poor, 'g7')).toBeUndefined();
  expect(reviewTry(poor, 'g7', report(line('e5', 0.25)))?.judgement).toBe('good');
  expect(reviewTry(mistake, 'z9')).toBeUndefined();
});
