import { withSide } from '../../game.js';
import { GIPF_ENTRIES } from '../board.js';
import { entrants as plainEntrants, firstGap, push as plainPush, pushedIn } from '../pushes.js';
import type { Entrant, Entry, GipfPosition, PushStep } from '../types.js';
import { NO_POTENTIALS, isNothing, withOneLess } from './potentialCounts.js';
import { POTENTIAL_KINDS } from './kinds.js';
import { loadedPiece } from './stack.js';

/** The pieces that the side to act may bring in, by rights (G5, P2) and by stock. */
export const entrants = (position: GipfPosition): readonly Entrant[] => {
  const { toAct, entry, reserve, project } = position;
  if (project === undefined) return plainEntrants(position);
  const right = entry[toAct];
  const pieces = reserve[toAct];
  const found: Entrant[] = [];
  if (pieces >= 1 && right !== 'gipf') found.push('single');
  if (pieces >= 2 && (right === 'gipf' || right === 'any')) found.push('gipf');
  if (pieces >= 1 && (right === 'any' || right === 'loaded')) {
    found.push(
      ...POTENTIAL_KINDS.filter(
        kind => project.stock[toAct][kind] > 0 && !project.deniedEntries.includes(kind),
      ),
    );
  }
  return found;
};

/** Whether any push is legal. */
export const canPush = (position: GipfPosition): boolean =>
  entrants(position).length > 0 &&
  GIPF_ENTRIES.some(({ path }) => firstGap(position.cells, path) !== undefined);

/** The position with a piece pushed in, before its consequences. */
export const push = (position: GipfPosition, step: PushStep): GipfPosition => {
  const { dot, to, piece } = step;
  const pushed = plainPush(position, step);
  if (piece === 'gipf') return pushed;
  const { toAct, cells, entry } = position;
  const project = position.project!;
  // P2: a loaded piece ends the right to GIPF-pieces. A single one forfeits the potentials not yet brought in.
  const stock = piece === 'single' ? NO_POTENTIALS : withOneLess(project.stock[toAct], piece);
  const right: Entry = isNothing(stock) ? 'single' : 'loaded';
  return {
    ...pushed,
    ...(piece !== 'single' && { cells: pushedIn(cells, dot, to, loadedPiece(piece, toAct)) }),
    entry: withSide(entry, toAct, right),
    project: { ...project, stock: withSide(project.stock, toAct, stock) },
  };
};
