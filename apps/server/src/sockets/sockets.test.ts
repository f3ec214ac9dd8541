import { allGames, toAct, type Match } from '@korong/match';
import {
  CLOSE_CODES,
  PROTOCOL,
  PROTOCOL_WITH_MENU,
  PROTOCOL_WITH_POTENTIALS,
  PROTOCOL_WITH_SEALED_LOTS,
  type NewGame,
} from '@korong/protocol';
import { serverMessage } from '@korong/protocol/schemas';
import { must } from '@korong/testing';
import { afterEach, describe, expect, test } from 'vitest';
import {
  BLITZ,
  closeAll,
  Flaky,
  house,
  messageId,
  newStore,
  person,
  seeded,
  someTurn,
} from '../rooms/testing.js';
import { until } from '../shared/testing.js';
import { Client, connected, port, type Port } from './testing.js';

afterEach(closeAll);

/** Two who sit at one game and watch it. */
const table = async (
  at: Port,
): Promise<{ id: string; white: Client; black: Client; cookies: readonly string[] }> => {
  const [anna, bela] = [await at.signIn('Anna'), await at.signIn('Béla')];
  const { id } = must(await at.rooms.create(anna.player, BLITZ));
  must(await at.rooms.accept(id, bela.player));
  const [white, black] = await Promise.all(
    [anna, bela].map(({ cookie }) => connected(at.url, { headers: { cookie } })),
  );
  for (const client of [white!, black!]) {
    client.send({ kind: 'watch', game: id, since: 0, chat: 0 });
    await expect.poll(() => client.of('game')).toHaveLength(1);
  }
  return { id, white: white!, black: black!, cookies: [anna.cookie, bela.cookie] };
};

const eventsOf = (client: Client) =>
  [...client.of('game'), ...client.of('events')].flatMap(({ events }) => events);

const matchOf = (client: Client): Match => {
  const replayed = allGames.replayEvents(eventsOf(client));
  if (!replayed.ok) throw new Error(replayed.error.code);
  return replayed.value;
};

describe('two clients', () => {
  test('finish a game; every message to them fits the protocol', async () => {
    const at = await port();
    const { id, white, black } = await table(at);
    const pick = seeded(11);
    for (let match = matchOf(white); toAct(match) !== undefined; match = matchOf(white)) {
      const mover = toAct(match) === 'white' ? white : black;
      const answer = await mover.turn(id, someTurn(match, pick), match.turns.length);
      expect(answer).toMatchObject({ kind: 'ack', seq: match.events.length + 1 });
      await expect.poll(() => matchOf(white).events.length).toBe(match.events.length + 1);
      await expect.poll(() => matchOf(black).events.length).toBe(match.events.length + 1);
    }
    expect(matchOf(white).result).toBeDefined();
    expect(matchOf(black)).toEqual(matchOf(white));
    for (const message of [...white.heard, ...black.heard]) serverMessage.parse(message);
  });

  test('the acknowledgement comes after the commit and before the broadcast', async () => {
    const at = await port();
    const { id, white } = await table(at);
    await white.turn(id, 'f6', 0);
    await expect.poll(() => white.of('events')).toHaveLength(1);
    const kinds = white.heard.map(({ kind }) => kind).filter(kind => kind === 'ack' || kind === 'events');
    expect(kinds).toEqual(['ack', 'events']);
  });

  test('a client reconnects and gets the missed events; its turn sent again is the same turn', async () => {
    const at = await port();
    const { id, white, black, cookies } = await table(at);
    const message = messageId();
    await white.turn(id, 'f6', 0, message);
    white.socket.terminate();
    await expect.poll(() => at.sockets.count()).toBe(1);
    await black.turn(id, 'g7', 1);
    const back = await connected(at.url, { headers: { cookie: cookies[0]! } });
    back.send({ kind: 'watch', game: id, since: 2, chat: 0 });
    await expect.poll(() => back.of('game')).toMatchObject([{ since: 2, events: [{ seq: 3, text: 'g7' }] }]);
    expect(await back.turn(id, 'f6', 0, message)).toMatchObject({ kind: 'ack', seq: 2 });
    expect(await back.turn(id, 'e5', 0)).toMatchObject({
      kind: 'refused',
      code: 'STALE_TURN',
      reason: { number: 2 },
    });
    expect((await at.store.games.load(id, 0))?.events).toHaveLength(3);
  });

  test('talk, and a spectator without a name reads it but cannot say anything', async () => {
    const at = await port();
    const { id, white, black } = await table(at);
    const reader = await connected(at.url);
    await expect
      .poll(() => reader.of('welcome'))
      .toMatchObject([{ you: null, protocol: PROTOCOL, version: '1.2.3' }]);
    reader.send({ kind: 'watch', game: id, since: 0, chat: 0 });
    await expect.poll(() => reader.of('game')).toHaveLength(1);
    const text = '<script>alert(1)</script> \u202eabc\n\u0000def';
    expect(await white.ask({ kind: 'say', game: id, id: messageId(), text })).toMatchObject({
      kind: 'ack',
      seq: 1,
    });
    await expect
      .poll(() => [black, reader].map(client => client.of('chat').at(-1)?.lines[0]?.text))
      .toEqual(Array(2).fill('<script>alert(1)</script> abc def'));
    expect(await reader.ask({ kind: 'say', game: id, id: messageId(), text: 'hi' })).toMatchObject({
      code: 'NO_SESSION',
    });
    const long = (length: number): ReturnType<typeof white.ask> =>
      white.ask({ kind: 'say', game: id, id: messageId(), text: 'x'.repeat(length) });
    expect(await long(300)).toMatchObject({ kind: 'ack' });
    for (const length of [301, 3_900])
      expect(await long(length)).toMatchObject({ kind: 'refused', game: id, code: 'CHAT_TOO_LONG' });
    expect(await reader.turn(id, 'f6', 0)).toMatchObject({ code: 'NO_SESSION' });
  });
});

