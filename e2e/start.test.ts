// `npm start` as a newcomer runs it, from the command to the first page and the exit.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test('npm start prints an address, serves the pages there and ends with Ctrl+C', async () => {
  const data = mkdtempSync(join(tmpdir(), 'korong-start-'));
  const child = spawn(process.execPath, [join(ROOT, 'bootstrap.mjs'), 'start'], {
    cwd: tmpdir(),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', KORONG_DATA: data },
  });
  try {
    let said = '';
    const hear = (part: Buffer): void => {
      said += part.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    await expect.poll(() => child.exitCode ?? said, { timeout: 240_000 }).toMatch(/Ctrl\+C/);
    const address = /http:\/\/\S+/.exec(said)![0];
    const page = await fetch(address, { headers: { 'accept-language': 'uk' } });
    expect([page.status, new URL(page.url).pathname]).toEqual([200, '/uk/']);
    expect(await page.text()).toContain('<html lang="uk"');
    const ended = new Promise(resolve => child.on('exit', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  } finally {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true });
  }
});
