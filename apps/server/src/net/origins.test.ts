import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createOrigins } from './origins.js';

const from = (remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

const direct = createOrigins({ trustedProxies: [] });
const behind = createOrigins({ trustedProxies: ['loopback', '10.0.0.0/8', 'fd00::/8'] });

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (remote, address) => {
  expect(direct.address(from(remote))).toBe(address);
});

test('only trusted proxies are believed about the address of a client', () => {
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  expect(direct.address(from('127.0.0.1', headers))).toBe('127.0.0.1');
  expect(behind.address(from('203.0.113.7', headers))).toBe('203.0.113.7');
  expect(behind.address(from('127.0.0.1', headers))).toBe('198.51.100.1');
  expect(behind.address(from('::1', headers))).toBe('198.51.100.1');
  expect(behind.address(from('fd00::5', headers))).toBe('198.51.100.1');
});

test('in a chain of proxies the last untrusted address counts; headers before it may be invented', () => {
  const chain = { 'x-forwarded-for': '1.2.3.4, 198.51.100.1, 10.1.1.1' };
  expect(behind.address(from('10.0.0.1', chain))).toBe('198.51.100.1');
  expect(behind.address(from('10.0.0.1', { 'x-forwarded-for': 'nonsense' }))).toBe('10.0.0.1');
  expect(behind.address(from('10.0.0.1', {}))).toBe('10.0.0.1');
});

test('hops may carry ports and brackets, and only plain notation is an address', () => {
  const address = (hops: string): string => behind.address(from('10.0.0.1', { 'x-forwarded-for': hops }));
  expect(address('198.51.100.1:5555, 10.1.1.1:80')).toBe('198.51.100.1');
  expect(address('[2001:db8::1]:443, ::ffff:10.2.2.2')).toBe('2001:db8:0:0::/64');
  expect(address('198.51.100.1,\t10.1.1.1')).toBe('198.51.100.1');
  expect(address('198.51.100.1, 0x0a000001')).toBe('10.0.0.1');
  expect(address('198.51.100.1, unknown')).toBe('10.0.0.1');
});

test.each([
  ['0.0.0.0/0', '203.0.113.7', true],
  ['0.0.0.0/00', '10.0.0.1', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['::/0', '2001:db8::1', true],
  ['10.1.2.3/8', '10.9.9.9', true],
  ['192.168.1.1', '192.168.1.2', false],
  ['192.168.1.1', '::ffff:192.168.1.1', true],
])('%s trusts %s: %s', (proxy, remote, trusted) => {
  const origins = createOrigins({ trustedProxies: [proxy] });
  const seen = origins.address(from(remote, { 'x-forwarded-for': '198.51.100.1' }));
  expect(seen === '198.51.100.1').toBe(trusted);
});

test('https is what a trusted proxy says', () => {
  const headers = { 'x-forwarded-proto': 'https' };
  expect(direct.secure(from('127.0.0.1', headers))).toBe(false);
  expect(behind.secure(from('203.0.113.7', headers))).toBe(false);
  expect(behind.secure(from('10.0.0.1', headers))).toBe(true);
  expect(behind.secure(from('10.0.0.1', { 'x-forwarded-proto': 'https, http' }))).toBe(false);
  expect(behind.secure(from('10.0.0.1'))).toBe(false);
});

test.each([
  [true, { host: 'korong.local:3000' }],
  [true, { host: 'korong.local:3000', origin: 'http://korong.local:3000' }],
  [true, { host: 'Korong.Local', origin: 'https://korong.local' }],
  [true, { host: 'korong.local:443', origin: 'https://korong.local' }],
  [true, { host: '[::1]:3000', origin: 'http://[::1]:3000', 'sec-fetch-site': 'same-origin' }],
  [true, { host: 'korong.local', 'sec-fetch-site': 'none' }],
  [false, { host: 'korong.local:3000', origin: 'http://korong.local:4000' }],
  [false, { host: 'korong.local', origin: 'http://evil.example' }],
  [false, { host: 'korong.local', origin: 'http://korong.local.evil.example' }],
  [false, { host: 'korong.local', origin: 'null' }],
  [false, { host: 'korong.local', origin: '' }],
  [false, { host: 'korong.local', origin: 'http://korong.local', 'sec-fetch-site': 'cross-site' }],
  [false, { host: 'korong.local', 'sec-fetch-site': 'same-site' }],
  [false, { host: 'a b', origin: 'http://evil.example' }],
  [false, { origin: 'http://evil.example' }],
] as const)('ours: %s for %j', (ours, headers) => {
  expect(direct.ours(from('127.0.0.1', headers))).toBe(ours);
});

test('with a base URL that is the only origin', () => {
  const origins = createOrigins({ trustedProxies: [], baseUrl: 'https://korong.example' });
  const host = 'korong.example';
  expect(origins.ours(from('127.0.0.1', { host, origin: 'https://korong.example' }))).toBe(true);
  expect(origins.ours(from('127.0.0.1', { host: 'inner:3000', origin: 'https://korong.example' }))).toBe(
    true,
  );
  expect(origins.ours(from('127.0.0.1', { host, origin: 'http://korong.example' }))).toBe(false);
  expect(origins.ours(from('127.0.0.1', { host: 'evil.example', origin: 'http://evil.example' }))).toBe(
    false,
  );
});

test('local is this machine itself, not a proxy on it', () => {
  expect(direct.local(from('127.0.0.1'))).toBe(true);
  expect(direct.local(from('::1'))).toBe(true);
  expect(direct.local(from('192.168.1.5'))).toBe(false);
  for (const header of ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'via'])
    expect([header, direct.local(from('127.0.0.1', { [header]: 'x' }))]).toEqual([header, false]);
});
