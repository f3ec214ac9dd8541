import type { Mark } from '@korong/board';
import type { GameName } from '@korong/rules';

/** A complete turn as it was played. */
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
  /** A complete turn with this mistake. */
  readonly example: string;
}

/** One turn to find. Its sentences are `<id>.title`, `<id>.goal`, `<id>.hint`, `<id>.done` and those of its mistakes. */
export interface Task<P, S> {
  readonly id: string;
  readonly position: string;
  readonly marks?: Readonly<Partial<Record<Mark, string>>>;
  accepts(turn: Played<P, S>): boolean;
  /** Complete turns that solve it; all of them if the task is about a win. */
  readonly answers: readonly string[];
  /** The first match is named. */
  readonly mistakes: readonly Mistake<P, S>[];
  /** The turn ends with the use of a potential, which is announced and then judged. */
  readonly announces?: true;
  /** The game of the task, if it differs from the course's. */
  readonly game?: GameName;
  /** The outer game, and the use at stake in it. */
  readonly outer?: { readonly position: string; readonly announced: string };
  /** The answers, and only they, force a win within this many turns of both sides. */
  readonly winsWithin?: number;
}

/** The possible decisions about an announced use. */
export type Choice = 'challenge' | 'waive' | 'acts' | 'stays';

/**
 * A decision about a use of a potential, by the side to act in the position. Its sentences are those of a task, and
 * `<id>.<choice>` for every wrong choice.
 */
export interface Question {
  readonly id: string;
  readonly position: string;
  /** The use, as text. */
  readonly announced: string;
  readonly choices: readonly Choice[];
  readonly answer: Choice;
}
