import type { Mark } from '@korong/board';

/** A whole turn as it was played. */
export interface Played<P, S> {
  readonly start: P;
  readonly steps: readonly S[];
  /** The position before each step, and after the last. */
  readonly line: readonly P[];
  /** The position after the turn. */
  readonly position: P;
}

/** A turn that misses the point in a way worth explaining. Its sentence is `<task>.<mistake>`. */
export interface Mistake<P, S> {
  readonly id: string;
  when(turn: Played<P, S>): boolean;
  /** A whole turn that makes it. */
  readonly example: string;
}

/** One turn to find. Its sentences are `<id>.title`, `<id>.goal`, `<id>.hint`, `<id>.done` and those of its mistakes. */
export interface Task<P, S> {
  readonly id: string;
  readonly position: string;
  readonly marks?: Readonly<Partial<Record<Mark, string>>>;
  accepts(turn: Played<P, S>): boolean;
  /** Whole turns that solve it; all there are where it is about a win. */
  readonly answers: readonly string[];
  /** The first that fits is named. */
  readonly mistakes: readonly Mistake<P, S>[];
  /** The answers win within so many turns of both sides, whatever the other side does, and nothing else does. */
  readonly winsWithin?: number;
}
