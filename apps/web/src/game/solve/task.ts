import type { GameName } from '@korong/rules';
import type { Verdict } from '@korong/study';
import type { OwnGoal } from '../../games/puzzleGoals.js';

/** What is asked for: a win in so many own turns, a defence, or a goal of the game. */
export type Goal = { readonly kind: 'win'; readonly turns: number } | { readonly kind: 'hold' | OwnGoal };

/**
 * A verdict on a try. `told` are sentences for the solver instead of the usual ones. `none`: it could not be judged, and is taken back.
 */
export type TryVerdict = (Verdict | { readonly kind: 'none' }) & { readonly told?: readonly string[] };

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
  judge(turns: readonly string[]): TryVerdict | Promise<TryVerdict>;
  /** Ends the judging of the last try, which is taken back. Without it nothing can be stopped. */
  readonly stop?: () => void;
  /** Instead of the usual question. */
  readonly question?: readonly string[];
  /** Sentences for those who ask for a hint; the board marks where the solution begins. */
  readonly hint?: readonly string[];
}

/** Judges by a list of right turns. */
export const accepting =
  (right: readonly string[]): SolveTask['judge'] =>
  turns =>
    right.includes(turns.at(-1)!) ? { kind: 'right' } : { kind: 'wrong', line: [] };
