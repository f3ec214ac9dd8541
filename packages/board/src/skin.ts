// A game's description of its board. The rest of this package is the same for all games.
import type { PointAt } from './geometry.js';
import type { PlateShape } from './plate.js';
import type { Shape, XY } from './shapes.js';
import type { Palette } from './palette.js';
import type { Piece, Side, View } from './types.js';

/** Draws one thing around 0, 0. `id` prefixes the ids of the definitions that it may refer to. */
export type Drawing = (paint: Palette, id: string) => string;

/** How a piece looks and behaves. */
export interface PieceLook {
  /** Outer radius. */
  readonly radius: number;
  /** By owner; a neutral piece has one drawing. */
  readonly faces: Readonly<Partial<Record<Side | 'neutral', Drawing>>>;
  /** For pieces with two faces: half of a side's face, shown on a piece that is about to be flipped to it. */
  readonly half?: Readonly<Record<Side, Drawing>>;
  /** Surrounds the other pieces on its point and is drawn above standing pieces, instead of being stacked. */
  readonly around?: boolean;
  /** Goes below the pieces already on its point. */
  readonly below?: boolean;
  /** How it moves from point to point: lifted over obstacles, or pushed along. */
  readonly moves: 'lifted' | 'pushed';
}

/** The look of one board: its points, its plate, its pieces and its trays. */
export interface BoardSkin<Kind extends string = string> {
  /** Pictures of the same skin, theme and scheme share their definitions under this name. */
  readonly name: string;
  readonly points: readonly PointAt[];
  /** The bounding box of the drawing: left, top, width, height. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  /** The point at which the keyboard starts. */
  readonly middle: string;
  readonly plate: PlateShape;
  readonly pieces: Readonly<Record<Kind, PieceLook>>;
  /** The trays beside the board. */
  beside(view: View, id: string, paint: Palette): readonly Shape[];
  /** Where a piece goes when it leaves the board, and where it comes from when it enters. */
  besidePlace(view: View, piece: Piece, to: Side | undefined): XY;
}

type OwnedDrawing = (side: Side, paint: Palette, id: string) => string;

/** Drawings of something that belongs to a side. */
export const bothSides = (draw: OwnedDrawing): Record<Side, Drawing> => ({
  white: (paint, id) => draw('white', paint, id),
  black: (paint, id) => draw('black', paint, id),
});

export const lookOf = ({ pieces }: BoardSkin, { kind }: Piece): PieceLook | undefined => pieces[kind];

/** The id of a piece's definition, or, with `-half` after its kind, of half its face. */
export const pieceId = (id: string, kind: string, side: Side | 'neutral' = 'neutral'): string =>
  `${id}-${kind}-${side}`;
