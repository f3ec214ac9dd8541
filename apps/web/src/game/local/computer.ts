// The computer's part in a local game: it plays its side and gives hints. Loaded on first use.
import type { Line } from '@korong/engine';
import { positionAt, positionOf, toAct, type Command, type Match } from '@korong/match';
import { beginTurn, isComplete, readTurn, type Side } from '@korong/rules';
import type { Answer, Failure, Question } from '../../engine/workerMessages.js';
import { tellTurn } from '../turn/turns.js';
import type { AnyGameUi } from '../../games/gameUi.js';
import type { Change, State, GameDeps, Thought } from '../turn/state.js';
import { EngineQuery } from './engineQuery.js';
import { isLive } from '../turn/view.js';

/** The computer does not answer at once: a reply that fast feels like a reflex. */
const MIN_PAUSE = 500;
const HINT_VISITS = 600;
const LINES = 3;

/** The part of the LocalController that it needs. */
export interface ComputerHost {
  readonly ui: AnyGameUi;
  readonly deps: GameDeps;
  state(): State;
  set(changes: Partial<State>, change?: Change): void;
  /** Makes the turn and shows it. */
  make(turn: Extract<Command, { kind: 'turn' }>): void;
  /** Settles when the board is still. */
  shown(): Promise<void>;
}

export class Computer {
  readonly #host: ComputerHost;
  readonly #query: EngineQuery;
  readonly #seed: number;

  constructor(host: ComputerHost) {
    this.#host = host;
    this.#query = new EngineQuery(host.deps.engine);
    this.#seed = Math.floor(host.deps.random() * 2 ** 31);
  }

  /** Finds a good turn here. In a finished or reviewed game, finds the turn to have played. */
  async hint(): Promise<void> {
    const { ui } = this.#host;
    const state = this.#host.state();
    const { match, at, draft } = state;
    const position = isLive(state) && draft ? draft.turn.position : positionAt(match, at);
    const game = this.#host.ui.game;
    if (game.outcome(position) !== undefined || state.thinking) return;
    // A complete turn that is not sent yet needs no hint; the next turn is the other side's.
    if (isLive(state) && draft && isComplete(ui.game, draft.turn)) return;
    const side = game.toAct(position);
    this.#host.set({ hint: 'asked', trouble: storageTrouble(state) });
    try {
      // The history lets the engine reuse its tree. A turn under way is sent as a position only, and so is a match in which a use
      // may have been denied.
      const begun =
        (isLive(state) && draft !== undefined && draft.turn.steps.length > 0) ||
        match.setup.links !== undefined;
      const start = game.positionText(begun ? position : match.start);
      const turns = begun ? [] : match.turns.slice(0, at).map(({ text }) => text);
      const asked = game.positionText(position);
      const answer = await this.#ask({ start, turns, visits: HINT_VISITS }, side, asked);
      if (!answer) return;
      const read = readTurn(ui.game, beginTurn(position), answer.turn);
      if (read.status === 'illegal') {
        this.#host.set({ hint: undefined });
        return;
      }
      this.#host.set(
        {
          hint: { turn: read.turn },
          thought: { report: answer.report, position: asked, side, running: false },
        },
        { beats: [], said: [{ key: 'told.hint' }, ...tellTurn(ui, read.turn)] },
      );
    } catch (error) {
      this.#host.set({ hint: undefined, trouble: failureOf(error) });
    }
  }

  /** Plays the computer's turn, if it is to act. */
  async answer(): Promise<void> {
    const { match } = this.#host.state();
    const side = toAct(match);
    const level = side && match.setup.players[side].level;
    if (side === undefined || level === undefined || match.clock?.paused) return;
    const game = this.#host.ui.game;
    this.#host.set({ thinking: true, thought: undefined });
    try {
      const { speed } = this.#host.deps.settings();
      const pause = this.#host.deps.wait(speed === 0 ? 0 : MIN_PAUSE / speed);
      const turns = match.turns.map(({ text }) => text);
      const start = match.setup.links ? decidedPosition(this.#host.ui, match) : match.start;
      const question = { start: game.positionText(start), turns: match.setup.links ? [] : turns, level };
      const asked = game.positionText(decidedPosition(this.#host.ui, match));
      const answer = await this.#ask(question, side, asked, Promise.all([pause, this.#host.shown()]));
      if (!answer) return;
      this.#host.set({ thinking: false, thought: this.#afterwards(answer, asked, side) });
      const text = match.linked?.prefix === undefined ? answer.turn : `${match.linked.prefix};${answer.turn}`;
      this.#host.make({ kind: 'turn', by: side, answers: match.turns.length, text });
    } catch (error) {
      this.#host.set({ thinking: false, trouble: failureOf(error) });
    }
  }

  /** What the search said of the position after its turn; nothing if that ends the game. */
  #afterwards({ turn, report }: Answer, asked: string, side: Side): Thought | undefined {
    const { game } = this.#host.ui;
    const before = game.readPosition(asked);
    const read = before.ok && readTurn(game, beginTurn(before.value), turn);
    if (!read || read.status === 'illegal') return undefined;
    const { position } = read.turn;
    if (game.outcome(position)) return undefined;
    const lines = report.lines.filter(line => line.turn === turn).map(afterTurn);
    return { report: { ...report, lines }, position: game.positionText(position), side, running: false };
  }

  /** Tries again after the engine failed. */
  retry(): Promise<void> {
    this.#host.set({ trouble: storageTrouble(this.#host.state()) });
    return this.answer();
  }

  /** Stops the search soon; the best turn so far is played or shown. */
  stop(): void {
    this.#query.stop();
  }

  /** Cancels the search. */
  drop(): void {
    this.#query.drop();
  }

  #ask(
    question: Omit<Question, 'game' | 'seed' | 'lines'>,
    side: Side,
    position: string,
    until?: Promise<unknown>,
  ): Promise<Answer | undefined> {
    return this.#query.ask(
      { game: this.#host.ui.name, seed: this.#seed, lines: LINES, ...question },
      report => {
        this.#host.set({ thought: { report, position, side, running: true } });
      },
      until,
    );
  }
}

/** The line without its first turn, which counted among those to a win. */
const afterTurn = (line: Line): Line => ({
  ...line,
  ...(line.proven === 'win' && line.endsIn !== undefined ? { endsIn: line.endsIn - 1 } : {}),
  line: line.line.slice(1),
});

/** The position of the turn under way, as far as it is decided. */
const decidedPosition = ({ game }: AnyGameUi, match: Match): unknown => {
  const position = positionOf(match);
  const prefix = match.linked?.prefix;
  const read = prefix !== undefined && readTurn(game, beginTurn(position), prefix);
  return read && read.status !== 'illegal' ? read.turn.position : position;
};

/** A storage failure stays, whatever the engine does. */
const storageTrouble = ({ trouble }: State): State['trouble'] =>
  trouble === 'storage' ? 'storage' : undefined;

const failureOf = (error: unknown): Failure => (error as { failure?: Failure }).failure ?? 'broken';
