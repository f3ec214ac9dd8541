import type { GipfPosition, Turn } from '@korong/rules';
import type { Comparison } from '../finder.js';

/** After how many turns of the side that begins the line its reserve is empty. */
const emptyAfter = ({ side }: Comparison, line: readonly Turn<unknown, unknown>[]): number | undefined => {
  const own = line.filter((_, i) => i % 2 === 0);
  const at = own.findIndex(({ position }) => (position as GipfPosition).reserve[side] === 0);
  return at < 0 ? undefined : at + 1;
};

/**
 * After how many turns the side runs out of pieces to push (G16), if the best line goes on for longer with a piece in reserve.
 */
export const emptyReserve = (comparison: Comparison): number | undefined => {
  const { played, best } = comparison;
  const turns = emptyAfter(comparison, played);
  if (turns === undefined) return undefined;
  const inBest = emptyAfter(comparison, best);
  return inBest === undefined && best.length > 2 * turns - 2 ? turns : undefined;
};
