import { disc, shadow } from '../../pieces.js';
import { element } from '../../shapes.js';
import { bothSides, type PieceLook } from '../../skin.js';

const RADIUS = 38;

export const pieces = {
  piece: {
    radius: RADIUS,
    faces: bothSides((side, paint, id) => shadow(id, RADIUS, 7) + disc(side, paint, id, RADIUS)),
    moves: 'pushed',
  },
  /** Two stacked discs. */
  gipf: {
    radius: 40,
    faces: bothSides(
      (side, paint, id) =>
        shadow(id, RADIUS, 15) +
        disc(side, paint, id, RADIUS, 7) +
        // The edge between the two.
        element('circle', { cy: -5, r: RADIUS + 0.8, fill: paint(`${side}-groove`) }) +
        disc(side, paint, id, RADIUS, -10),
    ),
    moves: 'pushed',
  },
} as const satisfies Record<string, PieceLook>;
