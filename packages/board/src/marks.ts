// Marks on points. Cool hue: allowed. Warm hue: just happened, or not allowed. Each mark also has its own shape.
import { round, type Shape } from './shapes.js';
import type { Place } from './geometry.js';
import { lookOf, pieceId, type BoardSkin } from './skin.js';
import type { Palette } from './palette.js';
import type { Arrow, Mark, Piece, Row } from './types.js';

type Tone = 'may' | 'last';

/** A coloured line with a dark edge, visible on the board and on pieces. */
const cased = (
  key: string,
  tag: string,
  attributes: Shape['attributes'],
  tone: Tone,
  width: number,
  paint: Palette,
): Shape[] => {
  const line = { ...attributes, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return [
    {
      key: `${key}:edge`,
      tag,
      attributes: { ...line, stroke: paint(`${tone}-edge`), 'stroke-width': width + 4, opacity: 0.75 },
    },
    { key, tag, attributes: { ...line, stroke: paint(tone), 'stroke-width': width } },
  ];
};

const circle = ({ x, y }: Place, r: number): Shape['attributes'] => ({ cx: round(x), cy: round(y), r });

const at = ({ x, y }: Place): string => `translate(${round(x)} ${round(y)})`;

const glow = (key: string, place: Place, r: number, tone: Tone, id: string): Shape => ({
  key,
  tag: 'circle',
  attributes: { ...circle(place, r), fill: `url(#${id}-glow-${tone})` },
});

const spot = (key: string, place: Place, r: number, paint: Palette, opacity = 1): Shape => ({
  key,
  tag: 'circle',
  attributes: {
    ...circle(place, r),
    fill: paint('may'),
    stroke: paint('may-edge'),
    'stroke-width': 3,
    opacity,
  },
});

/** Radius of a mark around the piece on a point. */
const around = (skin: BoardSkin, pieces: readonly Piece[]): number => {
  const top = pieces.at(-1);
  return (top === undefined ? 20 : (lookOf(skin, top)?.radius ?? 20)) + 4;
};

/** Marks below the pieces. */
export const underMarks = (
  skin: BoardSkin,
  place: Place,
  marks: readonly Mark[],
  pieces: readonly Piece[],
  paint: Palette,
  id: string,
): Shape[] => {
  const r = around(skin, pieces);
  const key = (mark: string): string => `${mark}@${place.name}`;
  const has = (mark: Mark): boolean => marks.includes(mark);
  const shapes: Shape[] = [];
  if (has('last'))
    shapes.push(
      glow(key('lastglow'), place, r + 16, 'last', id),
      ...cased(key('last'), 'circle', circle(place, r + 1), 'last', 4, paint),
    );
  if (has('held'))
    shapes.push(
      glow(key('heldglow'), place, r + 22, 'may', id),
      ...cased(key('held'), 'circle', circle(place, Math.max(r, 30) + 3), 'may', 7, paint),
    );
  else if (has('chosen') || has('stay'))
    shapes.push(...cased(key('chosen'), 'circle', circle(place, r + 2), 'may', 6, paint));
  else if (has('target')) {
    if (pieces.length > 0)
      shapes.push(...cased(key('target'), 'circle', circle(place, r + 2), 'may', 5, paint));
    else shapes.push(spot(key('target'), place, 14, paint));
  } else if (has('may') || has('row')) {
    if (pieces.length > 0)
      shapes.push(
        glow(key('mayglow'), place, r + 12, 'may', id),
        ...cased(key('may'), 'circle', circle(place, r), 'may', 3, paint),
      );
    else shapes.push(spot(key('may'), place, place.dot ? 12 : 8, paint, place.dot ? 1 : 0.85));
  }
  return shapes;
};

/** A small round badge with a glyph at the upper right of a piece. */
const badge = (key: string, place: Place, d: string, tone: Tone, paint: Palette): Shape[] => {
  const middle = { ...place, x: place.x + 27, y: place.y - 30 };
  return [
    {
      key: `${key}:badge`,
      tag: 'circle',
      attributes: {
        ...circle(middle, 19),
        fill: paint(tone),
        stroke: paint(`${tone}-edge`),
        'stroke-width': 3,
      },
    },
    {
      key,
      tag: 'path',
      attributes: {
        d,
        transform: at(middle),
        fill: 'none',
        stroke: paint(`${tone}-edge`),
        'stroke-width': 4.5,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
    },
  ];
};

/** Down onto a base line: stays. Out to the upper right: goes. */
const STAY = 'M-9 9H9M0 -10V3M-6 -3L0 4L6 -3';
const GO = 'M-7 7L7 -7M-3 -8H8V3';
const CROSS = 'M-7 -7L7 7M7 -7L-7 7';

/** Marks above the pieces. */
export const overMarks = (
  skin: BoardSkin,
  place: Place,
  marks: readonly Mark[],
  pieces: readonly Piece[],
  paint: Palette,
  id: string,
): Shape[] => {
  const key = (mark: string): string => `${mark}@${place.name}`;
  const shapes: Shape[] = [];
  for (const mark of marks) {
    if (mark === 'flip') {
      const turned = pieces.find(p => lookOf(skin, p)?.half !== undefined);
      if (turned === undefined) continue;
      const other = turned.side === 'white' ? 'black' : 'white';
      shapes.push({
        key: key(mark),
        tag: 'use',
        attributes: { href: `#${pieceId(id, `${turned.kind}-half`, other)}`, transform: at(place) },
      });
    } else if (mark === 'stay') shapes.push(...badge(key(mark), place, STAY, 'may', paint));
    else if (mark === 'go') shapes.push(...badge(key(mark), place, GO, 'last', paint));
    else if (mark === 'wrong')
      shapes.push(
        ...cased(key(mark), 'circle', circle(place, around(skin, pieces) + 3), 'last', 5, paint),
        ...badge(key('cross'), place, CROSS, 'last', paint),
      );
    else if (mark === 'hint') {
      const r = around(skin, pieces) + 2;
      const d = `M${r} 0h16M0 ${r}v16M${-r} 0h-16M0 ${-r}v-16`;
      shapes.push(...cased(key(mark), 'path', { d, transform: at(place) }, 'may', 6, paint));
    }
  }
  return shapes;
};

/** A capsule around adjacent points. */
export const rowShapes = (
  { points, tone }: Row,
  find: (name: string) => Place | undefined,
  paint: Palette,
): Shape[] => {
  const [a, b] = [find(points.at(0) ?? ''), find(points.at(-1) ?? '')];
  if (a === undefined || b === undefined) return [];
  const hue: Tone = tone === 'last' ? 'last' : 'may';
  const key = `row:${a.name}-${b.name}`;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const r = tone === 'chosen' ? 49 : 46;
  const [nx, ny] = [((a.y - b.y) / length) * r, ((b.x - a.x) / length) * r];
  const p = (x: number, y: number): string => `${round(x)} ${round(y)}`;
  const d = `M${p(a.x + nx, a.y + ny)}A${r} ${r} 0 0 1 ${p(a.x - nx, a.y - ny)}L${p(b.x - nx, b.y - ny)}A${r} ${r} 0 0 1 ${p(b.x + nx, b.y + ny)}Z`;
  return [
    {
      key: `${key}:fill`,
      tag: 'path',
      attributes: { d, fill: paint(hue), opacity: tone === 'chosen' ? 0.5 : 0.22 },
    },
    ...cased(key, 'path', { d }, hue, tone === 'chosen' ? 6 : 3.5, paint),
  ];
};

export const arrowShapes = (
  { from, to, tone }: Arrow,
  find: (name: string) => Place | undefined,
  paint: Palette,
): Shape[] => {
  const [a, b] = [find(from), find(to)];
  if (a === undefined || b === undefined || a === b) return [];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  // A push moves to a neighbour, so its arrow is short and lies between the two.
  const near = length < 150;
  const [start, end] = [near ? length * 0.38 : 18, near ? length * 0.66 : length - 14];
  const p = (along: number, across: number): string =>
    `${round(a.x + ux * along - uy * across)} ${round(a.y + uy * along + ux * across)}`;
  const head = near ? 11 : 17;
  const d = `M${p(start, 0)}L${p(end, 0)}M${p(end - head, -head)}L${p(end, 0)}L${p(end - head, head)}`;
  const width = tone === 'best' ? 12 : near ? 5.5 : 7;
  const shapes = cased(`arrow:${from}-${to}`, 'path', { d }, tone === 'last' ? 'last' : 'may', width, paint);
  return tone === 'also'
    ? shapes.map(shape => ({ ...shape, attributes: { ...shape.attributes, opacity: 0.45 } }))
    : shapes;
};

/** A disc that grows and brightens with the heat. */
export const heatShapes = (place: Place | undefined, heat: number, paint: Palette): Shape[] =>
  place === undefined
    ? []
    : [
        {
          key: `heat@${place.name}`,
          tag: 'circle',
          attributes: {
            ...circle(place, round(12 + 30 * heat)),
            fill: paint('last'),
            opacity: 0.15 + 0.6 * heat,
          },
        },
      ];
