import { withSide } from '../game.js';
import type { Point } from '../hex/board.js';
import { ENTRIES, GIPF, SINGLE, findEntry } from './board.js';
import { KINDS, loadedPiece } from './potentials/stack.js';
import { NO_POTENTIALS, isNothing, withOneLess } from './potentials/potentials.js';
import type { Entrant, Entry, GipfCell, GipfPosition, PushStep } from './types.js';

/** What the side to act may bring in: rights (G5, P2), and what it has. */
export const entrants = ({ toAct, entry, reserve, project }: GipfPosition): Entrant[] => {
  const right = entry[toAct];
  if (project === undefined) {
    // As long as the right to GIPF-pieces lasts, pieces come and go in twos: the reserve is even.
    return right === 'gipf' ? ['gipf'] : right === 'any' ? ['single', 'gipf'] : ['single'];
  }
  const pieces = reserve[toAct];
  const found: Entrant[] = [];
  if (pieces >= 1 && right !== 'gipf') found.push('single');
  if (pieces >= 2 && (right === 'gipf' || right === 'any')) found.push('gipf');
  if (pieces >= 1 && (right === 'any' || right === 'loaded')) {
    found.push(...KINDS.filter(kind => project.stock[toAct][kind] > 0));
  }
  return found;
};

export const pushes = (position: GipfPosition): PushStep[] => {
  const { cells } = position;
  const pieces = entrants(position);
  const found: PushStep[] = [];
  for (const { path, dot, single, gipf } of ENTRIES) {
    if (firstGap(cells, path) === undefined) continue; // G7
    for (const piece of pieces) {
      if (piece === 'single') found.push(single);
      else if (piece === 'gipf') found.push(gipf);
      else found.push({ kind: 'push', dot, to: path[0]!, piece });
    }
  }
  return found;
};

/** Whether there is any push at all. */
export const canPush = (position: GipfPosition): boolean =>
  entrants(position).length > 0 && ENTRIES.some(({ path }) => firstGap(position.cells, path) !== undefined);

/** How many pieces stand at the beginning of the path, or `undefined` if it is full. */
export const firstGap = (cells: readonly GipfCell[], path: readonly Point[]): number | undefined => {
  for (let i = 0; i < path.length; i++) if (cells[path[i]!] === '.') return i;
  return undefined;
};

/** The cells after something has come in from a dot and moved what stood in its way by one point (G6). */
export const pushedIn = (
  before: readonly GipfCell[],
  dot: Point,
  to: Point,
  entrant: GipfCell,
): GipfCell[] => {
  const { path } = findEntry(dot, to)!;
  const cells = before.slice();
  for (let i = firstGap(cells, path)!; i > 0; i--) cells[path[i]!] = cells[path[i - 1]!]!;
  cells[to] = entrant;
  return cells;
};

/** The position with a piece pushed in; what follows from it comes later. */
export const push = (position: GipfPosition, { dot, to, piece }: PushStep): GipfPosition => {
  const { toAct, reserve, entry, project } = position;
  const entrant =
    piece === 'gipf' ? GIPF[toAct] : piece === 'single' ? SINGLE[toAct] : loadedPiece(piece, toAct);
  const pushed: GipfPosition = {
    ...position,
    cells: pushedIn(position.cells, dot, to, entrant),
    reserve: withSide(reserve, toAct, reserve[toAct] - (piece === 'gipf' ? 2 : 1)),
    entry: withSide(entry, toAct, piece === 'gipf' ? 'any' : 'single'), // G5
  };
  if (project === undefined || piece === 'gipf') return pushed;
  // P2: with a loaded piece the right to GIPF-pieces ends, with a single one what has not come in is lost.
  const stock = piece === 'single' ? NO_POTENTIALS : withOneLess(project.stock[toAct], piece);
  const right: Entry = isNothing(stock) ? 'single' : 'loaded';
  return {
    ...pushed,
    entry: withSide(entry, toAct, right),
    project: { ...project, stock: withSide(project.stock, toAct, stock) },
  };
};
