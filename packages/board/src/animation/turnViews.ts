import type { BoardContents, Mark, View } from '../types.js';

/** A view for each position of a game. The points that have changed since the one before are marked. */
export const turnViews = (positions: readonly BoardContents[]): readonly View[] =>
  positions.map((contents, i) => {
    const before = positions[i - 1];
    if (before === undefined) return contents;
    const points = new Set([...Object.keys(before.pieces), ...Object.keys(contents.pieces)]);
    const changed = [...points].filter(
      point => JSON.stringify(before.pieces[point]) !== JSON.stringify(contents.pieces[point]),
    );
    const marks: Record<string, readonly Mark[]> = Object.fromEntries(
      changed.map(point => [point, ['last']]),
    );
    return { ...contents, marks };
  });
