import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addressesOf } from '../addresses.js';
import { readSettings, type Settings } from './settings.js';
import { temporaryFolder } from '../testing/pages.js';

const folder = temporaryFolder();
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const settingsOf = (environment: Record<string, string>): Settings => {
  const read = readSettings(environment, folder);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.value;
};

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  const read = readSettings(environment, folder);
  return read.ok ? [] : read.problems;
};

test('without settings: port 3000 of every address, data in the folder data, which is made', () => {
  const data = join(folder, 'data');
  expect(settingsOf({})).toEqual({
    port: 3000,
    portGiven: false,
    host: '0.0.0.0',
    data,
    trustedProxies: [],
    logLevel: 'info',
    engineThreads: Math.max(1, availableParallelism() - 1),
    limits: {
      requests: { most: 600, window: 60_000 },
      signIn: { most: 20, window: 900_000 },
      recover: { most: 5, window: 3_600_000 },
      register: { most: 60, window: 3_600_000 },
      games: { most: 60, window: 3_600_000 },
      accepts: { most: 10, window: 300_000 },
      chat: { most: 20, window: 60_000 },
      reports: { most: 10, window: 3_600_000 },
      saves: { most: 120, window: 60_000 },
      reviews: { most: 20, window: 3_600_000 },
      messages: { most: 200, window: 10_000 },
      openGames: 10,
      listedGames: 15,
      liveGames: 10,
      slowGames: 100,
      studies: 200,
      connections: 200,
      httpConnections: 200,
    },
  });
  expect(settingsOf({ PORT: '', HOST: ' ', KORONG_DATA: '' })).toEqual(settingsOf({}));
  expect(statSync(data).isDirectory()).toBe(true);
});

test('settings are taken as they are', () => {
  const data = join(folder, 'deep', 'down');
  expect(settingsOf({ PORT: '8080', HOST: '::1', KORONG_DATA: data })).toMatchObject({
    port: 8080,
    portGiven: true,
    host: '::1',
    data,
  });
  expect(settingsOf({ HOST: 'korong.local' }).host).toBe('korong.local');
  expect(settingsOf({ PORT: '0' })).toMatchObject({ port: 0, portGiven: true });
});

test.each(['x', '65536', '-1', '3000.5', '1e3', '0x10', '999999'])(
  'PORT=%s is refused with its problem',
  PORT => {
    const [line, more] = problemsOf({ PORT });
    expect(more).toBeUndefined();
    expect(line).toContain(`PORT is “${PORT}”`);
    expect(line).toContain('PORT=3000');
  },
);

test.each(['300.1.1.1', 'a b', 'http://x', '1.2.3', 'x/y'])('HOST=%s is refused with its problem', HOST => {
  expect(problemsOf({ HOST })).toEqual([expect.stringContaining(`HOST is “${HOST}”`)]);
});

test('all problems are listed at once, and nothing is created', () => {
  const data = join(folder, 'never');
  expect(problemsOf({ PORT: 'x', HOST: 'a b', KORONG_DATA: data })).toHaveLength(2);
  expect(existsSync(data)).toBe(false);
});

test('a data folder that cannot be used is refused with its reason', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(problemsOf({ KORONG_DATA: file })).toEqual([expect.stringMatching(/KORONG_DATA.*EEXIST/)]);
});

const SCALED = { DATABASE_URL: 'postgres://korong:x@db:5432/korong', REDIS_URL: 'redis://cache:6379' };

test('PostgreSQL and Redis come together, and then no folder is made', () => {
  const data = join(folder, 'unused');
  expect(settingsOf({ ...SCALED, KORONG_DATA: data }).scaled).toEqual({
    database: SCALED.DATABASE_URL,
    redis: SCALED.REDIS_URL,
  });
  expect(existsSync(data)).toBe(false);
  for (const name of ['DATABASE_URL', 'REDIS_URL'] as const)
    expect(problemsOf({ [name]: SCALED[name] })).toEqual([expect.stringMatching(/Set both, because/)]);
});

