import type { Board, Point } from '@korong/rules';

/** A point itself and its six neighbours. */
export const TAPS = 7;

/** The table entry for "off the board". */
export const OFF_BOARD = -1;

/** `neighbours[point × 7 + tap]`, with points numbered as a net numbers them. */
export type Neighbours = Int16Array;

const SIXTHS = [0, 1, 2, 3, 4, 5] as const;

/** A symmetry of the board: rotated or mirrored. The points keep their numbers; the directions change. */
export interface NetSymmetry {
  /** Taps under this symmetry. */
  readonly neighbours: Neighbours;
  /** `directions[d]`: direction `d` of the board under this symmetry. */
  readonly directions: readonly number[];
}

/** The symmetries of these points of a board, the identity first. */
export const symmetriesIn = (board: Board, points: readonly Point[]): NetSymmetry[] => {
  const indexOf = new Map(points.map((p, i) => [p, i]));
  // Any point with a neighbour on every side shows how the directions map.
  const centre = board.points.find(p => board.rays[p]!.every(ray => ray.length > 0))!;
  return board.symmetries.map(symmetry => {
    const image = (d: number): number =>
      board.direction(symmetry[centre]!, symmetry[board.rays[centre]![d]![0]!]!)!;
    const directions = SIXTHS.map(image);
    const taps = points.flatMap(p => [p, ...SIXTHS.map(d => board.rays[p]![directions.indexOf(d)]![0])]);
    return {
      neighbours: Int16Array.from(taps, p => (p === undefined ? OFF_BOARD : (indexOf.get(p) ?? OFF_BOARD))),
      directions,
    };
  });
};
