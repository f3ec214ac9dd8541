import type { Shape, XY } from '../../shapes.js';
import { pieceId } from '../../skin.js';
import type { Palette } from '../../palette.js';
import {
  countOn,
  isBelow,
  onShelf,
  pieceOn,
  placesOn,
  shelfShapes,
  type Shelf,
  type ShelfAt,
} from '../../trays.js';
import type { Piece, Side, View } from '../../types.js';
import { EDGE, MARGIN } from './plate.js';

/** The trays of one side. */
export interface YinshTray {
  /** Rings not yet placed. While there are none, the places for taken rings are shown. */
  readonly rings?: number | undefined;
  /** Rings taken off, out of `goal`. */
  readonly taken?: number | undefined;
  readonly goal?: number | undefined;
}

/** The stock of both sides. */
export interface YinshPool {
  readonly markers?: number | undefined;
}

const SHELF: Shelf = { distance: EDGE + MARGIN + 56, from: -216, to: -4, width: 86 };
const RING_STEP = 106;
/** Space reserved for the count of the pool. */
const POOL_ROOM = 140;
/** The number of markers that each drawn marker of the pool stands for. */
const MARKERS_DRAWN_AS_ONE = 4;
const POOL: ShelfAt = { below: true, corner: 'second' };

const mainOf = (view: View, of: Side): ShelfAt => ({ below: isBelow(view, of), corner: 'main' });

export const besidePlace = (view: View, { kind, side }: Piece, to: Side | undefined = side): XY =>
  kind === 'marker' || to === undefined
    ? onShelf(SHELF, POOL, SHELF.from + POOL_ROOM)
    : onShelf(SHELF, mainOf(view, to), SHELF.from + RING_STEP * (view.trays?.[to].taken ?? 0));

const rings = (view: View, of: Side, tray: YinshTray, id: string, paint: Palette): Shape[] => {
  const { rings: waiting = 0, goal = 3, taken = 0 } = tray;
  const piece: Piece = { kind: 'ring', side: of };
  if (waiting > 0)
    return placesOn(SHELF, mainOf(view, of), waiting, 54, 216).map((at, i) =>
      pieceOn(`wait-${of}${i}`, id, piece, at, 0.82),
    );
  const slots = placesOn(SHELF, mainOf(view, of), goal, RING_STEP, 216);
  const empty = slots.map(({ x, y }, i): Shape => ({
    key: `slot-${of}${i}`,
    tag: 'circle',
    attributes: {
      cx: x,
      cy: y,
      r: 31,
      fill: 'none',
      stroke: paint('line'),
      'stroke-width': 3,
      'stroke-dasharray': '7 6',
      opacity: 0.6,
    },
  }));
  return [...empty, ...slots.slice(0, taken).map((at, i) => pieceOn(`taken-${of}${i}`, id, piece, at, 0.82))];
};

/** The pool. Its last marker shows its two faces. */
const markers = (count: number, id: string, paint: Palette): Shape[] => {
  const places = placesOn(SHELF, POOL, Math.ceil(count / MARKERS_DRAWN_AS_ONE), 34, POOL_ROOM);
  const turned = places.slice(-1).map(({ x, y }): Shape => ({
    key: 'pool:other',
    tag: 'use',
    attributes: { href: `#${pieceId(id, 'marker-half', 'black')}`, transform: `translate(${x} ${y})` },
  }));
  return [
    ...shelfShapes(SHELF, POOL, 'pool', paint),
    ...places.map((at, i) => pieceOn(`pool${i}`, id, { kind: 'marker', side: 'white' }, at, 1)),
    countOn(SHELF, POOL, 'pool-count', count, paint),
    ...turned,
  ];
};

const SIDES = ['white', 'black'] as const;

export const beside = (view: View, id: string, paint: Palette): Shape[] => {
  const { trays, pool } = view;
  return [
    ...SIDES.flatMap(of =>
      trays === undefined
        ? []
        : [
            ...shelfShapes(SHELF, mainOf(view, of), `shelf-${of}`, paint),
            ...rings(view, of, trays[of], id, paint),
          ],
    ),
    ...(pool?.markers === undefined ? [] : markers(pool.markers, id, paint)),
  ];
};
