import { pointsIn } from '../../geometry.js';
import type { BoardSkin } from '../../skin.js';
import { pieces } from './pieces.js';
import { plate } from './plate.js';
import { beside, besidePlace } from './trays.js';

const COLUMNS = [5, 6, 7, 8, 9, 8, 7, 6, 5] as const;
const OUTERMOST = 4;

/** GIPF without potentials. `gipfSkin` adds them. */
export const plainGipfSkin: BoardSkin<keyof typeof pieces> = {
  name: 'gipf-plain',
  // Columns are centred, so right of the middle the numbering falls back by one per column.
  points: pointsIn(COLUMNS.map((count, x) => [1, count, Math.max(x - 4, 0) - 5])).map(point => {
    const { q, r } = point;
    return { ...point, dot: Math.max(Math.abs(q), Math.abs(r), Math.abs(q - r)) === OUTERMOST };
  }),
  box: [-432, -498, 864, 1018],
  middle: 'e5',
  plate,
  pieces,
  beside,
  besidePlace,
};
