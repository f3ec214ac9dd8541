import type { GameName } from '@korong/rules';

/**
 * The search's interface to a game: a board that makes and unmakes steps in place, with steps as numbers. Nothing here allocates. `White`
 * is 0, `Black` is 1.
 */
export interface SearchBoard {
  readonly game: GameName;
  /** The buffer size that {@link generate} may need. */
  readonly maxSteps: number;
  /** Step numbers are below this. */
  readonly stepCodes: number;
  /** The side to act. It does not always alternate. */
  readonly toAct: number;
  readonly over: boolean;
  /** 1 if White has won, −1 if Black, 0 for a draw. Valid only once the game is over. */
  readonly result: number;
  /** The 64-bit hash of the position in two halves: a Zobrist hash, except with potentials. */
  readonly hashLow: number;
  readonly hashHigh: number;

  /** Sets the board up from the text of a position, which must be valid. */
  load(position: string): void;
  /** The text of the position on the board. */
  text(): string;
  /** Writes the codes of all legal steps and returns how many there are. */
  generate(into: Int32Array): number;
  /** How many legal steps there are. */
  count(): number;
  make(step: number): void;
  unmake(): void;
  stepText(step: number): string;
  /** The number of a legal step by its text, on boards that do not generate every legal step. */
  codeOf?(text: string): number | undefined;
  /** Whether one good turn of `side` could win the game: a sign, not a proof. Absent on boards that are too slow to look through. */
  nearWin?(side: number): boolean;
  /** How far White is ahead in what counts beside the win, from −1 to 1. Absent where nothing does. */
  lead?(): number;
  /** The probability that a step takes effect, in positions where some may not. If it fails, the same side acts again. */
  readonly oddsOf?: ((step: number) => number) | undefined;
}

/** The maximum number of steps that can be unmade; {@link rebase} makes room again. */
export const MAX_DEPTH = 1_024;

/** The position as one number: as many bits of its hash as fit into it. */
export const hashKey = ({ hashLow, hashHigh }: SearchBoard): number =>
  (hashLow >>> 0) * 2 ** 21 + (hashHigh >>> 11);

/** Makes the current position the base that no step can be unmade from, so that a game can go on without limit. */
export const rebase = (board: SearchBoard): void => {
  board.load(board.text());
};

/** Zobrist keys, the same in every process. */
export const hashNumbers = (count: number, seed: number): Int32Array => {
  let state = seed | 0;
  return Int32Array.from({ length: count }, () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  });
};
