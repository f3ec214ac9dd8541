import type { Geometry } from '../geometry.js';
import type { Points } from '../points.js';
import type { Handlers, View } from '../types.js';
import type { Loupe } from './loupe.js';

/** The part of a board that mouse, finger and pen act on. */
export interface PointerTarget {
  readonly id: string;
  readonly svg: SVGSVGElement;
  /** Where the dragged piece is drawn. */
  readonly dragged: SVGGElement;
  readonly points: Points;
  readonly fetchLoupe: () => Promise<Loupe>;
  readonly geometry: () => Geometry;
  readonly view: () => View;
  readonly handlers: () => Handlers;
  /** The element of a piece on the board. */
  readonly find: (key: string) => SVGElement | undefined;
}
