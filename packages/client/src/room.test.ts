import { allGames, type MatchRules } from '@korong/match';
import { after } from '@korong/testing/match';
import { expect, test } from 'vitest';
import { ANNA, Bench, BELA, GAME, HERE, played, turnsOf, watched, wire } from './testing.js';

const open = {
  id: GAME,
  game: 'yinsh',
  options: { variant: 'standard' },
  by: ANNA,
  colour: 'white',
  listed: true,
  createdAt: 0,
} as const;

test('a game is loading until the server has answered', () => {
  const bench = new Bench();
  const room = bench.client.watch(GAME);
  expect(room.get()).toMatchObject({ status: 'loading', fresh: false, chat: [], pending: [] });
  bench.welcome();
  expect(bench.end.of('watch')).toEqual([{ kind: 'watch', game: GAME, since: 0, chat: 0 }]);
  bench.game(played('f6'), 0);
  expect(room.get()).toMatchObject({ status: 'playing', fresh: true, side: 'white', presence: HERE });
  expect(turnsOf(room.get())).toEqual(['f6']);
  expect(bench.client.watch(GAME)).toBe(room);
});

test('an open game, accepted or cancelled', () => {
  const bench = new Bench();
  const room = bench.client.watch(GAME);
  bench.welcome();
  bench.end.say({ kind: 'open', game: open, now: 0 });
  expect(room.get()).toMatchObject({ status: 'open', open, fresh: true });
  bench.game(played(), 0);
  expect(room.get()).toMatchObject({ status: 'playing', seats: { white: ANNA, black: BELA } });
  expect(room.get().open).toBeUndefined();

  const other = bench.client.watch('zzzzzzzzzz');
  bench.end.say({ kind: 'open', game: { ...open, id: 'zzzzzzzzzz' }, now: 0 });
  bench.end.say({ kind: 'closed', game: 'zzzzzzzzzz' });
  expect(other.get().status).toBe('closed');
});

test('a game that does not exist is missing', () => {
  const bench = new Bench();
  const room = bench.client.watch(GAME);
  bench.welcome();
  bench.end.say({ kind: 'refused', game: GAME, code: 'GAME_NOT_FOUND' });
  expect(room.get().status).toBe('missing');
});

test('events are followed in order; repeated ones are ignored', () => {
  const bench = watched(played('f6'));
  bench.events(played('f6', 'g7'), 1);
  bench.events(played('f6', 'g7'), 2);
  expect(turnsOf(bench.room.get())).toEqual(['f6', 'g7']);
  expect(bench.end.of('watch')).toHaveLength(1);
});

test('a gap is noticed, and the missing events are requested once', () => {
  const bench = watched(played('f6'));
  const now = played('f6', 'g7', 'a2', 'b2');
  bench.events(now, 3);
  bench.events(now, 4);
  expect(bench.end.of('watch').slice(1)).toEqual([{ kind: 'watch', game: GAME, since: 2, chat: 0 }]);
  expect(bench.room.get()).toMatchObject({ fresh: false });
  expect(turnsOf(bench.room.get())).toEqual(['f6']);
  bench.game(now, 2);
  expect(bench.room.get().fresh).toBe(true);
  expect(turnsOf(bench.room.get())).toEqual(['f6', 'g7', 'a2', 'b2']);
});

test('an answer that is older than the events seen while it was pending is followed by another request', () => {
  const bench = watched(played('f6'));
  const now = played('f6', 'g7', 'a2', 'b2');
  bench.events(now, 3);
  bench.events(now, 4);
  bench.game(played('f6', 'g7', 'a2'), 2);
  expect(bench.room.get().fresh).toBe(false);
  expect(bench.end.of('watch').at(-1)).toMatchObject({ since: 4 });
  bench.game(now, 4);
  expect(bench.room.get().fresh).toBe(true);
  expect(turnsOf(bench.room.get())).toEqual(['f6', 'g7', 'a2', 'b2']);
});

test('a request without an answer is sent again', () => {
  const bench = new Bench();
  bench.client.watch(GAME);
  bench.welcome();
  bench.live(6_000);
  expect(bench.end.of('watch').length).toBeGreaterThan(1);
});

test('after a break the room catches up from the last known event', () => {
  const bench = watched(played('f6', 'g7'));
  bench.end.say({
    kind: 'chat',
    game: GAME,
    lines: [{ n: 1, by: BELA, text: 'Hello', at: 0 }],
  });
  bench.end.close();
  expect(bench.room.get()).toMatchObject({ fresh: false, status: 'playing' });
  bench.world.pass(300);
  bench.welcome();
  expect(bench.end.of('watch')).toEqual([{ kind: 'watch', game: GAME, since: 3, chat: 1 }]);
  bench.game(played('f6', 'g7', 'a2'), 3);
  expect(turnsOf(bench.room.get())).toEqual(['f6', 'g7', 'a2']);
  expect(bench.room.get().chat).toHaveLength(1);
});

