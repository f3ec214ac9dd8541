import { expect, test } from 'vitest';
import { StoreTrouble } from '../store/store.js';
import type { ExplorerStore, OpeningTurn, UncountedGame } from '../store/studyStores.js';
import { GameCounter } from './counter.js';

const OPENING: readonly OpeningTurn[] = [{ position: 'p', turn: 't' }];

/** A store with this many games that has not counted any of them. */
const storeOf = (count: number) => {
  let due: UncountedGame[] = Array.from({ length: count }, (_, i) => ({
    id: `game-${i}`,
    winner: null,
    by: 'people',
    endedAt: i,
  }));
  const counted: (readonly [string, readonly OpeningTurn[]])[] = [];
  const explorer: ExplorerStore = {
    uncounted: limit => Promise.resolve(due.slice(0, limit)),
    count: (game, turns) => {
      const there = due.some(({ id }) => id === game.id);
      due = due.filter(({ id }) => id !== game.id);
      if (there) counted.push([game.id, turns]);
      return Promise.resolve(there);
    },
    turns: () => Promise.resolve([]),
  };
  return { explorer, counted };
};

const pause = (): Promise<void> => Promise.resolve();
const records = { opening: () => Promise.resolve(OPENING) };

test('an archive is counted in portions, each game once', async () => {
  const { explorer, counted } = storeOf(130);
  let pauses = 0;
  const counter = new GameCounter({ explorer, records, pause: () => Promise.resolve(void pauses++) });
  await counter.run();
  expect(new Set(counted.map(([id]) => id)).size).toBe(130);
  expect(pauses).toBe(6);
  await counter.run();
  expect(counted).toHaveLength(130);
});

test('an answer that got lost on the way does not make a game count twice', async () => {
  const { explorer, counted } = storeOf(1);
  const losing: ExplorerStore = {
    ...explorer,
    count: async (...asked) => {
      await explorer.count(...asked);
      throw new StoreTrouble('gone', 'CONNECTION_LOST');
    },
  };
  await expect(new GameCounter({ explorer: losing, records, pause }).run()).rejects.toThrow('gone');
  await new GameCounter({ explorer, records, pause }).run();
  expect(counted).toHaveLength(1);
});

test('a game whose log is damaged or gone is left out; an unreachable store is asked again', async () => {
  const { explorer, counted } = storeOf(3);
  const openings: Record<string, () => Promise<readonly OpeningTurn[] | undefined>> = {
    'game-0': () => Promise.reject(new StoreTrouble('damaged', 'SQLITE_CORRUPT')),
    'game-1': () => Promise.resolve(undefined),
    'game-2': () => Promise.reject(new StoreTrouble('away', 'ECONNREFUSED')),
  };
  const counter = new GameCounter({ explorer, records: { opening: id => openings[id]!() }, pause });
  // It begins anywhere, and stops where the store is away.
  for (let i = 0; i < 50 && counted.length < 2; i++) await expect(counter.run()).rejects.toThrow('away');
  expect(counted.toSorted()).toEqual([
    ['game-0', []],
    ['game-1', []],
  ]);
});

test('closing ends the count after the game under way', async () => {
  const { explorer, counted } = storeOf(5);
  const counter: GameCounter = new GameCounter({
    explorer,
    records: {
      opening: () => {
        void counter.close();
        return Promise.resolve(OPENING);
      },
    },
    pause,
  });
  await counter.run();
  expect(counted).toHaveLength(1);
});
