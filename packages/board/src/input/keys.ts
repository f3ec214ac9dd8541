// Maps a key to a point, as seen on the screen.
import type { Geometry, Place } from '../geometry.js';

/** Directions of the board, clockwise from "up the column". A rotated board shifts them by three. */
const SIX: Readonly<Record<string, number>> = { w: 0, e: 1, d: 2, s: 3, a: 4, q: 5 };

/** The nearest existing point in a direction. */
const along = (
  { board, places, turned }: Geometry,
  from: Place,
  direction: number,
  isThere: (place: Place) => boolean,
): Place | undefined =>
  board.rays[board.find(from.name)!]![(direction + (turned ? 3 : 0)) % 6]!.map(p => places[p]!).find(isThere);

/**
 * To the column on the left or right, at the nearest height. Of two equally near points the choice is symmetric: there and back return to
 * the start.
 */
const across = (places: readonly Place[], from: Place, sign: 1 | -1): Place | undefined => {
  const column = Math.round(from.x / (50 * Math.sqrt(3)));
  const tie = column % 2 === 0 ? -1 : 1;
  const cost = (p: Place): number => Math.abs(p.y - from.y + tie);
  return places
    .filter(p => Math.round(p.x / (50 * Math.sqrt(3))) === column + sign)
    .reduce<Place | undefined>(
      (best, p) => (best === undefined || cost(p) < cost(best) ? p : best),
      undefined,
    );
};

const endOfColumn = (places: readonly Place[], from: Place, up: boolean): Place =>
  places.filter(p => Math.abs(p.x - from.x) < 1).reduce((best, p) => (up === p.y < best.y ? p : best));

/**
 * The target point of a key, or undefined if there is none. `asking` are the points that may be touched, `gone` those that have left the
 * board.
 */
export const pointByKey = (
  geometry: Geometry,
  name: string,
  key: string,
  asking: ReadonlySet<string>,
  gone: readonly string[] = [],
): string | undefined => {
  const from = geometry.byName.get(name);
  if (from === undefined) return undefined;
  const isThere = (place: Place): boolean => !gone.includes(place.name);
  const there = geometry.places.filter(isThere);
  const direction = SIX[key.toLowerCase()];
  if (direction !== undefined) return along(geometry, from, direction, isThere)?.name;
  switch (key) {
    case 'ArrowUp':
      return along(geometry, from, 0, isThere)?.name;
    case 'ArrowDown':
      return along(geometry, from, 3, isThere)?.name;
    case 'ArrowLeft':
      return across(there, from, -1)?.name;
    case 'ArrowRight':
      return across(there, from, 1)?.name;
    case 'Home':
      return endOfColumn(there, from, true).name;
    case 'End':
      return endOfColumn(there, from, false).name;
    case 'PageDown':
    case 'PageUp': {
      const sign = key === 'PageDown' ? 1 : -1;
      const { places } = geometry;
      const at = places.indexOf(from);
      for (let i = 1; i <= places.length; i++) {
        const next = places[(at + sign * i + places.length * 2) % places.length]!;
        if (asking.has(next.name)) return next.name;
      }
      return undefined;
    }
    default:
      return undefined;
  }
};
