// What lies beside the board: four shelves along its slanting edges, in the corners that a hexagon leaves free. So the board
// keeps the whole width of a phone and nothing moves when the page is turned.
import { MARGIN } from './plate.js';
import { UNIT } from './geometry.js';
import { round, type Shape, type Spot2 } from './shapes.js';
import type { Palette } from './themes.js';
import type { GameName, Piece, Side, Tray, View } from './types.js';

interface Shelf {
  /** Distance of its middle line from the middle of the board. */
  readonly distance: number;
  /** From its upper end to its lower end, measured from the foot of that distance. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

const side = (points: number, game: GameName): number => points * UNIT * Math.sqrt(0.75) + MARGIN[game];

const SHELVES: Readonly<Record<GameName, Shelf>> = {
  yinsh: { distance: side(5, 'yinsh') + 56, from: -216, to: -4, width: 86 },
  gipf: { distance: side(4, 'gipf') + 52, from: -168, to: 72, width: 80 },
};

/** `main`: rings, reserve; at the left hand of its side. `second`: pool, captured pieces; at the right. */
export type Corner = 'main' | 'second';

/** A place on a shelf, `t` along it. */
const onShelf = (game: GameName, below: boolean, corner: Corner, t: number): Spot2 => {
  const { distance } = SHELVES[game];
  const [x, y] = [-0.5 * distance + Math.sqrt(0.75) * t, Math.sqrt(0.75) * distance + 0.5 * t];
  const sign = below ? 1 : -1;
  return { x: round(sign * (corner === 'main' ? x : -x)), y: round(sign * y) };
};

const isBelow = (view: View, of: Side): boolean => (of === 'white') !== (view.turned === true);

/** Pieces on a shelf, from its upper end; `room` is how far they may reach. */
const places = (view: View, of: Side, corner: Corner, count: number, step: number, room: number): Spot2[] => {
  const { from } = SHELVES[view.game];
  const apart = Math.min(step, count > 1 ? room / (count - 1) : step);
  return Array.from({ length: count }, (_, i) =>
    onShelf(view.game, isBelow(view, of), corner, from + i * apart),
  );
};

/** Room that a fan of pieces leaves for its count. */
const FAN = { yinsh: 140, gipf: 172 };

const RING_STEP = 106;

/** Where a piece that leaves the board goes, and one that comes onto it comes from. */
export const besidePlace = (view: View, { kind, side: of }: Piece, to: Side = of): Spot2 => {
  const { from, to: end } = SHELVES[view.game];
  if (kind === 'marker') return onShelf(view.game, true, 'second', from + FAN.yinsh);
  const tray = view.trays?.[to];
  if (kind === 'ring')
    return onShelf(view.game, isBelow(view, to), 'main', from + RING_STEP * (tray?.taken ?? 0));
  return onShelf(view.game, isBelow(view, to), to === of ? 'main' : 'second', (from + end) / 2);
};

const shelf = (view: View, key: string, below: boolean, corner: Corner, paint: Palette): Shape[] => {
  const { from, to, width } = SHELVES[view.game];
  const [a, b] = [onShelf(view.game, below, corner, from), onShelf(view.game, below, corner, to)];
  const line = (part: string, stroke: string, w: number, y: number, opacity: number): Shape => ({
    key: `${key}:${part}`,
    tag: 'path',
    attributes: {
      d: `M${a.x} ${a.y + y}L${b.x} ${b.y + y}`,
      stroke,
      'stroke-width': w,
      'stroke-linecap': 'round',
      opacity,
    },
  });
  return [
    line('shadow', '#000', width, 14, 0.1),
    line('side', paint('side'), width, 7, 1),
    line('face', paint('shade'), width, 0, 1),
    line('gleam', paint('gleam'), width - 8, 0, 0.22),
    line('trough', paint('shade'), width - 12, 0, 1),
  ];
};

const use = (key: string, id: string, { kind, side: of }: Piece, at: Spot2, scale: number): Shape => ({
  key,
  tag: 'use',
  attributes: {
    href: `#${id}-${kind}-${of}`,
    transform: `translate(${at.x} ${at.y}) scale(${scale})`,
  },
});

const count = (view: View, key: string, below: boolean, corner: Corner, n: number, paint: Palette): Shape => {
  const { x, y } = onShelf(view.game, below, corner, SHELVES[view.game].to - 4);
  return {
    key,
    tag: 'text',
    attributes: {
      x,
      y: y + 12,
      fill: paint('name'),
      'font-family': 'system-ui,sans-serif',
      'font-size': 36,
      'font-weight': 600,
      'text-anchor': 'middle',
    },
    text: String(n),
  };
};

const yinshTray = (view: View, of: Side, tray: Tray, id: string, paint: Palette): Shape[] => {
  const piece: Piece = { kind: 'ring', side: of };
  const waiting = tray.rings ?? 0;
  if (waiting > 0)
    return places(view, of, 'main', waiting, 54, 216).map((at, i) =>
      use(`wait-${of}${i}`, id, piece, at, 0.82),
    );
  const slots = places(view, of, 'main', tray.goal ?? 3, RING_STEP, 216);
  const empty = slots.map(({ x, y }, i): Shape => ({
    key: `slot-${of}${i}`,
    tag: 'circle',
    attributes: {
      cx: x,
      cy: y,
      r: 31,
      fill: 'none',
      stroke: paint('line'),
      'stroke-width': 3,
      'stroke-dasharray': '7 6',
      opacity: 0.6,
    },
  }));
  return [
    ...empty,
    ...slots.slice(0, tray.taken ?? 0).map((at, i) => use(`taken-${of}${i}`, id, piece, at, 0.82)),
  ];
};

const fan = (
  view: View,
  of: Side,
  corner: Corner,
  piece: Piece,
  n: number,
  id: string,
  paint: Palette,
): Shape[] => {
  const key = `${corner}-${of}`;
  const shown = view.game === 'yinsh' ? Math.ceil(n / 4) : n;
  const scale = view.game === 'yinsh' ? 1 : 0.8;
  return [
    ...places(view, of, corner, shown, 34, FAN[view.game]).map((at, i) =>
      use(`${key}${i}`, id, piece, at, scale),
    ),
    ...(n > 0 || corner === 'main' || view.game === 'yinsh'
      ? [count(view, `${key}-count`, isBelow(view, of), corner, n, paint)]
      : []),
  ];
};

/** The last marker of the pool shows that it has two faces. */
const turnedOver = (view: View, of: Side, pool: number, id: string): Shape => {
  const last = places(view, of, 'second', Math.ceil(pool / 4), 34, FAN.yinsh).at(-1)!;
  return {
    key: 'pool:other',
    tag: 'use',
    attributes: { href: `#${id}-half-black`, transform: `translate(${last.x} ${last.y})` },
  };
};

type Drawing = (of: Side, below: boolean, tray: Tray, id: string, paint: Palette) => readonly Shape[];

/** What else may lie there in GIPF, once somebody has fetched it. */
let further: Drawing = () => [];
export const bringInTray = (drawing: Drawing): void => {
  further = drawing;
};

export const trayShapes = (view: View, id: string, paint: Palette): Shape[] => {
  const { trays, pool, game } = view;
  const bottom: Side = view.turned === true ? 'black' : 'white';
  const shapes: Shape[] = [];
  for (const of of ['white', 'black'] as const) {
    if (trays === undefined) break;
    const other = of === 'white' ? 'black' : 'white';
    shapes.push(...shelf(view, `shelf-${of}`, isBelow(view, of), 'main', paint));
    if (game === 'yinsh') shapes.push(...yinshTray(view, of, trays[of], id, paint));
    else {
      const { reserve = 0, captured = 0 } = trays[of];
      shapes.push(
        ...fan(view, of, 'main', { kind: 'piece', side: of }, reserve, id, paint),
        ...shelf(view, `shelf2-${of}`, isBelow(view, of), 'second', paint),
        ...fan(view, of, 'second', { kind: 'piece', side: other }, captured, id, paint),
        ...further(of, isBelow(view, of), trays[of], id, paint),
      );
    }
  }
  if (pool !== undefined && game === 'yinsh')
    shapes.push(
      ...shelf(view, 'pool', true, 'second', paint),
      ...fan(view, bottom, 'second', { kind: 'marker', side: 'white' }, pool, id, paint),
      ...(pool > 0 ? [turnedOver(view, bottom, pool, id)] : []),
    );
  return shapes;
};
