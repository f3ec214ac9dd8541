import { allGames, type Match } from '@korong/match';
import { expect, test } from 'vitest';
import { SingleGameStore } from './singleGameStore.js';
import { MemoryStore } from './memory.js';

const begun = (): Match => {
  const players = { white: { name: 'Anna' }, black: { name: 'Ben' } };
  const setup = { game: 'yinsh', options: { variant: 'standard' }, players, seats: 'together' } as const;
  const made = allGames.apply(undefined, { kind: 'start', id: 'g', ...setup }, 1);
  if (!made.ok) throw new Error(made.error.code);
  return made.value.match;
};
const turn = (match: Match, text: string): Match => {
  const by = match.turns.length % 2 === 0 ? 'white' : 'black';
  const made = allGames.apply(match, { kind: 'turn', by, answers: match.turns.length, text }, 2);
  if (!made.ok) throw new Error(made.error.code);
  return made.value.match;
};

test('a log is added to; of two that go on with one game the second is told of the conflict', async () => {
  const store = new MemoryStore();
  const match = begun();
  expect(await store.append(match, match.events, ''), '').toBe('kept');
  const [mine, other] = [turn(match, 'f6'), turn(match, 'a2')];
  expect(await store.append(mine, mine.events.slice(1), ''), '').toBe('kept');
  expect(await store.append(other, other.events.slice(1), ''), '').toBe('conflict');
  expect(await store.events('g')).toEqual(mine.events);
  expect(await store.list()).toMatchObject([{ id: 'g', turns: 1, game: 'yinsh', variant: 'standard' }]);
});

test('a deleted game can be brought back as it was', async () => {
  const store = new MemoryStore();
  const match = turn(begun(), 'f6');
  await store.append(match, match.events, '');
  const backup = await store.remove('g');
  expect(await store.list()).toEqual([]);
  expect(await store.events('g')).toEqual([]);
  expect(await store.restore(backup!)).toBe('kept');
  expect(await store.events('g')).toEqual(match.events);
});

test('a game that was deleted while it is being played comes back whole', async () => {
  const store = new MemoryStore();
  const match = begun();
  await store.append(match, match.events, '');
  await store.remove('g');
  const on = turn(match, 'f6');
  expect(await store.append(on, on.events.slice(1), ''), '').toBe('kept');
  expect(await store.events('g')).toEqual(on.events);
});

test('a held game is read like a stored one, and stored whole when it goes on', async () => {
  const device = new MemoryStore();
  const match = turn(begun(), 'f6');
  const draft = { turns: 1, text: 'a2', forced: [] };
  const stored: string[] = [];
  const store = new SingleGameStore(device, match, draft, id => stored.push(id));
  expect(await store.events('g')).toEqual(match.events);
  expect(await store.draft('g')).toEqual(draft);
  await store.keepDraft('g', undefined);
  expect([await store.draft('g'), await store.list(), stored]).toEqual([undefined, [], []]);
  const next = turn(match, 'a2');
  expect(await store.append(next, next.events.slice(2), '')).toBe('kept');
  expect(await device.events('g')).toEqual(next.events);
  await store.keepDraft('g', draft);
  expect([await device.draft('g'), await store.events('g'), stored]).toEqual([draft, next.events, ['g']]);
});