test('a log that cannot be followed is requested from its beginning, then given up', () => {
  const bench = watched(played('f6'));
  const [event] = wire(played('f6', 'g7').events.slice(2));
  const damaged = [{ ...event!, text: 'f99' }];
  bench.end.say({ kind: 'events', game: GAME, events: damaged, now: 0 });
  expect(bench.end.of('watch').at(-1)).toMatchObject({ since: 0 });
  bench.game(played('f6', 'a2'), 0);
  expect(turnsOf(bench.room.get())).toEqual(['f6', 'a2']);
  expect(bench.room.get()).toMatchObject({ status: 'playing', fresh: true });

  const bad = wire(played('f6').events).map(e => ({ ...e, text: 'f99' }));
  const again = new Bench();
  const room = again.client.watch(GAME);
  again.welcome();
  again.game(played('f6'), 0, { events: bad });
  again.game(played('f6'), 0, { events: bad });
  expect(room.get()).toMatchObject({ status: 'unreadable', fresh: false });
});

test('a log with a newer event asks for an update', () => {
  let updates = 0;
  const bench = watched(played('f6'), { update: () => (updates += 1) });
  const events = [{ version: 99, seq: 3, at: 9_000, kind: 'teleported' }];
  bench.end.say({ kind: 'events', game: GAME, events, now: 0 });
  expect([bench.room.get().status, updates]).toEqual(['newer', 1]);
  expect(turnsOf(bench.room.get())).toEqual(['f6']);
});

test('a log that was restored from a backup replaces our copy', () => {
  const bench = watched(played('f6', 'g7', 'a2'));
  bench.end.close();
  bench.world.pass(300);
  bench.welcome();
  bench.game(played('f6'), 0);
  expect(turnsOf(bench.room.get())).toEqual(['f6']);
});

test('the rules of a game are fetched before its first event; later messages wait', async () => {
  let arrive: (rules: MatchRules) => void = () => undefined;
  const fetched: string[] = [];
  const rules = (game: string): Promise<MatchRules> => {
    fetched.push(game);
    return new Promise(resolve => (arrive = resolve));
  };
  const bench = watched(played('f6'), { rules });
  bench.events(played('f6', 'g7'), 2);
  expect([fetched, bench.room.get().status]).toEqual([['yinsh'], 'loading']);
  arrive(allGames);
  await Promise.resolve();
  await Promise.resolve();
  expect(turnsOf(bench.room.get())).toEqual(['f6', 'g7']);
});

test('rules that could not be fetched are fetched again', async () => {
  let tries = 0;
  const rules = (): Promise<MatchRules> =>
    ++tries < 3 ? Promise.reject(new Error('offline')) : Promise.resolve(allGames);
  const bench = watched(played('f6'), { rules });
  for (let i = 0; i < 6; i++) {
    await Promise.resolve();
    await Promise.resolve();
    bench.live(1_000);
  }
  expect([tries, bench.room.get().status]).toEqual([3, 'playing']);
});

test('chat lines come once, in order, and a gap is noticed', () => {
  const bench = watched(played('f6'));
  const line = (n: number): { n: number; by: typeof BELA; text: string; at: number } => ({
    n,
    by: BELA,
    text: `line ${n}`,
    at: 0,
  });
  bench.end.say({ kind: 'chat', game: GAME, lines: [line(1)] });
  bench.end.say({ kind: 'chat', game: GAME, lines: [line(1)] });
  bench.end.say({ kind: 'chat', game: GAME, lines: [line(3)] });
  expect(bench.end.of('watch').at(-1)).toEqual({ kind: 'watch', game: GAME, since: 2, chat: 1 });
  bench.game(played('f6'), 2, { chat: [line(2), line(3)] });
  expect(bench.room.get().chat.map(({ n }) => n)).toEqual([1, 2, 3]);
});

test('a command names the events that the player saw', () => {
  const asked = after(played('f6'), { kind: 'draw', how: 'ask', by: 'black' }, 5_000);
  const bench = watched(asked);
  bench.room.send({ kind: 'draw', how: 'accept' });
  bench.room.send({ kind: 'takeback', how: 'decline' });
  bench.room.send({ kind: 'draw', how: 'ask' });
  bench.room.send({ kind: 'turn', answers: 1, text: 'g7' });
  expect(bench.end.of('do').map(({ command }) => command)).toEqual([
    { kind: 'draw', how: 'accept', offer: 3 },
    { kind: 'takeback', how: 'decline' },
    { kind: 'draw', how: 'ask' },
    { kind: 'turn', answers: 1, text: 'g7', seen: 3 },
  ]);
});

test('a room that was left gets no more messages; the end of a match is a status', () => {
  const bench = watched(played('f6'));
  const over = after(played('f6'), { kind: 'resign', by: 'black' }, 5_000);
  bench.events(over, 2);
  expect(bench.room.get().status).toBe('over');
  bench.room.leave();
  expect(bench.end.of('leave')).toEqual([{ kind: 'leave', game: GAME }]);
  expect(bench.client.watch(GAME)).not.toBe(bench.room);
});
