import type { Mark } from '@korong/board';

/** The animation of the board beside a statement. */
export interface Demo {
  /** The start position, as text. */
  readonly start: string;
  /** The steps, as text. */
  readonly steps: readonly string[];
  /** A ring or loaded piece whose destinations are marked before the first step. */
  readonly reach?: string;
  /** A use of a potential announced before the first step, as text; drawn as an arrow. */
  readonly announced?: string;
  /** Points marked before the first step. */
  readonly marks?: Readonly<Partial<Record<Mark, string>>>;
}

/** One statement of the rules, or a piece of advice. Its sentences are `<id>.title`, `<id>.text` and, for the board, `<id>.shows`. */
export interface Statement {
  readonly id: string;
  /** Ids of the rules it covers, as in docs/rules.md; none if it is advice or about both games. */
  readonly rules: readonly string[];
  /** Settles a point that the published rules leave open. */
  readonly house?: true;
  /** Left out only if there is nothing to move. */
  readonly demo?: Demo;
}

/** A part of a rules page under its own heading, `<id>.heading`. */
export interface Chapter {
  readonly id: string;
  readonly statements: readonly Statement[];
}
