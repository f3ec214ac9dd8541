import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { running, type Answer, type Running } from '../testing/pages.js';
import { guestOf, playerOf, visitor, type Visitor } from './testing.js';

let server: Running;
let anna: Visitor;
beforeAll(async () => {
  server = await running();
  anna = await guestOf(server, 'Anna');
});
afterAll(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };

const post = (
  body: string,
  headers: Record<string, string> = JSON_TYPE,
  path = '/api/guest',
): Promise<Answer> =>
  server.get(path, { ...headers, 'content-length': String(Buffer.byteLength(body)) }, 'POST', body);

const told = ({ status, body }: Answer): [number, unknown] => [status, JSON.parse(body.toString())];

const BAD = [400, { error: 'BAD_REQUEST' }];

test.each([
  ['no JSON', '{"name":'],
  ['nothing', ''],
  ['text', 'name=Anna'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '["Anna"]'],
  ['another type', '{"name":7}'],
  ['a name in a name', '{"name":{"name":"Anna"}}'],
  ['an unknown field', '{"name":"Anna","account":true}'],
  ['a prototype', '{"name":"Anna","__proto__":{"account":true}}'],
  ['a constructor', '{"name":"Anna","constructor":{"prototype":{"x":1}}}'],
  ['something very deep', `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['a name without end', JSON.stringify({ name: 'x'.repeat(10_000) })],
  ['half a character', '{"name":"\\ud800"}'.slice(0, -2)],
])('%s is a bad request', async (_what, body) => {
  expect(told(await post(body))).toEqual(BAD);
});

test('a body that is too large is not read', async () => {
  expect(told(await post(JSON.stringify({ name: 'x'.repeat(100_000) })))).toEqual([
    413,
    { error: 'TOO_LARGE' },
  ]);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/html',
  'nonsense',
])('a body of type %s is not taken', async type => {
  expect(told(await post('{"name":"Anna"}', { 'content-type': type }))).toEqual(BAD);
});

test.each([
  [{ origin: 'http://evil.example' }],
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
] as Record<string, string>[][])('a page of another site (%j) can do nothing', async headers => {
  const before = await playerOf(anna);
  for (const [method, path] of [
    ['POST', '/api/guest'],
    ['DELETE', '/api/session'],
    ['DELETE', '/api/account'],
    ['POST', '/api/games'],
    ['PUT', '/api/none'],
  ]) {
    const { status, body } = await anna.ask(method!, path!, { name: 'Evil' }, headers);
    expect([status, body]).toEqual([403, { error: 'FOREIGN_ORIGIN' }]);
  }
  expect(await playerOf(anna)).toEqual(before);
});

test('no other site may read an answer', async () => {
  const { headers } = await anna.ask('GET', '/api/me', undefined, { origin: 'http://evil.example' });
  expect([...headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([]);
  const preflight = await anna.ask('OPTIONS', '/api/games', undefined, {
    origin: 'http://evil.example',
    'access-control-request-method': 'POST',
  });
  expect([...preflight.headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([]);
});

test('our own pages may', async () => {
  const { status } = await anna.ask(
    'POST',
    '/api/guest',
    { name: 'Anna' },
    { origin: server.origin, 'sec-fetch-site': 'same-origin' },
  );
  expect(status).toBe(200);
});

test.each([
  ['GET', '/api/none'],
  ['POST', '/api/none'],
  ['PATCH', '/api/me'],
  ['GET', '/api/games/a/b/c'],
  ['DELETE', '/api/games'],
])('%s %s: there is no such thing, as JSON', async (method, path) => {
  const answer = await server.get(path, {}, method);
  expect(told(answer)).toEqual([404, { error: 'NOT_FOUND' }]);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
});

test('a forged cookie is no session', async () => {
  const forger = visitor(server);
  for (const cookie of [
    'korong_session=x',
    'korong_session=',
    `${anna.cookie}x`,
    anna.cookie.replace(/.$/, sign => (sign === 'A' ? 'B' : 'A')),
  ]) {
    forger.cookie = cookie;
    expect((await forger.ask('GET', '/api/me')).body).toEqual({ player: null });
  }
});

test('text of players comes back as text that no browser runs', async () => {
  const { headers, body } = await anna.ask('GET', '/api/players/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(body).toEqual({ error: 'NO_ACCOUNT' });
});

const open = ({ port } = server): Promise<Socket> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      resolve(socket);
    });
    socket.on('error', () => undefined);
  });

/** What came before the end. */
const closed = (socket: Socket): Promise<string> => {
  let text = '';
  socket.on('data', (part: Buffer) => {
    text += part.toString();
  });
  return new Promise(resolve => {
    socket.on('close', () => {
      resolve(text);
    });
  });
};

test('a client that sends headers or a body drop by drop, or nothing, is cut off; others go on meanwhile', async () => {
  const hasty = await running({}, { headers: 3_000, request: 4_000, look: 200, rest: 60_000 });
  const [silent, headers, body] = [await open(hasty), await open(hasty), await open(hasty)];
  const ends = Promise.all([silent, headers, body].map(closed));
  headers.write('GET /api/health HTTP/1.1\r\nhost: x\r\nx-');
  body.write(
    'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
  );
  const drops = setInterval(() => {
    // What has come is read before more is sent: a client that writes to a closed connection does not learn why it was closed.
    setImmediate(() => {
      headers.write('a');
      body.write(' ');
    });
  }, 100);
  expect((await visitor(hasty).ask('GET', '/api/me')).status).toBe(200);
  const [nothing, ...told] = await ends;
  clearInterval(drops);
  await hasty.close();
  expect(nothing).toMatch(/^$|TOO_SLOW/);
  for (const text of told) expect(text).toMatch(/^HTTP\/1\.1 408 [\s\S]*\{"error":"TOO_SLOW"\}$/);
});

const HEAD = 'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const TOLD = /^HTTP\/1\.1 413 [\s\S]*\{"error":"TOO_LARGE"\}$/;
const PART = 'x'.repeat(65_536);
const FOREVER = { headers: 300_000, request: 600_000, look: 600_000, rest: 600_000 };

/** Sends parts for as long as they are taken, each after the one before it has gone out. Returns how many went. */
const sendParts = async (socket: Socket, most: number, part = PART): Promise<number> => {
  let sent = 0;
  while (sent < most && !socket.destroyed && !socket.errored) {
    await new Promise(resolve => socket.write(part, resolve));
    sent++;
  }
  return sent;
};

test.each([
  ['of a length', 'content-length: 3276800\r\n\r\n', PART, ''],
  [
    'in pieces',
    'transfer-encoding: chunked\r\nconnection: close\r\n\r\n',
    `10000\r\n${PART}\r\n`,
    '0\r\n\r\n',
  ],
])(
  'a body %s that is too large is answered at once, and the connection stays until all of it was sent',
  async (_what, head, part, last) => {
    const patient = await running({}, FOREVER);
    const socket = await open(patient);
    let heard = '';
    let failed: unknown;
    socket.on('data', (piece: Buffer) => (heard += piece.toString()));
    socket.on('error', error => (failed = error));
    const end = closed(socket);
    socket.write(HEAD + head + part + part);
    await expect.poll(() => heard).toMatch(TOLD);
    // A client that is still writing has not looked at the answer yet.
    expect(await sendParts(socket, 48, part)).toBe(48);
    socket.write(last);
    expect(await end).toMatch(TOLD);
    expect(failed).toBeUndefined();
    await patient.close();
  },
);

test('a client that goes on sending after it was refused is cut off: by the bytes, and by the time', async () => {
  const [patient, hasty] = await Promise.all([running({}, FOREVER), running({}, { ...FOREVER, rest: 200 })]);
  const [endless, slow] = [await open(patient), await open(hasty)];
  const ends = [closed(endless), closed(slow)];
  for (const socket of [endless, slow]) socket.write(`${HEAD}content-length: 1000000000\r\n\r\n`);
  // 16 MB, and what the connection itself holds.
  const sent = await sendParts(endless, 1_000);
  expect([sent >= 256, sent < 1_000]).toEqual([true, true]);
  expect(await ends[1]).toMatch(TOLD);
  await ends[0];
  await Promise.all([patient.close(), hasty.close()]);
});

test.each([
  ['no HTTP at all', '\u0000\u0001\u0002\r\n\r\n', 'BAD_REQUEST'],
  ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(100_000)}\r\n\r\n`, 'TOO_LARGE'],
  [
    'two lengths',
    'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
    'BAD_REQUEST',
  ],
  [
    'a length and pieces',
    'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n{}',
    'BAD_REQUEST',
  ],
])('%s is answered with its code and cut off', async (_what, bytes, code) => {
  const socket = await open();
  const end = closed(socket);
  socket.write(bytes);
  expect(await end).toContain(`{"error":"${code}"}`);
});

