import { UNIT, type Geometry, type Place } from '../../geometry.js';
import { TO_EDGE, type PlateShape, type RimName } from '../../plate.js';

/** From the centre to the outermost points: at the edges, and at the clipped corners. */
export const EDGE = 5 * UNIT * TO_EDGE;
const CORNER = 4.5 * UNIT;

export const MARGIN = 86;

/** Letters below the columns, numbers at the start of their lines. */
const names = ({ board, places, turned }: Geometry): RimName[] => {
  const sign = turned ? -1 : 1;
  const name = (beyond: Place, x: number, y: number, text: string): RimName => ({
    beyond,
    towards: { x: sign * x, y: sign * y },
    text,
  });
  return [
    ...board.columns.map(column => {
      const place = places[column[0]!]!;
      return name(place, 0, 1, place.name.charAt(0));
    }),
    ...board.lines
      .filter(line => board.direction(line[0]!, line[1]!) === 2)
      .map(line => {
        const place = places[line[0]!]!;
        return name(place, -TO_EDGE, -0.5, place.name.slice(1));
      }),
  ];
};

/** A hexagon with its corners clipped. */
export const plate: PlateShape = {
  edges: Array.from({ length: 6 }, () => [EDGE, CORNER]).flat(),
  margin: MARGIN,
  field: 52,
  lines: 3,
  namesAt: 69,
  names,
};
