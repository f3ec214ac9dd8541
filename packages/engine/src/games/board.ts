import type { GameName } from '@korong/rules';

/**
 * What the search asks of a game: a board that is changed in place and changed back, with steps as numbers. Nothing here
 * allocates. `White` is 0, `Black` is 1.
 */
export interface SearchBoard {
  readonly game: GameName;
  /** Room that {@link generate} may need. */
  readonly maxSteps: number;
  /** Who acts. Never assume that it flips. */
  readonly toAct: number;
  readonly over: boolean;
  /** 1 if White has won, −1 if Black, 0 for a draw. Means something only once the game is over. */
  readonly result: number;
  /** 64 bits that tell positions apart, in two halves. */
  readonly hashLow: number;
  readonly hashHigh: number;

  /** Sets the board up from the text of a position. The caller owes that it is one. */
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
  /** The number of a legal step by its text, where not every legal step is generated. */
  codeOf?(text: string): number | undefined;
  /** How likely a step comes about, where not all are sure to. If it does not, the same side does something else. */
  oddsOf?(step: number): number;
}

/** Steps that can be made before some are taken back; {@link settleIn} makes room again. */
export const MAX_DEPTH = 1_024;

/** Makes the position on the board one that nothing can be taken back from, so that a game may go on for ever. */
export const settleIn = (board: SearchBoard): void => {
  board.load(board.text());
};

/** Numbers for hashing, the same in every process. */
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
