// What the store keeps for people who study games. Part of the interface of the store.
import type { PlayerInfo } from '@korong/protocol';

/** Who played a game: people alone, or the engine on one side at least. */
export type PlayedBy = 'people' | 'engine';

/** A turn in a position, both up to symmetry. */
export interface OpeningTurn {
  /** The mark of the canonical position: a short hash. */
  readonly position: string;
  readonly turn: string;
}

/** A finished game that has not been counted. */
export interface UncountedGame {
  readonly id: string;
  readonly winner: 'white' | 'black' | null;
  readonly by: PlayedBy;
  readonly endedAt: number;
}

/** How often a turn was played in a position, and how those games ended. The rest of `games` are draws. */
export interface CountedTurn {
  readonly turn: string;
  readonly by: PlayedBy;
  readonly games: number;
  readonly white: number;
  readonly black: number;
  /** When the latest of them ended. */
  readonly lastAt: number;
  /** The ids of the latest ones, the latest first. */
  readonly latest: readonly string[];
}

/** The openings of finished games that are listed and not linked. */
export interface ExplorerStore {
  /** Games that are not counted yet; the one that ended first comes first. */
  uncounted(limit: number): Promise<readonly UncountedGame[]>;
  /** Counts the turns of a game, in one commit with the mark that it is counted: false if it was before. */
  count(game: UncountedGame, turns: readonly OpeningTurn[]): Promise<boolean>;
  /** The turns played in the position with this mark. */
  turns(position: string): Promise<readonly CountedTurn[]>;
}

export type StudyVisibility = 'private' | 'link' | 'public';

export interface StudyChapter {
  readonly title: string;
  readonly game: string;
  readonly text: string;
}

/** What the owner of a study may change. */
export interface StudyContent {
  readonly title: string;
  readonly visibility: StudyVisibility;
  readonly chapters: readonly StudyChapter[];
}

export interface StudyHead {
  readonly id: string;
  readonly title: string;
  readonly visibility: StudyVisibility;
  /** Counted from 1; one more with every change. */
  readonly revision: number;
  readonly owner: PlayerInfo;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly chapters: readonly Omit<StudyChapter, 'text'>[];
}

export interface KeptStudy extends StudyHead {
  readonly chapters: readonly StudyChapter[];
}

/** Bounds of one player. */
export interface StudyBounds {
  readonly studies: number | undefined;
  readonly bytes: number;
}

export interface StudyPage {
  /** A player's. Without it public ones of everybody. */
  readonly owner?: string;
  /** Who looks: owners find all of theirs, others what is public. */
  readonly viewer?: string;
  /** The `next` of the page before. */
  readonly after?: string;
  readonly limit: number;
}

/** Studies of accounts. Writes of one player wait for each other, so that bounds hold. */
export interface StudyStore {
  add(
    id: string,
    owner: string,
    content: StudyContent,
    bounds: StudyBounds,
  ): Promise<'added' | 'tooMany' | 'tooLarge'>;
  find(id: string): Promise<KeptStudy | undefined>;
  /** Replaces the content if the revision is still this one, and the study is the owner's: otherwise `stale`. */
  change(
    id: string,
    owner: string,
    revision: number,
    content: StudyContent,
    bounds: StudyBounds,
  ): Promise<'changed' | 'stale' | 'tooLarge'>;
  /** False if there is none. Without an owner it goes whosever it is. */
  remove(id: string, owner?: string): Promise<boolean>;
  /** The latest changed first. */
  list(page: StudyPage): Promise<{ readonly studies: readonly StudyHead[]; readonly next?: string }>;
}

/** The game that a review is about: its first position, and the turns from there. */
export interface ReviewTask {
  readonly game: string;
  readonly start: string;
  readonly turns: readonly string[];
}

export interface KeptReview {
  readonly state: 'waiting' | 'done' | 'failed';
  readonly task: ReviewTask;
  readonly askedAt: number;
  /** The review as JSON, once it is done. */
  readonly review?: string;
}

/** Reviews of finished games, one for everybody. Until one is done, its parts are kept. */
export interface ReviewStore {
  /** Asks for one; again where it has failed. Nothing happens where it waits or is done. */
  ask(game: string, task: ReviewTask): Promise<void>;
  find(game: string): Promise<KeptReview | undefined>;
  /** Games whose reviews wait; those asked for first come first. */
  waiting(limit: number): Promise<readonly string[]>;
  /** Keeps the reports of a part, once, while the review waits. */
  addPart(game: string, from: number, reports: string): Promise<void>;
  /** From which positions on parts are there, in order. */
  parts(game: string): Promise<readonly number[]>;
  /** The reports of all parts, in order. */
  reports(game: string): Promise<readonly string[]>;
  /** Keeps the review, or without one that it failed, and forgets the parts. */
  finish(game: string, review: string | undefined): Promise<void>;
}

/** A Glicko-2 rating, and how many attempts have led to it. */
export interface KeptRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly attempts: number;
}

/** A first attempt at a puzzle, with the ratings before (none: the first attempt of all) and after it. */
export interface PuzzleAttempt {
  readonly player: string;
  readonly game: string;
  readonly puzzle: string;
  readonly solved: boolean;
  readonly before: { readonly solver: KeptRating | undefined; readonly puzzle: KeptRating | undefined };
  readonly after: { readonly solver: KeptRating; readonly puzzle: KeptRating };
}

/** Ratings of puzzles, and of those who solve them. */
export interface PuzzleStore {
  solver(player: string, game: string): Promise<KeptRating | undefined>;
  puzzle(game: string, id: string): Promise<KeptRating | undefined>;
  /** `known`: there is an attempt of this player. `raced`: the ratings are not those from before any more. Nothing is kept then. */
  keep(attempt: PuzzleAttempt): Promise<'kept' | 'known' | 'raced'>;
  /** Of all puzzles of a game that somebody has tried. */
  ratings(game: string): Promise<readonly (KeptRating & { readonly id: string })[]>;
  tried(player: string, game: string): Promise<readonly { readonly id: string; readonly solved: boolean }[]>;
}
