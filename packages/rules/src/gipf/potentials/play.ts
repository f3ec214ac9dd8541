import type { Side } from '../../game.js';
import { PIECES } from '../board.js';
import { isDecided, settle, start as plainStart, takeOff } from '../play.js';
import { pushes } from '../pushes.js';
import { hasDueLine, rowSteps } from '../rows.js';
import type {
  Entry,
  GipfOptions,
  GipfPosition,
  GipfStep,
  ProjectOptions,
  ProjectState,
  RowStep,
  StakedStep,
} from '../types.js';
import { isNothing } from './potentialCounts.js';
import { canPush, entrants, push } from './pushes.js';
import { mayStay } from './stack.js';
import { NOTHING_AT_STAKE, isAtStake } from './stakes.js';
import { afterDenial, earnsExtra, extraPush, extras, leftBehind, use, withoutTamsk } from './playUse.js';
import { canUse, uses } from './legalUses.js';

export const start = (options: GipfOptions, project: ProjectOptions): GipfPosition => {
  const plain = plainStart(options);
  const { variant, reserve } = plain;
  const entry = (side: Side): Entry =>
    variant === 'tournament' || isNothing(project.potentials[side]) ? plain.entry[side] : 'loaded';
  return {
    ...plain,
    reserve: {
      white: reserve.white + project.pieces.white - PIECES[variant],
      black: reserve.black + project.pieces.black - PIECES[variant],
    },
    entry: { white: entry('white'), black: entry('black') },
    project: { ...project, stock: project.potentials, extra: 'none', denied: [], deniedEntries: [] },
  };
};

/** Every legal step with potentials in play. */
export const steps = (position: GipfPosition): readonly GipfStep[] => {
  const project = position.project!;
  switch (position.phase) {
    case 'push':
      return withDenials(project, [...pushes(position, entrants(position)), ...uses(position)]);
    case 'extra':
      return withDenials(project, [{ kind: 'forgo' }, ...extras(position)]);
    case 'row':
      return rowSteps(position, mayStay).filter(({ taken }) => taken.length > 0); // P3: at least one has to go
    case 'over':
      return [];
  }
};

/** What a linked game decides about may also be denied (P11). */
const withDenials = ({ linked }: ProjectState, found: readonly GipfStep[]): readonly GipfStep[] =>
  linked === NOTHING_AT_STAKE
    ? found
    : found.flatMap((step): GipfStep[] =>
        isAtStake(linked, step) ? [step, { kind: 'denied', use: step }] : [step],
      );

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

/** The move of the turn is made. The extra push of a TAMSK in the middle comes before rows are settled (P8). */
const moved = (position: GipfPosition): GipfPosition => {
  if (isDecided(position)) return { ...position, phase: 'over' };
  const project: ProjectState = { ...position.project!, extra: 'none', denied: [], deniedEntries: [] };
  return earnsExtra(position)
    ? { ...position, phase: 'extra', project: { ...project, extra: 'then' } }
    : settle({ ...position, project }, begin);
};

/**
 * After the extra push, or after forgoing it: another one, rows, or the move that is still due. Nothing is taken off before that move. If
 * two pushes came first, the rows may be those of the first one.
 */
const afterExtra = (position: GipfPosition): GipfPosition => {
  const project = position.project!;
  if (earnsExtra(position)) return position; // this push brought the next TAMSK to the middle
  if (project.extra === 'then') return settle({ ...position, project: { ...project, extra: 'none' } }, begin);
  const rowsWait = hasDueLine(position, 'white') || hasDueLine(position, 'black');
  return due({ ...position, project: { ...project, extra: rowsWait ? 'made' : 'none' } });
};

const denied = (position: GipfPosition, step: StakedStep): GipfPosition =>
  step.kind === 'extra'
    ? afterExtra(withoutTamsk(position))
    : due({ ...position, project: afterDenial(position.project!, step) });

/** The side to act has to move, and loses if it cannot (P10, P11). */
const due = (position: GipfPosition): GipfPosition => ({
  ...position,
  phase: canMove(position) ? 'push' : 'over',
});

export const canMove = (position: GipfPosition): boolean => canPush(position) || canUse(position);

/** P3 replaces G14: rows left standing are not remembered. */
const takeRow = (position: GipfPosition, step: RowStep): GipfPosition => {
  const after: GipfPosition = { ...takeOff(position, step, leftBehind), settled: [] };
  return isDecided(after) ? { ...after, phase: 'over' } : settle(after, begin);
};

/** A turn starts with the extra push of a TAMSK in the middle, or with the move. */
const begin = (position: GipfPosition): GipfPosition =>
  earnsExtra(position)
    ? { ...position, phase: 'extra', project: { ...position.project!, extra: 'first' } }
    : due(position);
