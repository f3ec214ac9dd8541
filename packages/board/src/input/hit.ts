// Hit testing: maps a pointer position to a point.
import { UNIT, type Geometry } from '../geometry.js';
import type { XY } from '../shapes.js';
import type { Mark, View } from '../types.js';

/** Hit radius of a mouse: a little more than half the distance to the neighbour. */
const REACH = 54;
/** Half the width of a fingertip in CSS pixels. */
const FINGER = 24;
/** The bonus in distance that a touchable point gets for a finger. */
const PULL = 32;

const INVITING: readonly Mark[] = ['may', 'target', 'held', 'row', 'chosen', 'stay', 'go', 'hint'];

/** The points that may be touched. */
export const inviting = ({ marks = {} }: View): Set<string> =>
  new Set(Object.keys(marks).filter(name => marks[name]!.some(mark => INVITING.includes(mark))));

/** For a finger: units per CSS pixel, and the points that attract it. */
export interface Finger {
  readonly unitsPerPixel: number;
  readonly drawnTo: ReadonlySet<string>;
}

/** The point at a position (in units), if any. */
export const pick = (
  { places }: Geometry,
  { x, y }: XY,
  finger: Finger | undefined,
  gone: View['gone'] = [],
): string | undefined => {
  const reach =
    finger === undefined ? REACH : Math.min(Math.max(REACH, FINGER * finger.unitsPerPixel), 0.9 * UNIT);
  let best: { readonly name: string; readonly cost: number } | undefined;
  for (const place of places) {
    const distance = Math.hypot(place.x - x, place.y - y);
    if (distance > reach || gone.includes(place.name)) continue;
    const cost = distance - (finger?.drawnTo.has(place.name) === true ? PULL : 0);
    if (best === undefined || cost < best.cost) best = { name: place.name, cost };
  }
  return best?.name;
};

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How a drawing fits into its rectangle: as large as possible, centred. */
export interface Fit {
  readonly pixelsPerUnit: number;
  toUnits(clientX: number, clientY: number): { readonly x: number; readonly y: number };
  toClient(x: number, y: number): { readonly x: number; readonly y: number };
}

export const fitOf = ({ skin }: Geometry, rectangle: Rectangle): Fit => {
  const [left, top, width, height] = skin.box;
  const scale = Math.min(rectangle.width / width, rectangle.height / height) || 1;
  const x0 = rectangle.left + (rectangle.width - width * scale) / 2 - left * scale;
  const y0 = rectangle.top + (rectangle.height - height * scale) / 2 - top * scale;
  return {
    pixelsPerUnit: scale,
    toUnits: (x, y) => ({ x: (x - x0) / scale, y: (y - y0) / scale }),
    toClient: (x, y) => ({ x: x0 + x * scale, y: y0 + y * scale }),
  };
};
