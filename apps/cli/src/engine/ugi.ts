import {
  drive,
  levelPlayer,
  levelsOf,
  netPlayer,
  playoutPlayer,
  type EnginePlayer,
  type Report,
} from '@korong/engine';
import { err, gameNamed, ok, type AnyGame, type Result } from '@korong/rules';
import { Fail } from '../fail.js';
import { loadNet } from './nets.js';
import { readGo, readPosition, type GameLine, type GoCommand } from './ugiCommands.js';
import { DEFAULTS, INTRODUCTION, setOption, type Options } from './ugiOptions.js';

/** Milliseconds between two reports. */
const INFO_EVERY = 250;

const percent = (line: Report['lines'][number]): string => line.proven ?? `${(100 * line.score).toFixed(1)}%`;

/**
 * The Universal Game Interface: reads lines, writes lines, searches in between. It answers an unknown word with `info string`; it
 * never stays silent or exits.
 */
export class Ugi {
  readonly #write: (line: string) => void;
  readonly #now: () => number;
  readonly #pause: () => Promise<unknown>;
  readonly #options: Options = { ...DEFAULTS };
  #player: EnginePlayer | undefined;
  #position: unknown;
  /** The position as a start text and the turns after it. */
  #line: GameLine = { base: '', turns: [] };
  /** The same for the player's own board, so that it need not start anew. */
  #playerLine: GameLine | undefined;
  #thinking: Promise<void> | undefined;
  #stop = false;
  /** Ends the running search. */
  #endSearch: () => void = () => undefined;
  #queue: Promise<void> = Promise.resolve();
  #queued = 0;

  constructor(write: (line: string) => void, now: () => number, pause: () => Promise<unknown>) {
    this.#write = write;
    this.#now = now;
    this.#pause = pause;
  }