describe('refused with a code', () => {
  test('is a command in a game of other players', async () => {
    const at = await port();
    const { id } = await table(at);
    const { cookie } = await at.signIn('Eve');
    const eve = await connected(at.url, { headers: { cookie } });
    expect(await eve.turn(id, 'f6', 0)).toMatchObject({ code: 'NOT_A_PLAYER' });
    expect(await eve.turn('nothere123', 'f6', 0)).toMatchObject({ code: 'GAME_NOT_FOUND' });
    eve.send({ kind: 'watch', game: 'nothere123', since: 0, chat: 0 });
    await expect
      .poll(() => eve.of('refused').at(-1))
      .toMatchObject({ code: 'GAME_NOT_FOUND', game: 'nothere123' });
  });

  test.each([
    ['no JSON', 'hello'],
    ['nothing known', '{"kind":"sudo"}'],
    ['too much in it', '{"kind":"lobby","on":true,"admin":true}'],
    [
      'a forged player',
      '{"kind":"do","game":"abcdefghij","id":"12345678","player":"x","command":{"kind":"resign"}}',
    ],
    ['deeply nested', '['.repeat(2_000) + ']'.repeat(2_000)],
    ['nested objects', '{"kind":'.repeat(440) + '1' + '}'.repeat(440)],
    ['a prototype', '{"__proto__":{"kind":"lobby","on":true}}'],
    ['binary', Buffer.from('{"kind":"lobby","on":true}')],
  ])('is what cannot be read: %s; the socket stays open', async (_name, data) => {
    const at = await port();
    const client = await connected(at.url);
    client.socket.send(data);
    await expect.poll(() => client.of('refused').at(-1)).toMatchObject({ code: 'BAD_MESSAGE' });
    client.send({ kind: 'ping', at: 42.5 });
    await expect.poll(() => client.of('pong').at(-1)).toMatchObject({ at: 42.5 });
  });

  test('is nonsense again and again, until the socket is closed', async () => {
    const at = await port();
    const client = await connected(at.url);
    for (let i = 0; i < 50; i++) client.socket.send('nonsense');
    await expect.poll(() => client.closed).toEqual({ code: CLOSE_CODES.refused, reason: 'refused' });
  });

  test('is a message that is too large: the socket is closed', async () => {
    const at = await port();
    const client = await connected(at.url);
    client.socket.send('x'.repeat(5_000));
    await expect.poll(() => client.closed?.code).toBe(1009);
  });

  test('are too many messages: with how long to wait first, then the socket is closed; another one is not held up', async () => {
    const at = await port({ limits: { messages: { most: 20, window: 10_000 } } });
    const [client, neighbour] = await Promise.all([connected(at.url), connected(at.url)]);
    for (let i = 0; i < 200; i++) client.send({ kind: 'ping', at: i });
    await expect.poll(() => client.closed?.code).toBe(CLOSE_CODES.refused);
    const refused = client.of('refused');
    expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(refused[0]?.wait).toBeGreaterThan(0);
    expect(client.of('pong')).toHaveLength(19);
    neighbour.send({ kind: 'ping', at: 1 });
    await expect.poll(() => neighbour.of('pong')).toHaveLength(1);
  });

  test('are too many messages of one player, over however many sockets', async () => {
    const at = await port({ limits: { messages: { most: 20, window: 60_000 } } });
    const { cookie } = await at.signIn('Anna');
    const both = await Promise.all([1, 2].map(() => connected(at.url, { headers: { cookie } })));
    for (let i = 0; i < 15; i++) for (const client of both) client.send({ kind: 'ping', at: i });
    const count = (kind: 'pong' | 'refused'): number => both.flatMap(client => client.of(kind)).length;
    await expect.poll(() => [count('pong'), count('refused')]).toEqual([18, 12]);
  });

  test('is a message that comes too soon; a client that waits as told is never closed', async () => {
    const at = await port({ limits: { messages: { most: 1, window: 100 } } });
    const client = await connected(at.url);
    for (let n = 0; n < 60; n++) {
      client.send({ kind: 'ping', at: n });
      const heard = (): number => client.of('refused').length + client.of('pong').length;
      await expect.poll(heard, { interval: 2 }).toBe(n + 1);
      if (client.of('pong').at(-1)?.at !== n) at.pass(client.of('refused').at(-1)!.wait!);
    }
    expect(client.closed).toBeUndefined();
    expect(client.of('refused').length).toBeGreaterThan(25);
  });

  test('is everything before hello, and a client that is too old', async () => {
    const at = await port();
    const early = new Client(at.url);
    await expect.poll(() => early.socket.readyState).toBe(1);
    early.send({ kind: 'lobby', on: true });
    await expect.poll(() => early.of('refused')).toMatchObject([{ code: 'HELLO_FIRST' }]);
    early.send({ kind: 'hello', protocol: 0, version: 'old' });
    await expect.poll(() => early.closed?.code).toBe(CLOSE_CODES.tooOld);
    expect(early.of('tooOld')).toEqual([{ kind: 'tooOld', protocol: PROTOCOL, version: '1.2.3' }]);
  });

  test('is a client older than potentials, where there are some; everything else it plays on', async () => {
    const at = await port();
    const create = async (more: Partial<NewGame>): Promise<string> =>
      must(await at.rooms.create(person('Anna'), { ...BLITZ, ...more })).id;
    const plain = await create({ game: 'gipf', options: { variant: 'standard' } });
    const loaded = { game: 'gipf', options: { variant: 'standard', potentials: 'Z3Y3' } } as const;
    const [open, begun] = [await create(loaded), await create({ ...loaded, level: 1 })];
    for (const game of [open, begun]) {
      const older = await connected(at.url, {}, PROTOCOL_WITH_POTENTIALS - 1);
      older.send({ kind: 'watch', game: plain, since: 0, chat: 0 });
      await expect.poll(() => older.of('open')).toMatchObject([{ game: { id: plain } }]);
      older.send({ kind: 'watch', game, since: 0, chat: 0 });
      await expect.poll(() => older.closed?.code).toBe(CLOSE_CODES.tooOld);
      expect(older.of('tooOld')).toEqual([{ kind: 'tooOld', protocol: PROTOCOL, version: '1.2.3' }]);
      expect([older.of('open').length, older.of('game').length]).toEqual([1, 0]);
    }
    const newer = await connected(at.url);
    newer.send({ kind: 'watch', game: begun, since: 0, chat: 0 });
    await expect.poll(() => newer.of('game').length).toBe(1);
  });

  test('is a client older than sealed lots, where uses are linked; free potentials it plays on', async () => {
    const at = await port();
    const create = async (more: Partial<NewGame>): Promise<string> =>
      must(await at.rooms.create(person('Anna'), { ...BLITZ, game: 'gipf', level: 1, ...more })).id;
    const options = { variant: 'standard', potentials: 'Z3Y3' };
    const free = await create({ options });
    const links = { form: 'always', games: { zertz: 'die', yinsh: 'die' } } as const;
    const linked = await create({ options: { ...options, linked: 'yes' }, links });
    const older = await connected(at.url, {}, PROTOCOL_WITH_SEALED_LOTS - 1);
    older.send({ kind: 'watch', game: free, since: 0, chat: 0 });
    await expect.poll(() => older.of('game').length).toBe(1);
    older.send({ kind: 'watch', game: linked, since: 0, chat: 0 });
    await expect.poll(() => older.closed?.code).toBe(CLOSE_CODES.tooOld);
    expect([older.of('tooOld').length, older.of('game').length]).toEqual([1, 1]);
  });

  test('is a client older than the menu, where a setup goes beyond what it knows', async () => {
    const at = await port();
    const create = async (options: NewGame['options']): Promise<string> =>
      must(await at.rooms.create(person('Anna'), { ...BLITZ, game: 'gipf', level: 1, options })).id;
    const known = await create({ variant: 'standard', potentials: 'Z3Y3' });
    const menu = await create({ variant: 'basic', potentials: 'Z1-none', pieces: '15-18' });
    const older = await connected(at.url, {}, PROTOCOL_WITH_MENU - 1);
    older.send({ kind: 'watch', game: known, since: 0, chat: 0 });
    await expect.poll(() => older.of('game').length).toBe(1);
    older.send({ kind: 'watch', game: menu, since: 0, chat: 0 });
    await expect.poll(() => older.closed?.code).toBe(CLOSE_CODES.tooOld);
    expect([older.of('tooOld').length, older.of('game').length]).toEqual([1, 1]);
  });

  test('are other origins, other paths, and too many sockets from one address', async () => {
    const at = await port({ limits: { connections: 3 } });
    const foreign = await connected(at.url, { headers: { origin: 'https://evil.example' } });
    expect(foreign.refused).toEqual({ status: 403, body: '{"error":"FOREIGN_ORIGIN"}' });
    const lost = await connected(at.url.replace('/api/socket', '/elsewhere'));
    expect(lost.refused?.status).toBe(404);
    const own = await connected(at.url, {
      headers: { origin: new URL(at.url).origin.replace('ws', 'http') },
    });
    expect(own.refused).toBeUndefined();
    const more = await Promise.all(Array.from({ length: 10 }, () => connected(at.url)));
    const refused = more.filter(client => client.refused);
    expect(refused).toHaveLength(8);
    expect(refused[0]?.refused).toEqual({ status: 429, body: '{"error":"TOO_MANY_CONNECTIONS"}' });
    own.socket.terminate();
    await expect.poll(() => at.sockets.count()).toBe(2);
    expect((await connected(at.url)).refused).toBeUndefined();
  });

  test('is a banned player, at once and on the next connection', async () => {
    const at = await port();
    const { player, cookie } = await at.signIn('Anna');
    const client = await connected(at.url, { headers: { cookie } });
    await expect.poll(() => client.of('welcome')).toMatchObject([{ you: player }]);
    await at.store.players.setBanned(player.id, true);
    at.sessions.changed(player.id);
    await expect.poll(() => client.closed?.code).toBe(CLOSE_CODES.session);
    expect((await connected(at.url, { headers: { cookie } })).refused?.body).toBe('{"error":"BANNED"}');
  });

  test('is a client that watches too many games', async () => {
    const at = await port();
    const client = await connected(at.url);
    const ids = await Promise.all(
      Array.from({ length: 25 }, async () => must(await at.rooms.create(person('Anna'), BLITZ)).id),
    );
    for (const game of ids) client.send({ kind: 'watch', game, since: 0, chat: 0 });
    await expect.poll(() => client.of('refused')).toHaveLength(5);
    expect(client.of('refused')[0]).toMatchObject({ code: 'TOO_MANY_GAMES' });
    await expect.poll(() => client.of('open')).toHaveLength(20);
  });
});

