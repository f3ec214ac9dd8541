import { expect, test } from 'vitest';
import { makeBoard, type Spot } from './board.js';

/** Adjacent columns of these heights, each counted from the bottom. The numbering turns at the longest one. */
const columns = (...heights: readonly number[]): Spot[] => {
  const turn = heights.indexOf(Math.max(...heights));
  return heights.flatMap((height, x) =>
    Array.from({ length: height }, (_, i) => ({
      name: 'abcdefghi'.charAt(x) + String(i + 1),
      q: x,
      r: i + Math.max(x - turn, 0),
    })),
  );
};

test.each([
  // The boards of ZÈRTZ (Z1, Z2). Some have no point in the middle.
  ['37', columns(4, 5, 6, 7, 6, 5, 4), 12],
  ['40', columns(5, 6, 7, 7, 6, 5, 4), 2],
  ['43', columns(5, 6, 7, 7, 6, 5, 4, 3), 2],
  ['44', columns(5, 6, 7, 8, 7, 6, 5), 4],
  ['48', columns(5, 6, 7, 8, 7, 6, 5, 4), 6],
  ['61', columns(5, 6, 7, 8, 9, 8, 7, 6, 5), 12],
  ['a single point', columns(1), 12],
  ['a crooked one', columns(3, 1), 1],
])('the symmetries of a board are found from its points: %s', (_, spots, count) => {
  const { symmetries, points, rays } = makeBoard(spots);
  expect(symmetries).toHaveLength(count);
  expect(symmetries[0]).toEqual(points);
  for (const goes of symmetries) {
    expect([...goes].sort((a, b) => a - b)).toEqual(points);
    // Neighbours stay neighbours.
    for (const p of points) {
      const near = (q: (typeof points)[number]): unknown[] => rays[q]!.flatMap(ray => ray.slice(0, 1)).sort();
      expect(near(goes[p]!)).toEqual(
        near(p)
          .map(q => goes[q as never])
          .sort(),
      );
    }
  }
});
