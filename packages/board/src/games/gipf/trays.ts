import type { PotentialKind } from '@korong/rules';
import type { Shape, XY } from '../../shapes.js';
import type { Palette } from '../../palette.js';
import {
  countOn,
  isBelow,
  onShelf,
  pieceOn,
  placesOn,
  shelfShapes,
  type Corner,
  type Shelf,
} from '../../trays.js';
import type { Piece, Side, View } from '../../types.js';
import { EDGE, MARGIN } from './plate.js';

/** The trays of one side. */
export interface GipfTray {
  /** Pieces in reserve. */
  readonly reserve?: number | undefined;
  /** The other side's pieces this side has captured. */
  readonly captured?: number | undefined;
  /** As a project: potentials not yet on the board, by kind. */
  readonly potentials?: Readonly<Partial<Record<PotentialKind, number>>> | undefined;
}

const SHELF: Shelf = { distance: EDGE + MARGIN + 52, from: -168, to: 72, width: 80 };
/** Space reserved for the count. */
const ROOM = 172;

/** A piece moves to `to`'s tray: its own reserve, or the other side's captured pieces. */
export const besidePlace = (view: View, { side: of = 'white' }: Piece, to: Side = of): XY =>
  onShelf(
    SHELF,
    { below: isBelow(view, to), corner: to === of ? 'main' : 'second' },
    (SHELF.from + SHELF.to) / 2,
  );

export const SIDES = ['white', 'black'] as const;

export const beside = (view: View, id: string, paint: Palette): Shape[] => {
  const { trays } = view;
  if (trays === undefined) return [];
  return SIDES.flatMap(of => {
    const below = isBelow(view, of);
    const { reserve = 0, captured = 0 } = trays[of];
    const heap = (corner: Corner, side: Side, n: number): Shape[] => {
      const key = `${corner}-${of}`;
      const at = { below, corner };
      return [
        ...placesOn(SHELF, at, n, 34, ROOM).map((place, i) =>
          pieceOn(`${key}${i}`, id, { kind: 'piece', side }, place, 0.8),
        ),
        ...(n > 0 || corner === 'main' ? [countOn(SHELF, at, `${key}-count`, n, paint)] : []),
      ];
    };
    return [
      ...shelfShapes(SHELF, { below, corner: 'main' }, `shelf-${of}`, paint),
      ...heap('main', of, reserve),
      ...shelfShapes(SHELF, { below, corner: 'second' }, `shelf2-${of}`, paint),
      ...heap('second', of === 'white' ? 'black' : 'white', captured),
    ];
  });
};
