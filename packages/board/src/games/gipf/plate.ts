import { UNIT, type Geometry } from '../../geometry.js';
import { TO_EDGE, type PlateShape, type RimName } from '../../plate.js';

/** From the middle to the dots, at the edges. */
export const EDGE = 4 * UNIT * TO_EDGE;

export const MARGIN = 76;

/** The names of the dots. */
const names = ({ places }: Geometry): RimName[] =>
  places
    .filter(place => place.dot)
    .map(beyond => {
      const length = Math.hypot(beyond.x, beyond.y);
      return { beyond, towards: { x: beyond.x / length, y: beyond.y / length }, text: beyond.name };
    });

export const plate: PlateShape = {
  edges: Array.from({ length: 6 }, () => EDGE),
  margin: MARGIN,
  // The dots lie outside the lines.
  field: 52 - UNIT * TO_EDGE,
  lines: 4,
  namesAt: 38,
  names,
};
