import { expect, test } from 'vitest';
import { newId, onBoth } from './testing.js';

const rating = (value: number, attempts: number) => ({
  rating: value,
  deviation: 100.5,
  volatility: 0.06,
  attempts,
});

onBoth(({ open }) => {
  test('an attempt is kept once, with both ratings, unless they have changed meanwhile', async () => {
    const { puzzles, players } = await open();
    const [anna, bela] = [newId(14), newId(14)];
    const attempt = { player: anna, game: 'yinsh', puzzle: 'abc1234', solved: true };
    const none = { solver: undefined, puzzle: undefined };
    const first = { solver: rating(1100.25, 1), puzzle: rating(900, 1) };
    expect(await puzzles.keep({ ...attempt, before: none, after: first })).toBe('kept');
    expect(await puzzles.keep({ ...attempt, solved: false, before: first, after: first })).toBe('known');
    expect(await puzzles.solver(anna, 'yinsh')).toEqual(first.solver);
    expect(await puzzles.solver(anna, 'gipf')).toBeUndefined();
    expect(await puzzles.puzzle('yinsh', 'abc1234')).toEqual(first.puzzle);
    expect(await puzzles.tried(anna, 'yinsh')).toEqual([{ id: 'abc1234', solved: true }]);

    const other = { ...attempt, player: bela, solved: false };
    const after = { solver: rating(950, 1), puzzle: rating(950, 2) };
    // Another one has been rated since these were read: nothing is kept.
    expect(await puzzles.keep({ ...other, before: none, after })).toBe('raced');
    expect([await puzzles.tried(bela, 'yinsh'), await puzzles.solver(bela, 'yinsh')]).toEqual([
      [],
      undefined,
    ]);
    expect(await puzzles.keep({ ...other, before: { ...none, puzzle: first.puzzle }, after })).toBe('kept');
    expect(await puzzles.ratings('yinsh')).toEqual([{ id: 'abc1234', ...after.puzzle }]);
    expect(await puzzles.ratings('gipf')).toEqual([]);

    await players.erase(anna, 'Anonymous');
    expect([await puzzles.tried(anna, 'yinsh'), await puzzles.solver(anna, 'yinsh')]).toEqual([
      [],
      undefined,
    ]);
    expect(await puzzles.puzzle('yinsh', 'abc1234')).toEqual(after.puzzle);
  });
});
