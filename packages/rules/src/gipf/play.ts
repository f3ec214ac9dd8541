import { SIDES, other, withSide, type Side } from '../game.js';
import { GIPF_LINES, PIECES, gipfBoard } from './board.js';
import { GIPF, SINGLE, basicsIn, isGipfPiece, ownerOf } from './cell.js';
import { entrants, push, pushes } from './pushes.js';
import { hasDueLine, isRow, lineOf, rowSteps } from './rows.js';
import type { Entry, GipfCell, GipfOptions, GipfPosition, PlainGipfStep, RowStep } from './types.js';

// GIPF without potentials. For potentials see potentials/play.ts.

/** The six occupied points at the start of basic and standard (G2, G4). */
const SETUP = { white: ['b5', 'e2', 'h5'], black: ['b2', 'e8', 'h2'] } as const;
/** Pieces of each side at the start. */
const ON_BOARD = { basic: 3, standard: 6, tournament: 0 } as const;

export const start = ({ variant, handicap }: GipfOptions): GipfPosition => {
  const cells = gipfBoard.points.map((): GipfCell => '.');
  for (const side of SIDES) {
    if (variant === 'tournament') break;
    for (const name of SETUP[side]) {
      cells[gipfBoard.find(name)!] = variant === 'basic' ? SINGLE[side] : GIPF[side];
    }
  }
  const reserve = PIECES[variant] - ON_BOARD[variant];
  const entry: Entry = variant === 'tournament' ? 'gipf' : 'single';
  return {
    variant,
    handicap,
    cells,
    toAct: 'white',
    phase: 'push',
    mover: 'white',
    reserve: { white: reserve + handicap.white, black: reserve + handicap.black },
    entry: { white: entry, black: entry },
    settled: [],
  };
};

export const steps = (position: GipfPosition): readonly PlainGipfStep[] => {
  if (position.phase === 'push') return pushes(position, entrants(position));
  return position.phase === 'row' ? rowSteps(position, isGipfPiece) : [];
};

export const play = (position: GipfPosition, step: PlainGipfStep): GipfPosition =>
  step.kind === 'push' ? settle(push(position, step), due) : takeRow(position, step);

/** The side to act has to push, and loses if it cannot (G16). */
const due = (position: GipfPosition): GipfPosition => ({
  ...position,
  phase: canMove(position) ? 'push' : 'over',
});

export const canMove = ({ reserve, toAct }: GipfPosition): boolean => reserve[toAct] > 0;

const takeRow = (position: GipfPosition, step: RowStep): GipfPosition => {
  const taken = takeOff(position, step, () => '.');
  const { cells } = taken;
  const settled = [...position.settled, lineOf(step)]
    .filter(line => isRow(cells, GIPF_LINES[line]!, 'white') || isRow(cells, GIPF_LINES[line]!, 'black'))
    .sort((a, b) => a - b);
  return isDecided(taken) ? { ...taken, settled, phase: 'over' } : settle({ ...taken, settled }, due);
};

/** The position after a row has been taken off; `leftBehind` gives the new cell of each point. */
export const takeOff = (
  position: GipfPosition,
  step: RowStep,
  leftBehind: (cell: GipfCell) => GipfCell,
): GipfPosition => {
  const { toAct, reserve } = position;
  const cells = position.cells.slice();
  let back = 0;
  for (const p of step.taken) {
    const left = leftBehind(cells[p]!);
    back += basicsIn(cells[p]!, toAct) - basicsIn(left, toAct); // G9, G15
    cells[p] = left;
  }
  return { ...position, cells, reserve: withSide(reserve, toAct, reserve[toAct] + back) };
};

export const isDecided = (position: GipfPosition): boolean =>
  lacksGipf(position, 'white') || lacksGipf(position, 'black');

/** G17: has lost its last GIPF-piece, in a game that is about them and once it has brought one in. */
export const lacksGipf = ({ cells, variant, entry }: GipfPosition, side: Side): boolean =>
  variant !== 'basic' &&
  entry[side] !== 'gipf' &&
  !cells.some(cell => isGipfPiece(cell) && ownerOf(cell) === side);

/** Rows of the mover first, then those of the other side (G10). Without any left, `begin` starts the other side's turn. */
export const settle = (
  position: GipfPosition,
  begin: (position: GipfPosition) => GipfPosition,
): GipfPosition => {
  const { mover } = position;
  const next = other(mover);
  if (hasDueLine(position, mover)) return { ...position, toAct: mover, phase: 'row' };
  if (hasDueLine(position, next)) return { ...position, toAct: next, phase: 'row' };
  return begin({ ...position, toAct: next, mover: next, settled: [] });
};
