import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from 'node:http';
import { ask, type Reply } from '../load/api.ts';
import { ATTACKER, setScene, sitDown, type Scene } from './testing.ts';
import { greet } from '../wire.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await setScene();
});
afterAll(() => scene.end());

const codeOf = ({ text }: Reply): string => (JSON.parse(text) as { error: string }).error;

/** Sends these exact bytes from the attacker's address. */
const send = (
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, scene.base),
      {
        method,
        headers: { 'content-length': String(Buffer.byteLength(body)), ...headers },
        localAddress: ATTACKER,
        agent: false,
      },
      response => {
        let text = '';
        response.on('data', (part: Buffer) => {
          text += part.toString();
        });
        response.on('end', () => {
          resolve({ status: response.statusCode!, text });
          sent.destroy();
        });
      },
    ).on('error', reject);
    sent.end(body);
  });

const JSON_TYPE = { 'content-type': 'application/json' };

test('requests from pages of other sites are refused', async () => {
  const { white } = await sitDown(scene.api);
  const body = JSON.stringify({ name: 'Eve' });
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${scene.base}.evil.example` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:1' },
  ];
  for (const headers of foreign) {
    const answer = await send('POST', '/api/guest', { ...JSON_TYPE, cookie: white.cookie, ...headers }, body);
    expect([headers, answer]).toEqual([headers, { status: 403, text: '{"error":"FOREIGN_ORIGIN"}' }]);
  }
  // A content type that a form can send without a CORS preflight is not accepted at all.
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await send('POST', '/api/guest', { 'content-type': type, origin: scene.base }, body);
    expect([type, answer.status >= 400 && answer.status < 500]).toEqual([type, true]);
    expect(JSON.parse(answer.text)).toHaveProperty('error');
  }
  const games = await send('DELETE', '/api/session', {
    cookie: white.cookie,
    origin: 'https://evil.example',
  });
  expect(games.status).toBe(403);
});

test('bodies that are too large, broken or too deep are refused', async () => {
  const bad: readonly (readonly [string, number, string])[] = [
    [`{"name":"${'x'.repeat(2_000_000)}"}`, 413, 'TOO_LARGE'],
    ['{"name":', 400, 'BAD_REQUEST'],
    ['[]', 400, 'BAD_REQUEST'],
    ['{"name":7}', 400, 'BAD_REQUEST'],
    ['{"name":"Eve","admin":true}', 400, 'BAD_REQUEST'],
    ['{"__proto__":{"admin":true},"name":"Eve"}', 400, 'BAD_REQUEST'],
    [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400, 'BAD_REQUEST'],
  ];
  await scene.beside('bad bodies', async () => {
    for (const [body, status, code] of bad) {
      const answer = await send('POST', '/api/guest', { ...JSON_TYPE, origin: scene.base }, body);
      expect([body.slice(0, 40), answer]).toEqual([
        body.slice(0, 40),
        { status, text: expect.stringContaining(`"error":"${code}"`) as string },
      ]);
    }
    return { bodies: bad.length };
  });
});

test('script in a name or in chat is text and stays text', async () => {
  const script = '<script>alert(1)</script>';
  const made = await ask(scene.base, 'POST', '/api/guest', { body: { name: script.slice(0, 24) } });
  if (made.status >= 400) expect(codeOf(made)).toBe('BAD_PLAYER_NAME');
  expect(made.headers['content-type']).toContain('application/json');
  expect(made.headers['x-content-type-options']).toBe('nosniff');
  for (const name of ['a\u0000b', 'a\u202eb', ' ', '\u200b', 'x'.repeat(500)]) {
    const refused = await ask(scene.base, 'POST', '/api/guest', { body: { name } });
    expect([name, refused.status]).toEqual([name, refused.status === 400 ? 400 : 422]);
  }
  const { game, white, black } = await sitDown(scene.api);
  const [w, b] = [await greet(scene.base, white), await greet(scene.base, black)];
  b.say({ kind: 'watch', game, since: 0, chat: 0 });
  await b.next({ kind: 'game', game });
  w.say({ kind: 'say', game, id: 'script-in-chat', text: script });
  await w.next({ kind: 'ack', id: 'script-in-chat' });
  const { lines } = await b.next({ kind: 'chat', game });
  expect(lines).toMatchObject([{ text: script }]);
  w.say({ kind: 'say', game, id: 'much-too-long-chat', text: 'x'.repeat(3_000) });
  expect(await w.next({ kind: 'refused' })).toMatchObject({
    code: expect.stringMatching(/BAD_MESSAGE|CHAT_TOO_LONG/) as string,
  });
});

test('every answer carries the headers that protect its reader', async () => {
  for (const path of ['/en/', '/api/health', '/api/me', '/nowhere', '/api/nowhere', '/api/docs']) {
    const { headers } = await ask(scene.base, 'GET', path);
    const policy = String(headers['content-security-policy']);
    expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'none'")]);
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|upgrade-insecure-requests|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('base-uri');
    expect([path, headers]).toMatchObject([
      path,
      {
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.any(String) as string,
        'permissions-policy': expect.any(String) as string,
      },
    ]);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
  const { headers } = await ask(scene.base, 'POST', '/api/guest', { body: { name: 'Headers' } });
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).not.toMatch(/; *Secure/i);
});

test('a client with too many HTTP requests is told to wait, and no other client', async () => {
  await scene.beside('a flood of requests', async () => {
    const statuses = new Map<number, number>();
    // However slowly a busy machine sends them: the limit allows ten a second in the end.
    for (let i = 0; i < 40 || !statuses.has(429); i++) {
      const answers = await Promise.all(Array.from({ length: 25 }, () => send('GET', '/api/games/open', {})));
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(429)).toBeGreaterThan(0);
    expect((await ask(scene.base, 'GET', '/api/games/open')).status).toBe(200);
    return { statuses: Object.fromEntries(statuses) };
  });
});
