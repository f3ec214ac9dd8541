// Coordinates of the points. Neighbours are 100 units apart. The centre of the board is 0, 0.
import { makeBoard, type Board, type Spot } from '@korong/rules/hex';
import type { BoardSkin } from './skin.js';

/** A point of a skin by name and place. */
export interface PointAt extends Spot {
  /** Outside the board proper: pieces enter there but never stay. */
  readonly dot?: boolean;
}

export interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly dot: boolean;
}

export interface Geometry {
  readonly skin: BoardSkin;
  readonly board: Board;
  readonly turned: boolean;
  /** By point. */
  readonly places: readonly Place[];
  readonly byName: ReadonlyMap<string, Place>;
}

/** Distance of neighbours. */
export const UNIT = 100;

const make = (skin: BoardSkin, turned: boolean): Geometry => {
  const board = makeBoard(skin.points.map(({ name, q, r }) => ({ name, q, r })));
  const dots = new Set(skin.points.flatMap(({ name, dot }) => (dot === true ? [name] : [])));
  const sign = turned ? -1 : 1;
  const places = board.spots.map(({ name, q, r }) => ({
    name,
    x: sign * q * UNIT * Math.sqrt(0.75),
    y: sign * (q / 2 - r) * UNIT,
    dot: dots.has(name),
  }));
  return { skin, board, turned, places, byName: new Map(places.map(p => [p.name, p])) };
};

const made = new WeakMap<BoardSkin, Partial<Record<'plain' | 'turned', Geometry>>>();

/** The geometry of a skin, plain or rotated by half a turn; cached. */
export const geometryOf = (skin: BoardSkin, turned = false): Geometry => {
  const known = made.get(skin) ?? {};
  made.set(skin, known);
  return (known[turned ? 'turned' : 'plain'] ??= make(skin, turned));
};

/** The points of a board by name, in alphabetical order, with its dots. */
export const pointsOf = (skin: BoardSkin): readonly string[] => geometryOf(skin).places.map(p => p.name);

/** Aspect ratio of the drawn board, to reserve its space before it is drawn. */
export const aspectOf = ({ box }: BoardSkin): number => box[2] / box[3];
