// The board itself: slab, inlay, lines, names. Drawn once for a game; nothing of it moves.
import { geometryOf, UNIT, type Geometry, type Place } from './geometry.js';
import { element, round, roundedPath, type Spot2 } from './shapes.js';
import type { Palette } from './themes.js';
import type { GameName } from './types.js';

const SIXTH = Math.PI / 3;

/** Corners of the shape whose edges lie `distances[i]` from the middle, at even angles from the right clockwise. */
const corners = (distances: readonly number[]): Spot2[] => {
  const step = (2 * Math.PI) / distances.length;
  return distances.map((a, i) => {
    const b = distances[(i + 1) % distances.length]!;
    // Where two neighbouring edges meet, in the frame of the first one.
    const along = (b - a * Math.cos(step)) / Math.sin(step);
    const angle = i * step;
    return {
      x: a * Math.cos(angle) - along * Math.sin(angle),
      y: a * Math.sin(angle) + along * Math.cos(angle),
    };
  });
};

/** Distances of the edges around the outermost points: a hexagon, for YINSH with its corners clipped. */
const edges = (game: GameName): number[] => {
  const side = (game === 'yinsh' ? 5 : 4) * UNIT * Math.cos(SIXTH / 2);
  return Array.from({ length: 6 }, () => (game === 'yinsh' ? [side, 4.5 * UNIT] : [side])).flat();
};

/** The outline `margin` outside the outermost points. */
export const outline = (game: GameName, margin: number, radius: number): string =>
  roundedPath(corners(edges(game).map(distance => distance + margin)), radius);

/** How far from a point in a direction one is `margin` outside the outermost points. */
const wayOut = (game: GameName, from: Spot2, towards: Spot2, margin: number): number => {
  const distances = edges(game);
  const ways = distances.map((distance, i) => {
    const angle = (2 * Math.PI * i) / distances.length;
    const ahead = ({ x, y }: Spot2): number => x * Math.cos(angle) + y * Math.sin(angle);
    return ahead(towards) > 0.01 ? (margin + distance - ahead(from)) / ahead(towards) : Infinity;
  });
  return Math.min(...ways);
};

/** From the outermost points to the edge of the slab. */
export const MARGIN: Readonly<Record<GameName, number>> = { yinsh: 86, gipf: 76 };
const RADIUS = 46;

const slab = (game: GameName, paint: Palette, id: string): string => {
  const d = outline(game, MARGIN[game], RADIUS);
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
      d: outline(game, MARGIN[game] - 5, RADIUS - 4),
      fill: 'none',
      stroke: paint('gleam'),
      'stroke-width': 2,
      opacity: 0.5,
    }),
  ].join('');
};

/** The inlay on which the game is played. */
const inlay = (game: GameName, paint: Palette): string => {
  const d = outline(game, game === 'yinsh' ? 52 : -UNIT * Math.cos(SIXTH / 2) + 52, 30);
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

/** A name beyond a point, in the middle of the rim. */
const nameBeyond = (game: GameName, from: Spot2, towards: Spot2, text: string): string => {
  const way = wayOut(game, from, towards, NAMES_AT[game]);
  return element(
    'text',
    { x: round(from.x + towards.x * way), y: round(from.y + towards.y * way + 8.5) },
    text,
  );
};

const NAMES_AT: Readonly<Record<GameName, number>> = { yinsh: 69, gipf: 38 };

/** YINSH: letters below the columns, numbers where their lines begin. GIPF: the names of the dots. */
const names = ({ game, board, places, turned }: Geometry, paint: Palette): string => {
  const sign = turned ? -1 : 1;
  const beyond = (place: Place, towards: Spot2, text: string): string =>
    nameBeyond(game, place, towards, text);
  const yinshNames = (): string[] => [
    ...board.columns.map(column => {
      const place = places[column[0]!]!;
      return beyond(place, { x: 0, y: sign }, place.name.charAt(0));
    }),
    ...board.lines
      .filter(line => board.direction(line[0]!, line[1]!) === 2)
      .map(line => {
        const place = places[line[0]!]!;
        const towards = { x: -sign * Math.cos(SIXTH / 2), y: -sign * 0.5 };
        return beyond(place, towards, place.name.slice(1));
      }),
  ];
  const dotNames = (): string[] =>
    places
      .filter(p => p.dot)
      .map(place => {
        const length = Math.hypot(place.x, place.y);
        return beyond(place, { x: place.x / length, y: place.y / length }, place.name);
      });
  return element(
    'g',
    {
      fill: paint('name'),
      'font-family': 'system-ui,sans-serif',
      'font-size': 25,
      'font-weight': 500,
      'text-anchor': 'middle',
    },
    (game === 'yinsh' ? yinshNames() : dotNames()).join(''),
  );
};

export interface PlateOptions {
  readonly turned: boolean;
  readonly coordinates: boolean;
  readonly thumbnail: boolean;
}

export const plate = (game: GameName, paint: Palette, id: string, options: PlateOptions): string => {
  const geometry = geometryOf({ game, turned: options.turned });
  return [
    slab(game, paint, id),
    inlay(game, paint),
    lines(geometry, paint, options.thumbnail ? 6 : game === 'yinsh' ? 3 : 4),
    game === 'gipf' ? dots(geometry, paint) : '',
    options.coordinates && !options.thumbnail ? names(geometry, paint) : '',
  ].join('');
};