/** So much talk that a snapshot has 75 kB. */
const muchTalk = async (white: Client, game: string): Promise<void> => {
  for (let i = 0; i < 200; i++)
    await white.ask({ kind: 'say', game, id: messageId(), text: `${i}${'x'.repeat(290)}` });
};

/** Asks for snapshots without reading, more than fit between the two ends of a connection. */
const fill = async (at: Port, client: Client, game: string): Promise<void> => {
  client.socket.pause();
  const before = at.watched();
  for (let i = 1; i <= 300; i++) {
    client.send({ kind: 'leave', game });
    client.send({ kind: 'watch', game, since: 0, chat: 0 });
    await until('worked on', () => at.watched() === before + i);
  }
};

test('a slow reader gets one snapshot instead of all it missed, and holds up no other', async () => {
  const at = await port();
  const { id, white, black } = await table(at);
  await muchTalk(white, id);
  const slow = await connected(at.url);
  await fill(at, slow, id);
  for (let n = 0; n < 8; n++) {
    const mover = n % 2 === 0 ? white : black;
    expect(await mover.turn(id, someTurn(matchOf(white)), n)).toMatchObject({ kind: 'ack' });
    await expect.poll(() => matchOf(white).turns.length).toBe(n + 1);
  }
  slow.socket.resume();
  await expect.poll(() => slow.of('game').at(-1)?.events.length).toBe(9);
  expect(slow.of('events')).toEqual([]);
  expect(slow.of('game').length).toBeLessThan(300);
});

