// Real PostgreSQL and Redis for tests: each on a free port, with its data in a folder of its own, gone when the test is. Used
// by the tests of the server, the tests of its faults and the benchmarks; it imports nothing of the server.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The bootstrap names both, or says with an empty value that there is none; then, and only then, tests may be left out. Run
// by hand they are looked for.
const { POSTGRES_BIN, REDIS_SERVER } = process.env;

/** For `describe.skipIf`. */
export const WITHOUT_POSTGRES = POSTGRES_BIN === '';
export const WITHOUT_REDIS = REDIS_SERVER === '';

const HOST = '127.0.0.1';
const PATIENCE = 90_000;

export interface Service {
  readonly url: string;
  readonly port: number;
  /**
   * Ends it in an orderly way, keeping its data: `start` goes on from there. PostgreSQL cuts its clients off at once on SIGINT
   * (`pg_ctl stop -m fast`), and does not even tidy up on SIGQUIT (`-m immediate`).
   */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** `kill -9` of all its processes, keeping its data. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** What it has used so far, in milliseconds of CPU, with all its processes. */
  readonly cpu: () => number;
  /** Ends it for good and removes its data. */
  readonly remove: () => Promise<void>;
}

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(file => existsSync(file));

const DEBIAN = '/usr/lib/postgresql';

/** Where `initdb` and `postgres` are. */
const postgresFolder = (): string => {
  if (POSTGRES_BIN) return POSTGRES_BIN;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map(version => join(DEBIAN, version, 'bin'))
    .find(folder => existsSync(join(folder, 'initdb')));
  if (found) return found;
  const initdb = onPath('initdb');
  if (!initdb) throw new Error('no PostgreSQL here: install it, or set POSTGRES_BIN to the folder of initdb');
  return join(initdb, '..');
};

const redisServer = (): string => {
  const found = REDIS_SERVER ?? onPath('redis-server');
  if (!found) throw new Error('no redis-server here: install it, or set REDIS_SERVER to its path');
  return found;
};

/** PostgreSQL refuses to run as root; then its own user runs it. */
const postgresUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (what: string): number => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
};

/** Below the ports that a system gives out by itself: a killed service finds its own port free again, however long it was away. */
const PORTS = [16_000, 32_000] as const;

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer()
      .on('error', () => {
        resolve(false);
      })
      .listen(port, HOST, () => {
        server.close(() => {
          resolve(true);
        });
      });
  });

/**
 * Tests run beside each other in up to so many processes, numbered from 1. A port that is free now could be taken by another one
 * before its service listens: each process has ports of its own, and gives none out twice.
 */
const SHARES = 16;
const given = new Set<number>();

export const freePort = async (): Promise<number> => {
  const [first, end] = PORTS;
  const width = (end - first) / SHARES;
  const share = first + (Number(process.env.VITEST_POOL_ID ?? 0) % SHARES) * width;
  for (;;) {
    // At random, for two runs of the tests on one machine.
    const port = share + randomInt(width);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
};

/** What a service says to a first word, or nothing while it does not listen. */
const answers = (port: number, word: Buffer): Promise<Buffer | undefined> =>
  new Promise(resolve => {
    const socket = connect({ host: HOST, port }, () => socket.write(word));
    const end = (answer?: Buffer): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', end).setTimeout(2_000, end);
    socket.once('error', () => {
      end();
    });
    socket.once('close', () => {
      end();
    });
  });

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

interface Recipe {
  readonly name: string;
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly user: { uid: number; gid: number } | undefined;
  /** The signal for an orderly end. */
  readonly ending: NodeJS.Signals;
  readonly ready: () => Promise<boolean>;
}

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

interface Stat {
  readonly pid: number;
  readonly parent: number;
  /** Of 10 ms, its own and those of children that ended. */
  readonly ticks: number;
}

const statOf = (pid: string): Stat | undefined => {
  try {
    // After the name in parentheses: state, parent, …; fields 14 to 17 of all are the ticks.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
    const fields = text.split(' ').map(Number);
    const ticks = fields[11]! + fields[12]! + fields[13]! + fields[14]!;
    return { pid: Number(pid), parent: fields[1]!, ticks };
  } catch {
    return undefined;
  }
};

/** A process and its children; Linux only, nothing elsewhere. */
const familyOf = (pid: number): readonly Stat[] =>
  process.platform !== 'linux'
    ? []
    : readdirSync('/proc')
        .filter(name => /^\d+$/.test(name))
        .flatMap(name => statOf(name) ?? [])
        .filter(stat => stat.pid === pid || stat.parent === pid);

const service = async (recipe: Recipe): Promise<Service> => {
  const { name, url, port, folder, command, args, user, ending, ready } = recipe;
  let child: ChildProcess | undefined;
  let said = '';
  const begin = (): ChildProcess => {
    const begun = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...user });
    const hear = (part: Buffer): void => {
      said = (said + part.toString()).slice(-4_000);
    };
    begun.stdout.on('data', hear);
    begun.stderr.on('data', hear);
    begun.on('error', error => {
      said += error.message;
    });
    return begun;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const going = child;
    child = undefined;
    if (!going || ended(going)) return;
    const gone = new Promise(resolve => going.once('exit', resolve));
    // Children that outlive it would go on answering for a moment.
    const family = signal === 'SIGKILL' ? familyOf(going.pid!) : [];
    going.kill(signal);
    for (const { pid } of family) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended by itself.
      }
    }
    await gone;
  };
  const start = async (): Promise<void> => {
    if (child && !ended(child)) return;
    const deadline = Date.now() + PATIENCE;
    child = begin();
    while (!(await ready())) {
      if (Date.now() > deadline) throw new Error(`${name} did not start: ${said}`);
      await pause(30);
      // After `kill -9` the children of the old one may still hold its memory for a moment.
      if (ended(child)) child = begin();
    }
  };
  const leave = (): void => {
    child?.kill('SIGKILL');
  };
  process.once('exit', leave);
  await start();
  return {
    url,
    port,
    start,
    stop: (signal = ending) => end(signal),
    kill: () => end('SIGKILL'),
    cpu: () => familyOf(child?.pid ?? 0).reduce((sum, { ticks }) => sum + ticks * 10, 0),
    remove: async () => {
      await end('SIGKILL');
      process.off('exit', leave);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};

const temporaryFolder = (name: string, user?: { uid: number; gid: number }): string => {
  const folder = mkdtempSync(join(tmpdir(), `korong-${name}-`));
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
};

// The first message of PostgreSQL's protocol: version 3.0, user and database. It answers `R` (come in) once it is ready and `E`
// while it starts or recovers.
const hello = (): Buffer => {
  const body = Buffer.from('\0\x03\0\0user\0korong\0database\0postgres\0\0', 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
};

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url));

