import { other, withSide, type Side } from '../game.js';
import { GIPF, LINES, PIECES, SINGLE, gipfBoard, isGipf, owner } from './board.js';
import { isNothing } from './potentials/potentials.js';
import { basicsIn } from './potentials/stack.js';
import { deniedAt, earnsExtra, extraPush, extras, leftBehind, use, withoutTamsk } from './potentials/use.js';
import { canUse, uses } from './potentials/uses.js';
import { canPush, push, pushes } from './pushes.js';
import { dueLines, hasDueLine, isRow, lineOf, runOf, settlements } from './rows.js';
import type {
  Entry,
  ExtraStep,
  GipfCell,
  GipfOptions,
  GipfPosition,
  GipfStep,
  ProjectState,
  RowStep,
  UseStep,
} from './types.js';

/** The six points that basic and standard start with (G2, G4). */
const SETUP = { white: ['b5', 'e2', 'h5'], black: ['b2', 'e8', 'h2'] } as const;
/** Pieces that stand there, of each side. */
const ON_BOARD = { basic: 3, standard: 6, tournament: 0 } as const;

export const start = ({ variant, handicap, project }: GipfOptions): GipfPosition => {
  const cells = gipfBoard.points.map((): GipfCell => '.');
  for (const side of ['white', 'black'] as const) {
    if (variant === 'tournament') break;
    for (const name of SETUP[side]) {
      cells[gipfBoard.find(name)!] = variant === 'basic' ? SINGLE[side] : GIPF[side];
    }
  }
  const reserve = (project?.pieces ?? PIECES[variant]) - ON_BOARD[variant];
  const entry = (side: Side): Entry => {
    if (variant === 'tournament') return 'gipf';
    return project === undefined || isNothing(project.potentials[side]) ? 'single' : 'loaded';
  };
  return {
    variant,
    handicap,
    cells,
    toAct: 'white',
    phase: 'push',
    mover: 'white',
    reserve: { white: reserve + handicap.white, black: reserve + handicap.black },
    entry: { white: entry('white'), black: entry('black') },
    settled: [],
    ...(project && { project: { ...project, stock: project.potentials, extra: 'none', denied: [] } }),
  };
};

export const steps = (position: GipfPosition): readonly GipfStep[] => {
  const { phase, cells, toAct, project } = position;
  switch (phase) {
    case 'push':
      return project === undefined
        ? pushes(position)
        : [...pushes(position), ...withDenials(project, uses(position))];
    case 'extra':
      return [{ kind: 'forgo' }, ...withDenials(project!, extras(position))];
    case 'row':
      return dueLines(position, toAct).flatMap(line =>
        settlements(position, runOf(cells, LINES[line]!, toAct)),
      );
    case 'over':
      return [];
  }
};

/** In linked play every use may also be denied (P11). */
const withDenials = (
  { linked }: ProjectState,
  found: readonly (UseStep | ExtraStep)[],
): readonly GipfStep[] =>
  linked ? found.flatMap((step): GipfStep[] => [step, { kind: 'denied', use: step }]) : found;

export const play = (position: GipfPosition, step: GipfStep): GipfPosition => {
  switch (step.kind) {
    case 'push':
      return moved(push(position, step));
    case 'row':
      return takeRow(position, step);
    case 'use':
      return moved(use(position, step));
    case 'extra':
      return afterExtra(extraPush(position, step));
    case 'forgo':
      return afterExtra(withoutTamsk(position));
    case 'denied':
      return denied(position, step.use);
  }
};

/** The move of the turn is made: what a TAMSK in the middle earns comes before rows are settled (P8). */
const moved = (position: GipfPosition): GipfPosition => {
  const { project } = position;
  if (project === undefined) return settle(position);
  if (isDecided(position)) return { ...position, phase: 'over' };
  const rested: GipfPosition = { ...position, project: { ...project, extra: 'none', denied: [] } };
  return earnsExtra(rested)
    ? { ...rested, phase: 'extra', project: { ...rested.project!, extra: 'then' } }
    : settle(rested);
};

/**
 * After the extra push, or without it: another one, rows, or the move that is still to come. Nothing is taken off before that
 * move; if two pushes came first, the rows may be those of the first one.
 */
const afterExtra = (position: GipfPosition): GipfPosition => {
  const project = position.project!;
  if (earnsExtra(position)) return position; // this push brought the next TAMSK to the middle
  if (project.extra === 'then') return settle({ ...position, project: { ...project, extra: 'none' } });
  const rowsWait = hasDueLine(position, 'white') || hasDueLine(position, 'black');
  return due({ ...position, project: { ...project, extra: rowsWait ? 'made' : 'none' } });
};

const denied = (position: GipfPosition, step: UseStep | ExtraStep): GipfPosition =>
  step.kind === 'extra'
    ? afterExtra(withoutTamsk(position))
    : due({ ...position, project: deniedAt(position.project!, step.from) });

/** The side to act has to move, and loses if it cannot (G16, P10, P11). */
const due = (position: GipfPosition): GipfPosition => ({
  ...position,
  phase: canMove(position) ? 'push' : 'over',
});

export const canMove = (position: GipfPosition): boolean =>
  position.project === undefined
    ? position.reserve[position.toAct] > 0
    : canPush(position) || canUse(position);

const takeRow = (position: GipfPosition, step: RowStep): GipfPosition => {
  const { toAct, reserve, project } = position;
  const cells = position.cells.slice();
  let back = 0;
  for (const p of step.taken) {
    const left = leftBehind(cells[p]!);
    back += basicsIn(cells[p]!, toAct) - basicsIn(left, toAct); // G9, G15
    cells[p] = left;
  }
  const standing = [...position.settled, lineOf(step)]
    .filter(line => isRow(cells, LINES[line]!, 'white') || isRow(cells, LINES[line]!, 'black'))
    .sort((a, b) => a - b);
  const after: GipfPosition = {
    ...position,
    cells,
    reserve: withSide(reserve, toAct, reserve[toAct] + back),
    settled: project === undefined ? standing : [], // P3 replaces G14
  };
  return isDecided(after) ? { ...after, phase: 'over' } : settle(after);
};

const isDecided = (position: GipfPosition): boolean =>
  lacksGipf(position, 'white') || lacksGipf(position, 'black');

/** G17: has lost its last GIPF-piece, in a game that is about them and once it has brought one in. */
export const lacksGipf = ({ cells, variant, entry }: GipfPosition, side: Side): boolean =>
  variant !== 'basic' && entry[side] !== 'gipf' && !cells.some(cell => isGipf(cell) && owner(cell) === side);

/** Rows of the mover first, then those of the other side (G10); with none left the other side has to move (G16). */
const settle = (position: GipfPosition): GipfPosition => {
  const { mover } = position;
  const next = other(mover);
  if (hasDueLine(position, mover)) return { ...position, toAct: mover, phase: 'row' };
  if (hasDueLine(position, next)) return { ...position, toAct: next, phase: 'row' };
  const begun: GipfPosition = { ...position, toAct: next, mover: next, settled: [] };
  if (position.project === undefined || !earnsExtra(begun)) return due(begun);
  return { ...begun, phase: 'extra', project: { ...position.project, extra: 'first' } };
};
