import type { Report } from '@korong/engine';
import type { AnyGame, Side, Turn } from '@korong/rules';

/** A turn that was played and the best one known instead, each with what is expected to follow. */
export interface Comparison {
  readonly game: AnyGame;
  readonly side: Side;
  /** Whole turns, the first one of `side`, then by turns. Both lines begin at the same position. */
  readonly played: readonly Turn<unknown, unknown>[];
  readonly best: readonly Turn<unknown, unknown>[];
  /** The report of the position before them. */
  readonly report: Report;
  /** What `side` expects after the played turn: 1 a win, 0 a loss. */
  readonly expected: number;
}

/** What a turn did wrong, and the values of its sentence, `finding.<kind>`. */
export interface Found {
  readonly kind: string;
  readonly values: Readonly<Record<string, string | number | readonly string[]>>;
}

/** What a game finds in turns, of the kinds `F` that only this game has. */
export interface GameFinder<F extends Found = Found> {
  /** The gravest first. */
  readonly kinds: readonly F['kind'][];
  /** The name of the row that a step takes, by its ends: `c3-g7`. */
  rowOf(step: string): string | undefined;
  /** The worth of one thing that is taken in the engine's count of the material: what a row gains. */
  readonly unit: number;
  find(comparison: Comparison): readonly F[];
}
