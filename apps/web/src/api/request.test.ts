import { expect, test } from 'vitest';
import { apiWith, queryOf, recordAddress } from './api.js';
import { asker, type ApiError } from './request.js';

/** A server that gives this answer and records the request. */
const answering = (
  answer: Response | Error,
): { ask: ReturnType<typeof asker>; asked: { url: string; init: RequestInit }[] } => {
  const asked: { url: string; init: RequestInit }[] = [];
  const ask = asker((url, init) => {
    asked.push({ url: url as string, init: init! });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { ask, asked };
};

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const errorOf = async (answer: Response | Error): Promise<ApiError | undefined> => {
  const got = await answering(answer).ask('GET', 'me');
  return got.ok ? undefined : got.error;
};

test('an answer is its value; nothing at all is one too', async () => {
  expect(await answering(json({ player: null })).ask('GET', 'me')).toEqual({
    ok: true,
    value: { player: null },
  });
  expect(await answering(new Response(null, { status: 204 })).ask('DELETE', 'session')).toEqual({
    ok: true,
    value: undefined,
  });
});

test('an error has the code, the reason and the time to wait that the server gave', async () => {
  expect(await errorOf(json({ error: 'NAME_TAKEN' }, 409))).toEqual({ code: 'NAME_TAKEN' });
  expect(await errorOf(json({ error: 'TOO_MANY_REQUESTS', wait: 7 }, 429))).toEqual({
    code: 'TOO_MANY_REQUESTS',
    wait: 7,
  });
  expect(await errorOf(json({ error: 'MATCH_REFUSED', reason: { code: 'BAD_CLOCK' } }, 409))).toEqual({
    code: 'MATCH_REFUSED',
    reason: { code: 'BAD_CLOCK' },
  });
});

test.each([
  [429, { code: 'TOO_MANY_REQUESTS', wait: 30 }],
  [413, { code: 'TOO_LARGE', wait: 30 }],
  [404, { code: 'NOT_FOUND', wait: 30 }],
  [502, { code: 'TRY_AGAIN', wait: 30 }],
  [504, { code: 'TRY_AGAIN', wait: 30 }],
  [500, { code: 'INTERNAL', wait: 30 }],
  [400, { code: 'BAD_REQUEST', wait: 30 }],
])('what a proxy answers with %i gets a code of ours', async (status, error) => {
  const headers = { 'retry-after': '30', 'content-type': 'text/html' };
  expect(await errorOf(new Response('<h1>Bad luck</h1>', { status, headers }))).toEqual(error);
});

test('a code that is not known here goes by its status', async () => {
  expect(await errorOf(json({ error: 'FROM_THE_FUTURE' }, 503))).toEqual({ code: 'TRY_AGAIN' });
  expect(await errorOf(json({ error: 'constructor' }, 400))).toEqual({ code: 'BAD_REQUEST' });
});

test('a date to wait for is no number of seconds', async () => {
  const headers = { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' };
  expect(await errorOf(json({ error: 'TRY_AGAIN' }, 503, headers))).toEqual({ code: 'TRY_AGAIN' });
});

test('without an answer the server is unreachable', async () => {
  expect(await errorOf(new TypeError('Failed to fetch'))).toEqual({ code: 'UNREACHABLE' });
  const cut = new Response('{"player":', { headers: { 'content-type': 'application/json' } });
  expect(await errorOf(cut)).toEqual({ code: 'UNREACHABLE' });
});

test('what is sent is JSON with our cookie, and without a body says so', async () => {
  const { ask, asked } = answering(json({}));
  const api = apiWith(ask);
  await api.signIn('Anna', 'a secret');
  expect(asked[0]).toMatchObject({
    url: '/api/session',
    init: {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Anna","password":"a secret"}',
    },
  });
  const { ask: other, asked: others } = answering(new Response(null, { status: 204 }));
  await apiWith(other).accept('Ab1');
  expect(others[0]!.url).toBe('/api/games/Ab1/accept');
  expect(others[0]!.init.body).toBeUndefined();
  expect(others[0]!.init.headers).not.toHaveProperty('content-type');
});

test('names and ids cannot lead to another address', async () => {
  const { ask, asked } = answering(json({}));
  await apiWith(ask).player('../me?x=1#y');
  expect(asked[0]!.url).toBe('/api/players/..%2Fme%3Fx%3D1%23y');
  expect(recordAddress('a/b', 'json')).toBe('/api/games/a%2Fb/record?form=json');
});

test('what was left empty is not asked for', () => {
  expect(queryOf({ player: 'Béla & co', game: '', after: undefined })).toBe('?player=B%C3%A9la+%26+co');
  expect(queryOf({})).toBe('');
});
