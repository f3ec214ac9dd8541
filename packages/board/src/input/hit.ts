// Which point is meant, from where a pointer is.
import { UNIT, type Geometry } from '../geometry.js';
import type { Spot2 } from '../shapes.js';
import type { Mark, View } from '../types.js';

/** Reach of a mouse: a little more than half the way to the neighbour. */
const REACH = 54;
/** Half the width of a fingertip in CSS pixels. */
const FINGER = 24;
/** How much nearer a point counts for a finger if it is one that may be touched. */
const PULL = 32;

const INVITING: readonly Mark[] = ['may', 'target', 'held', 'row', 'chosen', 'stay', 'go', 'hint'];

/** The points that ask to be touched. */
export const inviting = ({ marks = {} }: View): Set<string> =>
  new Set(Object.keys(marks).filter(name => marks[name]!.some(mark => INVITING.includes(mark))));

/** What a finger knows: how many units one CSS pixel is, and which points it is drawn to. */
export interface Finger {
  readonly unitsPerPixel: number;
  readonly drawnTo: ReadonlySet<string>;
}

/** The point meant at a place (in units), if any. */
export const pick = (
  { places }: Geometry,
  { x, y }: Spot2,
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

/** How a drawing lies in the rectangle it is shown in: as large as fits, in the middle. */
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
