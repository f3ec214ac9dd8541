import {
  addStep,
  beginTurn,
  isComplete,
  ok,
  startOf,
  turnText,
  type AnyGame,
  type GameRecord,
  type OptionFields,
  type RecordedTurn,
  type Refusal,
  type Result,
  type Side,
  type Turn,
} from '@korong/rules';
import { cause, type Cause, type Mark } from './cause.js';
import type { Ending, FormatName, Reading } from './reading.js';

/** An end that the players made, not the rules. */
export interface Concession {
  /** `null` is a draw. */
  readonly winner: Side | null;
  readonly by: Exclude<Ending, 'unfinished'>;
}

/** Plays the steps of a foreign record one by one. The rules decide what is legal, who acts and who won. */
export class Playback {
  readonly game: AnyGame;
  readonly options: OptionFields;
  readonly start: unknown;
  readonly startText: string | undefined;
  readonly turns: RecordedTurn[] = [];
  /** Steps after the end. */
  dropped = 0;
  #turn: Turn<unknown, unknown>;
  #concession: Concession | undefined;

  private constructor(game: AnyGame, options: OptionFields, start: unknown, startText?: string) {
    this.game = game;
    this.options = options;
    this.start = start;
    this.startText = startText;
    this.#turn = beginTurn(start);
  }

  /** A playback from the usual start, or from a position text. */
  static at(game: AnyGame, options: OptionFields, position?: string): Result<Playback, Refusal> {
    const start = startOf(game, { options, ...(position !== undefined && { position }) });
    return start.ok ? ok(new Playback(game, options, start.value, position)) : start;
  }

  get position(): unknown {
    return this.#turn.position;
  }

  get toAct(): Side {
    return this.game.toAct(this.position);
  }

  get isOver(): boolean {
    return this.#concession !== undefined || this.game.outcome(this.position) !== undefined;
  }

  get hasBegun(): boolean {
    return this.turns.length > 0 || this.#turn.steps.length > 0;
  }

  /** Plays a step in any spelling of the rules. Steps after the end are counted. */
  read(text: string, mark: Mark): Cause | undefined {
    return this.readWith(position => this.game.readStep(position, text), mark);
  }

  readWith(read: (position: unknown) => Result<readonly unknown[], Refusal>, mark: Mark): Cause | undefined {
    if (this.isOver) {
      this.dropped++;
      return undefined;
    }
    const steps = read(this.position);
    if (!steps.ok) return cause('STEP_REFUSED', mark, steps.error);
    for (const step of steps.value) this.play(step);
    return undefined;
  }

  /** Plays a legal step. */
  play(step: unknown): void {
    this.#turn = addStep(this.game, this.#turn, step);
    if (!isComplete(this.game, this.#turn)) return;
    this.turns.push({ text: turnText(this.game, this.#turn) });
    this.#turn = beginTurn(this.#turn.position);
  }

  /** Ends the game, unless it is over. */
  concede(concession: Concession): void {
    if (!this.isOver) this.#concession = concession;
  }

  /** The result: what the moves give, then what the players did, then `claimed`, what a header says. */
  finish(
    format: FormatName,
    headers: readonly (readonly [string, string | undefined])[],
    claimed?: Side | 'draw',
  ): Reading {
    const end = this.game.outcome(this.position) ?? this.#concession ?? this.#claim(claimed);
    const rest = this.#turn.steps.length > 0 ? [{ text: turnText(this.game, this.#turn) }] : [];
    const known = headers.filter((header): header is readonly [string, string] => Boolean(header[1]));
    const termination = end === undefined || end.by === 'record' ? [] : [['Termination', end.by] as const];
    const record: GameRecord = {
      game: this.game.name,
      options: this.options,
      ...(this.startText !== undefined && { position: this.startText }),
      headers: Object.fromEntries([...known, ...termination]),
      turns: [...this.turns, ...rest],
      result: end === undefined ? null : (end.winner ?? 'draw'),
    };
    return { format, record, ending: end?.by ?? 'unfinished', dropped: this.dropped };
  }

  #claim(claimed: Side | 'draw' | undefined): Concession | undefined {
    return claimed && { winner: claimed === 'draw' ? null : claimed, by: 'record' };
  }
}
