import { NEW_SOLVER, type RatedPuzzle, type Theme } from '@korong/study';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, readAddress } from './address.js';
import { fitting, nextPuzzle, type Tried } from './choose.js';
import { dailyPuzzle, dateText } from './daily.js';
import { nextRung } from './ladder.js';
import { readProgress, withRecord, withTry } from './progress/progress.js';
import { RUN_MS, afterPuzzle, beginRun, timeLeft } from './run.js';
import { themesOf } from './themes.js';

const THEMES: readonly Theme[] = ['win-in-1', 'win-in-2', 'capture'];

/** Ratings from 600 on in steps of ten. */
const puzzles = Array.from({ length: 150 }, (_, i): RatedPuzzle => {
  const id = (i * 7919 + 1_000_000_000).toString(36).slice(-6).padStart(7, '0');
  return {
    id,
    game: 'gipf',
    variant: i % 3 === 0 ? 'basic' : 'standard',
    position: `gipf/1 ${id}`,
    theme: THEMES[i % THEMES.length]!,
    solutions: [['a1-a2']],
    proof: 'exhaustive',
    rating: 600 + 10 * i,
  };
});

/** Numbers as `Math.random` makes them, the same every time. */
const seeded = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return seed / 2 ** 32;
};

describe('the next puzzle', () => {
  const choose = (tried: Tried, rating = 1200, last?: string): RatedPuzzle[] => {
    const random = seeded(1);
    return Array.from({ length: 200 }, () => nextPuzzle(puzzles, { rating, tried, last }, random)!);
  };

  test('is near the rating, and not always the same', () => {
    const chosen = choose({});
    expect(Math.max(...chosen.map(({ rating }) => Math.abs(rating - 1200)))).toBeLessThanOrEqual(100);
    expect(new Set(chosen).size).toBeGreaterThan(8);
  });

  test('was never tried; once all were, it was missed; then it is another one than the last', () => {
    const [fresh, missed] = [puzzles[140]!, puzzles[3]!];
    const all = Object.fromEntries(puzzles.map(({ id }) => [id, id !== missed.id]));
    const { [fresh.id]: _, ...butOne } = all;
    expect(new Set(choose(butOne))).toEqual(new Set([fresh]));
    expect(new Set(choose(all))).toEqual(new Set([missed]));
    const solved = Object.fromEntries(puzzles.map(({ id }) => [id, true]));
    expect(choose(solved, 1200, puzzles[60]!.id)).not.toContain(puzzles[60]);
    const one = puzzles.slice(0, 1);
    expect(nextPuzzle(one, { rating: 1, tried: {}, last: one[0]!.id }, seeded(1))).toBe(one[0]);
    expect(nextPuzzle([], { rating: 1, tried: {} }, seeded(1))).toBeUndefined();
  });

  test('fits the chosen variant and theme', () => {
    for (const { variant, theme } of fitting(puzzles, { variant: 'basic', theme: 'win-in-1' }))
      expect([variant, theme]).toEqual(['basic', 'win-in-1']);
    expect(fitting(puzzles, {})).toHaveLength(puzzles.length);
    expect(themesOf(puzzles)).toEqual(THEMES);
  });
});

describe('the puzzle of the day', () => {
  const days = Array.from({ length: 400 }, (_, i) => dateText(new Date(2026, 10, 16 + i)));

  test('follows from the date alone, whatever the order of the file', () => {
    expect(days.slice(0, 2)).toEqual(['2026-11-16', '2026-11-17']);
    for (const day of days.slice(0, 20))
      expect(dailyPuzzle(puzzles.toReversed(), day)).toBe(dailyPuzzle(puzzles, day));
  });

  test('is of medium difficulty and does not come again before all had their day', () => {
    const medium = puzzles.filter(({ rating }) => rating >= 900 && rating <= 1900);
    const shown = days.map(day => dailyPuzzle(puzzles, day)!);
    expect(new Set(shown.slice(0, medium.length))).toEqual(new Set(medium));
    expect(dailyPuzzle(puzzles.slice(0, 5), days[0]!)).toBeDefined();
    expect(dailyPuzzle([], days[0]!)).toBeUndefined();
  });
});

