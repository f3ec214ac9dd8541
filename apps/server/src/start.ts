import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { addressesOf } from './addresses.js';
import { listen } from './listen.js';
import { say } from './say.js';
import { createServer } from './server.js';
import { readSettings } from './settings.js';

const PAGES = fileURLToPath(new URL('../../web/dist', import.meta.url));

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** How long requests under way may take to end once the server has been told to. */
const PATIENCE = 5_000;

/** Starts the server as the environment says and runs until it is told to end. Gives the exit code. */
export const runServer = async (
  environment: NodeJS.ProcessEnv,
  folder: string,
  pages = PAGES,
): Promise<number> => {
  const settings = readSettings(environment, folder);
  if (!settings.ok) return complain(say('server.settings'), ...settings.problems);
  if (!existsSync(join(pages, 'index.html'))) return complain(say('server.pages', { folder: pages }));
  const server = await createServer({ pages, version });
  const listening = await listen(server, settings.value);
  if (!listening.ok) return complain(listening.problem);
  announce(settings.value.host, listening.port);
  await toldToEnd();
  process.stdout.write(`${say('server.ending')}\n`);
  await end(server);
  return 0;
};

const complain = (...lines: readonly string[]): number => {
  process.stderr.write(`${lines.join('\n')}\n`);
  return 1;
};

const announce = (host: string, port: number): void => {
  const { here, network } = addressesOf(host, port, networkInterfaces());
  const lines = [
    say('server.here', { address: here }),
    ...(network.length > 0 ? [say('server.network', { addresses: network })] : []),
    say('server.end'),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
};

/** A terminal and npm may both send the signal on; a second one must not cut short what the first began. */
const toldToEnd = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        resolve();
      });
    }
  });

/** Takes no more requests, lets those under way end, and then cuts what is left. */
const end = async (server: FastifyInstance): Promise<void> => {
  const impatient = setTimeout(() => {
    server.server.closeAllConnections();
  }, PATIENCE);
  await server.close();
  clearTimeout(impatient);
};
