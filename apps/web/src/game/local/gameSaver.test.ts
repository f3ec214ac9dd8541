import type { Match } from '@korong/match';
import { expect, test } from 'vitest';
import type { GameStore, Written } from '../../store/index.js';
import { GameSaver } from './gameSaver.js';

const matchOf = (events: number): Match =>
  ({ id: 'a', events: Array.from({ length: events }, (_, i) => ({ seq: i + 1 })) }) as unknown as Match;

const storeOf = (answers: readonly Written[], written: number[]): GameStore =>
  ({
    append: (_: Match, events: readonly { seq: number }[]) => {
      written.push(...events.map(({ seq }) => seq));
      return Promise.resolve(answers[written.length - 1] ?? 'kept');
    },
  }) as unknown as GameStore;

test('what goes wrong after one turn does not keep the next from being written', async () => {
  const written: number[] = [];
  const lost: string[] = [];
  const saver = new GameSaver(() => '', storeOf(['conflict', 'kept'], written), { tell: () => undefined }, 0);
  const otherwise = {
    conflict: () => Promise.reject(new Error('no network')),
    lost: () => lost.push('lost'),
  };
  saver.write(() => matchOf(1), otherwise);
  saver.write(() => matchOf(1), otherwise);
  await new Promise(resolve => setTimeout(resolve, 0));
  expect(written).toEqual([1, 1]);
  expect(lost).toEqual(['lost']);
  expect(saver.kept).toBe(1);
});

test('only what is not kept yet is written', async () => {
  const written: number[] = [];
  const saver = new GameSaver(() => '', storeOf([], written), { tell: () => undefined }, 1);
  saver.write(() => matchOf(3), { conflict: () => Promise.resolve(), lost: () => undefined });
  await new Promise(resolve => setTimeout(resolve, 0));
  expect(written).toEqual([2, 3]);
  expect(saver.kept).toBe(3);
});
