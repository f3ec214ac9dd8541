import type { RatedPuzzle } from '@korong/study';
import { expect, test } from 'vitest';
import type { StoredText } from '../../store/storedText.js';
import { keepStreak, readStreak } from './streak.js';

const puzzles = ['a', 'b', 'c'].map((id): RatedPuzzle => ({
  ...{ id, game: 'yinsh', variant: 'blitz', position: '', theme: 'win-in-1', rating: 600 },
  solutions: [['a']],
  proof: 'exhaustive',
}));

const memory = (text: string | null = null): StoredText => ({
  read: () => text,
  write: next => {
    text = next;
  },
});

test('a streak is kept by game until it is over', () => {
  const stored = memory();
  keepStreak(stored, 'yinsh', { solved: ['a'], due: 'b', best: 4 });
  keepStreak(stored, 'gipf', { solved: [], best: 0 });
  expect(readStreak(stored, 'yinsh', puzzles)).toEqual({ solved: ['a'], due: 'b', best: 4 });
  keepStreak(stored, 'yinsh', { solved: ['a', 'b'], best: 4 });
  expect(readStreak(stored, 'yinsh', puzzles)).toEqual({ solved: ['a', 'b'], best: 4 });
  keepStreak(stored, 'yinsh', undefined);
  expect(readStreak(stored, 'yinsh', puzzles)).toBeUndefined();
  expect(readStreak(stored, 'gipf', puzzles)).toEqual({ solved: [], best: 0 });
});

test('a damaged streak, or one with puzzles that are gone, is none', () => {
  for (const kept of ['', 'x', '{"yinsh":3}', '{"yinsh":{"solved":[1]}}', '{"yinsh":{"solved":["z"]}}'])
    expect(readStreak(memory(kept), 'yinsh', puzzles)).toBeUndefined();
  expect(readStreak(memory('{"yinsh":{"solved":["a"],"due":"z"}}'), 'yinsh', puzzles)).toBeUndefined();
  expect(readStreak(memory('{"yinsh":{"solved":["a"],"due":4}}'), 'yinsh', puzzles)).toMatchObject({
    solved: ['a'],
  });
});
