import { must } from '@korong/testing';
import { readChapter } from '@korong/study';
import { expect, test } from 'vitest';
import { lineTo } from './line.js';
import { recordedEnd, shareOf } from './recordedEnd.js';

const recordOf = (termination: string, result: string) =>
  must(
    readChapter(
      `[Game "yinsh"]\n[Variant "standard"]\n[Termination "${termination}"]\n1. f6 g7 2. e5 ${result}`,
    ),
  );
const ended = (termination: string, result: string, path = [0, 0, 0]) => {
  const record = recordOf(termination, result);
  return recordedEnd(record, lineTo(record, path));
};

test('a record says how the players ended the game, at its last position', () => {
  expect(ended('resignation', 'black')).toEqual({ winner: 'black', by: 'resignation' });
  expect(ended('agreement', 'draw')).toEqual({ winner: null, by: 'agreement' });
  expect(ended('resignation', 'black', [0, 0])).toBeUndefined();
  expect(ended('resignation', '*')).toBeUndefined();
});

test('a reason that does not fit the result is not told', () => {
  expect(ended('agreement', 'white')).toEqual({ winner: 'white', by: undefined });
  expect(ended('a storm', 'draw')).toEqual({ winner: null, by: undefined });
});

test('every number is White’s', () => {
  expect((['white', null, 'black'] as const).map(winner => shareOf({ winner }))).toEqual([1, 0.5, 0]);
});
