import { gipfBoard } from '../board.js';
import type { ProjectState } from '../types.js';
import { letterOf } from './kinds.js';
import { piecesText } from './options.js';
import { bothText } from './potentialCounts.js';
import { stakesText } from './stakes.js';

export const PROJECT_KEYS = ['potentials', 'pieces', 'linked', 'stock', 'extra', 'denied'];

/**
 * `potentials=Z3Y3 pieces=18 linked=no stock=Z2Y3-Z3Y3 extra=none denied=none`. `denied` has points, `c3`, and kinds, `Z`. Potentials out of
 * the game follow from the rest.
 */
export const projectText = (project: ProjectState): string => {
  const { potentials, pieces, stock, extra, denied, deniedEntries } = project;
  const inTurn = [...denied.map(p => gipfBoard.name(p)), ...deniedEntries.map(letterOf)];
  return [
    `potentials=${bothText(potentials)} pieces=${piecesText(pieces)} linked=${stakesText(project)}`,
    `stock=${bothText(stock)} extra=${extra} denied=${inTurn.join(',') || 'none'}`,
  ].join(' ');
};
