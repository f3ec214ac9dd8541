import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { running, type Running } from './testing/pages.js';

let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(() => server.close());

const titleOf = (body: Buffer): string | undefined => /<title>(.*)<\/title>/.exec(body.toString())?.[1];

test('health says that it is well, and which version it is', async () => {
  const { status, headers, body } = await server.get('/api/health');
  expect([status, JSON.parse(body.toString())]).toEqual([200, { status: 'ok', version: '1.2.3' }]);
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', '/de/'],
  ['hu', '/hu/'],
  ['ja,uk;q=0.3', '/uk/'],
  ['en;q=0.2, pl;q=0.7', '/pl/'],
  ['ja', '/en/'],
  ['de;q=0, *', '/en/'],
  ['', '/en/'],
  [';;,q=,-', '/en/'],
])('a browser that asks for %j is sent to %s', async (header, to) => {
  const { status, headers } = await server.get('/', { 'accept-language': header });
  expect([status, headers.location]).toEqual([302, to]);
  expect(headers.vary).toContain('accept-language');
});

test('pages are found with their slash, and without it by a redirect that keeps the query', async () => {
  const { status, headers, body } = await server.get('/en/play/');
  expect([status, titleOf(body)]).toEqual([200, 'Play']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const bare = await server.get('/en/play?x=1');
  expect([bare.status, bare.headers.location]).toEqual([301, '/en/play/?x=1']);
});

test('a page and the service worker are compared at every visit, and not sent again if they are the same', async () => {
  for (const path of ['/en/', '/sw.js', '/en/manifest.webmanifest']) {
    const first = await server.get(path);
    expect(first.headers['cache-control']).toBe('no-cache');
    const second = await server.get(path, { 'if-none-match': first.headers.etag! });
    expect([second.status, second.body.length]).toEqual([304, 0]);
  }
});

test('files with a hash in their name are kept for good', async () => {
  const { headers } = await server.get('/assets/app-abc123.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a missing file with a hash is not kept at all', async () => {
  const { status, headers } = await server.get('/assets/gone-abc123.js');
  expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
});

test.each([
  ['/assets/app-abc123.js', 'application/javascript; charset=utf-8'],
  ['/assets/plain-abc123.css', 'text/css; charset=utf-8'],
  ['/assets/kernel-abc123.wasm', 'application/wasm'],
  ['/assets/net-abc123.knet', 'application/octet-stream'],
  ['/en/manifest.webmanifest', 'application/manifest+json'],
])('%s is %s', async (path, type) => {
  for (const encoding of ['identity', 'br', 'gzip']) {
    const { headers } = await server.get(path, { 'accept-encoding': encoding });
    expect(headers['content-type']).toBe(type);
  }
});

test.each(['/assets/app-abc123.js', '/assets/plain-abc123.css'])(
  '%s is compressed for those who take it, whether beforehand or now',
  async path => {
    const plain = await server.get(path, { 'accept-encoding': 'identity' });
    const br = await server.get(path, { 'accept-encoding': 'gzip, br' });
    const gzip = await server.get(path, { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(br.body.length).toBeLessThan(plain.body.length / 5);
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toMatch(/accept-encoding/i);
  },
);

test('HEAD answers as GET does, without the page', async () => {
  const { status, headers, body } = await server.get('/en/play/', {}, 'HEAD');
  expect([status, body.length, headers['content-length']]).toEqual([200, 0, '19']);
});

test.each([
  ['/de/nirgends/', 'Nicht hier'],
  ['/en/nowhere', 'Not here'],
  ['/nowhere', 'Nicht hier'],
  ['/de-x/', 'Nicht hier'],
  ['/hu/', undefined],
])('%s: the 404 page of the address, else of the browser: %s', async (path, title) => {
  const { status, headers, body } = await server.get(path, { 'accept-language': 'de' });
  expect([status, titleOf(body)]).toEqual([404, title]);
  expect(headers['cache-control']).toBe('no-cache');
});

test('the 404 page stays one for a browser that knows it', async () => {
  const { headers } = await server.get('/en/404.html');
  const again = await server.get('/en/nowhere', { 'if-none-match': headers.etag! });
  expect([again.status, titleOf(again.body)]).toEqual([404, 'Not here']);
});

test.each(['/api/nothing', '/api', '/api/health/more', '/api?x'])('%s: JSON for programs', async path => {
  const { status, headers, body } = await server.get(path);
  expect([status, JSON.parse(body.toString())]).toEqual([404, { error: 'NOT_FOUND' }]);
  expect(headers['content-type']).toMatch(/^application\/json/);
});

test.each([
  '/../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/en/..%2f..%2f..%2fetc/passwd',
  '/en/%5c..%5c..%5cetc',
  '//example.org/',
  '//example.org/%2f..',
  '/.secret',
  '/%00',
])('%s leads nowhere', async path => {
  const { status, headers, body } = await server.get(path);
  expect([status, headers.location]).toEqual([404, undefined]);
  expect(body.toString()).not.toContain('root:');
});

test.each(['/%', '/en/%c0%ae', '/api/%'])('%s is no address', async path => {
  const { status, body } = await server.get(path);
  expect([status, JSON.parse(body.toString())]).toEqual([400, { error: 'BAD_REQUEST' }]);
});

test('an address may be long', async () => {
  expect((await server.get(`/${'a'.repeat(5_000)}`)).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE'])('%s is not for pages', async method => {
  expect((await server.get('/en/', {}, method)).status).toBe(404);
});

test.each([
  ['localhost:3000', true],
  ['127.0.0.1', true],
  ['[::1]:3000', true],
  ['korong.lan:3000', false],
  ['localhost.evil.example', false],
])('%s: pages, workers and pictures are isolated where browsers allow it: %s', async (host, isIsolated) => {
  for (const path of ['/en/', '/en/nowhere', '/assets/app-abc123.js']) {
    const { headers } = await server.get(path, { host });
    const found = [headers['cross-origin-opener-policy'], headers['cross-origin-embedder-policy']];
    expect([path, ...found]).toEqual([
      path,
      ...(isIsolated ? ['same-origin', 'require-corp'] : [undefined, undefined]),
    ]);
  }
});

test.each(['/en/', '/', '/en/nowhere', '/api/health', '/assets/app-abc123.js'])(
  '%s comes with the headers that protect the reader',
  async path => {
    const { headers } = await server.get(path);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join(';')).not.toMatch(/unsafe-inline|'unsafe-eval'|upgrade-insecure|https?:|\*/);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect([headers['x-powered-by'], headers.server, headers['set-cookie']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  },
);
