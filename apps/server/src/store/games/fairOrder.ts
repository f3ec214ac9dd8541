import type { Row } from '../executor.js';

/**
 * At most so many of these open games, in their order. Where there are more, the first game of every player and of every address
 * comes before the second of any, so that one player or address cannot fill the list.
 */
export const fairOrder = (rows: readonly Row[], most: number): readonly Row[] => {
  if (rows.length <= most) return rows;
  const counts = new Map<string, number>();
  const next = (key: string): number => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count;
  };
  const ranked = rows.map((row, index) => {
    const own = next(`player ${row.player_id}`);
    const near = row.origin === null ? 0 : next(`origin ${row.origin}`);
    return { row, index, rank: Math.max(own, near) };
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ row }) => row);
};
