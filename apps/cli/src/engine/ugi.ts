import { drive, netFamilyOf, type Report } from '@korong/engine';
import { message } from '@korong/messages';
import { err, gameNamed, ok, type Result } from '@korong/rules';
import { distinctLines } from '@korong/study';
import { explain } from '../explain.js';
import { Fail } from '../fail.js';
import type { startHelper } from './team.js';
import { readGo, readPosition, refusedPosition, type GoCommand, type Place } from './ugiCommands.js';
import { DEFAULTS, INTRODUCTION, setOption, type Options } from './ugiOptions.js';
import { UgiPlayer } from './ugiPlayer.js';

/** Milliseconds between two reports. */
const INFO_EVERY = 250;

const percent = (line: Report['lines'][number]): string => line.proven ?? `${(100 * line.score).toFixed(1)}%`;

/** A separate token pair, so that programs which only parse `score win` keep working. */
const endsIn = (line: Report['lines'][number]): string =>
  line.endsIn === undefined ? '' : ` endsin ${line.endsIn}`;

const QUERIES = ['gameover', 'p1turn', 'result'];

/** The answer to `query`. */
const answerTo = (what: string, { game, position }: Place): string => {
  const outcome = game.outcome(position);
  if (what === 'gameover') return String(outcome !== undefined);
  if (what === 'p1turn') return String(game.toAct(position) === 'white');
  if (outcome === undefined) return 'none';
  return outcome.winner === null ? 'draw' : outcome.winner === 'white' ? 'p1win' : 'p2win';
};

/** What the protocol needs of the program around it. */
export interface UgiHost {
  readonly write: (line: string) => void;
  /** Milliseconds on a monotonic clock. */
  readonly now: () => number;
  /** Lets other work in between two slices. */
  readonly pause: () => Promise<unknown>;
  /** A seed for the random choices of a level. */
  readonly seed: () => number;
  /** Starts a thread that searches along. */
  readonly helper: typeof startHelper;
}

/**
 * The Universal Game Interface: reads lines, writes lines, searches in between. It answers an unknown word with `info string`; it
 * never stays silent or exits.
 */
export class Ugi {
  readonly #host: UgiHost;
  readonly #options: Options = { ...DEFAULTS };
  /** The player, and the nets and options that it was made for. */
  #made: { readonly key: string; readonly player: UgiPlayer } | undefined;
  /** The position that was set, or why it was refused; none for the usual start. */
  #place: Result<Place, string> | undefined;
  #thinking: Promise<void> | undefined;
  #stop = false;
  /** Whether the running search ends by a command alone. */
  #isEndless = false;
  /** Ends the running search. */
  #endSearch: () => void = () => undefined;
  #queue: Promise<void> = Promise.resolve();
  #queued = 0;

  constructor(host: UgiHost) {
    this.#host = host;
  }

