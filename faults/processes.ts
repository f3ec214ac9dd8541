// Runs the server as a process, started as a host would, to be killed, stopped and measured from outside.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../apps/server/src/testing/services.ts';
import { ask, wait } from './load/api.ts';

const MAIN = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));
/** A timeout for hung processes only. */
const PATIENCE = 180_000;

const LIMITS = [
  ...['REQUESTS', 'SIGN_IN', 'RECOVER', 'REGISTER', 'GAMES', 'ACCEPTS', 'CHAT', 'REPORTS', 'MESSAGES'],
  ...['OPEN_GAMES', 'LISTED_GAMES', 'LIVE_GAMES', 'SLOW_GAMES', 'CONNECTIONS', 'HTTP_CONNECTIONS'],
];

/** One machine plays thousands of players, so the per-visitor limits are lifted. */
export const NO_LIMITS: Readonly<Record<string, string>> = Object.fromEntries(
  LIMITS.map(name => [`KORONG_LIMIT_${name}`, 'off']),
);

interface Folder {
  readonly path: string;
  remove(): void;
}

export const temporaryFolder = (): Folder => {
  const path = mkdtempSync(join(tmpdir(), 'korong-faults-'));
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};

/** CPU milliseconds of a process so far, all threads together. */
export const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** Resident memory of a process in megabytes. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** No process outlives the tests. */
const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

export interface ServerProcess {
  readonly base: string;
  /** The pid of the running process. */
  readonly pid: number;
  readonly runs: boolean;
  /** Its latest output, on both streams. */
  readonly said: string;
  /** Resolves when it is ready to serve. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Stops it as a host would. Returns the exit code. */
  stop(): Promise<number | null>;
}

export interface ServerOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly port?: number;
  /** Flags for Node itself, such as --cpu-prof. */
  readonly nodeOptions?: readonly string[];
  /** A program to start instead of the server. */
  readonly main?: string;
}

/** All servers of this test file. */
const made: ServerProcess[] = [];

const LAST_LINES = 40;

/** The latest output of every server. */
const lastWords = (): string =>
  made
    .map(({ base, said }) => `--- ${base}\n${said.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}\n`)
    .join('');

// Often only the server's output explains a failed test. Benchmarks use these processes too, without tests.
if (process.env.VITEST !== undefined) {
  const { afterEach } = await import('vitest');
  afterEach(({ task }) => {
    if (task.result?.state !== 'fail' || made.length === 0) return;
    process.stderr.write(`${task.name}: the last lines of its servers\n${lastWords()}`);
  });
}

export const createServerProcess = async ({
  environment,
  port,
  nodeOptions = [],
  main = MAIN,
}: ServerOptions): Promise<ServerProcess> => {
  const taken = port ?? (await freePort());
  const base = `http://127.0.0.1:${taken}`;
  let child: ChildProcess | undefined;
  let said = '';
  const hear = (data: Buffer): void => {
    said = (said + data.toString()).slice(-20_000);
  };
  const runs = (): boolean => child?.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const ending = child;
    if (!ending || !runs()) return ending?.exitCode ?? null;
    const ended = new Promise<void>(resolve => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
    return ending.exitCode;
  };
  const server: ServerProcess = {
    base,
    get pid() {
      return child!.pid!;
    },
    get runs() {
      return runs();
    },
    get said() {
      return said;
    },
    start: async () => {
      child = spawn(process.execPath, [...nodeOptions, main], {
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          PORT: String(taken),
          HOST: '127.0.0.1',
          KORONG_LOG_LEVEL: 'warn',
          KORONG_ENGINE_THREADS: '1',
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const begun = child;
      alive.add(begun);
      begun.once('exit', (code, signal) => {
        alive.delete(begun);
        // Its exit status is part of its output.
        hear(Buffer.from(`--- ended: ${code ?? signal}\n`));
      });
      child.stdout!.on('data', hear);
      child.stderr!.on('data', hear);
      const patience = performance.now() + PATIENCE;
      for (;;) {
        const ready = await ask(base, 'GET', '/api/ready').catch(() => undefined);
        if (ready?.status === 200) return;
        if (!runs() || performance.now() > patience)
          throw new Error(`the server is not ready (${ready?.status ?? 'no answer'}): ${said}`);
        await wait(30);
      }
    },
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
  made.push(server);
  return server;
};
