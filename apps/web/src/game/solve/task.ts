import type { GameName } from '@korong/rules';
import type { Verdict } from '@korong/study';
import type { OwnGoal } from '../../games/puzzleGoals.js';

/** What is asked for: a win in so many own turns, a defence, or a goal of the game. */
export type Goal = { readonly kind: 'win'; readonly turns: number } | { readonly kind: 'hold' | OwnGoal };

/** A position with a turn to find: a puzzle, or a mistake of one's own game. */
export interface SolveTask {
  readonly id: string;
  readonly game: GameName;
  /** As text. Its side to act is the solver. */
  readonly position: string;
  /** Without one the best turn is asked for. */
  readonly goal?: Goal;
  /** The line to show to those who give up. */
  readonly solution: readonly string[];
  /** Judges the turns since the position; the last one is the solver's. */
  judge(turns: readonly string[]): Verdict | Promise<Verdict>;
}

/** Judges by a list of right turns. */
export const accepting =
  (right: readonly string[]): SolveTask['judge'] =>
  turns =>
    right.includes(turns.at(-1)!) ? { kind: 'right' } : { kind: 'wrong', line: [] };