test('the log has no personal data', async () => {
  const name = 'Zsuzsanna';
  const password = 'a very own secret';
  const who = visitor(server, 'Mozilla/5.0 (Zsuzsanna)');
  await who.ask('POST', '/api/account', { name, password });
  await who.ask('GET', `/api/players/${name}`);
  await who.ask('GET', `/api/games?player=${name}`, undefined, { 'x-forwarded-for': '203.0.113.99' });
  await who.ask('POST', '/api/session', `{"name":"${name}","password":"${password}`);
  const { players } = server.parts.store;
  const real = Object.getOwnPropertyDescriptor(players, 'sessionsOf')!;
  Object.defineProperty(players, 'sessionsOf', {
    configurable: true,
    value: () => Promise.reject(new Error(`no sessions of ${name}`)),
  });
  expect((await who.ask('GET', '/api/sessions')).body).toEqual({ error: 'INTERNAL' });
  Object.defineProperty(players, 'sessionsOf', real);
  const text = server.logged();
  expect(text).toContain('request failed');
  for (const line of text.trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
  const token = who.cookie.split('=')[1]!;
  for (const secret of [name, password, '127.0.0.1', '203.0.113.99', 'Mozilla', token, token.split('.')[0]!])
    expect(text).not.toContain(secret);
  const { headers } = await who.ask('GET', '/api/me');
  await expect.poll(() => server.logged()).toContain(headers.get('x-request-id'));
});
