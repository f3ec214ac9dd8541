// Runs `korong admin` as a process. apps/server tests its effect on the data.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'korong-admin-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const admin = (...words: string[]): { code: number | null; out: string; err: string } => {
  const env = { ...process.env, KORONG_DATA: join(folder, 'data'), DATABASE_URL: '', REDIS_URL: '' };
  const run = spawnSync(process.execPath, [MAIN, 'admin', ...words], { cwd: folder, env });
  return { code: run.status, out: run.stdout.toString(), err: run.stderr.toString() };
};

test('what is not understood is answered with what there is, and 2', () => {
  expect(admin()).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('password <name>') as string,
  });
  expect(admin('promote', 'Anna').code).toBe(2);
  expect(admin('reports', '--days', '3').code).toBe(2);
});

test('where no server has been it says so, and leaves nothing behind', () => {
  expect(admin('reports')).toMatchObject({ code: 1, err: expect.stringContaining('KORONG_DATA') as string });
  expect(admin('ban-address', '203.0.113.7', '--days', '30')).toMatchObject({
    code: 1,
    err: expect.stringContaining('KORONG_DATA') as string,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('its help names every command', () => {
  const { code, out } = admin('--help');
  expect(code).toBe(0);
  for (const word of [
    'reports',
    'close',
    'rename',
    'ban',
    'unban',
    'mute',
    'unmute',
    'password',
    'backup',
    'check',
    'erase',
    'export',
    'ban-address',
    'unban-address',
    'addresses',
  ])
    expect(out).toContain(word);
});
