import { afterAll, beforeAll, expect, test } from 'vitest';
import { running, type Running } from '../testing/pages.js';
import { visitor, type Visitor } from './testing.js';

// No player takes all games, and none fills the lobby.

let server: Running;
beforeAll(async () => {
  server = await running({
    KORONG_TRUSTED_PROXIES: 'loopback',
    KORONG_LIMIT_ACCEPTS: '6/1h',
    KORONG_LIMIT_LISTED_GAMES: '4',
    KORONG_LIMIT_LIVE_GAMES: '3',
    KORONG_LIMIT_SLOW_GAMES: '5',
  });
});
afterAll(() => server.close());

let people = 0;
const guest = async (address = `198.51.100.${(people % 250) + 1}`): Promise<Visitor> => {
  const who = visitor(server);
  const ask = who.ask.bind(who);
  who.ask = (method, path, body, headers = {}) =>
    ask(method, path, body, { 'x-forwarded-for': address, ...headers });
  expect((await who.ask('POST', '/api/guest', { name: `Guest ${++people}` })).status).toBe(200);
  return who;
};

const CLOCK = { kind: 'fischer', initial: 300_000, increment: 0 };
const DAYS = { kind: 'days', perTurn: 86_400_000 };

const offer = async (who: Visitor, more: object = {}): Promise<{ status: number; body: unknown }> =>
  who.ask('POST', '/api/games', {
    game: 'yinsh',
    options: { variant: 'blitz' },
    colour: 'white',
    listed: true,
    ...more,
  });

const offers = async (count: number, more: object = {}): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const { status, body } = await offer(await guest(), more);
    expect(status).toBe(200);
    ids.push((body as { id: string }).id);
  }
  return ids;
};

const acceptAll = async (who: Visitor, ids: readonly string[]): Promise<readonly string[]> => {
  const replies = await Promise.all(
    ids.map(id =>
      who.ask('POST', `/api/games/${id}/accept`, undefined, { 'content-type': 'application/json' }),
    ),
  );
  return replies
    .map(({ status, body }) => (status === 204 ? 'ok' : (body as { error: string }).error))
    .sort();
};

const times = (count: number, what: string): readonly string[] => Array<string>(count).fill(what);

test('accepting is counted by player, and five times as often by address', async () => {
  const open = await offers(8);
  const taken = await acceptAll(await guest('203.0.113.1'), open);
  expect(taken).toEqual([...times(1, 'PLAYING_ENOUGH'), ...times(2, 'TOO_MANY_REQUESTS'), ...times(5, 'ok')]);
  const [one] = await offers(1, { clock: CLOCK });
  for (let i = 0; i < 4; i++) {
    const who = await guest('203.0.113.1');
    await acceptAll(who, Array<string>(6).fill('nothere123'));
  }
  expect(await acceptAll(await guest('203.0.113.1'), [one!])).toEqual(['TOO_MANY_REQUESTS']);
  expect(await acceptAll(await guest('203.0.113.2'), [one!])).toEqual(['ok']);
});

test('a player with enough running games with a clock may neither accept nor offer another; games by days are counted apart', async () => {
  const who = await guest();
  expect(await acceptAll(who, await offers(5, { clock: CLOCK }))).toEqual([
    ...times(2, 'PLAYING_ENOUGH'),
    ...times(3, 'ok'),
  ]);
  expect(await offer(who, { clock: CLOCK })).toMatchObject({
    status: 429,
    body: { error: 'PLAYING_ENOUGH' },
  });
  expect(await acceptAll(who, await offers(1, { clock: DAYS }))).toEqual(['ok']);
  // No player waits at a game against the engine.
  expect((await offer(who, { clock: CLOCK, level: 1 })).status).toBe(200);
});

test('one address has so many games in the lobby, by link as many as it likes', async () => {
  const address = '203.0.113.4';
  const statuses = await Promise.all(
    Array.from({ length: 7 }, async () => {
      const { status, body } = await offer(await guest(address));
      return status === 200 ? 'ok' : (body as { error: string }).error;
    }),
  );
  expect(statuses.sort()).toEqual([...times(3, 'TOO_MANY_LISTED'), ...times(4, 'ok')]);
  expect((await offer(await guest(address), { listed: false })).status).toBe(200);
  expect((await offer(await guest('203.0.113.5'))).status).toBe(200);
});

test('a refused request does not count against the limits of neighbours', async () => {
  const [eager, neighbour] = [await guest('203.0.113.50'), await guest('203.0.113.50')];
  const none = Array.from({ length: 40 }, () => 'aaaaaaaaaa');
  expect(new Set(await acceptAll(eager, none))).toEqual(new Set(['GAME_NOT_FOUND', 'TOO_MANY_REQUESTS']));
  expect(await acceptAll(neighbour, await offers(1, { clock: DAYS }))).toEqual(['ok']);
});
