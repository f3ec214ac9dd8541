import { withSide } from '../game.js';
import type { Point } from '../hex/board.js';
import { GIPF_ENTRIES, findEntry } from './board.js';
import { GIPF, SINGLE } from './cell.js';
import type { Entrant, GipfCell, GipfPosition, PushStep } from './types.js';

/** The pieces that the side to act may bring in (G5). While the right to GIPF-pieces lasts, pieces move in twos, so the reserve is even. */
export const entrants = ({ toAct, entry }: GipfPosition): readonly Entrant[] => {
  const right = entry[toAct];
  return right === 'gipf' ? ['gipf'] : right === 'any' ? ['single', 'gipf'] : ['single'];
};

export const pushes = ({ cells }: GipfPosition, pieces: readonly Entrant[]): PushStep[] => {
  const found: PushStep[] = [];
  for (const { path, dot, single, gipf } of GIPF_ENTRIES) {
    if (firstGap(cells, path) === undefined) continue; // G7
    for (const piece of pieces) {
      if (piece === 'single') found.push(single);
      else if (piece === 'gipf') found.push(gipf);
      else found.push({ kind: 'push', dot, to: path[0]!, piece });
    }
  }
  return found;
};

/** The number of pieces at the start of the path, or `undefined` if it is full. */
export const firstGap = (cells: readonly GipfCell[], path: readonly Point[]): number | undefined => {
  for (let i = 0; i < path.length; i++) if (cells[path[i]!] === '.') return i;
  return undefined;
};

/** The cells after a piece has come in from a dot and moved the pieces in its way by one point (G6). */
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

/** The position with a single or a GIPF-piece pushed in, before its consequences. */
export const push = (position: GipfPosition, { dot, to, piece }: PushStep): GipfPosition => {
  const { toAct, reserve, entry } = position;
  const isGipf = piece === 'gipf';
  return {
    ...position,
    cells: pushedIn(position.cells, dot, to, (isGipf ? GIPF : SINGLE)[toAct]),
    reserve: withSide(reserve, toAct, reserve[toAct] - (isGipf ? 2 : 1)),
    entry: withSide(entry, toAct, isGipf ? 'any' : 'single'), // G5
  };
};
