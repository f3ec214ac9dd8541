// Where the points lie, in units of which a hundred are the distance between neighbours. The middle of the board is 0, 0.
import { makeBoard, type Board } from '@korong/rules/hex';
import type { GameName, View } from './types.js';

/** Lowest number, count of points, and what makes `r` of a number, for each column from `a` on. */
type Column = readonly [low: number, count: number, shift: number];

// prettier-ignore
const YINSH = [[2, 4], [1, 7], [1, 8], [1, 9], [1, 10], [2, 9], [2, 10], [3, 9], [4, 8], [5, 7], [7, 4]] as const;
const GIPF = [5, 6, 7, 8, 9, 8, 7, 6, 5] as const;

const COLUMNS: Readonly<Record<GameName, readonly Column[]>> = {
  yinsh: YINSH.map(([low, count]) => [low, count, -6]),
  // Columns stand centred, so that right of the middle the numbering falls back by one a column.
  gipf: GIPF.map((count, x) => [1, count, Math.max(x - 4, 0) - 5]),
};

const boardOf = (game: GameName): Board => {
  const middle = (COLUMNS[game].length - 1) / 2;
  return makeBoard(
    COLUMNS[game].flatMap(([low, count, shift], x) =>
      Array.from({ length: count }, (_, i) => ({
        name: 'abcdefghijk'.charAt(x) + String(low + i),
        q: x - middle,
        r: low + i + shift,
      })),
    ),
  );
};

export interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** GIPF: one of the dots around the board. */
  readonly dot: boolean;
}

export interface Geometry {
  readonly game: GameName;
  readonly board: Board;
  readonly turned: boolean;
  /** By point. */
  readonly places: readonly Place[];
  readonly byName: ReadonlyMap<string, Place>;
}

/** Distance of neighbours. */
export const UNIT = 100;

/** What is drawn lies between these: left, top, width, height. */
export const BOX: Readonly<Record<GameName, readonly [number, number, number, number]>> = {
  yinsh: [-526, -545, 1052, 1110],
  gipf: [-432, -498, 864, 1018],
};

const make = (game: GameName, turned: boolean): Geometry => {
  const board = boardOf(game);
  const sign = turned ? -1 : 1;
  const places = board.spots.map(({ name, q, r }) => ({
    name,
    x: sign * q * UNIT * Math.sqrt(0.75),
    y: sign * (q / 2 - r) * UNIT,
    dot: game === 'gipf' && Math.max(Math.abs(q), Math.abs(r), Math.abs(q - r)) === 4,
  }));
  return { game, board, turned, places, byName: new Map(places.map(p => [p.name, p])) };
};

const made = new Map<string, Geometry>();

/** The geometry of a view, or of anything that tells game and turning. */
export const geometryOf = ({ game, turned = false }: Pick<View, 'game' | 'turned'>): Geometry => {
  const key = `${game} ${turned}`;
  const known = made.get(key) ?? make(game, turned);
  made.set(key, known);
  return known;
};

/** The points of a board by name, letter by letter; GIPF's include the dots. */
export const pointsOf = (game: GameName): readonly string[] => geometryOf({ game }).places.map(p => p.name);

/** Width divided by height of a drawn board, to keep its room free before it is there. */
export const aspectOf = (game: GameName): number => BOX[game][2] / BOX[game][3];