  /**
   * Handles one line. False after `quit`. Commands that change the position wait for the search; `stop`, `quit` and `isready` do
   * not wait.
   */
  async line(text: string): Promise<boolean> {
    const [word = '', ...rest] = text.trim().split(/\s+/);
    if (word === 'stop' || word === 'quit') {
      await this.#halt();
      return word !== 'quit';
    }
    if (word === 'isready') this.#write('readyok');
    else {
      this.#queued++;
      this.#queue = this.#queue.then(async () => {
        await this.#thinking;
        this.#queued--;
        this.#command(word, rest);
      });
    }
    return true;
  }

  /** Ends all searches, including queued ones. */
  async #halt(): Promise<void> {
    do {
      this.#stop = true;
      this.#endSearch();
      await this.#thinking;
      await this.#pause();
    } while (this.#queued > 0 || this.#thinking);
  }

  /** Resolves once all commands so far are done. */
  async done(): Promise<void> {
    await this.#queue;
    await this.#thinking;
  }

  #command(word: string, rest: string[]): void {
    switch (word) {
      case '':
        return;
      case 'ugi':
        for (const line of INTRODUCTION) this.#write(line);
        return;
      case 'uginewgame':
        this.#forget();
        return;
      case 'setoption':
        this.#setOption(rest);
        return;
      case 'position':
        this.#setPosition(rest);
        return;
      case 'go':
        this.#go(rest);
        return;
      case 'query':
        this.#query(rest[0] ?? '');
        return;
      default:
        this.#say(`unknown word ${word.slice(0, 40)}`);
    }
  }

  #say(text: string): void {
    this.#write(`info string ${text}`);
  }

  #setOption(rest: string[]): void {
    const complaint = setOption(this.#options, rest.join(' '));
    if (complaint === undefined) this.#forget();
    else this.#say(complaint);
  }

  #forget(): void {
    this.#player = undefined;
    this.#position = undefined;
    this.#playerLine = undefined;
  }

  #game(): AnyGame {
    return gameNamed(this.#options.game);
  }

  /** The usual start. */
  #start(): Result<unknown, string> {
    const { variant, handicap, potentials, pieces, linked } = this.#options;
    const chosen = Object.entries({ handicap, potentials, pieces, linked }).filter(
      ([, value]) => value !== 'none',
    );
    const options = this.#game().readOptions({ variant, ...Object.fromEntries(chosen) });
    return options.ok
      ? ok(this.#game().start(options.value))
      : err(`${options.error.code} ${options.error.text ?? ''}`);
  }

  /** All of it is applied or nothing. */
  #setPosition(rest: string[]): void {
    const read = readPosition(rest, this.#game(), () => this.#start());
    if (!read.ok) {
      this.#say(read.error);
      return;
    }
    this.#position = read.value.position;
    this.#line = read.value.line;
  }

  #query(what: string): void {
    const game = this.#game();
    if (this.#position === undefined) this.#setPosition(['startpos']);
    const position = this.#position;
    if (position === undefined) return;
    const outcome = game.outcome(position);
    if (what === 'gameover') this.#write(`response ${outcome !== undefined}`);
    else if (what === 'p1turn') this.#write(`response ${game.toAct(position) === 'white'}`);
    else if (what === 'result') {
      const result =
        outcome && (outcome.winner === null ? 'draw' : outcome.winner === 'white' ? 'p1win' : 'p2win');
      this.#write(`response ${result ?? 'none'}`);
    } else this.#say(`unknown query ${what.slice(0, 40)}`);
  }

  #go(rest: string[]): void {
    const game = this.#game();
    if (this.#position === undefined) this.#setPosition(['startpos']);
    if (this.#position === undefined || game.outcome(this.#position)) {
      this.#write('bestmove none');
      return;
    }
    const command = readGo(rest, game.toAct(this.#position));
    if (!command.ok) this.#say(command.error);
    const player = command.ok ? this.#playerFor() : undefined;
    if (!command.ok || player === undefined) {
      this.#write('bestmove none');
      return;
    }
    this.#stop = false;
    const stopped = new Promise<void>(resolve => {
      this.#endSearch = resolve;
    });
    this.#thinking = this.#think(player, command.value, stopped).finally(() => {
      this.#thinking = undefined;
    });
  }

  #playerFor(): EnginePlayer | undefined {
    if (this.#player) return this.#player;
    const { game, net, level, hash } = this.#options;
    const memory = hash * 1024 * 1024;
    try {
      if (net === 'playouts') this.#player = playoutPlayer(game, 1, { memory });
      else if (level === 0) this.#player = netPlayer(loadNet(game, net), { memory });
      // The time of the first search is the random seed, so that games differ.
      else
        this.#player = levelPlayer(
          loadNet(game, net === 'small' ? levelsOf(game)[level - 1]!.net : net),
          level,
          Math.floor(this.#now()),
          { memory },
        );
      return this.#player;
    } catch (error) {
      if (!(error instanceof Fail)) throw error;
      this.#say(error.message);
      return undefined;
    }
  }

  async #think(player: EnginePlayer, command: GoCommand, stopped: Promise<void>): Promise<void> {
    const { limits, depth, infinite, onClock } = command;
    const began = this.#now();
    let reached = 0;
    let told = began;
    this.#syncBoard(player);
    const thoughts = player.think({
      limits,
      now: this.#now,
      lines: this.#options.multiPv,
      stopWhenDecided: onClock,
      stop: () => this.#stop || reached >= depth,
    });
    const { turn, report } = await drive(thoughts, this.#pause, progress => {
      reached = progress.lines[0]?.line.length ?? 0;
      if (this.#now() - told <= INFO_EVERY) return;
      told = this.#now();
      this.#info(progress, began);
    });
    this.#info(report, began);
    if (infinite) await stopped; // also after the search has nothing left to do
    this.#playerLine = { base: this.#line.base, turns: [...this.#line.turns, turn] };
    this.#write(`bestmove ${turn}`);
  }

  /** Brings the player's board to the position: by the turns since, or else from the start. */
  #syncBoard(player: EnginePlayer): void {
    const { base, turns } = this.#line;
    const known = this.#playerLine;
    this.#playerLine = undefined;
    if (known?.base === base && known.turns.every((turn, i) => turn === turns[i])) {
      for (const turn of turns.slice(known.turns.length)) player.make(turn);
    } else player.start(this.#game().positionText(this.#position));
  }

  #info({ visits, lines }: Report, began: number): void {
    const time = Math.round(this.#now() - began);
    for (const [i, line] of lines.entries()) {
      this.#write(
        `info multipv ${i + 1} nodes ${visits} time ${time} nps ${Math.round((1000 * visits) / Math.max(time, 1))} ` +
          `score ${percent(line)} visits ${line.visits} pv ${line.line.join(' ')}`,
      );
    }
  }
}
