// The board itself: slab, inlay, lines, names. Drawn once and static.
import { geometryOf, type Geometry, type Place } from './geometry.js';
import { element, round, roundedPath, type XY } from './shapes.js';
import type { BoardSkin } from './skin.js';
import type { Palette } from './palette.js';

/** From the middle of a hexagon to the middle of its edge, for corners at a distance of 1. */
export const TO_EDGE = Math.sqrt(0.75);

/** A name on the rim: beyond a point, towards the edge of the plate. */
export interface RimName {
  readonly beyond: Place;
  readonly towards: XY;
  readonly text: string;
}

/** The parameters of a plate. Distances are from the outermost points outwards. */
export interface PlateShape {
  /** Distances from the centre to the edges around the outermost points, at even angles from the right clockwise. */
  readonly edges: readonly number[];
  /** To the edge of the slab. */
  readonly margin: number;
  /** To the edge of the inlay. */
  readonly field: number;
  /** Width of lines; 0 for a board without lines. */
  readonly lines: number;
  /** To the names on the rim. */
  readonly namesAt: number;
  names(geometry: Geometry): readonly RimName[];
}

/** Corners of the shape whose edges lie `distances[i]` from the centre, at even angles from the right clockwise. */
const corners = (distances: readonly number[]): XY[] => {
  const step = (2 * Math.PI) / distances.length;
  return distances.map((a, i) => {
    const b = distances[(i + 1) % distances.length]!;
    // The intersection of two neighbouring edges, in the frame of the first one.
    const along = (b - a * Math.cos(step)) / Math.sin(step);
    const angle = i * step;
    return {
      x: a * Math.cos(angle) - along * Math.sin(angle),
      y: a * Math.sin(angle) + along * Math.cos(angle),
    };
  });
};

/** The outline `margin` outside the outermost points. */
const outline = ({ edges }: PlateShape, margin: number, radius: number): string =>
  roundedPath(corners(edges.map(distance => distance + margin)), radius);

/** The distance of a name from its point in a direction. */
const wayOut = ({ edges, namesAt: margin }: PlateShape, from: XY, towards: XY): number => {
  const ways = edges.map((distance, i) => {
    const angle = (2 * Math.PI * i) / edges.length;
    const ahead = ({ x, y }: XY): number => x * Math.cos(angle) + y * Math.sin(angle);
    return ahead(towards) > 0.01 ? (margin + distance - ahead(from)) / ahead(towards) : Infinity;
  });
  return Math.min(...ways);
};

const RADIUS = 46;

const slab = (shape: PlateShape, paint: Palette, id: string): string => {
  const d = outline(shape, shape.margin, RADIUS);
  const soft = [26, 19, 13].map(y =>
    element('path', { d, transform: `translate(0 ${y})`, fill: '#000', opacity: 0.07 }),
  );
  return [
    ...soft,
    element('path', { d, transform: 'translate(0 9)', fill: paint('side') }),
    element('path', { class: 'kb-face', d, fill: `url(#${id}-face)` }),
    element('path', { d, fill: `url(#${id}-grain)` }),
    element('path', { d, fill: `url(#${id}-grain2)` }),
    element('path', {
      d: outline(shape, shape.margin - 5, RADIUS - 4),
      fill: 'none',
      stroke: paint('gleam'),
      'stroke-width': 2,
      opacity: 0.5,
    }),
  ].join('');
};

/** The inlay on which the game is played. */
const inlay = (shape: PlateShape, paint: Palette): string => {
  const d = outline(shape, shape.field, 30);
  return [
    element('path', { d, fill: paint('field'), opacity: 0.75 }),
    element('path', { d, fill: 'none', stroke: paint('line'), 'stroke-width': 2.5, opacity: 0.55 }),
    element('path', {
      d,
      transform: 'translate(0 2.5)',
      fill: 'none',
      stroke: paint('gleam'),
      'stroke-width': 1.5,
      opacity: 0.35,
    }),
  ].join('');
};

const linePath = (points: readonly Place[]): string => {
  const [a, b] = [points.at(0)!, points.at(-1)!];
  return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
};

const lines = ({ board, places }: Geometry, paint: Palette, thin: number): string => {
  const placed = board.lines.map(line => line.map(p => places[p]!)).filter(l => !l.every(p => p.dot));
  const inner = placed.map(line => linePath(line.filter(p => !p.dot))).join('');
  const stroke = { fill: 'none', stroke: paint('line'), 'stroke-linecap': 'round' };
  const drawn = element('path', {
    ...stroke,
    class: 'kb-lines',
    d: inner,
    'stroke-width': thin,
    opacity: 0.75,
  });
  if (!places.some(p => p.dot)) return drawn;
  const ways = placed.flatMap(line => [linePath(line.slice(0, 2)), linePath(line.slice(-2))]).join('');
  return element('path', { ...stroke, d: ways, 'stroke-width': thin * 0.7, opacity: 0.55 }) + drawn;
};

const dots = ({ places }: Geometry, paint: Palette): string =>
  places
    .filter(p => p.dot)
    .map(
      p =>
        element('circle', {
          cx: round(p.x),
          cy: round(p.y + 1.5),
          r: 10,
          fill: paint('gleam'),
          opacity: 0.5,
        }) + element('circle', { cx: round(p.x), cy: round(p.y), r: 10, fill: paint('line') }),
    )
    .join('');

const names = (shape: PlateShape, geometry: Geometry, paint: Palette): string =>
  element(
    'g',
    {
      fill: paint('name'),
      'font-family': 'system-ui,sans-serif',
      'font-size': 25,
      'font-weight': 500,
      'text-anchor': 'middle',
    },
    shape
      .names(geometry)
      .map(({ beyond, towards, text }) => {
        const way = wayOut(shape, beyond, towards);
        return element(
          'text',
          { x: round(beyond.x + towards.x * way), y: round(beyond.y + towards.y * way + 8.5) },
          text,
        );
      })
      .join(''),
  );

export interface PlateOptions {
  readonly turned: boolean;
  readonly coordinates: boolean;
  readonly thumbnail: boolean;
}

export const plate = (skin: BoardSkin, paint: Palette, id: string, options: PlateOptions): string => {
  const { plate: shape } = skin;
  const geometry = geometryOf(skin, options.turned);
  return [
    slab(shape, paint, id),
    inlay(shape, paint),
    shape.lines === 0 ? '' : lines(geometry, paint, options.thumbnail ? 6 : shape.lines),
    dots(geometry, paint),
    options.coordinates && !options.thumbnail ? names(shape, geometry, paint) : '',
  ].join('');
};
