import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from './testing/pages.js';
import { address, start } from './testing/process.js';

const blockers: Server[] = [];
afterEach(() => {
  for (const blocker of blockers.splice(0)) blocker.close();
});

/** A port that another server listens on. */
const taken = async (): Promise<number> => {
  const blocker = createServer();
  blockers.push(blocker);
  await new Promise<void>(resolve => blocker.listen(0, '127.0.0.1', resolve));
  return (blocker.address() as AddressInfo).port;
};

test.each(['SIGTERM', 'SIGINT'] as const)(
  'it says where it is, serves, and ends in peace on %s',
  async signal => {
    const server = start({ PORT: '0' });
    const page = await fetch(`${await address(server)}en/`);
    expect([page.status, await page.text()]).toEqual([200, '<title>Home</title>']);
    expect(existsSync(join(server.folder, 'data'))).toBe(true);
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
  },
);

test('a port of the settings that is taken is reported', async () => {
  const port = await taken();
  const server = start({ PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain(`PORT is ${port}`);
});

test('a host address that this machine does not have is reported', async () => {
  const server = start({ PORT: '0', HOST: '203.0.113.7' });
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain('HOST is 203.0.113.7');
});

test('all bad settings are reported, and nothing starts', async () => {
  const server = start({ PORT: 'x', HOST: 'a b' });
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(/PORT is “x”[\s\S]*HOST is “a b”/);
});

test('a folder without pages is reported', async () => {
  const server = start({ PORT: '0' }, { pages: join(temporaryFolder(), 'none') });
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain('npm start');
});

test('connected clients are told to come again, and no new one is let in', async () => {
  const server = start({ PORT: '0' });
  const here = await address(server);
  const socket = new WebSocket(`${here.replace('http', 'ws')}api/socket`);
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  const closed = new Promise<number>(resolve => {
    socket.addEventListener('close', ({ code }) => {
      resolve(code);
    });
  });
  await new Promise(resolve => {
    socket.addEventListener('open', resolve);
  });
  socket.send(JSON.stringify({ kind: 'hello', protocol: 2, version: 'test' }));
  await expect.poll(() => heard.join()).toContain('"welcome"');
  server.child.kill('SIGTERM');
  expect(await closed).toBe(4000);
  expect(heard.at(-1)).toContain('"ending"');
  expect(await server.ended).toBe(0);
  await expect(fetch(here)).rejects.toThrow();
});

/** A client that has begun a request, has been told to go on with it, and does not. Gives what it hears afterwards, when it is cut off. */
const stuck = async (here: string): Promise<{ readonly answer: Promise<string> }> => {
  const { port } = new URL(here);
  const head = [
    'POST /api/guest HTTP/1.1',
    'host: x',
    'content-type: application/json',
    'content-length: 99',
    'expect: 100-continue',
  ];
  return new Promise(resolve => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
    });
    socket.once('data', () => {
      socket.write('{');
      let answer = '';
      socket.on('data', (part: Buffer) => {
        answer += part.toString();
      });
      resolve({ answer: once(socket, 'close').then(() => answer) });
    });
    socket.on('error', () => undefined);
  });
};

test('an unfinished request does not delay the shutdown for long', async () => {
  const server = start({ PORT: '0' });
  const { answer } = await stuck(await address(server));
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  // It is cut off before the server gives it up by itself, with an answer that says so.
  expect(await answer).toBe('');
});

test('a second signal at once changes nothing; a later one ends it without waiting', async () => {
  const server = start({ PORT: '0' });
  await stuck(await address(server));
  const began = performance.now();
  server.child.kill('SIGINT');
  server.child.kill('SIGTERM');
  const again = setInterval(() => server.child.kill('SIGTERM'), 250);
  expect(await server.ended).toBe(1);
  clearInterval(again);
  expect(performance.now() - began).toBeGreaterThan(2_000);
});

test('a database that cannot be reached yet is waited for', async () => {
  // No server listens there.
  const server = start({
    PORT: '0',
    DATABASE_URL: 'postgres://korong@127.0.0.1:1/korong',
    REDIS_URL: 'redis://127.0.0.1:1',
  });
  await expect.poll(server.said).toContain('cannot be reached yet');
  expect(server.said()).not.toContain('Ctrl');
  server.child.kill('SIGKILL');
});

test('a folder that cannot be created is reported, also where the system has an odd error for it', async () => {
  for (const data of ['/proc/nope', '/proc/nope/deeper', '/dev/null/data']) {
    const server = start({ PORT: '0', KORONG_DATA: data });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain(`KORONG_DATA is “${data}”`);
  }
});

test('a second server on the same folder is refused by name; a killed one leaves no lock', async () => {
  const KORONG_DATA = join(temporaryFolder(), 'data');
  const first = start({ PORT: '0', KORONG_DATA });
  await address(first);
  const second = start({ PORT: '0', KORONG_DATA });
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(
    `Another Korong server is running on ${KORONG_DATA} (process ${first.child.pid})`,
  );
  expect(second.said()).not.toContain('Ctrl');
  expect((await fetch(`${await address(first)}api/health`)).status).toBe(200);

  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  const third = start({ PORT: '0', KORONG_DATA });
  await address(third);
  // Of two that come at once after an orderly end, one alone gets it.
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
  const both = [start({ PORT: '0', KORONG_DATA }), start({ PORT: '0', KORONG_DATA })];
  const loser = await Promise.race(both.map(server => server.ended.then(() => server)));
  expect(await loser.ended).toBe(1);
  await address(both.find(server => server !== loser)!);
  rmSync(join(KORONG_DATA, '..'), { recursive: true });
});

test('an uncaught error is logged without its message, and ends the process with 1', async () => {
  const before = "process.on('SIGUSR2', () => { throw new RangeError('a secret'); });";
  const server = start({ PORT: '0' }, { before });
  await address(server);
  server.child.kill('SIGUSR2');
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(/"level":60.*"type":"RangeError".*"msg":"uncaught exception"/);
  expect(server.said()).not.toContain('a secret');
});

test('a closed output stream does not end the process', async () => {
  const server = start({ PORT: '0', KORONG_LOG_LEVEL: 'debug' });
  const here = await address(server);
  server.child.stdout.destroy();
  server.child.stderr.destroy();
  // Each is logged.
  for (let i = 0; i < 5; i++) expect((await fetch(`${here}api/health`)).status).toBe(200);
});
