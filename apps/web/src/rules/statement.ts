import type { Mark } from '@korong/board';

/** What a board beside a statement shows by moving. */
export interface Demo {
  /** The position it begins with, as text. */
  readonly start: string;
  /** Step by step, as text. */
  readonly steps: readonly string[];
  /** A ring or loaded piece whose destinations are marked before the first step. */
  readonly reach?: string;
  /** A use of a potential that is announced before the first step, as text: pointed at. */
  readonly announced?: string;
  /** Points marked before the first step. */
  readonly marks?: Readonly<Partial<Record<Mark, string>>>;
}

/** One thing that the rules say. Its sentences are `<id>.title`, `<id>.text` and, for the board, `<id>.shows`. */
export interface Statement {
  readonly id: string;
  /** Ids of the rules it covers, as in docs/rules.md; none if it is about both games. */
  readonly rules: readonly string[];
  /** Settles what the published rules leave open. */
  readonly house?: true;
  /** Left out only where there is nothing to move. */
  readonly demo?: Demo;
}

/** A part of a rules page under a heading of its own, `<id>.heading`. */
export interface Chapter {
  readonly id: string;
  readonly statements: readonly Statement[];
}
