import { expect, test } from 'vitest';
import { ANNA, Bench, BELA, GAME, played, turnsOf, watched } from './testing.js';
import type { GameState, Keep } from './types.js';

const turn = (answers: number, text: string): { kind: 'turn'; answers: number; text: string } => ({
  kind: 'turn',
  answers,
  text,
});
const statesOf = ({ pending }: GameState): string[] => pending.map(({ state }) => state);

const memory = (): Keep & { text: string | null } => ({
  text: null,
  read() {
    return this.text;
  },
  write(text) {
    this.text = text;
  },
});

test('a turn is unsent, sent, stored, and then part of the match', () => {
  const bench = new Bench();
  const room = bench.client.watch(GAME);
  const id = room.send(turn(0, 'f6'));
  expect(statesOf(room.get())).toEqual(['unsent']);
  bench.welcome();
  bench.game(played(), 0);
  expect(statesOf(room.get())).toEqual(['sent']);
  expect(bench.end.of('do')).toEqual([{ kind: 'do', game: GAME, id, command: turn(0, 'f6') }]);
  bench.end.say({ kind: 'ack', game: GAME, id, seq: 2 });
  expect(statesOf(room.get())).toEqual(['stored']);
  expect(turnsOf(room.get())).toEqual([]);
  bench.events(played('f6'), 1);
  expect([statesOf(room.get()), turnsOf(room.get())]).toEqual([[], ['f6']]);
});

test('the event may come before the acknowledgement: still pending until the server has said so', () => {
  const bench = watched(played());
  const id = bench.room.send(turn(0, 'f6'));
  bench.events(played('f6'), 1);
  expect(statesOf(bench.room.get())).toEqual(['sent']);
  bench.end.say({ kind: 'ack', game: GAME, id, seq: 2 });
  expect(statesOf(bench.room.get())).toEqual([]);
});

test('what was not acknowledged is sent again after a break, with the same id, after catching up', () => {
  const bench = watched(played());
  const id = bench.room.send(turn(0, 'f6'));
  bench.end.close();
  expect(statesOf(bench.room.get())).toEqual(['sent']);
  bench.world.pass(300);
  bench.welcome();
  expect(bench.end.heard.map(({ kind }) => kind).filter(kind => kind !== 'ping')).toEqual([
    'hello',
    'watch',
    'do',
  ]);
  expect(bench.end.of('do')[0]!.id).toBe(id);
});

test('what is not answered is sent again on the same connection, with the same id', () => {
  const bench = watched(played());
  const id = bench.room.send(turn(0, 'f6'));
  for (let i = 0; i < 7; i++) {
    bench.live(1_000);
  }
  const sent = bench.end.of('do');
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map(message => message.id))).toEqual(new Set([id]));
  bench.end.say({ kind: 'ack', game: GAME, id, seq: 2 });
  const count = sent.length;
  bench.world.pass(4_000);
  expect(bench.end.of('do')).toHaveLength(count);
});

test('a server that is slow is asked less and less often', () => {
  const bench = watched(played());
  bench.room.send(turn(0, 'f6'));
  const times = [0];
  for (let second = 1; second <= 75; second++) {
    bench.live(1_000);
    if (bench.end.of('do').length > times.length) times.push(second);
  }
  expect(times).toEqual([0, 5, 15, 30, 50, 70]);
});

test('what is acknowledged but does not come is asked for', () => {
  const bench = watched(played());
  const id = bench.room.send(turn(0, 'f6'));
  bench.end.say({ kind: 'ack', game: GAME, id, seq: 2 });
  bench.live(3_000);
  expect(bench.end.of('watch').at(-1)).toMatchObject({ since: 1 });
  expect(bench.end.of('watch').length).toBeGreaterThan(1);
});

test('what is refused is taken off, reported and not sent again', () => {
  const bench = watched(played());
  const id = bench.room.send(turn(0, 'f99'));
  const reason = { code: 'TURN_REFUSED', reason: { code: 'UNREADABLE' } };
  bench.end.say({ kind: 'refused', game: GAME, id, code: 'MATCH_REFUSED', reason });
  expect(bench.room.get()).toMatchObject({
    pending: [],
    refusals: [{ id, command: turn(0, 'f99'), code: 'MATCH_REFUSED', reason }],
  });
  bench.end.close();
  bench.world.pass(300);
  bench.welcome();
  expect(bench.end.of('do')).toEqual([]);
  bench.room.dismiss(id);
  expect(bench.room.get().refusals).toEqual([]);
});

