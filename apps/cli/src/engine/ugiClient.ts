import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { gameNamed, type GameName, type OptionFields } from '@korong/rules';
import type { Limits } from '@korong/engine';
import { message } from '@korong/messages';
import { Fail } from '../fail.js';
import type { Contestant } from './players.js';
import type { GameLine } from './ugiCommands.js';

/** Seconds to wait for a program that starts up, and for a turn after its time is over. */
const PATIENCE = 30;
/** Seconds to wait for a turn that is limited by nodes alone: no program says how fast it is. */
const PATIENCE_FOR_NODES = 600;

/** Calls `late` after some milliseconds, unless the returned function is called before. */
export type Timer = (milliseconds: number, late: () => void) => () => void;

const realTimer: Timer = (milliseconds, late) => {
  const timeout = setTimeout(late, milliseconds);
  return () => {
    clearTimeout(timeout);
  };
};

interface Awaited {
  readonly word: string;
  resolve(line: string): void;
  reject(error: Error): void;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const startText = (game: GameName, options: OptionFields): string | undefined => {
  const read = gameNamed(game).readOptions(options);
  return read.ok ? gameNamed(game).positionText(gameNamed(game).start(read.value)) : undefined;
};

/** Another program that speaks UGI. One that exits or does not answer in time fails with a message. */
export class UgiClient implements Contestant {
  readonly #command: string;
  readonly #process: ChildProcess;
  readonly #limits: Limits;
  readonly #timer: Timer;
  readonly #setUp: readonly string[];
  /** The text of the usual start: other programs need not read our position texts for it. */
  readonly #usual: string | undefined;
  #base = '';
  #turns: string[] = [];
  #awaited: Awaited | undefined;
  #gone = false;

  constructor(
    command: string,
    game: GameName,
    options: OptionFields,
    limits: Limits,
    timer: Timer = realTimer,
  ) {
    this.#command = command;
    this.#limits = limits;
    this.#timer = timer;
    this.#usual = startText(game, options);
    this.#setUp = Object.entries({ game, ...options }).map(
      ([name, value]) => `setoption name ${capital(name)} value ${value}`,
    );
    this.#process = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.#process.stdout! }).on('line', line => {
      if (line.split(' ')[0] === this.#awaited?.word) this.#awaited!.resolve(line);
    });
    this.#process.on('exit', () => {
      this.#gone = true;
      this.#awaited?.reject(this.#exited());
    });
    this.#process.stdin!.on('error', () => undefined); // the exit handler above reports it
  }

  #exited(): Fail {
    return new Fail(message('error.ugi.gone', { text: this.#command }));
  }

  #send(...lines: string[]): void {
    this.#process.stdin!.write(lines.map(line => `${line}\n`).join(''));
  }

  async #answer(word: string, seconds: number, ...lines: string[]): Promise<string> {
    if (this.#gone) throw this.#exited();
    let cancel = (): void => undefined;
    try {
      return await new Promise<string>((resolve, reject) => {
        this.#awaited = { word, resolve, reject };
        cancel = this.#timer(1_000 * seconds, () => {
          this.#process.kill('SIGKILL');
          reject(new Fail(message('error.ugi.silent', { text: this.#command, word, seconds })));
        });
        this.#send(...lines);
      });
    } finally {
      this.#awaited = undefined;
      cancel();
    }
  }

  async start(position: string, line: GameLine = { base: position, turns: [] }): Promise<void> {
    this.#base = line.base;
    this.#turns = [...line.turns];
    await this.#answer('ugiok', PATIENCE, 'ugi');
    await this.#answer('readyok', PATIENCE, ...this.#setUp, 'uginewgame', 'isready');
  }

  make(turn: string): Promise<void> {
    this.#turns.push(turn);
    return Promise.resolve();
  }

  async think(): Promise<string> {
    const { visits, milliseconds } = this.#limits;
    const from = this.#base === this.#usual ? 'startpos' : `fen ${this.#base}`;
    const moves = this.#turns.length > 0 ? ` moves ${this.#turns.join(' ')}` : '';
    const limits = [
      ...(visits === undefined ? [] : [`nodes ${visits}`]),
      ...(milliseconds === undefined ? [] : [`movetime ${milliseconds}`]),
    ];
    const seconds =
      milliseconds === undefined ? PATIENCE_FOR_NODES : PATIENCE + Math.ceil(milliseconds / 1_000);
    const position = `position ${from}${moves}`;
    const line = await this.#answer('bestmove', seconds, position, `go ${limits.join(' ')}`);
    const turn = line.split(' ')[1] ?? '';
    this.#turns.push(turn);
    return turn;
  }

  close(): void {
    this.#send('quit');
    this.#process.stdin!.end();
  }
}
