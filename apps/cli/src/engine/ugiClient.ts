import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { GameName } from '@korong/rules';
import type { Limits } from '@korong/engine';
import { message } from '@korong/messages';
import { Fail } from '../fail.js';
import type { Contestant } from './players.js';

/** Another program that speaks UGI. */
export class UgiClient implements Contestant {
  readonly #command: string;
  readonly #process: ChildProcess;
  readonly #limits: Limits;
  readonly #setUp: readonly string[];
  #position = '';
  #turns: string[] = [];
  #awaited: { word: string; resolve: (line: string) => void; reject: (error: Error) => void } | undefined;
  #gone = false;

  constructor(command: string, game: GameName, variant: string, limits: Limits) {
    this.#command = command;
    this.#limits = limits;
    this.#setUp = [`setoption name Game value ${game}`, `setoption name Variant value ${variant}`];
    this.#process = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.#process.stdout! }).on('line', line => {
      const awaited = this.#awaited;
      if (awaited === undefined || line.split(' ')[0] !== awaited.word) return;
      this.#awaited = undefined;
      awaited.resolve(line);
    });
    this.#process.on('exit', () => {
      this.#gone = true;
      this.#awaited?.reject(new Fail(message('error.ugi.gone', { text: command })));
    });
    this.#process.stdin!.on('error', () => undefined); // the exit handler above reports it
  }

  #send(...lines: string[]): void {
    this.#process.stdin!.write(lines.map(line => `${line}\n`).join(''));
  }

  #answer(word: string, ...lines: string[]): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#gone) {
        reject(new Fail(message('error.ugi.gone', { text: this.#command })));
        return;
      }
      this.#awaited = { word, resolve, reject };
      this.#send(...lines);
    });
  }

  async start(position: string): Promise<void> {
    this.#position = position;
    this.#turns = [];
    await this.#answer('ugiok', 'ugi');
    await this.#answer('readyok', ...this.#setUp, 'uginewgame', 'isready');
  }

  make(turn: string): Promise<void> {
    this.#turns.push(turn);
    return Promise.resolve();
  }

  async think(): Promise<string> {
    const { visits, milliseconds } = this.#limits;
    const moves = this.#turns.length > 0 ? ` moves ${this.#turns.join(' ')}` : '';
    const go = visits === undefined ? `movetime ${milliseconds ?? 1_000}` : `nodes ${visits}`;
    const line = await this.#answer('bestmove', `position fen ${this.#position}${moves}`, `go ${go}`);
    const turn = line.split(' ')[1] ?? '';
    this.#turns.push(turn);
    return turn;
  }

  close(): void {
    this.#send('quit');
    this.#process.stdin!.end();
  }
}
