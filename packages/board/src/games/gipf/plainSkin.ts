import { gipfSpots, isDotSpot } from '@korong/rules';
import type { BoardSkin } from '../../skin.js';
import { pieces } from './pieces.js';
import { plate } from './plate.js';
import { beside, besidePlace } from './trays.js';

/** GIPF without potentials. `gipfSkin` adds them. */
export const plainGipfSkin: BoardSkin<keyof typeof pieces> = {
  name: 'gipf-plain',
  points: gipfSpots.map(spot => ({ ...spot, dot: isDotSpot(spot) })),
  box: [-432, -498, 864, 1018],
  middle: 'e5',
  plate,
  pieces,
  beside,
  besidePlace,
};
