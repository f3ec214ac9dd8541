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

/** The planes that every net of a game sees, and those of the threats after them. */
const FIRST_PLANES = 16;
const THREAT_PLANES = 12;

/**
 * The encodings of a game for nets that see threats and for nets that do not. `writePosition` gets a buffer for one point, as long as a
 * point has planes.
 */
export const withAndWithoutThreats = <B extends SearchBoard>(
  view: Omit<NetEncoding<B>, 'planes' | 'write'>,
  writePosition: (board: B, into: Float32Array, at: number, point: Float32Array) => void,
  writeThreats: (board: B, into: Float32Array, at: number) => void,
): readonly NetEncoding<B>[] => {
  const seeing = new Float32Array(FIRST_PLANES + THREAT_PLANES);
  const plain = new Float32Array(FIRST_PLANES);
  return [
    {
      ...view,
      planes: seeing.length,
      write: (board, into, at) => {
        writePosition(board, into, at, seeing);
        writeThreats(board, into, at);
      },
    },
    {
      ...view,
      planes: plain.length,
      write: (board, into, at) => {
        writePosition(board, into, at, plain);
      },
    },
  ];
};