test('rungs of a ladder get harder, come once, and end', () => {
  const random = seeded(7);
  const climbed: RatedPuzzle[] = [];
  for (
    let next;
    (next = nextRung(
      puzzles,
      climbed.map(({ id }) => id),
      random,
    ));
  )
    climbed.push(next);
  expect(new Set(climbed).size).toBe(puzzles.length);
  expect(climbed[0]!.rating).toBeLessThan(800);
  const early = climbed.slice(0, 10).reduce((sum, { rating }) => sum + rating, 0);
  const later = climbed.slice(20, 30).reduce((sum, { rating }) => sum + rating, 0);
  expect(later).toBeGreaterThan(early + 10 * 500);
});

test('a run counts what is solved before its three minutes are over', () => {
  let run = beginRun(5_000);
  run = afterPuzzle(run, true, 6_000);
  run = afterPuzzle(run, false, 7_000);
  expect([run.solved, run.missed, timeLeft(run, 7_000)]).toEqual([1, 1, RUN_MS - 2_000]);
  const late = 5_000 + RUN_MS;
  expect(timeLeft(run, late + 1)).toBe(0);
  expect(afterPuzzle(run, true, late)).toBe(run);
});

describe('progress', () => {
  const [puzzle] = puzzles as [RatedPuzzle];

  test('the first try counts, a second one does not', () => {
    const first = withTry(readProgress(null), { ...puzzle, rating: 1000 }, true);
    expect(first.before).toBe(NEW_SOLVER.rating);
    expect(first.after).toBeGreaterThan(first.before + 50);
    expect(first.progress.gipf.tried).toEqual({ [puzzle.id]: true });
    const second = withTry(first.progress, puzzle, false);
    expect(second.progress).toBe(first.progress);
    expect(second.after).toBe(second.before);
    expect(first.progress.yinsh).toEqual(readProgress(null).yinsh);
  });

  test('only a better result is a record', () => {
    const best = withRecord(readProgress(null), 'yinsh', 'streak', 4);
    expect(withRecord(best, 'yinsh', 'streak', 3)).toBe(best);
    expect(withRecord(best, 'yinsh', 'run', 3).yinsh).toMatchObject({ streak: 4, run: 3 });
  });

  test('what is stored is read; what is damaged counts as nothing', () => {
    const { progress } = withTry(withRecord(readProgress(null), 'gipf', 'run', 9), puzzle, false);
    expect(readProgress(JSON.stringify({ version: 1, ...progress }))).toEqual(progress);
    const damaged = { gipf: { rating: { rating: 'x' }, tried: { a: 1, b: true }, streak: -1, run: 0.5 } };
    expect(readProgress(JSON.stringify(damaged)).gipf).toEqual({
      ...{ rating: NEW_SOLVER, tried: { b: true }, streak: 0, run: 0 },
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        expect(readProgress(text).yinsh.streak).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('addresses name puzzles and sessions; anything else is the start', () => {
  expect(readAddress('#omta2ju')).toEqual({ kind: 'one', id: 'omta2ju' });
  const filter = { variant: 'basic', theme: 'capture' } as const;
  expect(readAddress(addressOf('solve', 'gipf', filter))).toEqual({ kind: 'solve', game: 'gipf', filter });
  expect(readAddress(addressOf('daily', 'yinsh'))).toMatchObject({ kind: 'daily', game: 'yinsh' });
  expect(readAddress('#solve=gipf&variant=blitz&theme=no')).toEqual({
    kind: 'solve',
    game: 'gipf',
    filter: { variant: undefined, theme: undefined },
  });
  for (const hash of ['', '#', '#all', '#run=chess', '#OMTA2JU'])
    expect(readAddress(hash)).toEqual({ kind: 'start' });
});
