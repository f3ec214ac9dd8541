import { gipf, isDot, yinsh, type Board, type Point } from '@korong/rules';

export type NetGame = 'yinsh' | 'gipf';

/** A point itself and its six neighbours. */
export const TAPS = 7;

/** Stands in a table of neighbours for "off the board". */
export const OFF_BOARD = -1;

/** `neighbours[point × 7 + tap]`, with points numbered as a net numbers them. */
export type Neighbours = Int16Array;

/** A net's points in its own order: the board's, without the dots of GIPF. */
export const netPoints: Readonly<Record<NetGame, readonly Point[]>> = {
  yinsh: yinsh.board.points,
  gipf: gipf.board.points.filter(p => !isDot(p)),
};

const tableOf = (board: Board, points: readonly Point[]): Neighbours => {
  const indexOf = new Map(points.map((p, i) => [p, i]));
  const taps = points.flatMap(p => [p, ...board.rays[p]!.map(ray => ray[0])]);
  return Int16Array.from(taps, p => (p === undefined ? OFF_BOARD : (indexOf.get(p) ?? OFF_BOARD)));
};

export const neighboursOf: Readonly<Record<NetGame, Neighbours>> = {
  yinsh: tableOf(yinsh.board, netPoints.yinsh),
  gipf: tableOf(gipf.board, netPoints.gipf),
};
