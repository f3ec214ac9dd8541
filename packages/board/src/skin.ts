// What a game says about its board; everything else in this package is the same for all of them.
import type { PointAt } from './geometry.js';
import type { PlateShape } from './plate.js';
import type { Shape, Spot2 } from './shapes.js';
import type { Palette } from './themes.js';
import type { Piece, Side, View } from './types.js';

/** Draws one thing around 0, 0. `id` begins the names of the definitions that it may refer to. */
export type Drawing = (paint: Palette, id: string) => string;

/** How a piece looks and behaves. */
export interface PieceLook {
  /** Outer radius. */
  readonly radius: number;
  /** By whose it is; a piece of nobody has one drawing. */
  readonly faces: Readonly<Partial<Record<Side | 'nobody', Drawing>>>;
  /** For pieces with two faces: half of the face of a side, as it appears on a piece that is about to be flipped to it. */
  readonly half?: Readonly<Record<Side, Drawing>>;
  /** Lies around whatever else is on its point and above all that stands, instead of standing on it. */
  readonly around?: boolean;
  /** Goes below what lies on its point already. */
  readonly below?: boolean;
  /** How it goes from point to point: lifted over what lies between, or pushed along. */
  readonly moves: 'lifted' | 'pushed';
}

/** The look of one board: its points, its plate, its pieces and what lies beside it. */
export interface BoardSkin<Kind extends string = string> {
  /** Pictures of the same skin, theme and scheme share their definitions under this name. */
  readonly name: string;
  readonly points: readonly PointAt[];
  /** What is drawn lies within: left, top, width, height. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  /** The point at which the keyboard begins. */
  readonly middle: string;
  readonly plate: PlateShape;
  readonly pieces: Readonly<Record<Kind, PieceLook>>;
  /** What lies beside the board. */
  beside(view: View, id: string, paint: Palette): readonly Shape[];
  /** Where a piece that leaves the board goes to, and one that comes onto it comes from. */
  besidePlace(view: View, piece: Piece, to: Side | undefined): Spot2;
}

type OwnedDrawing = (side: Side, paint: Palette, id: string) => string;

/** Drawings of something that belongs to a side. */
export const bothSides = (draw: OwnedDrawing): Record<Side, Drawing> => ({
  white: (paint, id) => draw('white', paint, id),
  black: (paint, id) => draw('black', paint, id),
});

export const lookOf = ({ pieces }: BoardSkin, { kind }: Piece): PieceLook | undefined => pieces[kind];

/** The name under which a piece is defined, or with `-half` after its kind half of its face. */
export const pieceId = (id: string, kind: string, side: Side | 'nobody' = 'nobody'): string =>
  `${id}-${kind}-${side}`;
