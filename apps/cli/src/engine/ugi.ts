import {
  LEVELS,
  levelPlayer,
  netPlayer,
  playoutPlayer,
  timeFor,
  type Limits,
  type Player,
  type Report,
} from '@korong/engine';
import { beginTurn, findGame, readTurn, turnText, type AnyGame } from '@korong/rules';
import { Fail } from '../fail.js';
import { loadNet } from './nets.js';
import { DEFAULTS, INTRODUCTION, setOption, type Options } from './ugiOptions.js';

/** A start position and the turns after it. */
interface Way {
  readonly base: string;
  readonly turns: readonly string[];
}

/** Words of `go` that take a number. */
const NUMBERS = ['nodes', 'movetime', 'depth', 'p1time', 'p2time', 'p1inc', 'p2inc'];

/** Milliseconds between two reports. */
const TELL_EVERY = 250;

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
  #player: Player | undefined;
  #position: unknown;
  /** The position as a start text and the turns after it. */
  #way: Way = { base: '', turns: [] };
  /** The same for the player's own board, so that it need not start anew. */
  #known: Way | undefined;
  #thinking: Promise<void> | undefined;
  #stop = false;
  /** Ends the running search. */
  #heard: () => void = () => undefined;
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
      this.#heard();
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
    this.#known = undefined;
  }

  #game(): AnyGame {
    const found = findGame(this.#options.game);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  }

  /** The usual start, or a printed refusal. */
  #start(): unknown {
    const { variant, handicap } = this.#options;
    const options = this.#game().readOptions({ variant, ...(handicap === 'none' ? {} : { handicap }) });
    if (options.ok) return this.#game().start(options.value);
    this.#say(`${options.error.code} ${options.error.text ?? ''}`);
    return undefined;
  }

  /** `startpos` or `fen TEXT`, then `moves` and turns. All of it is applied or nothing. */
  #setPosition(rest: string[]): void {
    const at = rest.indexOf('moves');
    const [kind, ...words] = at < 0 ? rest : rest.slice(0, at);
    const turns = at < 0 ? [] : rest.slice(at + 1);
    const game = this.#game();
    if (kind !== 'fen' && kind !== 'startpos') {
      this.#say('position is startpos or fen TEXT, then moves');
      return;
    }
    const read = kind === 'fen' ? game.readPosition(words.join(' ')) : undefined;
    if (read && !read.ok) {
      this.#say(`position refused: ${read.error.code}`);
      return;
    }
    let position = read ? read.value : this.#start();
    if (position === undefined) return;
    const base = game.positionText(position);
    const made: string[] = [];
    for (const text of turns) {
      const reading = readTurn(game, beginTurn<unknown, unknown>(position), text);
      if (reading.status === 'impossible') {
        this.#say(`turn refused: ${text.slice(0, 80)} ${reading.refusal.code}`);
        return;
      }
      position = reading.turn.position;
      made.push(turnText(game, reading.turn));
    }
    this.#position = position;
    this.#way = { base, turns: made };
  }

  #query(what: string): void {
    const game = this.#game();
    const position = this.#position ?? this.#start();
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
    const bad = NUMBERS.find(
      name => rest.includes(name) && !/^[0-9]{1,9}$/.test(rest[rest.indexOf(name) + 1] ?? ''),
    );
    if (bad !== undefined) this.#say(`no number after ${bad}`);
    const player = bad === undefined ? this.#ready() : undefined;
    if (player === undefined) {
      this.#write('bestmove none');
      return;
    }
    this.#stop = false;
    const stopped = new Promise<void>(resolve => {
      this.#heard = resolve;
    });
    this.#thinking = this.#think(player, rest, stopped).finally(() => {
      this.#thinking = undefined;
    });
  }

  #ready(): Player | undefined {
    if (this.#player) return this.#player;
    const { game, net, level, hash } = this.#options;
    const memory = hash * 1024 * 1024;
    try {
      if (net === 'playouts') this.#player = playoutPlayer(game, 1, { memory });
      else if (level === 0) this.#player = netPlayer(loadNet(game, net), { memory });
      // The time of the first search is the random seed, so that games differ.
      else
        this.#player = levelPlayer(
          loadNet(game, net === 'small' ? LEVELS[level - 1]!.net : net),
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

  async #think(player: Player, rest: string[], stopped: Promise<void>): Promise<void> {
    const began = this.#now();
    const depth = rest[0] === 'depth' ? Number(rest[1]) : Infinity;
    let reached = 0;
    let told = began;
    this.#bring(player);
    const thoughts = player.think({
      limits: this.#limits(rest),
      now: this.#now,
      lines: this.#options.multiPv,
      hurry: rest.includes('p1time') || rest.includes('p2time'),
      stop: () => this.#stop || reached >= depth,
    });
    for (;;) {
      const { done, value } = thoughts.next();
      if (done) {
        this.#tell(value.report, began);
        if (rest[0] === 'infinite') await stopped; // also after the search has nothing left to do
        this.#known = { base: this.#way.base, turns: [...this.#way.turns, value.turn] };
        this.#write(`bestmove ${value.turn}`);
        return;
      }
      reached = value.lines[0]?.line.length ?? 0;
      if (this.#now() - told > TELL_EVERY) {
        told = this.#now();
        this.#tell(value, began);
      }
      await this.#pause();
    }
  }

  /** Brings the player's board to the position: by the turns since, or else from the start. */
  #bring(player: Player): void {
    const { base, turns } = this.#way;
    const known = this.#known;
    this.#known = undefined;
    if (known?.base === base && known.turns.every((turn, i) => turn === turns[i])) {
      for (const turn of turns.slice(known.turns.length)) player.make(turn);
    } else player.start(this.#game().positionText(this.#position));
  }

  #tell({ visits, lines }: Report, began: number): void {
    const time = Math.round(this.#now() - began);
    for (const [i, line] of lines.entries()) {
      this.#write(
        `info multipv ${i + 1} nodes ${visits} time ${time} nps ${Math.round((1000 * visits) / Math.max(time, 1))} ` +
          `score ${percent(line)} visits ${line.visits} pv ${line.line.join(' ')}`,
      );
    }
  }

  #limits(rest: string[]): Limits {
    const value = (name: string): number | undefined => {
      const at = rest.indexOf(name);
      const number = at < 0 ? NaN : Number(rest[at + 1]);
      return Number.isFinite(number) && number >= 0 ? number : undefined;
    };
    const nodes = value('nodes');
    const time = value('movetime');
    if (nodes !== undefined) return { visits: Math.max(1, Math.floor(nodes)) };
    if (time !== undefined) return { milliseconds: time };
    const me = this.#game().toAct(this.#position) === 'white' ? 'p1' : 'p2';
    const left = value(`${me}time`);
    return left === undefined ? {} : { milliseconds: timeFor(left, value(`${me}inc`) ?? 0) };
  }
}
