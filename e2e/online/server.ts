// The product as it is hosted: a server process with its own data, and faults between it and a browser.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
/** A timeout for hung processes only. */
const PATIENCE_MS = 180_000;

export interface Hosted {
  readonly address: string;
  readonly port: number;
  /** Its output so far. */
  said(): string;
  /** At once, like a power failure. */
  kill(): Promise<void>;
  /** Restarts at the same port with the same data. */
  restart(): Promise<void>;
  /** Stops it for good and deletes its data. */
  stop(): Promise<void>;
}

const LIMITS = [
  ...['REQUESTS', 'REGISTER', 'GAMES', 'ACCEPTS', 'CHAT', 'MESSAGES', 'REPORTS'],
  ...['OPEN_GAMES', 'LISTED_GAMES', 'LIVE_GAMES', 'SLOW_GAMES', 'CONNECTIONS', 'HTTP_CONNECTIONS'],
];

const start = async (
  data: string,
  port: number,
  hear: (text: string) => void,
): Promise<[ChildProcess, number]> => {
  const limits = Object.fromEntries(LIMITS.map(name => [`KORONG_LIMIT_${name}`, 'off']));
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...limits, PORT: String(port), HOST: '127.0.0.1', KORONG_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const found = new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error(`the server did not start: ${said}`));
    }, PATIENCE_MS);
    const listen = (part: Buffer): void => {
      said += part.toString();
      hear(part.toString());
      const at = /http:\/\/[\w.]+:(\d+)/.exec(said)?.[1];
      if (at === undefined) return;
      clearTimeout(late);
      resolve(Number(at));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', code => {
      clearTimeout(late);
      reject(new Error(`the server ended with ${code}: ${said}`));
    });
  });
  return [child, await found];
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else
      child.on('exit', () => {
        resolve();
      });
  });

export const host = async (): Promise<Hosted> => {
  const data = mkdtempSync(join(tmpdir(), 'korong-online-'));
  let said = '';
  const hear = (text: string): void => {
    said += text;
  };
  let [child, port] = await start(data, 0, hear);
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended(child);
  };
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    said: () => said,
    kill: () => kill('SIGKILL'),
    restart: async () => {
      [child, port] = await start(data, port, hear);
    },
    stop: async () => {
      await kill('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
};

export interface Wire {
  readonly address: string;
  /** Breaks all open connections, and lets nothing through until it is mended. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** A TCP proxy between browser and server that can be cut. */
export const wireTo = async (port: number): Promise<Wire> => {
  const open = new Set<Socket>();
  let whole = true;
  const server: Server = createServer(near => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => {
        other.destroy();
      });
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    whole = false;
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      whole = true;
    },
    close: async () => {
      cut();
      await new Promise(resolve => server.close(resolve));
    },
  };
};
