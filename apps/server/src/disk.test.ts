// A disk that takes no more, and a file that is gone, under a server that runs: it says so, and goes on when it can.
import { execFileSync, spawnSync } from 'node:child_process';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from './testing/pages.js';
import { address, start } from './testing/process.js';

let cleaning: (() => unknown)[] = [];
afterEach(() => {
  for (const clean of cleaning.reverse()) clean();
  cleaning = [];
});

const folderOf = (): string => {
  const folder = temporaryFolder();
  cleaning.push(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
};

interface Watched {
  readonly here: string;
  readonly pid: number;
  readonly said: () => string;
  readonly ready: () => Promise<number>;
  /** Tries to become a guest, which has to be written down. */
  readonly write: () => Promise<number>;
  /** How many calls of the store have failed, by code. */
  readonly failures: () => Promise<Readonly<Record<string, number>>>;
}

const watched = async (KORONG_DATA: string): Promise<Watched> => {
  const server = start({
    PORT: '0',
    KORONG_DATA,
    KORONG_LIMIT_REGISTER: 'off',
    KORONG_LIMIT_REQUESTS: 'off',
  });
  const here = await address(server);
  return {
    here,
    pid: server.child.pid!,
    said: server.said,
    ready: async () => (await fetch(`${here}api/ready`)).status,
    write: async () => {
      const headers = { 'content-type': 'application/json', origin: here.slice(0, -1) };
      const body = JSON.stringify({ name: 'Anna' });
      return (await fetch(`${here}api/guest`, { method: 'POST', headers, body })).status;
    },
    failures: async () => {
      const text = await (await fetch(`${here}metrics`)).text();
      const found = text.matchAll(/^korong_store_failures_total\{code="(\w+)"\} (\d+)/gm);
      return Object.fromEntries([...found].map(([, code, count]) => [code!, Number(count)]));
    },
  };
};

/** The lines about calls of the store that failed. */
const complaints = (said: string): readonly { what: string; code: string; level: number }[] =>
  said
    .split('\n')
    .filter(line => line.includes('"store call failed"'))
    .map(line => JSON.parse(line) as { what: string; code: string; level: number });

/** It says what is wrong, but not every time, and goes on by itself once it is over. */
const noticed = async (server: Watched, code: string, mend: () => void): Promise<void> => {
  await expect.poll(server.ready).toBe(503);
  expect(await server.write()).toBe(503);
  expect((await fetch(`${server.here}api/health`)).status).toBe(200);
  // The heartbeat is tried again several times a second.
  await expect.poll(async () => (await server.failures())[code]).toBeGreaterThan(20);
  const told = complaints(server.said()).filter(line => line.code === code);
  expect(told.map(({ what }) => what)).toContain('heartbeat.beat');
  expect(told.length).toBeLessThan((await server.failures())[code]! / 2);
  expect(told.every(({ level }) => level === 50)).toBe(true);
  mend();
  await expect.poll(server.ready).toBe(200);
  expect(await server.write()).toBe(200);
};

const canLimit = spawnSync('prlimit', ['--version']).status === 0;

test.skipIf(!canLimit)('a full disk is reported, and ready fails until there is room', async () => {
  const data = folderOf();
  const server = await watched(data);
  await expect.poll(server.ready).toBe(200);
  expect(await server.write()).toBe(200);
  const limit = (bytes: string): void => {
    execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`]);
  };
  limit(String(statSync(join(data, 'korong.db-wal')).size));
  await noticed(server, 'SQLITE_IOERR_WRITE', () => {
    limit('unlimited');
  });
});

/** A small disk of its own; nothing where that is not allowed. */
const smallDisk = (): string | undefined => {
  const folder = folderOf();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]).status !== 0) return undefined;
  cleaning.push(() => spawnSync('umount', ['-l', folder]));
  return folder;
};

test('a full disk is reported with its own code', async ({ skip }) => {
  const disk = smallDisk();
  if (disk === undefined) return skip('only root may mount a disk');
  const server = await watched(join(disk, 'data'));
  expect(await server.write()).toBe(200);
  const filler = join(disk, 'filler');
  expect(() => {
    writeFileSync(filler, Buffer.alloc(4 << 20));
  }).toThrow('ENOSPC');
  await noticed(server, 'SQLITE_FULL', () => {
    rmSync(filler);
  });
});

test('a file that was deleted or replaced is reported, and nothing is written into a deleted one', async () => {
  const data = folderOf();
  const server = await watched(data);
  const [file, aside] = ['korong.db', 'aside'].map(name => join(data, name)) as [string, string, string];
  renameSync(file, aside);
  await noticed(server, 'DB_FILE_GONE', () => {
    renameSync(aside, file);
  });
  renameSync(file, aside);
  writeFileSync(file, '');
  await noticed(server, 'DB_FILE_REPLACED', () => {
    renameSync(aside, file);
  });
});
