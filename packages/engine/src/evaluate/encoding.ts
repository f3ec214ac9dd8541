import type { Board, Point } from '@korong/rules';
import type { SearchBoard } from '../games/board.js';
import type { NetSymmetry } from '../net/geometry.js';

/** The maximum number of policy cells of one step. */
export const MAX_CELLS = 5;

/** How a position is encoded for a net, and which policy cells a step reads: docs/nets.md in code. */
export interface NetEncoding<B extends SearchBoard = SearchBoard> {
  /** The board of the largest variant: nets of a game see one shape. */
  readonly board: Board;
  /** The points of it that a net sees, in the net's order. */
  readonly points: readonly Point[];
  /** The symmetries in which a net can see them, the identity first. */
  readonly symmetries: readonly NetSymmetry[];
  /** Input planes per point. */
  readonly planes: number;
  /** Policy planes per point. */
  readonly policyPlanes: number;
  /** Writes the input planes of the position on the board, point by point, starting at `at`. */
  write(board: B, into: Float32Array, at: number): void;
  /**
   * Writes the policy cells of a step, each as point × planes + plane, and returns their number. `directions` maps the directions of the
   * board to those that the net sees.
   */
  cells(step: number, into: Int32Array, directions: readonly number[]): number;
}
