import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { running, type Running } from '../testing/pages.js';
import { WebSocket } from 'ws';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const open = async (environment: Record<string, string>): Promise<Running> => {
  const server = await running({ KORONG_LIMIT_HTTP_CONNECTIONS: '3', ...environment });
  closers.push(() => server.close());
  return server;
};

/** A connection with what it has heard so far. */
const dial = async ({
  port,
}: Running): Promise<{ socket: Socket; heard: () => string; ended: () => boolean }> => {
  const socket = connect(port, '127.0.0.1');
  let [heard, ended] = ['', false];
  socket.on('data', (data: Buffer) => (heard += data.toString('utf8')));
  socket.on('error', () => undefined);
  socket.on('close', () => (ended = true));
  closers.push(() => socket.destroy());
  await new Promise(resolve => socket.once('connect', resolve));
  return { socket, heard: () => heard, ended: () => ended };
};

const ASK = 'GET /api/health HTTP/1.1\r\nHost: korong\r\n\r\n';

test('an address may have so many connections, active or silent, and no more until one ends', async () => {
  const server = await open({});
  const kept = await dial(server);
  kept.socket.write(ASK);
  await expect.poll(kept.heard).toContain('200 OK');
  const silent = [await dial(server), await dial(server)];
  const refused = await dial(server);
  await expect.poll(refused.ended).toBe(true);
  expect(refused.heard()).toContain('HTTP/1.1 429');
  expect(refused.heard()).toContain('{"error":"TOO_MANY_CONNECTIONS"}');
  kept.socket.write(ASK);
  await expect.poll(() => kept.heard().split('200 OK').length).toBe(3);
  silent[0]!.socket.destroy();
  await expect.poll(async () => (await server.get('/api/health').catch(() => undefined))?.status).toBe(200);
});

test('a socket for play is counted as such and not here; a trusted proxy has no limit', async () => {
  const server = await open({});
  for (let i = 0; i < 6; i++) {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/socket`);
    closers.push(() => {
      socket.terminate();
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  }
  const behind = await open({ KORONG_TRUSTED_PROXIES: 'loopback' });
  const many = await Promise.all(Array.from({ length: 10 }, () => dial(behind)));
  many.at(-1)!.socket.write(ASK);
  await expect.poll(many.at(-1)!.heard).toContain('200 OK');
});
