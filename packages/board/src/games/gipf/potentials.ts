// Potentials of GIPF as a project. Each is a smaller disc with its own symbol: a ball, a ring, a tower, an hourglass, three dots. Kinds
// differ by shape, sides by tone.
import type { PotentialKind } from '@korong/rules';
import { disc } from '../../pieces.js';
import { element, type Shape } from '../../shapes.js';
import { bothSides, type PieceLook } from '../../skin.js';
import type { Palette } from '../../palette.js';
import { isBelow } from '../../trays.js';
import type { Side, View } from '../../types.js';
import { SIDES, type GipfTray } from './trays.js';

const RADIUS = 29;

/** The symbol in a 40 by 40 box around the centre, in one colour. */
const SIGNS: Readonly<Record<PotentialKind, (colour: string, ground: string) => string>> = {
  zertz: (colour, ground) =>
    element('circle', { r: 13, fill: colour }) +
    element('circle', { cx: -4.5, cy: -4.5, r: 3.6, fill: ground, opacity: 0.85 }),
  yinsh: colour => element('circle', { r: 11, fill: 'none', stroke: colour, 'stroke-width': 6.5 }),
  dvonn: colour =>
    [-11.5, -3, 5.5]
      .map(y => element('rect', { x: -13, y, width: 26, height: 6, rx: 3, fill: colour }))
      .join(''),
  tamsk: colour =>
    element('path', {
      d: 'M-11 -14H11L2.4 0L11 14H-11L-2.4 0Z',
      fill: colour,
      'stroke-linejoin': 'round',
      stroke: colour,
      'stroke-width': 2,
    }),
  punct: colour =>
    [
      [0, -9.5],
      [-9.5, 7],
      [9.5, 7],
    ]
      .map(([cx, cy]) => element('circle', { cx: cx!, cy: cy!, r: 5.6, fill: colour }))
      .join(''),
};

const drawing =
  (kind: PotentialKind) =>
  (side: Side, paint: Palette, id: string): string => {
    const other: Side = side === 'white' ? 'black' : 'white';
    return (
      disc(side, paint, id, RADIUS) +
      // A plain face for the symbol, instead of the groove of a piece.
      element('circle', { r: RADIUS - 5, fill: paint(side) }) +
      SIGNS[kind](paint(other), paint(side))
    );
  };

const KINDS: readonly PotentialKind[] = ['zertz', 'yinsh', 'dvonn', 'tamsk', 'punct'];

const look = (kind: PotentialKind): PieceLook => ({
  radius: 38,
  faces: bothSides(drawing(kind)),
  moves: 'pushed',
});

export const potentialPieces: Readonly<Record<PotentialKind, PieceLook>> = {
  zertz: look('zertz'),
  yinsh: look('yinsh'),
  dvonn: look('dvonn'),
  tamsk: look('tamsk'),
  punct: look('punct'),
};

// ---- potentials not yet on the board: in the corner beside the reserve, three in a row, each kind with its count
const CELL = { width: 58, height: 38, inARow: 3 };
/** Centre of the corner cell, for the side below and the one above. */
const CORNER = { below: { x: -398, y: 494 }, above: { x: 398, y: -477 } };

/** The centre of each cell, from left to right, the row at the edge first. */
const cells = (count: number, below: boolean): { x: number; y: number }[] =>
  Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / CELL.inARow);
    const column = i % CELL.inARow;
    const inThisRow = Math.min(CELL.inARow, count - row * CELL.inARow);
    const { x, y } = below ? CORNER.below : CORNER.above;
    return {
      x: x + CELL.width * (below ? column : column - inThisRow + 1),
      y: y - (below ? 1 : -1) * row * (CELL.height + 4),
    };
  });

/** The potentials of both sides. */
export const stocks = (view: View, id: string, paint: Palette): readonly Shape[] => {
  const { trays } = view;
  return trays === undefined ? [] : SIDES.flatMap(of => stock(of, isBelow(view, of), trays[of], id, paint));
};

const stock = (
  of: Side,
  below: boolean,
  { potentials = {} }: GipfTray,
  id: string,
  paint: Palette,
): readonly Shape[] => {
  const kinds = KINDS.filter(kind => potentials[kind] !== undefined);
  return cells(kinds.length, below).flatMap(({ x, y }, i) => {
    const kind = kinds[i]!;
    const key = `stock-${of}-${kind}`;
    const left = potentials[kind]!;
    const faint = { opacity: left > 0 ? 1 : 0.4 };
    return [
      {
        key: `${key}:plate`,
        tag: 'rect',
        attributes: {
          x: x - CELL.width / 2 + 1,
          y: y - CELL.height / 2,
          width: CELL.width - 2,
          height: CELL.height,
          rx: CELL.height / 2,
          fill: paint('shade'),
        },
      },
      {
        key,
        tag: 'use',
        attributes: {
          href: `#${id}-${kind}-${of}`,
          transform: `translate(${x - 12} ${y - 1}) scale(.6)`,
          ...faint,
        },
      },
      {
        key: `${key}:count`,
        tag: 'text',
        attributes: {
          x: x + 16,
          y: y + 10,
          fill: paint('name'),
          'font-family': 'system-ui,sans-serif',
          'font-size': 28,
          'font-weight': 600,
          'text-anchor': 'middle',
          ...faint,
        },
        text: String(left),
      },
    ];
  });
};
