import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NEW_SOLVER, readPuzzles } from '@korong/study';
import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { newId, onBoth } from '../store/testing.js';
import { createPuzzles, type KnownPuzzles } from './puzzles.js';

const KNOWN: KnownPuzzles = new Map([
  ['one', { game: 'yinsh', rating: 1200 }],
  ['two', { game: 'gipf', rating: 800 }],
]);

onBoth(({ open }) => {
  test('solving the puzzle of the day from two processes rates everybody once', async () => {
    const [first, second] = [await open(), await open('same')].map(({ puzzles }) =>
      createPuzzles(puzzles, () => KNOWN),
    );
    const people = Array.from({ length: 12 }, () => newId(14));
    const answers = await Promise.all(
      [...people, ...people].map((player, i) =>
        (i % 3 === 0 ? second! : first!).attempt(player, 'one', i % 2 === 0),
      ),
    );
    expect(answers.filter(answer => answer.ok && answer.value.counted)).toHaveLength(people.length);
    const { puzzles } = await second!.ratings('yinsh');
    expect(puzzles).toMatchObject([{ id: 'one', attempts: people.length }]);
    for (const player of people) {
      const { solver, attempts, tried } = await first!.progress(player, 'yinsh');
      expect([attempts, tried.length]).toEqual([1, 1]);
      expect(solver.rating > NEW_SOLVER.rating).toBe(tried[0]!.solved);
    }
  });
});

test('a puzzle that comes with the product is known, and no other', async () => {
  const file = fileURLToPath(import.meta.resolve('@korong/study/puzzles/yinsh.txt'));
  const { id } = must(readPuzzles(readFileSync(file, 'utf8')))[0]!;
  const kept: unknown[] = [];
  const puzzles = createPuzzles({
    solver: () => Promise.resolve(undefined),
    puzzle: () => Promise.resolve(undefined),
    keep: attempt => Promise.resolve(kept.push(attempt) > 0 ? 'kept' : 'known'),
    ratings: () => Promise.resolve([]),
    tried: () => Promise.resolve([]),
  });
  expect(await puzzles.attempt('anna', id, true)).toMatchObject({
    ok: true,
    value: { counted: true, before: 1000 },
  });
  expect(await puzzles.attempt('anna', 'nonsense', true)).toEqual({
    ok: false,
    error: { code: 'PUZZLE_NOT_FOUND' },
  });
  expect(kept).toMatchObject([{ game: 'yinsh', puzzle: id }]);
});
