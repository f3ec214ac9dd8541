// A view as shapes, layer by layer from below. Pure: the page and a picture draw the same.
import { geometryOf, type Place } from './geometry.js';
import { arrowShapes, overMarks, rowShapes, underMarks } from './marks.js';
import { round, type Shape, type Spot2 } from './shapes.js';
import { trayShapes } from './trays.js';
import type { Palette } from './themes.js';
import type { Piece, View } from './types.js';

export const LAYERS = ['beside', 'under', 'pieces', 'ghosts', 'over'] as const;
export type Layer = (typeof LAYERS)[number];
export type Scene = Readonly<Record<Layer, readonly Shape[]>>;

/** Rings lie above markers, and what is further down the screen above what is further up. */
const heightOf = ({ kind }: Piece): number => (kind === 'ring' ? 1 : 0);

export interface Lift {
  readonly held: boolean;
  readonly opacity: number;
}

/** Pieces of GIPF stand on each other; a ring lies around its marker. */
const STOREY = 13;
export const raised = (place: Spot2, level: number, piece: Piece): Spot2 =>
  piece.kind === 'ring' || level === 0 ? place : { x: place.x, y: place.y - STOREY * level };

export const pieceKey = (point: string, piece: Piece, level: number): string =>
  `${piece.kind}@${point}${piece.kind === 'ring' || level === 0 ? '' : `+${level}`}`;

export const pieceTransform = ({ x, y }: { x: number; y: number }, held = false): string =>
  `translate(${round(x)} ${round(y - (held ? 9 : 0))})${held ? ' scale(1.07)' : ''}`;

const pieceShape = (
  place: Place,
  piece: Piece,
  level: number,
  id: string,
  { held, opacity }: Lift,
): Shape => ({
  key: pieceKey(place.name, piece, level),
  tag: 'use',
  attributes: {
    href: `#${id}-${piece.kind}-${piece.side}`,
    transform: pieceTransform(raised(place, level, piece), held),
    ...(opacity < 1 ? { opacity } : {}),
  },
});

/** `id` begins the names of the definitions the shapes refer to. */
export const sceneOf = (view: View, id: string, paint: Palette): Scene => {
  const { byName } = geometryOf(view);
  const find = (name: string): Place | undefined => byName.get(name);
  const marksAt = (name: string): readonly string[] => view.marks?.[name] ?? [];

  const stood = Object.entries(view.pieces).flatMap(([name, pieces]) => {
    const place = find(name);
    return place === undefined
      ? []
      : pieces.map((piece, level) => ({ place, piece, level, top: level === pieces.length - 1 }));
  });
  stood.sort((a, b) => heightOf(a.piece) - heightOf(b.piece) || a.place.y - b.place.y);

  const marked = Object.entries(view.marks ?? {}).flatMap(([name, marks]) => {
    const place = find(name);
    return place === undefined ? [] : [{ place, marks, pieces: view.pieces[name] ?? [] }];
  });

  return {
    beside: trayShapes(view, id, paint),
    under: [
      ...(view.rows ?? []).flatMap(row => rowShapes(row, find, paint)),
      ...marked.flatMap(({ place, marks, pieces }) => underMarks(place, marks, pieces, paint, id)),
    ],
    pieces: stood.map(({ place, piece, level, top }) =>
      pieceShape(place, piece, level, id, {
        held: top && marksAt(place.name).includes('held'),
        opacity: marksAt(place.name).includes('go') ? 0.55 : 1,
      }),
    ),
    ghosts: Object.entries(view.ghosts ?? {}).flatMap(([name, pieces]) => {
      const place = find(name);
      if (place === undefined) return [];
      return pieces.map((piece, level) => pieceShape(place, piece, level, id, { held: false, opacity: 0.5 }));
    }),
    over: [
      ...marked.flatMap(({ place, marks, pieces }) => overMarks(place, marks, pieces, paint, id)),
      ...(view.arrows ?? []).flatMap(arrow => arrowShapes(arrow, find, paint)),
    ],
  };
};