test('a client that reads nothing at all costs little, and is closed after a while', async () => {
  const at = await port();
  const { id, white } = await table(at);
  await muchTalk(white, id);
  const dead = await connected(at.url);
  const [open, before] = [at.sockets.count(), process.memoryUsage().rss];
  await fill(at, dead, id);
  expect(process.memoryUsage().rss - before).toBeLessThan(80e6);
  at.pass(31_000);
  // Told to go, and cut off since it does not.
  await expect
    .poll(() => {
      at.pass(100);
      return at.sockets.count();
    })
    .toBe(open - 1);
});

test('the list of open games comes on request, and when it changes', async () => {
  const at = await port();
  const client = await connected(at.url);
  client.send({ kind: 'lobby', on: true });
  await expect.poll(() => client.of('lobby').at(-1)).toMatchObject({ games: [], running: 0 });
  const anna = person('Anna');
  const { id } = must(await at.rooms.create(anna, BLITZ));
  must(await at.rooms.create(anna, { ...BLITZ, listed: false }));
  await expect
    .poll(() =>
      client
        .of('lobby')
        .at(-1)
        ?.games.map(game => game.id),
    )
    .toEqual([id]);
  must(await at.rooms.cancelOpenGame(id, anna));
  await expect.poll(() => client.of('lobby').at(-1)?.games).toEqual([]);
  client.send({ kind: 'lobby', on: false });
});

test('a server that ends answers open requests, says when to come again and closes', async () => {
  const flaky = new Flaky(await newStore());
  const at = await port({ house: await house({ store: flaky.store }) });
  const { id, white, black } = await table(at);
  flaky.holding = true;
  const last = white.turn(id, 'f6', 0);
  await expect.poll(() => flaky.held).toBe(1);
  const ended = at.sockets.ending(1_000);
  expect(await black.turn(id, 'g7', 1)).toMatchObject({ code: 'SERVER_ENDING' });
  expect((await connected(at.url)).refused).toEqual({ status: 503, body: '{"error":"SERVER_ENDING"}' });
  flaky.release();
  expect(await last).toMatchObject({ kind: 'ack', seq: 2 });
  await ended;
  await expect.poll(() => [white, black].map(({ closed }) => closed?.code)).toEqual([4000, 4000]);
  expect(black.of('ending')).toHaveLength(1);
  expect(black.of('ending')[0]!.wait).toBeLessThanOrEqual(1_000);
});