  /**
   * Handles one line. False after `quit`. Commands are handled one after the other, and wait for the search; `stop`, `quit` and
   * `isready` do not wait for it.
   */
  async line(text: string): Promise<boolean> {
    const [word = '', ...rest] = text.trim().split(/\s+/);
    if (word === 'stop' || word === 'quit') {
      await this.#halt();
      return word !== 'quit';
    }
    // A program may ask before it stops the search that the commands in the queue wait for.
    if (word === 'isready' && this.#thinking) {
      this.#write('readyok');
      return true;
    }
    this.#queued++;
    this.#queue = this.#queue.then(async () => {
      // A search is no reason to wait, commands before it are.
      if (word !== 'isready') await this.#thinking;
      this.#queued--;
      if (word === 'isready' && this.#thinking) this.#write('readyok');
      else this.#command(word, rest);
    });
    return true;
  }

  #write(line: string): void {
    this.#host.write(line);
  }

  /** Ends all searches, including queued ones. */
  async #halt(): Promise<void> {
    do {
      this.#stop = true;
      this.#endSearch();
      await this.#thinking;
      await this.#host.pause();
    } while (this.#queued > 0 || this.#thinking);
  }

  /** Resolves once all commands so far are done. A search without a limit ends now, since nothing else would end it. */
  async done(): Promise<void> {
    while (this.#queued > 0 || this.#thinking) {
      if (this.#thinking && this.#isEndless) {
        this.#stop = true;
        this.#endSearch();
      }
      await this.#host.pause();
    }
  }

  #command(word: string, rest: string[]): void {
    switch (word) {
      case '':
        return;
      case 'ugi':
        for (const line of INTRODUCTION) this.#write(line);
        return;
      case 'isready':
        // The net is read now, so that the first `go` has all its time.
        this.#prepare();
        this.#write('readyok');
        return;
      case 'uginewgame':
        this.#dismiss();
        this.#place = undefined;
        return;
      case 'setoption':
        this.#setOption(rest);
        return;
      case 'position':
        this.#place = readPosition(rest, () => this.#start());
        if (!this.#place.ok) this.#say(this.#place.error);
        return;
      case 'go':
        this.#go(rest);
        return;
      case 'query':
        this.#query(rest[0] ?? '');
        return;
      default:
        this.#say(message('ugi.word', { text: word.slice(0, 40) }));
    }
  }

  #say(text: string): void {
    this.#write(`info string ${text}`);
  }

  /** The position stays: it may have been set before the options of the search. */
  #setOption(rest: string[]): void {
    const note = setOption(this.#options, rest.join(' '));
    if (note !== undefined) this.#say(note);
  }

  /** Ends the threads, so that the program can end. */
  close(): void {
    this.#dismiss();
  }

  #dismiss(): void {
    this.#made?.player.close();
    this.#made = undefined;
  }

  /** The usual start. */
  #start(): Result<Pick<Place, 'game' | 'position'>, string> {
    const { variant, handicap, potentials, ...project } = this.#options;
    // What is agreed on about potentials counts with potentials alone.
    const { pieces, linked } = potentials === 'none' ? { pieces: 'none', linked: 'none' } : project;
    const chosen = Object.entries({ handicap, potentials, pieces, linked }).filter(
      ([, value]) => value !== 'none',
    );
    const game = gameNamed(this.#options.game);
    const options = game.readOptions({ variant, ...Object.fromEntries(chosen) });
    return options.ok
      ? ok({ game, position: game.start(options.value) })
      : err(refusedPosition(explain(options.error)));
  }

  #current(): Result<Place, string> {
    return this.#place ?? readPosition(['startpos'], () => this.#start());
  }

  #query(what: string): void {
    const place = this.#current();
    if (!QUERIES.includes(what))
      this.#say(message('ugi.query', { text: what.slice(0, 40), queries: QUERIES }));
    else if (!place.ok) {
      this.#say(place.error);
      this.#write('response none');
    } else this.#write(`response ${answerTo(what, place.value)}`);
  }

  #prepare(): void {
    const place = this.#current();
    if (!place.ok) this.#say(place.error);
    else
      this.#playerFor(place.value, why => {
        this.#say(why);
      })?.warmUp(place.value);
  }

  #go(rest: string[]): void {
    const began = this.#host.now();
    const refuse = (why: string): void => {
      this.#say(why);
      this.#write('bestmove none');
    };
    const place = this.#current();
    if (!place.ok) {
      refuse(place.error);
      return;
    }
    const { game, position } = place.value;
    if (game.outcome(position)) {
      refuse(message('GAME_OVER'));
      return;
    }
    const command = readGo(rest, game.toAct(position));
    if (!command.ok) {
      refuse(command.error);
      return;
    }
    const player = this.#playerFor(place.value, refuse);
    if (player === undefined) return;
    this.#stop = false;
    this.#isEndless = command.value.infinite;
    const stopped = new Promise<void>(resolve => {
      this.#endSearch = resolve;
    });
    this.#thinking = this.#think(player, place.value, command.value, began, stopped).finally(() => {
      this.#thinking = undefined;
    });
  }

  /** The player for the present options and positions like this one. */
  #playerFor({ game, position }: Place, refuse: (why: string) => void): UgiPlayer | undefined {
    const text = game.positionText(position);
    const { net, level, seed, threads, hash } = this.#options;
    const key = JSON.stringify({ family: netFamilyOf(game.name, text), net, level, seed, threads, hash });
    try {
      if (this.#made?.key !== key) {
        this.#dismiss();
        const lost = (why: string): void => {
          this.#say(`a thread has ended: ${why}`);
        };
        const begin = seed > 0 ? seed : this.#host.seed();
        const player = new UgiPlayer(game.name, text, this.#options, begin, this.#host.helper, lost);
        this.#made = { key, player };
      }
      return this.#made.player;
    } catch (error) {
      if (!(error instanceof Fail)) throw error;
      refuse(error.message);
      return undefined;
    }
  }

  async #think(
    player: UgiPlayer,
    place: Place,
    { limits, depth, infinite, onClock }: GoCommand,
    began: number,
    stopped: Promise<void>,
  ): Promise<void> {
    const { now, pause } = this.#host;
    let reached = 0;
    let told = began;
    // One line is that of the best turn, which is played.
    const distinct =
      this.#options.multiPv === 1
        ? { wanted: 1, of: (found: Report) => found }
        : distinctLines(place.game, place.position, this.#options.multiPv);
    const { milliseconds = Infinity } = limits;
    const left = milliseconds - (now() - began); // reading a net took its time, and so did the images
    const thoughts = player.think(place, {
      limits: { ...limits, ...(milliseconds === Infinity ? {} : { milliseconds: Math.max(left, 0) }) },
      now,
      lines: distinct.wanted,
      stopWhenDecided: onClock,
      stop: () => this.#stop || reached >= depth,
    });
    const { turn, report } = await drive(thoughts, pause, progress => {
      reached = progress.lines[0]?.line.length ?? 0;
      const shown = distinct.of(progress); // the images of new turns take a while, which counts as thinking
      if (now() - told <= INFO_EVERY) return;
      told = now();
      this.#info(shown, began);
    });
    this.#info(distinct.of(report), began);
    if (infinite) await stopped; // also after the search has nothing left to do
    this.#write(`bestmove ${turn}`);
  }

  #info({ visits, lines }: Report, began: number): void {
    const time = Math.round(this.#host.now() - began);
    for (const [i, line] of lines.entries()) {
      this.#write(
        `info multipv ${i + 1} nodes ${visits} time ${time} nps ${Math.round((1000 * visits) / Math.max(time, 1))} ` +
          `score ${percent(line)} visits ${line.visits}${endsIn(line)} pv ${line.line.join(' ')}`,
      );
    }
  }
}
