import { toAct } from '@korong/match';
import { message, type MessageKey } from '@korong/messages';
import { SIDES, games, recordText, turnText, type AnyGame, type Side } from '@korong/rules';
import { askText } from '../describe.js';
import { drawBoard } from '../draw.js';
import { viewOf } from '../games/games.js';
import { contestantOf, type Contestant, type Spec } from '../engine/players.js';
import type { GameLine } from '../engine/ugiCommands.js';
import { explainMatch } from '../explain.js';
import { Fail } from '../fail.js';
import { loadRecord, saveRecord } from '../files.js';
import {
  gameFrom,
  lastStep,
  newGame,
  recordOf,
  stepTexts,
  submit,
  takeBack,
  type LocalGame,
} from '../localGame.js';
import type { StepHistory } from '../stepHistory.js';
import type { Terminal } from '../terminal.js';

const PLAY_COMMANDS = ['board', 'help', 'load', 'moves', 'names', 'quit', 'record', 'save', 'undo'];

/** Every game in every variant, in the order of the menu. */
const MENU = games.flatMap(game => game.variants.map(variant => ({ game, variant })));

/** Asks which game to play; `undefined` if the person declines. */
export const chooseGame = async (
  terminal: Terminal,
): Promise<{ game: AnyGame; start: unknown } | undefined> => {
  terminal.print(message('menu.title'));
  for (const [i, { game, variant }] of MENU.entries()) {
    terminal.print(`  ${i + 1}  ${message(`variant.${game.name}.${variant}` as MessageKey)}`);
  }
  for (;;) {
    const typed = (await terminal.ask(message('menu.ask')))?.trim();
    if (typed === undefined || typed === 'quit') return undefined;
    const chosen = /^[0-9]+$/.test(typed) ? MENU[Number(typed) - 1] : undefined;
    if (chosen === undefined) {
      terminal.print(message('menu.unknown', { text: typed.slice(0, 40) }));
      continue;
    }
    const options = chosen.game.readOptions({ variant: chosen.variant });
    if (options.ok) return { game: chosen.game, start: chosen.game.start(options.value) };
  }
};

/** How the position came about; unknown in the middle of a turn. */
const lineOf = ({ game, made, turn }: StepHistory): GameLine | undefined =>
  turn.steps.length > 0
    ? undefined
    : {
        base: game.positionText((made[0] ?? turn).start),
        turns: made.map(one => turnText(game, one)),
      };

/** The sides that the engine plays, and their settings. */
export type Seats = Readonly<Partial<Record<Side, Spec | undefined>>>;

/** A game at the terminal, from the first line to the last. */
export class PlaySession {
  readonly #terminal: Terminal;
  #seats: Seats;
  /** The engines by side, created on first use. */
  #engines: Partial<Record<Side, Contestant>> = {};
  #local: LocalGame;
  #saved = true;
  #warned = false;
  #names = false;

  constructor(terminal: Terminal, game: AnyGame, start: unknown, seats: Seats = {}) {
    this.#terminal = terminal;
    this.#local = newGame(game, start);
    this.#seats = seats;
  }

