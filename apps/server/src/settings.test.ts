import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addressesOf } from './addresses.js';
import { readSettings, type Settings } from './settings.js';
import { temporaryFolder } from './testing.js';

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
  expect(settingsOf({})).toEqual({ port: 3000, portGiven: false, host: '0.0.0.0', data });
  expect(settingsOf({ PORT: '', HOST: ' ', KORONG_DATA: '' })).toEqual(settingsOf({}));
  expect(statSync(data).isDirectory()).toBe(true);
});

test('settings are taken as they are', () => {
  const data = join(folder, 'deep', 'down');
  expect(settingsOf({ PORT: '8080', HOST: '::1', KORONG_DATA: data })).toEqual({
    port: 8080,
    portGiven: true,
    host: '::1',
    data,
  });
  expect(settingsOf({ HOST: 'korong.local' }).host).toBe('korong.local');
  expect(settingsOf({ PORT: '0' })).toMatchObject({ port: 0, portGiven: true });
});

test.each(['x', '65536', '-1', '3000.5', '1e3', '0x10', '999999'])('PORT=%s is told what is wrong', PORT => {
  const [line, more] = problemsOf({ PORT });
  expect(more).toBeUndefined();
  expect(line).toContain(`PORT is “${PORT}”`);
  expect(line).toContain('PORT=3000');
});

test.each(['300.1.1.1', 'a b', 'http://x', '1.2.3', 'x/y'])('HOST=%s is told what is wrong', HOST => {
  expect(problemsOf({ HOST })).toEqual([expect.stringContaining(`HOST is “${HOST}”`)]);
});

test('all that is wrong is told at once, and nothing is made then', () => {
  const data = join(folder, 'never');
  expect(problemsOf({ PORT: 'x', HOST: 'a b', KORONG_DATA: data })).toHaveLength(2);
  expect(existsSync(data)).toBe(false);
});

test('a folder for data that cannot be one is told with its reason', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(problemsOf({ KORONG_DATA: file })).toEqual([expect.stringMatching(/KORONG_DATA.*EEXIST/)]);
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
