import type { GameEnding, GameName, GameReason } from './games.js';
import type { Board } from './hex/board.js';
import type { Refusal } from './reasons.js';
import type { Result } from './result.js';

export type Side = 'white' | 'black';

export const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/** One value for each side, such as the reserves of GIPF. */
export interface BySide<T> {
  readonly white: T;
  readonly black: T;
}

/** `value` for `side`, the other side as it was. */
export const withSide = <T>(both: BySide<T>, side: Side, value: T): BySide<T> =>
  side === 'white' ? { white: value, black: both.black } : { white: both.white, black: value };

export const swapped = <T>({ white, black }: BySide<T>): BySide<T> => ({ white: black, black: white });

/** How a game ended by its own rules. A resignation or a flag is no business of the rules. */
export interface Outcome<Ending extends string = GameEnding> {
  /** `null` is a draw. */
  readonly winner: Side | null;
  readonly by: Ending;
}

/** Options of a game as they stand in records and on command lines: names and values in plain words. */
export type OptionFields = Readonly<Record<string, string>>;

/**
 * One interface for every game. A position is an immutable value, a turn is one or more steps by the same side. The methods trust
 * what has the right type, except those that return a refusal: they take whatever people send.
 */
export interface Game<
  Position,
  Step,
  Options,
  Ending extends string = GameEnding,
  Reason extends string = GameReason,
> {
  readonly name: GameName;
  readonly variants: readonly string[];
  /** Names of the options, as they stand in option fields. */
  readonly optionNames: readonly string[];
  /** All ways in which it ends by its own rules. No other game has the same ones. */
  readonly endings: readonly Ending[];
  /** The codes that only this game refuses with; those of several games are in `COMMON_CODES`. */
  readonly reasons: readonly Reason[];

  start(options: Options): Position;
  /** The options that the position was started with. */
  options(position: Position): Options;
  readOptions(fields: OptionFields): Result<Options, Refusal>;
  /** The reverse of `readOptions`; leaves out what has its usual value, except the variant. */
  optionFields(options: Options): OptionFields;
  /** The options with the sides swapped, as for a rematch: what belongs to a player goes along with that player. */
  swapSides(options: Options): Options;

  /** The points that the game began with. It is the position that tells which of them are still there. */
  boardOf(position: Position): Board;

  /** Who acts. Do not assume that it flips after a step: ask. Once the game is over nobody does, and this says nothing. */
  toAct(position: Position): Side;
  /** What kind of step is asked for, or `over`. */
  phase(position: Position): string;
  /** Every legal step; none exactly when the game is over. */
  steps(position: Position): readonly Step[];
  /** The position after a legal step. The caller owes the legality. */
  play(position: Position, step: Step): Position;
  outcome(position: Position): Outcome<Ending> | undefined;
  /** Why `attempt` is not legal here, or `undefined` if it is. Agrees with `steps` on everything. */
  why(position: Position, attempt: Step): Refusal | undefined;

  stepText(step: Step): string;
  /** Reads one written step in any accepted spelling. Some spellings stand for two steps. */
  readStep(position: Position, text: string): Result<readonly Step[], Refusal>;
  /** One line, complete and canonical: equal texts mean equal positions, so it also serves as a key. */
  positionText(position: Position): string;
  /** Accepts only what can be checked to be possible. */
  readPosition(text: string): Result<Position, Refusal>;

  /** The position turned or mirrored by one of the symmetries of its board. */
  transform(position: Position, symmetry: number): Position;
  /** A step in `position` turned or mirrored likewise. */
  transformStep(position: Position, step: Step, symmetry: number): Step;
}

/** A game with the same board in every variant. */
export interface OneBoard {
  readonly board: Board;
}

/** Games whose positions and steps are only handed back to them. */
export type AnyGame = Game<unknown, unknown, unknown>;