  /** The words that may be typed now. */
  words(): readonly string[] {
    return [...stepTexts(this.#local), ...PLAY_COMMANDS];
  }

  async run(): Promise<void> {
    for (const side of SIDES) this.#engine(side); // report a missing net before the first move
    this.#show();
    this.#print(message('play.welcome'));
    try {
      while (await this.#turn());
    } finally {
      this.#dismiss();
    }
    // After an abrupt end the person can still copy the game from the screen.
    if (this.#terminal.interactive && !this.#saved && !this.#warned)
      this.#print(recordText(recordOf(this.#local)));
    this.#print(message('play.bye'));
  }

  /** Handles one line; false at the end. */
  async #turn(): Promise<boolean> {
    await this.#engineTurns();
    this.#print(this.#asked());
    const typed = (await this.#terminal.ask('> '))?.trim();
    if (typed === undefined) return false;
    if (typed === '') return true;
    const [command = '', ...rest] = typed.split(/\s+/);
    const word = command.toLowerCase();
    if (word === 'quit') return !this.#mayLeave();
    if (word !== 'load') this.#warned = false;
    this.#answer(word, typed, rest.join(' '));
    return true;
  }

  #answer(command: string, typed: string, file: string): void {
    const { game, turn } = this.#local.history;
    switch (command) {
      case 'help':
        this.#print(message('play.help'));
        this.#print(viewOf(game).notation(turn.position));
        this.#print(viewOf(game).legend(turn.position));
        return;
      case 'moves': {
        const steps = stepTexts(this.#local);
        this.#print(message('play.moves', { count: steps.length, steps: steps.join('  ') }));
        return;
      }
      case 'board':
        this.#show();
        return;
      case 'names':
        this.#names = !this.#names;
        this.#show();
        return;
      case 'record':
        this.#print(recordText(recordOf(this.#local)));
        return;
      case 'undo':
        this.#undo();
        return;
      case 'save':
      case 'load':
        this.#file(command, file);
        return;
      default:
        this.#play(typed);
    }
  }

  /** The engine that plays a side, if one does. */
  #engine(side: Side): Contestant | undefined {
    const spec = this.#seats[side];
    if (spec === undefined) return undefined;
    const { match, history } = this.#local;
    const seed = Math.floor(Math.random() * 2 ** 31);
    return (this.#engines[side] ??= contestantOf(history.game.name, match.setup.options, spec, seed));
  }

  #dismiss(): void {
    for (const engine of Object.values(this.#engines)) engine.close();
    this.#engines = {};
  }

  /** Lets the engine play while it is its turn. An engine that fails gives its seat to a person. */
  async #engineTurns(): Promise<void> {
    while (!this.#terminal.closed) {
      const { match, history } = this.#local;
      const side = toAct(match);
      if (side === undefined || this.#seats[side] === undefined) return;
      this.#print(message('play.thinking', { side: message(`side.${side}`) }));
      try {
        const engine = this.#engine(side)!;
        await engine.start(history.game.positionText(history.turn.position), lineOf(history));
        const typed = await this.#plan(engine, side);
        const next = submit(this.#local, typed);
        if (!next.ok)
          throw new Fail(
            message('play.badEngine', { text: typed.slice(0, 40), why: explainMatch(next.error) }),
          );
        this.#accept(next.value);
      } catch (error) {
        if (!(error instanceof Fail)) throw error;
        this.#print(error.message);
        this.#seats = { ...this.#seats, [side]: undefined };
        return;
      }
    }
  }

  /** The engine's turn. The players settle aloud what another game decides about. */
  #plan(engine: Contestant, side: Side): Promise<string> {
    const { game, turn } = this.#local.history;
    const stop = (): boolean => this.#terminal.closed;
    const ask = async (step: string): Promise<boolean> => {
      const typed = await this.#terminal.ask(
        message('play.contested', { side: message(`side.${side}`), step }),
      );
      return /^y/i.test(typed?.trim() ?? '');
    };
    return viewOf(game).thinkAloud?.(engine, turn.position, ask, stop) ?? engine.think(stop);
  }

  #play(typed: string): void {
    const next = submit(this.#local, typed);
    if (!next.ok) {
      this.#print(explainMatch(next.error));
      return;
    }
    this.#accept(next.value);
  }

  #accept(local: LocalGame): void {
    this.#local = local;
    this.#saved = false;
    this.#show();
  }

  #undo(): void {
    const step = lastStep(this.#local);
    if (step === undefined) {
      this.#print(message('NOTHING_TO_UNDO'));
      return;
    }
    const before = takeBack(this.#local);
    if (!before.ok) {
      this.#print(explainMatch(before.error));
      return;
    }
    this.#accept(this.#beforeEngine(before.value));
    this.#print(message('play.undone', { step }));
  }

  /** Goes further back until a person is to act: the engine would only repeat its turn. */
  #beforeEngine(local: LocalGame): LocalGame {
    let now = local;
    while (this.#seats[now.match.side] !== undefined) {
      const back = takeBack(now);
      if (!back.ok) return now;
      now = back.value;
    }
    return now;
  }

  #file(command: 'save' | 'load', file: string): void {
    if (file === '') {
      this.#print(message('play.file', { command }));
      return;
    }
    try {
      if (command === 'save') {
        saveRecord(file, recordOf(this.#local));
        this.#print(message('play.saved', { file }));
      } else {
        if (!this.#mayLeave()) return;
        const loaded = loadRecord(file);
        const local = gameFrom(loaded);
        if (!local.ok)
          throw new Fail(message('error.file.record', { text: file, why: explainMatch(local.error) }));
        this.#dismiss();
        this.#local = local.value;
        this.#show();
        this.#print(message('play.loaded', { file, count: loaded.turns.length }));
      }
      this.#saved = true;
    } catch (error) {
      if (!(error instanceof Fail)) throw error;
      this.#print(error.message);
    }
  }

  /** Warns before an unsaved game is dropped, while the person can still answer. */
  #mayLeave(): boolean {
    if (this.#saved || this.#warned || !this.#terminal.interactive) return true;
    this.#warned = true;
    this.#print(message('play.unsaved'));
    return false;
  }

  /** What is asked for now, or how the game ended. */
  #asked(): string {
    const { match, history } = this.#local;
    return match.result?.by === 'length'
      ? message('over.length')
      : askText(history.game, history.turn.position);
  }

  #show(): void {
    const { match, history } = this.#local;
    const { game, turn } = history;
    this.#print('');
    this.#print(drawBoard(game, turn.position, { coloured: this.#terminal.coloured, names: this.#names }));
    this.#print('');
    this.#print(viewOf(game).state(turn.position));
    const last = match.turns.at(-1);
    if (last) this.#print(message('play.lastTurn', { turn: last.text }));
    if (turn.steps.length > 0) this.#print(message('play.thisTurn', { turn: turnText(game, turn) }));
  }

  #print(text: string): void {
    this.#terminal.print(text);
  }
}
