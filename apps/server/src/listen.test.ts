import { createServer as createNet, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { listen } from './listen.js';

const HOST = '127.0.0.1';

test('without a port in the settings the next free one is taken', async () => {
  const blocker = createNet();
  await new Promise<void>(resolve => blocker.listen(0, HOST, resolve));
  const { port } = blocker.address() as AddressInfo;
  const server = fastify();
  const settings = { port, portGiven: false, host: HOST, data: '' };
  const listening = await listen(server, settings);
  expect(listening.ok && listening.port > port && listening.port < port + 20).toBe(true);
  await server.close();
  const strict = fastify();
  expect(await listen(strict, { ...settings, portGiven: true })).toMatchObject({ ok: false });
  await strict.close();
  blocker.close();
});
