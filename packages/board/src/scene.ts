// A view as shapes, layer by layer from below. Pure: the page and a picture draw the same shapes.
import { geometryOf, type Place } from './geometry.js';
import { arrowShapes, heatShapes, overMarks, rowShapes, underMarks } from './marks.js';
import { round, type Shape, type XY } from './shapes.js';
import { lookOf, pieceId, type BoardSkin } from './skin.js';
import type { Palette } from './palette.js';
import type { Piece, View } from './types.js';

export const LAYERS = ['beside', 'under', 'pieces', 'ghosts', 'over'] as const;
export type Layer = (typeof LAYERS)[number];
export type Scene = Readonly<Record<Layer, readonly Shape[]>>;

const liesAround = (skin: BoardSkin, piece: Piece): boolean => lookOf(skin, piece)?.around === true;

export interface Lift {
  readonly held: boolean;
  readonly opacity: number;
}

/** Pieces are stacked, except those that surround the others. */
const STOREY = 13;
export const raised = (skin: BoardSkin, place: XY, level: number, piece: Piece): XY =>
  liesAround(skin, piece) || level === 0 ? place : { x: place.x, y: place.y - STOREY * level };

export const pieceKey = (skin: BoardSkin, point: string, piece: Piece, level: number): string =>
  `${piece.kind}@${point}${liesAround(skin, piece) || level === 0 ? '' : `+${level}`}`;

const pieceTransform = ({ x, y }: { x: number; y: number }, held = false): string =>
  `translate(${round(x)} ${round(y - (held ? 9 : 0))})${held ? ' scale(1.07)' : ''}`;

const pieceShape = (
  skin: BoardSkin,
  place: Place,
  piece: Piece,
  level: number,
  id: string,
  { held, opacity }: Lift,
): Shape => ({
  key: pieceKey(skin, place.name, piece, level),
  tag: 'use',
  attributes: {
    href: `#${pieceId(id, piece.kind, piece.side)}`,
    transform: pieceTransform(raised(skin, place, level, piece), held),
    ...(opacity < 1 ? { opacity } : {}),
  },
});

/** `id` prefixes the ids of the definitions that the shapes refer to. */
export const sceneOf = (skin: BoardSkin, view: View, id: string, paint: Palette): Scene => {
  const { byName } = geometryOf(skin, view.turned);
  const find = (name: string): Place | undefined => byName.get(name);
  const marksAt = (name: string): readonly string[] => view.marks?.[name] ?? [];

  const stood = Object.entries(view.pieces).flatMap(([name, pieces]) => {
    const place = find(name);
    return place === undefined
      ? []
      : pieces.map((piece, level) => ({ place, piece, level, top: level === pieces.length - 1 }));
  });
  // Surrounding pieces are drawn above all others, and lower ones on the screen above higher ones.
  const height = (piece: Piece): number => Number(liesAround(skin, piece));
  stood.sort((a, b) => height(a.piece) - height(b.piece) || a.place.y - b.place.y);

  const marked = Object.entries(view.marks ?? {}).flatMap(([name, marks]) => {
    const place = find(name);
    return place === undefined ? [] : [{ place, marks, pieces: view.pieces[name] ?? [] }];
  });

  return {
    beside: skin.beside(view, id, paint),
    under: [
      ...Object.entries(view.heat ?? {}).flatMap(([name, heat]) => heatShapes(find(name), heat, paint)),
      ...(view.rows ?? []).flatMap(row => rowShapes(row, find, paint)),
      ...marked.flatMap(({ place, marks, pieces }) => underMarks(skin, place, marks, pieces, paint, id)),
    ],
    pieces: stood.map(({ place, piece, level, top }) =>
      pieceShape(skin, place, piece, level, id, {
        held: top && marksAt(place.name).includes('held'),
        opacity: marksAt(place.name).includes('go') ? 0.55 : 1,
      }),
    ),
    ghosts: Object.entries(view.ghosts ?? {}).flatMap(([name, pieces]) => {
      const place = find(name);
      if (place === undefined) return [];
      return pieces.map((piece, level) =>
        pieceShape(skin, place, piece, level, id, { held: false, opacity: 0.5 }),
      );
    }),
    over: [
      ...marked.flatMap(({ place, marks, pieces }) => overMarks(skin, place, marks, pieces, paint, id)),
      ...(view.arrows ?? []).flatMap(arrow => arrowShapes(arrow, find, paint)),
    ],
  };
};
