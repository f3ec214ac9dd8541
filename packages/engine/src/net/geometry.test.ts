import { gipf, yinsh, type GameName } from '@korong/rules';
import { expect, test } from 'vitest';
import { SEARCH_GAMES } from '../games/games.js';
import { OFF_BOARD, TAPS } from './geometry.js';
import { neighboursOf } from './testing.js';

const names = {
  yinsh: SEARCH_GAMES.yinsh.usualKind.nets[0]!.points.map(p => yinsh.board.name(p)),
  gipf: SEARCH_GAMES.gipf.usualKind.nets[0]!.points.map(p => gipf.board.name(p)),
};

const around = (game: GameName, name: string): (string | undefined)[] => {
  const at = names[game].indexOf(name) * TAPS;
  return Array.from(neighboursOf(game).subarray(at, at + TAPS), i => names[game][i]);
};

test('YINSH has 85 points, GIPF 37, in the order of their names', () => {
  expect([names.yinsh.length, names.gipf.length]).toEqual([85, 37]);
  expect(names.gipf.slice(0, 5)).toEqual(['b2', 'b3', 'b4', 'b5', 'c2']);
  expect(names.yinsh.slice(0, 5)).toEqual(['a2', 'a3', 'a4', 'a5', 'b1']);
});

test('a point has itself and its neighbours in the directions 0 to 5 under its taps', () => {
  expect(around('yinsh', 'f6')).toEqual(['f6', 'f7', 'g7', 'g6', 'f5', 'e5', 'e6']);
  expect(around('gipf', 'e5')).toEqual(['e5', 'e6', 'f5', 'f4', 'e4', 'd4', 'd5']);
});

test('off the board, and on the dots of GIPF, there is nothing', () => {
  expect(around('yinsh', 'a2')).toEqual(['a2', 'a3', 'b3', 'b2', undefined, undefined, undefined]);
  expect(around('gipf', 'b2')).toEqual(['b2', 'b3', 'c3', 'c2', undefined, undefined, undefined]);
});

test.each(['yinsh', 'gipf'] as const)('%s: opposite taps lead back', game => {
  const table = neighboursOf(game);
  for (const [i, to] of table.entries()) {
    const tap = i % TAPS;
    if (tap === 0 || to === OFF_BOARD) continue;
    expect(table[to * TAPS + (tap > 3 ? tap - 3 : tap + 3)]).toBe(Math.floor(i / TAPS));
  }
});
