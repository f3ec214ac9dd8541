import type { SearchBoard } from '@korong/engine';
import type { Exam } from '../puzzles/exam.js';
import type { Theme } from './themes.js';

/** The accepted first turns, and whether the game is won by them: then the line goes on to its end. */
export interface Proof {
  readonly turns: readonly string[];
  readonly wins: boolean;
}

/** A theme of a game with its proof. */
export interface ThemeProof {
  readonly theme: Theme;
  readonly prove: (exam: Exam) => Proof | undefined;
}

/** Puzzles of one game. */
export interface PuzzleGame {
  /** The theme of a position is the first one that is proven. */
  readonly themes: readonly ThemeProof[];
  /** Rare themes, which are looked for one turn beside the game as well. */
  readonly beside: readonly Theme[];
  /** The position with White and Black swapped, as a value of the rules. */
  readonly swapColours: (position: unknown) => unknown;
  /** Whether `side` may win within so many turns: a guess that saves proofs and is no part of them. */
  readonly mayWin: (board: SearchBoard, side: number, turns: number) => boolean;
}
