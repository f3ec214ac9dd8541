import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { err, ok, type Result } from '@korong/rules';
import { addressesOf } from './addresses.js';
import { listen } from './listen.js';
import { openLog } from './logs.js';
import { openParts, type Parts } from './parts.js';
import { assemble } from './assemble.js';
import { say } from './say.js';
import { readSettings, type Settings } from './settings/settings.js';
import { FolderLocked } from './store/index.js';

const PAGES = fileURLToPath(new URL('../../web/dist', import.meta.url));

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export interface OpenedServer {
  readonly port: number;
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  /** Takes no more requests, ends those under way and closes everything. */
  readonly end: () => Promise<void>;
}

/** The whole server, listening; or the lines that say why not. Relative folders start at `folder`. */
export const openServer = async (
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
  pages = PAGES,
): Promise<Result<OpenedServer, readonly string[]>> => {
  const read = readSettings(environment, folder);
  if (!read.ok) return err([say('server.settings'), ...read.problems]);
  const settings = read.value;
  if (!existsSync(join(pages, 'index.html'))) return err([say('server.pages', { folder: pages })]);
  const log = openLog(settings.logLevel, process.stderr);
  const parts = await openPatiently(settings, log);
  if (typeof parts === 'string') return err([parts]);
  const { server, end } = await assemble(parts, { pages, version });
  const listening = await listen(server, settings);
  if (listening.ok) return ok({ port: listening.port, settings, log, end });
  await end();
  return err([listening.problem]);
};

/** Starts the server as the environment says and runs until it is told to end. Gives the exit code. */
export const runServer = async (
  environment: NodeJS.ProcessEnv,
  folder: string,
  pages = PAGES,
): Promise<number> => {
  const opened = await openServer(environment, folder, pages);
  if (!opened.ok) return complain(...opened.error);
  const { port, settings, log, end } = opened.value;
  survive(log);
  // A signal may come as soon as the address is known.
  const told = toldToEnd();
  announce(settings, port);
  log.info({ version, store: settings.scaled ? 'postgres' : 'sqlite' }, 'started');
  await told;
  process.stdout.write(`${say('server.ending')}\n`);
  await end();
  log.info('ended');
  return 0;
};

/** Errors that no other handler caught. */
const survive = (log: FastifyBaseLogger): void => {
  // One missed rejection must not end all games.
  process.on('unhandledRejection', error => {
    log.error({ err: error }, 'unhandled rejection');
  });
  // The state of the process is undefined after this. The service manager starts it again.
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
  // The reader of the output may be gone.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
};

const complain = (...lines: readonly string[]): number => {
  process.stderr.write(`${lines.join('\n')}\n`);
  return 1;
};

/** A database that starts together with this server may need a moment. */
const RETRIES = 20;
const PAUSE = 1_000;
const LATER = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|57P03)$/;

/** All parts, or the sentence that says which of them cannot be had. */
const openPatiently = async (settings: Settings, log: FastifyBaseLogger): Promise<Parts | string> => {
  for (let tries = 1; ; tries++) {
    try {
      return await openParts(settings, log);
    } catch (error) {
      const code = codeOf(error);
      if (settings.scaled && tries < RETRIES && LATER.test(code)) {
        log.warn({ code }, 'database or Redis cannot be reached yet');
        await new Promise(resolve => setTimeout(resolve, PAUSE));
        continue;
      }
      log.debug({ err: error }, 'cannot open');
      if (error instanceof FolderLocked) return lockedBy(error, settings.data);
      return settings.scaled
        ? say('server.scaled.none', { why: code })
        : say('server.file.none', { folder: settings.data, why: code });
    }
  }
};

const lockedBy = ({ why, pid }: FolderLocked, folder: string): string => {
  if (why === 'noLocks') return say('server.data.noLocks', { folder });
  return pid === undefined
    ? say('server.data.locked', { folder })
    : say('server.data.lockedBy', { folder, pid });
};

/** The system's or the database's own code, wherever in the chain of causes it is; else the error's message. */
const codeOf = (error: unknown): string => {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
    if (one instanceof AggregateError && one.errors.length > 0) return codeOf(one.errors[0]);
  }
  return error instanceof Error ? error.message : String(error);
};

const announce = ({ host, baseUrl }: Settings, port: number): void => {
  const { here, network } = addressesOf(host, port, networkInterfaces());
  const lines = [
    say('server.here', { address: baseUrl === undefined ? here : `${baseUrl}/` }),
    ...(network.length > 0 && baseUrl === undefined ? [say('server.network', { addresses: network })] : []),
    say('server.end'),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
};

/** A signal that comes later than this is a second one: the user does not want to wait. */
const SAME_SIGNAL = 2_000;

/** A terminal and npm may both send the signal on; a second one at once must not cut the first one's work short. */
const toldToEnd = (): Promise<void> =>
  new Promise(resolve => {
    let first: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        first ??= performance.now();
        if (performance.now() - first > SAME_SIGNAL) process.exit(1);
        resolve();
      });
    }
  });
