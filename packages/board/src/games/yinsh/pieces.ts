import { disc, light, shadow } from '../../pieces.js';
import { element } from '../../shapes.js';
import { bothSides, type PieceLook } from '../../skin.js';
import type { Palette } from '../../palette.js';
import type { Side } from '../../types.js';

const RING = { radius: 37.5, width: 14 };
const MARKER = 30;

const ring = (side: Side, paint: Palette, id: string): string => {
  const { radius: r, width } = RING;
  const stroke = (colour: string, w: number, y = 0, opacity = 1): string =>
    element('circle', { cy: y, r, fill: 'none', stroke: colour, 'stroke-width': w, opacity });
  return [
    element('circle', { cy: 7, r: 58, fill: `url(#${id}-ring-shadow)` }),
    stroke(paint(`${side}-edge`), width, 4.5),
    stroke(paint(`${side}-edge`), width),
    stroke(`url(#${id}-${side})`, width - 3),
    stroke(paint(`${side}-groove`), 3.2, 0.8, 0.6),
    stroke(light(side, paint), 2.6, -0.8, 0.9),
  ].join('');
};

/** The right half of a disc: the other face of a marker that is about to be flipped. */
const half = (side: Side, paint: Palette, id: string): string => {
  const arc = (r: number): string => `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}`;
  const r = MARKER - 0.8;
  return element(
    'g',
    { transform: 'rotate(35)' },
    [
      element('path', {
        d: `${arc(r)}Z`,
        fill: `url(#${id}-${side})`,
        stroke: paint(`${side}-edge`),
        'stroke-width': 1.6,
      }),
      element('path', {
        d: arc(r * 0.64),
        fill: 'none',
        stroke: paint(`${side}-groove`),
        'stroke-width': 2.4,
      }),
    ].join(''),
  );
};

export const pieces = {
  ring: { radius: 45, faces: bothSides(ring), around: true, moves: 'lifted' },
  marker: {
    radius: MARKER,
    faces: bothSides((side, paint, id) => shadow(id, MARKER, 6) + disc(side, paint, id, MARKER)),
    half: bothSides(half),
    below: true,
    moves: 'pushed',
  },
} as const satisfies Record<string, PieceLook>;

export type YinshPiece = keyof typeof pieces;
