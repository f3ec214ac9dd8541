// The server in a process with its own data folder, and players with some history.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

export interface Running {
  readonly address: string;
  stop(): Promise<void>;
}

/** Without limits, unless some are given. */
export const startServer = async (settings: Readonly<Record<string, string>> = {}): Promise<Running> => {
  const data = mkdtempSync(join(tmpdir(), 'korong-account-'));
  const names = [
    ...['REQUESTS', 'SIGN_IN', 'RECOVER', 'REGISTER', 'GAMES', 'ACCEPTS', 'MESSAGES'],
    ...['OPEN_GAMES', 'LISTED_GAMES', 'LIVE_GAMES', 'SLOW_GAMES', 'HTTP_CONNECTIONS'],
  ];
  const off = Object.fromEntries(names.map(name => [`KORONG_LIMIT_${name}`, 'off']));
  const env = { ...process.env, ...off, ...settings, PORT: '0', HOST: '127.0.0.1', KORONG_DATA: data };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>(resolve =>
    child.once('exit', () => {
      resolve();
    }),
  );
  const address = await new Promise<string>((resolve, reject) => {
    let [said, complaints] = ['', ''];
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const found = /(http:\/\/127\.0\.0\.1:\d+)\//.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
    child.once('exit', code => {
      reject(new Error(`The server ended with ${code}: ${complaints}`));
    });
  });
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
};

/** A player who uses the API without a browser. */
export class Person {
  readonly address: string;
  cookie = '';
  id = '';
  #sent = 0;

  constructor(address: string) {
    this.address = address;
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.address}/api/${path}`, {
      method,
      headers: {
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0]!;
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  static async guest(address: string, name: string): Promise<Person> {
    const person = new Person(address);
    person.id = (await person.ask<{ player: { id: string } }>('POST', 'guest', { name })).player.id;
    return person;
  }

  /** The id of the game. */
  async offer(wish: object = {}): Promise<string> {
    const { id } = await this.ask<{ id: string }>('POST', 'games', {
      game: 'yinsh',
      options: { variant: 'blitz' },
      colour: 'white',
      listed: true,
      ...wish,
    });
    return id;
  }

  async accept(id: string): Promise<void> {
    await this.ask('POST', `games/${id}/accept`);
  }

  /** Resigns these games, and waits until that is stored. */
  async resign(ids: readonly string[]): Promise<void> {
    await this.#send(ids.map(game => ({ game, command: { kind: 'resign' } })));
  }

  /** Makes turn number `n` of a game, from 0, and waits until that is stored. */
  async turn(game: string, n: number, text: string): Promise<void> {
    await this.#send([{ game, command: { kind: 'turn', answers: n, text } }]);
  }

  /** One after the other. */
  async #send(commands: readonly { readonly game: string; readonly command: object }[]): Promise<void> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.cookie, origin: this.address },
    });
    const say = (message: object): void => {
      socket.send(JSON.stringify(message));
    };
    const left = [...commands];
    const next = (resolve: () => void): void => {
      const command = left.shift();
      if (command === undefined) resolve();
      else say({ kind: 'do', id: `${command.game}-${++this.#sent}`, ...command });
    };
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () => {
        say({ kind: 'hello', protocol: 1, version: 'test' });
        next(resolve);
      });
      socket.on('message', (data: Buffer) => {
        const { kind } = JSON.parse(data.toString()) as { kind: string };
        if (kind === 'refused') reject(new Error(data.toString()));
        if (kind === 'ack') next(resolve);
      });
    });
    socket.close();
  }
}
