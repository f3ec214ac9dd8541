import { gipfBoard } from '../board.js';
import type { ProjectState } from '../types.js';
import { bothText } from './potentialCounts.js';

export const PROJECT_KEYS = ['potentials', 'pieces', 'linked', 'stock', 'extra', 'denied'];

/** `potentials=Z3Y3 pieces=18 linked=no stock=Z2Y3-Z3Y3 extra=none denied=none`. Potentials out of the game follow from the rest. */
export const projectText = (project: ProjectState): string => {
  const { potentials, pieces, linked, stock, extra, denied } = project;
  const points = denied.map(p => gipfBoard.name(p)).join(',') || 'none';
  return [
    `potentials=${bothText(potentials)} pieces=${pieces} linked=${linked ? 'yes' : 'no'}`,
    `stock=${bothText(stock)} extra=${extra} denied=${points}`,
  ].join(' ');
};
