// Potentials of GIPF as a project. Each is a smaller disc with a sign of its own cut into it, so that kinds are told apart by shape
// and sides by tone: a ball, a ring, a tower, an hourglass, three dots.
import { bringInPieces, disc } from './pieces.js';
import { element } from './shapes.js';
import type { Palette } from './themes.js';
import type { PotentialKind, Side } from './types.js';

const RADIUS = 29;

/** The sign in a box of 40 by 40 around the middle, filled with one colour. */
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
      // A plain face for the sign, in place of the groove of a piece.
      element('circle', { r: RADIUS - 5, fill: paint(side) }) +
      SIGNS[kind](paint(other), paint(side))
    );
  };

const KINDS: readonly PotentialKind[] = ['zertz', 'yinsh', 'dvonn', 'tamsk', 'punct'];

bringInPieces(Object.fromEntries(KINDS.map(kind => [kind, drawing(kind)])));
