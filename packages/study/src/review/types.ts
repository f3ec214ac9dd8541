import type { Line } from '@korong/engine';
import type { BySide, Side } from '@korong/rules';
import type { Finding } from './finding.js';

/** From the best turn to the worst. */
export const JUDGEMENTS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** A proven result. */
export interface Certainty {
  /** `null` is a draw. */
  readonly winner: Side | null;
  /** Turns of the winner until the end, as far as the search knows; 0 if the game is over. Missing for a draw. */
  readonly turns?: number;
}

/** What is expected of a position. */
export interface Expectation {
  /** The expected result for White: 1 a win, 0 a loss. */
  readonly white: number;
  readonly certain?: Certainty;
}

/** A line of a report, without what only the engine understands. */
export type KnownLine = Omit<Line, 'steps'>;

export interface ReviewedTurn {
  /** In canonical spelling. */
  readonly turn: string;
  readonly side: Side;
  readonly before: Expectation;
  readonly after: Expectation;
  /** The expectation that the turn lost, for the side that made it: from 0 to 1. */
  readonly loss: number;
  /** Missing if there was only one legal turn. */
  readonly judgement?: Judgement;
  /** The best turn known, and the turns expected to follow it. */
  readonly best: string;
  readonly line: readonly string[];
  /** In words: what an inaccuracy, a mistake or a blunder did. The gravest first. */
  readonly findings: readonly Finding[];
  /** Only of an inaccuracy, a mistake or a blunder: what the search knew of the position before it, the best line first. */
  readonly lines?: readonly KnownLine[];
}

export interface GameReview {
  /** One for every position, the last included: one more than turns. `undefined` where no report is known. */
  readonly positions: readonly (Expectation | undefined)[];
  /** `undefined` where the positions before and after are not both known. */
  readonly turns: readonly (ReviewedTurn | undefined)[];
  /** From 0 to 100; `undefined` for a side without a judged turn. */
  readonly accuracy: BySide<number | undefined>;
}