test.each([
  ['DATABASE_URL', 'mysql://db/korong'],
  ['DATABASE_URL', 'db:5432'],
  ['REDIS_URL', 'http://cache'],
  ['KORONG_BASE_URL', 'korong.example'],
  ['KORONG_BASE_URL', 'https://korong.example/path'],
  ['KORONG_BASE_URL', 'ftp://korong.example'],
  ['KORONG_TRUSTED_PROXIES', 'somewhere'],
  ['KORONG_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['KORONG_TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['KORONG_TRUSTED_PROXIES', 'loopback,'],
  ['KORONG_SECRET', 'too short'],
  ['KORONG_METRICS_TOKEN', 'short'],
  ['KORONG_LOG_LEVEL', 'loud'],
  ['KORONG_ENGINE_THREADS', '-1'],
  ['KORONG_ENGINE_THREADS', '1.5'],
  ['KORONG_ENGINE_THREADS', '0'],
  ['KORONG_LIMIT_CHAT', '20'],
  ['KORONG_LIMIT_CHAT', '0/1m'],
  ['KORONG_LIMIT_CHAT', '20/1w'],
  ['KORONG_LIMIT_CHAT', '20/0m'],
  ['KORONG_LIMIT_CONNECTIONS', '0'],
  ['KORONG_LIMIT_CONNECTIONS', '20/1m'],
])('%s=%s is told with what would be right', (name, value) => {
  const both = name in SCALED ? { ...SCALED, [name]: value } : { [name]: value };
  const [line, more] = problemsOf(both);
  expect(more).toBeUndefined();
  expect(line).toContain(`${name} is “`);
  expect(line!.length).toBeGreaterThan(`  ${name} is “${value}”: `.length + 20);
});

test('the problem with a secret setting does not print the secret', () => {
  const lines = problemsOf({
    DATABASE_URL: 'mysql://korong:hunter2@db/korong',
    REDIS_URL: 'http://:hunter2@cache',
    KORONG_SECRET: 'hunter2',
    KORONG_METRICS_TOKEN: 'hunter2',
  });
  expect(lines).toHaveLength(4);
  expect(lines.join()).not.toContain('hunter2');
});

test('all the others are taken as they are, and limits may be off', () => {
  expect(
    settingsOf({
      ...SCALED,
      KORONG_BASE_URL: 'https://korong.example/',
      KORONG_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8 ,fd00::/8,192.168.1.1',
      KORONG_SECRET: 'x'.repeat(32),
      KORONG_METRICS_TOKEN: 'y'.repeat(16),
      KORONG_LOG_LEVEL: 'warn',
      KORONG_ENGINE_THREADS: '0',
      KORONG_LIMIT_CHAT: '5/2d',
      KORONG_LIMIT_GAMES: 'off',
      KORONG_LIMIT_CONNECTIONS: 'off',
    }),
  ).toMatchObject({
    baseUrl: 'https://korong.example',
    trustedProxies: ['loopback', '10.0.0.0/8', 'fd00::/8', '192.168.1.1'],
    secret: 'x'.repeat(32),
    metricsToken: 'y'.repeat(16),
    logLevel: 'warn',
    engineThreads: 0,
    limits: { chat: { most: 5, window: 172_800_000 } },
  });
  const { limits } = settingsOf({ KORONG_LIMIT_GAMES: 'off', KORONG_LIMIT_CONNECTIONS: 'off' });
  expect(['games' in limits, 'connections' in limits]).toEqual([false, false]);
});

const wifi = {
  address: '192.168.1.7',
  family: 'IPv4',
  internal: false,
  netmask: '',
  mac: '',
  cidr: null,
} as const;
const INTERFACES = {
  lo: [{ ...wifi, address: '127.0.0.1', internal: true }],
  wifi: [wifi, { ...wifi, address: 'fe80::1', family: 'IPv6', scopeid: 2 } as const],
};

test.each([
  ['0.0.0.0', 'http://localhost:3000/', ['http://192.168.1.7:3000/']],
  ['::', 'http://localhost:3000/', ['http://192.168.1.7:3000/']],
  ['127.0.0.1', 'http://127.0.0.1:3000/', []],
  ['::1', 'http://[::1]:3000/', []],
  ['korong.local', 'http://korong.local:3000/', []],
])('listening on %s it is found at %s and %j', (host, here, network) => {
  expect(addressesOf(host, 3000, INTERFACES)).toEqual({ here, network });
});
