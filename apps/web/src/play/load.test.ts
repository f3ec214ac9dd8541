import { recordOf } from '@korong/match';
import { recordText } from '@korong/rules';
import { expect, test } from 'vitest';
import { load, type Seats } from './load.js';

const seats: Seats = { names: { white: 'Player 1', black: 'Player 2' } };
const opened = (text: string): ReturnType<typeof load> => load(text, seats, 'id', 1);

test('a record comes back as it was', () => {
  const text =
    '[Korong "1"]\n[Game "yinsh"]\n[Variant "blitz"]\n[White "Anna"]\n[Black "Ben"]\n[Result "*"]\n\n1. f6 g7\n2. a2\n*\n';
  const loaded = opened(text);
  expect(loaded.ok && recordText(recordOf(loaded.value.match))).toBe(text);
});

test('a resigned game is over, an unfinished turn is kept as a draft', () => {
  const resigned = opened('[Game "yinsh"] [Variant "blitz"] 1. f6 g7 black');
  expect(resigned.ok && resigned.value.match.result).toEqual({ winner: 'black', by: 'resignation' });
  const position =
    'yinsh/1 standard WWWW/7/2w5/3w5/4w5/4w4/5W4/9/8/6B/BBBB act=white phase=move mover=white passes=0';
  const half = opened(`[Game "yinsh"] [Variant "standard"] [Position "${position}"] 1. g7-h8;xc3-g7 *`);
  expect(half.ok && half.value.draft).toEqual({ turns: 0, text: 'g7-h8;xc3-g7', forced: [] });
});

test('a position alone can be played on from; one that is over cannot', () => {
  const text = 'gipf/1 basic';
  const bad = opened(text);
  expect(bad.ok).toBe(false);
});

test.each([
  ['', 'TEXT_EMPTY'],
  ['hello', 'RECORD_HEADER'],
  ['{"korong":1}', 'RECORD_JSON'],
  ['[Game "chess"] 1. e4', 'UNKNOWN_GAME'],
  ['[Game "yinsh"] [Variant "blitz"] 1. f6 f6', 'POINT_OCCUPIED'],
  ['yinsh/1 standard 4/7/8', 'POSITION_FIELD'],
])('%j is refused with %s', (text, code) => {
  const loaded = opened(text);
  expect(!loaded.ok && loaded.error.code).toBe(code);
});
