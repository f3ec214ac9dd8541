import type { GameEnding, GameName, GameReason } from './games.js';
import type { Board } from './hex/board.js';
import type { Refusal, Result } from './refusal.js';

export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];

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

/** How a game ended by its own rules. The rules do not know resignations or flags. */
export interface Outcome<Ending extends string = GameEnding> {
  /** `null` is a draw. */
  readonly winner: Side | null;
  readonly by: Ending;
}

/** Options of a game as written in records and on command lines: plain names and values. */
export type OptionFields = Readonly<Record<string, string>>;

/**
 * One interface for every game. A position is an immutable value. A turn is one or more steps by the same side. The methods trust arguments
 * of the right type, except those that return a refusal: they accept any input.
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
  /** Names of the options, as used in option fields. */
  readonly optionNames: readonly string[];
  /** All endings by the game's own rules. Games do not share endings. */
  readonly endings: readonly Ending[];
  /** The refusal codes of this game alone; shared ones are in `COMMON_CODES`. */
  readonly reasons: readonly Reason[];

  start(options: Options): Position;
  /** The options at the start of the game. */
  options(position: Position): Options;
  readOptions(fields: OptionFields): Result<Options, Refusal>;
  /** The reverse of `readOptions`. It omits default values, except the variant. */
  optionFields(options: Options): OptionFields;
  /** The options with the sides swapped, as for a rematch: a player's own options move with the player. */
  swapSides(options: Options): Options;

  /** The points at the start of the game. The position tells which of them still exist. */
  boardOf(position: Position): Board;

  /** The side to act. Do not assume that it alternates with each step. Meaningless once the game is over. */
  toAct(position: Position): Side;
  /** The kind of step that is due, or `over`. */
  phase(position: Position): string;
  /** Every legal step; none exactly when the game is over. */
  steps(position: Position): readonly Step[];
  /** The position after a step, which must be legal. */
  play(position: Position, step: Step): Position;
  outcome(position: Position): Outcome<Ending> | undefined;
  /** Why `attempt` is not legal here, or `undefined` if it is. Always consistent with `steps`. */
  why(position: Position, attempt: Step): Refusal | undefined;

  stepText(step: Step): string;
  /** Reads one written step in any accepted spelling. Some spellings mean two steps. */
  readStep(position: Position, text: string): Result<readonly Step[], Refusal>;
  /** One line, complete and canonical: equal texts mean equal positions, so it also serves as a key. */
  positionText(position: Position): string;
  /** Accepts a position unless it is provably impossible. */
  readPosition(text: string): Result<Position, Refusal>;

  /** The position under one of the symmetries of its board. */
  transform(position: Position, symmetry: number): Position;
  /** A step in `position` under the same symmetry. */
  transformStep(position: Position, step: Step, symmetry: number): Step;
}

/** A game with the same board in every variant. */
export interface OneBoard {
  readonly board: Board;
}

/** Games whose positions and steps are opaque to the caller. */
export type AnyGame = Game<unknown, unknown, unknown>;
