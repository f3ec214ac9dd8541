import type { GameSummary } from '@korong/protocol';
import { describe, expect, test } from 'vitest';
import { listed } from '../library/list.js';
import type { Meta } from '../store/index.js';
import { byTurn, isYourTurn } from './mine.js';

const [ME, YOU] = ['m'.repeat(14), 'y'.repeat(14)];
const game = (id: string, more: Partial<GameSummary> = {}): GameSummary => ({
  id,
  game: 'yinsh',
  options: { variant: 'standard' },
  seats: {
    white: { id: ME, name: 'Me', account: false },
    black: { id: YOU, name: 'You', account: false },
  },
  status: 'running',
  turns: 0,
  startedAt: 1,
  waitsFor: 'white',
  ...more,
});
const idsOf = (games: readonly { readonly id: string }[]): string => games.map(({ id }) => id).join(' ');

describe('games of the reader', () => {
  test('wait for the side that the server names, and for nobody when they are over or of others', () => {
    expect(isYourTurn(game('a'), ME)).toBe(true);
    expect(isYourTurn(game('a'), YOU)).toBe(false);
    expect(isYourTurn(game('a', { waitsFor: 'black' }), YOU)).toBe(true);
    expect(isYourTurn(game('a', { status: 'over' }), ME)).toBe(false);
    expect(isYourTurn(game('a'), 'z'.repeat(14))).toBe(false);
    const { waitsFor: _, ...both } = game('a', { options: { variant: 'standard', linked: 'yes' } });
    expect([isYourTurn(both, ME), isYourTurn(both, YOU)]).toEqual([true, true]);
  });

  test('that wait for the reader come first, the least time first, then the latest', () => {
    const games = [
      game('theirs', { waitsFor: 'black', deadline: 1, startedAt: 9 }),
      game('calm', { startedAt: 8 }),
      game('older', { startedAt: 2 }),
      game('tomorrow', { deadline: 2_000 }),
      game('today', { deadline: 1_000 }),
    ];
    expect(idsOf(byTurn(games, ME))).toBe('today tomorrow calm older theirs');
  });

  test('are listed with those on this device: the urgent, the unfinished, the finished', () => {
    const local = (id: string, changed: number, over = false): Meta => ({
      ...{ id, game: 'yinsh', variant: 'blitz', turns: 1, position: '', begun: 0, changed },
      players: { white: { name: 'A' }, black: { name: 'B' } },
      ...(over && { result: { winner: null, by: 'agreement' } }),
    });
    const online = [
      game('over', { status: 'over', startedAt: 1, endedAt: 30 }),
      game('theirs', { waitsFor: 'black', startedAt: 5 }),
      game('calm', { startedAt: 1 }),
      game('soon', { deadline: 7 }),
    ];
    const all = listed([local('mine', 6), local('old', 29, true), local('new', 31, true)], online, ME);
    expect(idsOf(all.map(one => one.game))).toBe('soon calm mine theirs new over old');
  });
});
