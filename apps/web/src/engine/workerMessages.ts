// The messages between the page and its engine. Positions and turns are text.
import type { GameName } from '@korong/rules';
import type { Level, Report, TeamMemory } from '@korong/engine';

export interface Question {
  readonly game: GameName;
  /** The start position of the game. */
  readonly start: string;
  /** The turns made since. */
  readonly turns: readonly string[];
  /** The level, 1 to 10; without it, as strong as `visits` allow. */
  readonly level?: number;
  /** The search limit without a level, for each worker. */
  readonly visits?: number;
  /** Searches the position and makes no turn: without a limit until it is stopped. The same question again goes on with its tree. */
  readonly analysis?: true;
  /** The number of lines to report. */
  readonly lines?: number;
  readonly seed: number;
}

/** A tree that several workers search together. */
export interface SharedTeam {
  readonly id: number;
  readonly memory: TeamMemory;
}

/** A question for one worker. */
export interface Task extends Question {
  readonly net: Level['net'];
  /** The index of this worker among `seats`, from 0: each sees the board in another symmetry. */
  readonly seat: number;
  readonly seats: number;
  /** The worker leads this team, which shares one tree. */
  readonly team?: SharedTeam;
}

/** Sends a worker to a team, which it helps until it is dismissed. Until then it hears no other order. */
export interface Help {
  readonly game: GameName;
  /** The start position of the game. */
  readonly start: string;
  readonly net: Level['net'];
  readonly memory: TeamMemory;
  /** From 1 on; the leader is 0. */
  readonly helper: number;
  readonly ticket: number;
}

export interface Answer {
  readonly turn: string;
  readonly report: Report;
}

/** The engine or its weights could not be fetched, or it crashed. */
export type Failure = 'unreachable' | 'broken';

export type Order =
  | { readonly kind: 'think'; readonly id: number; readonly task: Task }
  | { readonly kind: 'stop'; readonly id: number }
  | ({ readonly kind: 'help' } & Help);

export type News =
  | { readonly kind: 'report'; readonly id: number; readonly report: Report }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: Failure }
  /** A helper has left its team without being dismissed. */
  | { readonly kind: 'left'; readonly ticket: number };
