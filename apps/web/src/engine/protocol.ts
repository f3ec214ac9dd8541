// What the page and its engine say to each other. Positions and turns travel as text.
import type { GameName } from '@korong/rules';
import type { Level, Report } from '@korong/engine';

export interface Question {
  readonly game: GameName;
  /** The position that the game began with. */
  readonly start: string;
  /** The turns made since. */
  readonly turns: readonly string[];
  /** Plays at this level, 1 to 10; without it as well as `visits` allow. */
  readonly level?: number;
  /** How long to look, without a level: each of those who look, if there are several. */
  readonly visits?: number;
  /** How many lines to report on. */
  readonly lines?: number;
  readonly seed: number;
}

/** A question as one worker gets it. */
export interface Task extends Question {
  readonly net: Level['net'];
  /** Which of `seats` workers on the same question this is, from 0: each looks at the board in its own way. */
  readonly seat: number;
  readonly seats: number;
}

export interface Answer {
  readonly turn: string;
  readonly report: Report;
}

/** What went wrong: the engine or its weights could not be fetched, or it broke down. */
export type Failure = 'unreachable' | 'broken';

export type Order =
  | { readonly kind: 'think'; readonly id: number; readonly task: Task }
  | { readonly kind: 'stop'; readonly id: number };

export type News =
  | { readonly kind: 'report'; readonly id: number; readonly report: Report }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: Failure };
