// Where everything lies, in units of which a hundred are the distance between neighbours. The middle of the board is 0, 0.
import { makeBoard, type Board, type Point } from '@korong/rules/hex';
import type { GameName } from './types.js';

/** Lowest number and length of each column, from `a` on, and what to add to a number to get `r`. */
const COLUMNS: Readonly<Record<GameName, readonly (readonly [number, number, number])[]>> = {
  yinsh: [
    [2, 4],
    [1, 7],
    [1, 8],
    [1, 9],
    [1, 10],
    [2, 9],
    [2, 10],
    [3, 9],
    [4, 8],
    [5, 7],
    [7, 4],
  ].map(([low, length]) => [low!, length!, -6] as const),
  gipf: [5, 6, 7, 8, 9, 8, 7, 6, 5].map((length, x) => [1, length, Math.max(x - 4, 0) - 5] as const),
};

const boardOf = (game: GameName): Board => {
  const columns = COLUMNS[game];
  const middle = (columns.length - 1) / 2;
  return makeBoard(
    columns.flatMap(([low, length, shift], x) =>
      Array.from({ length }, (_, i) => ({
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
  /** GIPF: a dot at the edge. */
  readonly dot: boolean;
}

const UNIT = 100;

export interface Geometry {
  readonly board: Board;
  readonly places: readonly Place[];
  readonly byName: ReadonlyMap<string, Place>;
  /** Half the width and height of the drawing. */
  readonly halfWidth: number;
  readonly halfHeight: number;
}

const HALF: Readonly<Record<GameName, readonly [number, number]>> = {
  yinsh: [520, 545],
  gipf: [436, 500],
};

const geometryFor = (game: GameName): Geometry => {
  const board = boardOf(game);
  const places = board.spots.map(({ name, q, r }) => ({
    name,
    x: q * UNIT * Math.sqrt(0.75),
    y: (q / 2 - r) * UNIT,
    dot: game === 'gipf' && Math.max(Math.abs(q), Math.abs(r), Math.abs(q - r)) === 4,
  }));
  const [halfWidth, halfHeight] = HALF[game];
  return { board, places, byName: new Map(places.map(p => [p.name, p])), halfWidth, halfHeight };
};

const made: Partial<Record<GameName, Geometry>> = {};

export const geometryOf = (game: GameName): Geometry => (made[game] ??= geometryFor(game));

/** The points of a board by name, letter by letter; GIPF's include the dots. */
export const pointsOf = (game: GameName): readonly string[] => geometryOf(game).places.map(p => p.name);

/** Width divided by height of a drawn board, to keep its room free before it is there. */
export const aspectOf = (game: GameName): number => HALF[game][0] / HALF[game][1];

export const neighbour = (
  { board, places }: Geometry,
  name: string,
  direction: number,
): string | undefined => {
  const from = board.find(name);
  const to: Point | undefined = from === undefined ? undefined : board.rays[from]![direction]![0];
  return to === undefined ? undefined : places[to]!.name;
};
