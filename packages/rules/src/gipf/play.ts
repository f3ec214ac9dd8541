import { other, withSide, type Side } from '../game.js';
import type { Point } from '../hex/board.js';
import { ENTRIES, GIPF, LINES, SINGLE, findEntry, gipfBoard, isGipf, owner, weight } from './board.js';
import { dueLines, hasDueLine, isRow, lineOf, runOf, settlements } from './rows.js';
import type { GipfCell, GipfOptions, GipfPosition, GipfStep, PushStep, RowStep } from './types.js';

/** The six points that basic and standard start with (G2, G4). */
const SETUP = { white: ['b5', 'e2', 'h5'], black: ['b2', 'e8', 'h2'] } as const;
const RESERVE = { basic: 12, standard: 12, tournament: 18 } as const;

export const start = ({ variant, handicap }: GipfOptions): GipfPosition => {
  const cells = gipfBoard.points.map((): GipfCell => '.');
  for (const side of ['white', 'black'] as const) {
    if (variant === 'tournament') break;
    for (const name of SETUP[side]) {
      cells[gipfBoard.find(name)!] = variant === 'basic' ? SINGLE[side] : GIPF[side];
    }
  }
  const entry = variant === 'tournament' ? 'gipf' : 'single';
  return {
    variant,
    handicap,
    cells,
    toAct: 'white',
    phase: 'push',
    mover: 'white',
    reserve: { white: RESERVE[variant] + handicap.white, black: RESERVE[variant] + handicap.black },
    entry: { white: entry, black: entry },
    settled: [],
  };
};

export const steps = (position: GipfPosition): readonly GipfStep[] => {
  const { phase, cells, toAct } = position;
  switch (phase) {
    case 'push':
      return pushes(position);
    case 'row':
      return dueLines(position, toAct).flatMap(line => settlements(cells, runOf(cells, LINES[line]!, toAct)));
    case 'over':
      return [];
  }
};

const pushes = ({ cells, toAct, entry }: GipfPosition): PushStep[] => {
  const right = entry[toAct];
  const singles = right !== 'gipf';
  const gipfs = right !== 'single'; // as long as it lasts, pieces come and go in twos: the reserve is even
  const found: PushStep[] = [];
  for (const { path, single, gipf } of ENTRIES) {
    if (firstGap(cells, path) === undefined) continue; // G7
    if (singles) found.push(single);
    if (gipfs) found.push(gipf);
  }
  return found;
};

/** How many pieces stand at the beginning of the path, or `undefined` if it is full. */
export const firstGap = (cells: readonly GipfCell[], path: readonly Point[]): number | undefined => {
  for (let i = 0; i < path.length; i++) if (cells[path[i]!] === '.') return i;
  return undefined;
};

export const play = (position: GipfPosition, step: GipfStep): GipfPosition =>
  step.kind === 'push' ? settle(push(position, step)) : takeRow(position, step);

const push = (position: GipfPosition, { dot, to, piece }: PushStep): GipfPosition => {
  const { toAct, reserve, entry } = position;
  const { path } = findEntry(dot, to)!;
  const cells = position.cells.slice();
  for (let i = firstGap(cells, path)!; i > 0; i--) cells[path[i]!] = cells[path[i - 1]!]!; // G6
  const entrant = piece === 'gipf' ? GIPF[toAct] : SINGLE[toAct];
  cells[to] = entrant;
  return {
    ...position,
    cells,
    reserve: withSide(reserve, toAct, reserve[toAct] - weight(entrant)),
    entry: withSide(entry, toAct, piece === 'gipf' ? 'any' : 'single'), // G5
  };
};

const takeRow = (position: GipfPosition, step: RowStep): GipfPosition => {
  const { toAct, reserve } = position;
  const cells = position.cells.slice();
  let back = 0;
  for (const p of step.taken) {
    if (owner(cells[p]!) === toAct) back += weight(cells[p]!); // G9, G15
    cells[p] = '.';
  }
  const standing = [...position.settled, lineOf(step)]
    .filter(line => isRow(cells, LINES[line]!, 'white') || isRow(cells, LINES[line]!, 'black'))
    .sort((a, b) => a - b);
  const after: GipfPosition = {
    ...position,
    cells,
    reserve: withSide(reserve, toAct, reserve[toAct] + back),
    settled: standing,
  };
  return lacksGipf(after, 'white') || lacksGipf(after, 'black') ? { ...after, phase: 'over' } : settle(after);
};

/** G17: has lost its last GIPF-piece, in a game that is about them and once it has brought one in. */
export const lacksGipf = ({ cells, variant, entry }: GipfPosition, side: Side): boolean =>
  variant !== 'basic' && entry[side] !== 'gipf' && !cells.some(cell => isGipf(cell) && owner(cell) === side);

/** Rows of the mover first, then those of the other side (G10); with none left the other side has to push (G16). */
const settle = (position: GipfPosition): GipfPosition => {
  const { mover } = position;
  const next = other(mover);
  if (hasDueLine(position, mover)) return { ...position, toAct: mover, phase: 'row' };
  if (hasDueLine(position, next)) return { ...position, toAct: next, phase: 'row' };
  const phase = position.reserve[next] > 0 ? 'push' : 'over';
  return { ...position, toAct: next, mover: next, phase, settled: [] };
};
