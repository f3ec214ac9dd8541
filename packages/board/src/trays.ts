// The trays beside the board: four shelves along its slanting edges, in the free corners of the hexagon. So the board keeps the full width
// of a phone, and nothing moves when the phone is rotated. This file has the tools; a skin decides on the contents.
import { round, type Shape, type XY } from './shapes.js';
import { pieceId } from './skin.js';
import type { Palette } from './palette.js';
import type { Piece, Side, View } from './types.js';

/** The four shelves of a board are alike. */
export interface Shelf {
  /** Distance of its centre line from the centre of the board. */
  readonly distance: number;
  /** From its upper end to its lower end, measured from the foot of that distance. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

/** `main`: at the left hand of its side, for its own pieces. `second`: at the right, for captured or common pieces. */
export type Corner = 'main' | 'second';

/** One of the shelves. */
export interface ShelfAt {
  readonly below: boolean;
  readonly corner: Corner;
}

export const isBelow = (view: View, of: Side): boolean => (of === 'white') !== (view.turned === true);

/** A position on a shelf, `t` along it. */
export const onShelf = ({ distance }: Shelf, { below, corner }: ShelfAt, t: number): XY => {
  const [x, y] = [-0.5 * distance + Math.sqrt(0.75) * t, Math.sqrt(0.75) * distance + 0.5 * t];
  const sign = below ? 1 : -1;
  return { x: round(sign * (corner === 'main' ? x : -x)), y: round(sign * y) };
};

/** Pieces on a shelf, from its upper end; `room` is the length that they may use. */
export const placesOn = (shelf: Shelf, at: ShelfAt, count: number, step: number, room: number): XY[] => {
  const apart = Math.min(step, count > 1 ? room / (count - 1) : step);
  return Array.from({ length: count }, (_, i) => onShelf(shelf, at, shelf.from + i * apart));
};

export const shelfShapes = (shelf: Shelf, at: ShelfAt, key: string, paint: Palette): Shape[] => {
  const { from, to, width } = shelf;
  const [a, b] = [onShelf(shelf, at, from), onShelf(shelf, at, to)];
  const line = (part: string, stroke: string, w: number, y: number, opacity: number): Shape => ({
    key: `${key}:${part}`,
    tag: 'path',
    attributes: {
      d: `M${a.x} ${a.y + y}L${b.x} ${b.y + y}`,
      stroke,
      'stroke-width': w,
      'stroke-linecap': 'round',
      opacity,
    },
  });
  return [
    line('shadow', '#000', width, 14, 0.1),
    line('side', paint('side'), width, 7, 1),
    line('face', paint('shade'), width, 0, 1),
    line('gleam', paint('gleam'), width - 8, 0, 0.22),
    line('trough', paint('shade'), width - 12, 0, 1),
  ];
};

export const pieceOn = (key: string, id: string, { kind, side }: Piece, at: XY, scale: number): Shape => ({
  key,
  tag: 'use',
  attributes: {
    href: `#${pieceId(id, kind, side)}`,
    transform: `translate(${at.x} ${at.y}) scale(${scale})`,
  },
});

/** A number at the lower end of a shelf. */
export const countOn = (shelf: Shelf, at: ShelfAt, key: string, n: number, paint: Palette): Shape => {
  const { x, y } = onShelf(shelf, at, shelf.to - 4);
  return {
    key,
    tag: 'text',
    attributes: {
      x,
      y: y + 12,
      fill: paint('name'),
      'font-family': 'system-ui,sans-serif',
      'font-size': 36,
      'font-weight': 600,
      'text-anchor': 'middle',
    },
    text: String(n),
  };
};
