import { afterAll, beforeAll, expect, test } from 'vitest';
import { running, type Running } from '../testing/pages.js';
import { visitor, type Reply } from './testing.js';

let server: Running;
beforeAll(async () => {
  server = await running({
    KORONG_TRUSTED_PROXIES: 'loopback',
    KORONG_LIMIT_SIGN_IN: '3/1h',
    KORONG_LIMIT_REGISTER: '4/1h',
    KORONG_LIMIT_RECOVER: '2/1h',
    KORONG_LIMIT_GAMES: '2/1h',
    KORONG_LIMIT_REPORTS: '1/1h',
    KORONG_LIMIT_OPEN_GAMES: '1',
    KORONG_LIMIT_REQUESTS: '40/1h',
  });
});
afterAll(() => server.close());

/** A visitor at an address of their own, as the proxy tells it. */
const at = (address: string) => {
  const who = visitor(server);
  return (method: string, path: string, body?: unknown): Promise<Reply> =>
    who.ask(method, path, body, { 'x-forwarded-for': address });
};

const signIn = (ask: ReturnType<typeof at>, name: string): Promise<Reply> =>
  ask('POST', '/api/session', { name, password: 'some password' });

const TOO_MANY = { error: 'TOO_MANY_REQUESTS', wait: expect.any(Number) as number };

test('tries to sign in are counted by address', async () => {
  const ask = at('203.0.113.1');
  for (const name of ['A', 'B', 'C']) expect((await signIn(ask, name)).status).toBe(403);
  const { status, body, headers } = await signIn(ask, 'D');
  expect([status, body]).toEqual([429, TOO_MANY]);
  expect(headers.get('retry-after')).toBe(String((body as { wait: number }).wait));
  expect((await signIn(at('203.0.113.2'), 'D')).status).toBe(403);
});

test('and by account, wherever they come from and however it is spelled', async () => {
  const spellings = ['Emma', 'EMMA', 'Emm-a'];
  for (let n = 0; n < 30; n++)
    expect((await signIn(at(`198.51.100.${n}`), spellings[n % 3]!)).status).toBe(403);
  expect((await signIn(at('198.51.100.99'), 'emma')).status).toBe(429);
});

test('one network of IPv6 is one address', async () => {
  for (const n of [1, 2, 3]) expect((await signIn(at(`2001:db8:1:1::${n}`), `F${n}`)).status).toBe(403);
  expect((await signIn(at('2001:db8:1:1:ffff::1'), 'F4')).status).toBe(429);
  expect((await signIn(at('2001:db8:1:2::1'), 'F5')).status).toBe(403);
});

test('so are recoveries and new names', async () => {
  const ask = at('203.0.113.3');
  const recover = (): Promise<Reply> =>
    ask('POST', '/api/account/recover', { name: 'Gina', code: 'X', password: 'some password' });
  expect([(await recover()).status, (await recover()).status, (await recover()).status]).toEqual([
    403, 403, 429,
  ]);
  for (let n = 0; n < 4; n++) expect((await ask('POST', '/api/guest', { name: 'Gina' })).status).toBe(200);
  expect((await ask('POST', '/api/guest', { name: 'Gina' })).status).toBe(429);
});

test('new games are counted, and how many wait at a time', async () => {
  const ask = at('203.0.113.4');
  await ask('POST', '/api/guest', { name: 'Hugo' });
  const terms = { game: 'gipf', options: { variant: 'basic' }, colour: 'random', listed: true };
  const create = (): Promise<Reply> => ask('POST', '/api/games', terms);
  expect((await create()).status).toBe(200);
  expect((await create()).body).toMatchObject({ error: 'TOO_MANY_GAMES' });
  expect((await create()).body).toEqual(TOO_MANY);
});

test('all requests of an address are counted; health is not', async () => {
  const ask = at('203.0.113.5');
  for (let n = 0; n < 40; n++) expect((await ask('GET', '/api/me')).status).toBe(200);
  expect((await ask('GET', '/api/me')).body).toEqual(TOO_MANY);
  expect((await ask('GET', '/api/health')).status).toBe(200);
  expect((await ask('GET', '/en/')).status).toBe(200);
});

test('the cookie is Secure exactly when the proxy says https', async () => {
  const who = visitor(server);
  const cookieOver = async (proto: string, name: string): Promise<string> => {
    const headers = { 'x-forwarded-for': '203.0.113.6', 'x-forwarded-proto': proto };
    return (
      await who.ask('POST', '/api/account', { name, password: 'kettle drum 7' }, headers)
    ).headers.getSetCookie()[0]!;
  };
  expect(await cookieOver('https', 'Ida')).toContain('; Secure');
  who.cookie = '';
  expect(await cookieOver('http', 'Ivo')).not.toContain('Secure');
});