/** A folder with an empty database, made once for all tests of this checkout: a copy costs a fraction of the time. */
const emptyDatabase = (bin: string, user: { uid: number; gid: number } | undefined): string => {
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  const kept = join(CACHE, `postgres-${version.replaceAll(/[^\d.]+/g, '-')}${user?.uid ?? ''}`);
  if (existsSync(kept)) return kept;
  const folder = temporaryFolder('postgres', user);
  const init = ['-D', join(folder, 'data'), '-U', 'korong', '--auth=trust', '--no-sync', '-E', 'UTF8'];
  execFileSync(join(bin, 'initdb'), [...init, '--locale=C'], { cwd: folder, stdio: 'pipe', ...user });
  mkdirSync(CACHE, { recursive: true });
  // Another process may be about to do the same: it is there in whole or not at all, and the first one stays.
  const copied = mkdtempSync(`${kept}-`);
  execFileSync('cp', ['-a', join(folder, 'data'), copied]);
  try {
    renameSync(join(copied, 'data'), kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
  }
  for (const gone of [copied, folder]) rmSync(gone, { recursive: true, force: true });
  return kept;
};

/** A PostgreSQL of its own with an empty database, durable like a real one. `settings`: as for `postgres -c`. */
export const startPostgres = async (settings: Readonly<Record<string, string>> = {}): Promise<Service> => {
  const bin = postgresFolder();
  const user = postgresUser();
  const folder = temporaryFolder('postgres', user);
  const data = join(folder, 'data');
  execFileSync('cp', ['-a', emptyDatabase(bin, user), data]);
  const port = await freePort();
  const all = { listen_addresses: HOST, port: String(port), unix_socket_directories: '', ...settings };
  const started = await service({
    name: 'PostgreSQL',
    url: `postgres://korong@${HOST}:${port}/postgres`,
    port,
    folder,
    command: join(bin, 'postgres'),
    args: ['-D', data, ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    user,
    ending: 'SIGINT',
    ready: async () => (await answers(port, hello()))?.[0] === 'R'.charCodeAt(0),
  });
  return started;
};

/** A Redis of its own that keeps nothing on disk unless told to with `args`. */
export const startRedis = async (args: readonly string[] = ['--save', '']): Promise<Service> => {
  const folder = temporaryFolder('redis');
  const port = await freePort();
  return service({
    name: 'Redis',
    url: `redis://${HOST}:${port}`,
    port,
    folder,
    command: redisServer(),
    args: ['--port', String(port), '--bind', HOST, '--dir', folder, '--daemonize', 'no', ...args],
    user: undefined,
    ending: 'SIGTERM',
    ready: async () =>
      (await answers(port, Buffer.from('PING\r\n')))?.toString().startsWith('+PONG') ?? false,
  });
};
