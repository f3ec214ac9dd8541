import type { Line, Report } from '@korong/engine';
import { playoutPlayer } from '@korong/engine';
import { yinsh } from '@korong/rules';
import { corpus, must, optionsOf } from '@korong/testing';
import { beginTurn, gameNamed, readTurn } from '@korong/rules';
import { expect, test } from 'vitest';
import { reviewGame } from './reviewGame.js';
import { searchGame } from './searchGame.js';
import { THRESHOLDS } from './thresholds.js';

const START = yinsh.positionText(yinsh.start({ variant: 'standard' }));

const report = (turn: string, score: number, rest: Partial<Line> = {}): Report => ({
  visits: 100,
  lines: [{ turn, steps: [], visits: 100, score, line: [turn], ...rest }],
});

/** White plays f6, and this is expected before and after, for White. */
const reviewed = (before: number, after: number, best = 'e5') =>
  reviewGame('yinsh', START, ['f6'], [report(best, before), report('g7', 1 - after)]).turns[0]!;

test('a turn loses what the next report expects less, and is judged by it', () => {
  expect(reviewed(0.6, 0.5)).toMatchObject({
    side: 'white',
    turn: 'f6',
    before: { white: 0.6 },
    after: { white: 0.5 },
    best: 'e5',
    judgement: 'inaccuracy',
  });
  expect(reviewed(0.6, 0.5).loss).toBeCloseTo(0.1);
  const judgements = [0, THRESHOLDS.inaccuracy, THRESHOLDS.mistake, THRESHOLDS.blunder].map(
    loss => reviewed(0.6, 0.6 - loss - 1e-9).judgement,
  );
  expect(judgements).toEqual(['good', 'inaccuracy', 'mistake', 'blunder']);
});

test('the best turn loses nothing, nor does one that turns out better', () => {
  expect(reviewed(0.6, 0.4, 'f6')).toMatchObject({ judgement: 'best', loss: 0 });
  expect(reviewed(0.6, 0.7)).toMatchObject({ judgement: 'good', loss: 0 });
});

test('a certain win that is thrown away is no small thing, whatever the score says', () => {
  const won = report('e5', 1, { proven: 'win', endsIn: 3 });
  const after = (next: Report) => reviewGame('yinsh', START, ['f6'], [won, next]).turns[0]!;
  const still = after(report('g7', 0.02));
  expect(still).toMatchObject({
    judgement: 'mistake',
    before: { white: 1, certain: { winner: 'white', turns: 3 } },
    findings: [{ kind: 'misses-win', values: { turns: 3 } }],
  });
  expect(after(report('g7', 0.15)).judgement).toBe('blunder');
  expect(after(report('g7', 0.5, { proven: 'draw' })).judgement).toBe('blunder');
  // Another way to win: as quick, or slower.
  expect(after(report('g7', 0, { proven: 'loss', endsIn: 2 })).judgement).toBe('best');
  expect(after(report('g7', 0, { proven: 'loss', endsIn: 5 })).judgement).toBe('good');
});

test('a certain loss is worse than a bad position, unless the game was as good as lost', () => {
  const lost = report('g7', 1, { proven: 'win', endsIn: 1 });
  const from = (before: number) => reviewGame('yinsh', START, ['f6'], [report('e5', before), lost]).turns[0]!;
  expect(from(0.05).judgement).toBe('good');
  expect(from(0.1).judgement).toBe('inaccuracy');
  expect(from(0.5).findings).toContainEqual({ kind: 'allows-win', values: { turns: 1 } });
});

test('where reports are missing, the review has gaps', () => {
  const { positions, turns, accuracy } = reviewGame(
    'yinsh',
    START,
    ['f6', 'g7', 'e5'],
    [report('f6', 0.6), report('g7', 0.4)],
  );
  expect(positions).toEqual([{ white: 0.6 }, { white: 0.6 }, undefined, undefined]);
  expect(turns.map(turn => turn?.judgement)).toEqual(['best', undefined, undefined]);
  expect(accuracy).toEqual({ white: 100, black: undefined });
});

test('accuracy falls with what is lost, and a side without a loss has 100', () => {
  const accuracyAfter = (loss: number): number =>
    reviewGame('yinsh', START, ['f6'], [report('e5', 0.8), report('g7', 0.2 + loss)]).accuracy.white!;
  const [none, some, more, all] = [0, 0.05, 0.3, 0.8].map(accuracyAfter);
  expect(none).toBeCloseTo(100);
  expect(some).toBeLessThan(none!);
  expect(more).toBeLessThan(some!);
  expect(all).toBeLessThan(more!);
  expect(all).toBeGreaterThanOrEqual(0);
});

/** The turns of a game of the corpus. */
const turnsOf = (record: ReturnType<typeof corpus>[number]): { start: string; turns: string[] } => {
  const game = gameNamed(record.game);
  const first = game.start(must(game.readOptions(optionsOf(record))));
  let turn = beginTurn<unknown, unknown>(first);
  const turns: string[] = [];
  for (const step of record.steps) {
    const reading = readTurn(game, turn, step);
    if (reading.status === 'illegal') throw new Error(reading.refusal.code);
    turn = reading.turn;
    if (reading.status === 'incomplete') continue;
    turns.push(turn.steps.map(s => game.stepText(s)).join(';'));
    turn = beginTurn(turn.position);
  }
  return { start: game.positionText(first), turns };
};

test.each(['yinsh', 'gipf'] as const)('a whole game of %s, searched part by part', name => {
  const record = corpus().find(({ game, steps }) => game === name && steps.length > 30)!;
  const { start, turns } = turnsOf(record);
  const reports: (Report | undefined)[] = [];
  const middle = Math.floor(turns.length / 2);
  for (const [from, to] of [
    [0, middle],
    [middle + 1, turns.length],
  ] as const) {
    const search = { start, turns, from, to, visits: 30, now: () => 0 };
    for (const found of searchGame(playoutPlayer(name, 1), search))
      if (found) reports[found.at] = found.report;
  }
  expect(reports.filter(found => found !== undefined)).toHaveLength(turns.length + 1);
  const review = reviewGame(name, start, turns, reports);
  expect(review.turns.map(turn => turn?.turn)).toEqual(turns);
  expect(review.positions.at(-1)?.certain?.turns).toBe(0);
  for (const turn of review.turns) {
    expect(turn!.loss).toBeGreaterThanOrEqual(0);
    // A turn without a choice is not judged.
    if (turn!.judgement === undefined) expect(turn!.best).toBe(turn!.turn);
  }
  expect(review.accuracy.white).toBeGreaterThan(0);
});

test('a search of a game can be stopped: the position it is at is left out', () => {
  const { start, turns } = turnsOf(corpus().find(({ game }) => game === 'yinsh')!);
  let slices = 0;
  const found = [
    ...searchGame(playoutPlayer('yinsh', 1), {
      start,
      turns,
      visits: 50,
      now: () => 0,
      stop: () => ++slices > 20,
    }),
  ].filter(position => position !== undefined);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(turns.length);
  expect(found.every(({ report: { visits } }) => visits >= 50)).toBe(true);
});
