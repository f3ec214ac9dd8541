import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { running, type Running } from '../testing/pages.js';
import { visitor } from './testing.js';

let server: Running;
beforeAll(async () => {
  server = await running({ KORONG_METRICS_TOKEN: 'a token for the metrics' });
});
afterAll(() => server.close());

test('ready while store and bus answer and the heartbeat is written, and only then; alive all the time', async () => {
  const ready = async (): Promise<number> => (await server.get('/api/ready')).status;
  await expect.poll(ready).toBe(200);
  const { rooms } = server.parts;
  const hasHeartbeat = rooms.hasHeartbeat.bind(rooms);
  Object.assign(rooms, { hasHeartbeat: () => false });
  expect(await ready()).toBe(503);
  Object.assign(rooms, { hasHeartbeat });
  await expect.poll(ready).toBe(200);
  const { bus } = server.parts.shared;
  const check = bus.check.bind(bus);
  bus.check = () => Promise.resolve(false);
  expect(await ready()).toBe(503);
  expect((await server.get('/api/health')).status).toBe(200);
  bus.check = () => Promise.reject(new Error('gone'));
  expect(await ready()).toBe(503);
  bus.check = check;
  await expect.poll(ready).toBe(200);
});

test('metrics are for this machine, or for requests with the token', async () => {
  const outside = { 'x-forwarded-for': '203.0.113.7' };
  expect((await server.get('/metrics')).status).toBe(200);
  expect((await server.get('/metrics', outside)).status).toBe(403);
  expect((await server.get('/metrics', { 'x-forwarded-proto': 'https' })).status).toBe(403);
  expect(
    (await server.get('/metrics', { ...outside, authorization: 'Bearer a token for the metric' })).status,
  ).toBe(403);
  const { status, body } = await server.get('/metrics', {
    ...outside,
    authorization: 'Bearer a token for the metrics',
  });
  expect(status).toBe(200);
  for (const name of [
    'sockets',
    'rooms',
    'store_queue',
    'engine_queue',
    'turns_total',
    'store_seconds_count',
    'nodejs_eventloop_lag_seconds',
    'acknowledged_seconds_count',
    'http_request_seconds_count',
  ])
    expect(body.toString()).toMatch(new RegExp(`^korong_${name}[ {]`, 'm'));
});

interface Document {
  readonly openapi: string;
  readonly paths: Record<
    string,
    Record<string, { operationId: string; summary: string; responses: object; requestBody?: object }>
  >;
}

test('the description is made from the schemas', async () => {
  const { status, body } = await visitor(server).ask('GET', '/api/openapi.json');
  expect(status).toBe(200);
  const { openapi, paths } = body as Document;
  expect(openapi).toMatch(/^3\.1/);
  for (const operation of Object.values(paths).flatMap(methods => Object.values(methods))) {
    expect(operation.summary).not.toBe('');
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['4XX']));
  }
  expect(JSON.stringify(paths['/api/games']!.post!.requestBody)).toContain('"increment"');
});

test('refusals are counted by code', async () => {
  const count = async (): Promise<number> => {
    const text = (await server.get('/metrics')).body.toString();
    return Number(/^korong_refused_total\{code="NO_SESSION"\} (\d+)/m.exec(text)?.[1] ?? 0);
  };
  const before = await count();
  await server.get('/api/sessions');
  await expect.poll(count).toBe(before + 1);
});

test('docs/api.md lists the same requests', async () => {
  const text = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^\| `(GET|POST|DELETE) (\/api\/\S+)`/gm)].map(
    ([, method, path]) => `${method!.toLowerCase()} ${path!}`,
  );
  const { paths } = (await visitor(server).ask('GET', '/api/openapi.json')).body as Document;
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method} ${path}`),
  );
  // Answers with more to tell have a row of their own besides.
  expect([...new Set(listed)].sort()).toEqual(described.sort());
});

test('the page about it shows every operation, under the same policy as all pages', async () => {
  const { status, headers, body } = await server.get('/api/docs');
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const page = body.toString();
  expect(page).toContain('<code>/api/games/{id}/accept</code>');
  expect(page).toContain('href="/api/docs.css"');
  expect(page).not.toMatch(/<script|style=/);
  expect(String(headers['content-security-policy'])).not.toContain('unsafe-inline');
  expect((await server.get('/api/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('a page may connect to the socket of its own host, in either scheme, and to nothing else', async () => {
  const policy = async (host: string): Promise<string | undefined> =>
    /connect-src ([^;]*)/.exec(
      String((await server.get('/en/', { host })).headers['content-security-policy']),
    )?.[1];
  expect(await policy('korong.local:3000')).toBe("'self' ws://korong.local:3000 wss://korong.local:3000");
  expect(await policy('[::1]:3000')).toBe("'self' ws://[::1]:3000 wss://[::1]:3000");
  for (const host of ['evil.example/', '*', "x; script-src 'unsafe-inline'", 'a b'])
    expect(await policy(host)).toBe("'self'");
});
