import type { Puzzle, Theme } from '@korong/study';
import { expect, test } from 'vitest';
import { Collection } from './collection.js';

const puzzle = (id: string, theme: Theme): Puzzle => ({
  id,
  game: 'yinsh',
  variant: 'standard',
  position: '',
  theme,
  solutions: [],
  proof: 'exhaustive',
});

test('a puzzle is taken once, and no theme crowds out the others', () => {
  const collection = new Collection(20);
  expect(collection.add(puzzle('a', 'win-in-2'))).toBe(true);
  expect(collection.add(puzzle('a', 'win-in-2'))).toBe(false);
  for (let i = 0; i < 20; i++) collection.add(puzzle(`one${i}`, 'win-in-1'));
  for (let i = 0; i < 20; i++) collection.add(puzzle(`two${i}`, 'two-rows'));
  expect(collection.counts()).toBe('win-in-1 3, win-in-2 1, two-rows 6');
  expect(collection.isFull).toBe(false);
});
