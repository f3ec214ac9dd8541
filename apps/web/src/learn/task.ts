import type { Mark } from '@korong/board';
import type { GameName } from '@korong/rules';

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
  /** The turn ends with the use of a potential: it is announced, and judged then. */
  readonly announces?: true;
  /** Another game than the course is about. */
  readonly game?: GameName;
  /** The game that waits meanwhile, and the use that is at stake in it. */
  readonly outer?: { readonly position: string; readonly announced: string };
  /** The answers win within so many turns of both sides, whatever the other side does, and nothing else does. */
  readonly winsWithin?: number;
}

/** What can be decided about a use that was announced. */
export type Choice = 'challenge' | 'waive' | 'acts' | 'stays';

/**
 * A decision about a use of a potential, by whoever is to act in the position. Its sentences are those of a task, and `<id>.<choice>` for
 * every choice that is wrong.
 */
export interface Question {
  readonly id: string;
  readonly position: string;
  /** The use, as text. */
  readonly announced: string;
  readonly choices: readonly Choice[];
  readonly answer: Choice;
}