test.each(['TRY_AGAIN', 'SERVER_ENDING', 'NEWER_LOG', 'TOO_MANY_REQUESTS', 'INTERNAL'])(
  '%s decides nothing: the turn stays and is sent again after the wait',
  code => {
    const bench = watched(played());
    const id = bench.room.send(turn(0, 'f6'));
    bench.end.say({ kind: 'refused', game: GAME, id, code, wait: 3_000 });
    expect(statesOf(bench.room.get())).toEqual(['sent']);
    bench.live(2_500);
    expect(bench.end.of('do')).toHaveLength(1);
    bench.live(1_600);
    expect(bench.end.of('do').map(message => message.id)).toEqual([id, id]);
    expect(bench.room.get().refusals).toEqual([]);
  },
);

test('a server that fails again and again at the same turn is believed in the end', () => {
  const bench = watched(played());
  const id = bench.room.send(turn(0, 'f6'));
  let answered = 0;
  for (let second = 0; second < 60; second++) {
    for (; answered < bench.end.of('do').length; answered++)
      bench.end.say({ kind: 'refused', game: GAME, id, code: 'INTERNAL' });
    bench.live(1_000);
  }
  expect(bench.room.get()).toMatchObject({ pending: [], refusals: [{ id, code: 'INTERNAL' }] });
  expect(answered).toBe(5);
});

test('a line of chat that came too fast is given back', () => {
  const bench = watched(played());
  const id = bench.room.say('Hello');
  expect(bench.room.get().saying).toEqual([{ id, text: 'Hello', state: 'sent' }]);
  bench.end.say({ kind: 'refused', game: GAME, id, code: 'TOO_MANY_REQUESTS', wait: 900 });
  expect(bench.room.get()).toMatchObject({
    saying: [],
    refusals: [{ id, text: 'Hello', code: 'TOO_MANY_REQUESTS', waitMs: 900 }],
  });
});

test('a line of chat is pending until it has come', () => {
  const bench = watched(played());
  const id = bench.room.say('Hello');
  bench.end.say({ kind: 'ack', game: GAME, id, seq: 1 });
  expect(bench.room.get().saying).toMatchObject([{ state: 'stored' }]);
  bench.end.say({ kind: 'chat', game: GAME, lines: [{ n: 1, by: ANNA, text: 'Hello', at: 0 }] });
  expect(bench.room.get().saying).toEqual([]);
});

test('what was never sent can be called back, what was sent cannot', () => {
  const bench = new Bench();
  const room = bench.client.watch(GAME);
  const first = room.send(turn(0, 'f6'));
  expect([room.cancel(first), room.get().pending]).toEqual([true, []]);
  const second = room.send(turn(0, 'g7'));
  bench.welcome();
  expect([room.cancel(second), statesOf(room.get())]).toEqual([false, ['sent']]);
});

test('a reload in the middle does not lose a turn: the next page sends it with the same id', () => {
  const keep = memory();
  const bench = watched(played(), { keep });
  const id = bench.room.send(turn(0, 'f6'));
  const next = new Bench({ keep });
  const room = next.client.watch(GAME);
  expect(statesOf(room.get())).toEqual(['sent']);
  next.welcome();
  expect(next.end.of('do')).toMatchObject([{ id, command: turn(0, 'f6') }]);
  next.end.say({ kind: 'ack', game: GAME, id, seq: 2 });
  expect(keep.text).toBeNull();
});

test('what one player left is not sent in the name of another', () => {
  const keep = memory();
  watched(played(), { keep }).room.send(turn(0, 'f6'));
  const next = new Bench({ keep });
  const room = next.client.watch(GAME);
  next.welcome(BELA);
  expect(next.end.of('do')).toEqual([]);
  expect(room.get()).toMatchObject({ pending: [], refusals: [{ code: 'NO_SESSION' }] });
});

test('without a session a command is refused and nothing is sent', () => {
  const bench = new Bench();
  bench.welcome(null);
  const room = bench.client.watch(GAME);
  room.send(turn(0, 'f6'));
  expect(bench.end.of('do')).toEqual([]);
  expect(room.get()).toMatchObject({ pending: [], refusals: [{ code: 'NO_SESSION' }] });
});

test.each(['', '{', '7', '[7]', '[{}]', '[{"message":{"kind":"do"},"state":"sent"}]'])(
  'kept text that is damaged counts for nothing: %s',
  text => {
    const bench = new Bench({ keep: { ...memory(), read: () => text } });
    const room = bench.client.watch(GAME);
    bench.welcome();
    expect([room.get().pending, bench.end.of('do')]).toEqual([[], []]);
  },
);

test('a turn of a game that is not looked at any more is still sent', () => {
  const bench = watched(played());
  const id = bench.room.send(turn(0, 'f6'));
  bench.room.leave();
  bench.end.close();
  bench.world.pass(300);
  bench.welcome();
  expect(bench.end.of('do')).toMatchObject([{ id }]);
  bench.end.say({ kind: 'ack', game: GAME, id, seq: 2 });
  expect(bench.client.watch(GAME).get().pending).toEqual([]);
});
