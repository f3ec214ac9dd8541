import { afterAll, beforeAll, expect, test } from 'vitest';
import { running, type Running } from '../testing.js';
import { visitor } from './testing.js';

let server: Running;
beforeAll(async () => {
  server = await running({ KORONG_METRICS_TOKEN: 'a token for the metrics' });
});
afterAll(() => server.close());

test('ready while store and bus answer, and not otherwise; alive all the time', async () => {
  const ready = async (): Promise<number> => (await server.get('/api/ready')).status;
  expect(await ready()).toBe(200);
  const { bus } = server.parts.shared;
  const check = bus.check.bind(bus);
  bus.check = () => Promise.resolve(false);
  expect(await ready()).toBe(503);
  expect((await server.get('/api/health')).status).toBe(200);
  bus.check = () => Promise.reject(new Error('gone'));
  expect(await ready()).toBe(503);
  bus.check = check;
  expect(await ready()).toBe(200);
});

test('metrics are for this machine, or whoever has the token', async () => {
  const outside = { 'x-forwarded-for': '203.0.113.7' };
  expect((await server.get('/metrics')).status).toBe(200);
  expect((await server.get('/metrics', outside)).status).toBe(403);
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

test('the description has every route, made from the schemas', async () => {
  const { status, body } = await visitor(server).ask('GET', '/api/openapi.json');
  expect(status).toBe(200);
  const { openapi, paths } = body as Document;
  expect(openapi).toMatch(/^3\.1/);
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method} ${path}`),
  );
  expect(routes.sort()).toEqual(
    [
      'get /api/me',
      'post /api/guest',
      'post /api/account',
      'delete /api/account',
      'post /api/account/password',
      'post /api/account/recover',
      'get /api/account/export',
      'post /api/session',
      'delete /api/session',
      'get /api/sessions',
      'delete /api/sessions/{id}',
      'get /api/games',
      'post /api/games',
      'get /api/games/open',
      'get /api/games/{id}',
      'delete /api/games/{id}',
      'post /api/games/{id}/accept',
      'get /api/games/{id}/record',
      'get /api/games/{id}/events',
      'get /api/players/{id}',
      'post /api/reports',
      'get /api/health',
      'get /api/ready',
    ].sort(),
  );
  for (const operation of Object.values(paths).flatMap(methods => Object.values(methods))) {
    expect(operation.summary).not.toBe('');
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['4XX']));
  }
  expect(JSON.stringify(paths['/api/games']!.post!.requestBody)).toContain('"increment"');
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
