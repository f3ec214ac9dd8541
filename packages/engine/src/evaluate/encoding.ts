import type { Point } from '@korong/rules';
import type { SearchBoard } from '../games/board.js';
import type { Sight } from '../net/geometry.js';

/** The most policy cells that one step has. */
export const MAX_CELLS = 4;

/** What a position of one game looks like to a net, and where the worth of a step is read off: docs/nets.md in code. */
export interface NetEncoding<B extends SearchBoard = SearchBoard> {
  /** The points of the rules that a net sees, in its order. */
  readonly points: readonly Point[];
  /** The ways to look at them, the plain one first. */
  readonly sights: readonly Sight[];
  /** Numbers that a net is told of each point. */
  readonly planes: number;
  /** Numbers that it answers with for each point. */
  readonly policyPlanes: number;
  /** Writes the planes of the position on the board, point by point, from `at` on. */
  write(board: B, into: Float32Array, at: number): void;
  /**
   * Writes the policy cells of a step, each as point × planes + plane, and returns how many it has. `seen` is what each
   * direction of the board is to the net's look at it.
   */
  cells(step: number, into: Int32Array, seen: readonly number[]): number;
}
