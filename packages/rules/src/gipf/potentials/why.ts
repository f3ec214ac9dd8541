import type { Point } from '../../hex/board.js';
import { refuse, type Refusal } from '../../refusal.js';
import { gipfBoard, isDot } from '../board.js';
import { ownerOf } from '../cell.js';
import type { GipfPosition, GipfStep, StakedStep, UseStep } from '../types.js';
import { wrongPhase, whyNotEntry, whyNotPush, whyNotRow } from '../why.js';
import { entrants } from './pushes.js';
import { loadOf, mayBeTopped, mayStay } from './stack.js';
import { isAtStake, stakesText } from './stakes.js';
import { dvonnMayTop, isEnemyGipf, landing, neighbours, reach, wayTo } from './legalUses.js';

const names = (...points: readonly Point[]): string[] => points.map(p => gipfBoard.name(p));

/** The phase of such a step. */
const phaseOf = (step: GipfStep): GipfPosition['phase'] => {
  switch (step.kind) {
    case 'push':
    case 'use':
      return 'push';
    case 'extra':
    case 'forgo':
      return 'extra';
    case 'row':
      return 'row';
    case 'denied':
      return phaseOf(step.use);
  }
};

/** Why `attempt` is not legal in `position`; `undefined` if it is. */
export const why = (position: GipfPosition, attempt: GipfStep): Refusal | undefined => {
  if (phaseOf(attempt) !== position.phase) return wrongPhase(position);
  switch (attempt.kind) {
    case 'push':
      return whyNotPush(position, attempt, entrants(position));
    case 'row':
      return whyNotRow(position, attempt, mayStay);
    case 'use':
      return whyNotUse(position, attempt);
    case 'extra':
      return whyNotEntry(position, attempt);
    case 'forgo':
      return undefined;
    case 'denied':
      return whyNotDenied(position, attempt.use) ?? why(position, attempt.use);
  }
};

const whyNotDenied = ({ project }: GipfPosition, step: StakedStep): Refusal | undefined => {
  if (project === undefined || stakesText(project) === 'no') return refuse('NOTHING_IS_DENIED');
  return isAtStake(project.linked, step) ? undefined : refuse('NOT_TO_BE_WON');
};

/** Why this use of a potential is refused. */
const whyNotUse = (position: GipfPosition, step: UseStep): Refusal | undefined => {
  const { cells, toAct, project } = position;
  const { potential, from, to, as } = step;
  if (project === undefined) return refuse('NO_POTENTIALS');
  if (loadOf(cells[from]!) !== potential || ownerOf(cells[from]!) !== toAct) {
    return refuse('NOT_LOADED', names(from));
  }
  if (project.denied.includes(from)) return refuse('DENIED_ALREADY', names(from));
  if (from === to) return refuse('MUST_LEAVE_POINT', names(from));
  if (isDot(to)) return refuse('NOT_IN_LINE', names(from, to));
  if (as !== undefined && !(potential === 'punct' && isEnemyGipf(position, to, toAct))) {
    return refuse('NO_GIPF_PIECE_THERE', names(to));
  }
  switch (potential) {
    case 'zertz':
      return whyNotJump(position, from, to);
    case 'yinsh':
      return whyNotSlide(position, from, to);
    case 'dvonn':
      return whyNotAdjacent(from, to) ?? topped(dvonnMayTop(position, to, toAct), to);
    case 'punct':
      return whyNotAdjacent(from, to) ?? whyNotPunct(position, step);
    case 'tamsk':
      return refuse('TAMSK_WORKS_IN_THE_MIDDLE', names(from));
  }
};

const whyNotJump = (position: GipfPosition, from: Point, to: Point): Refusal | undefined => {
  const way = wayTo(from, to);
  if (way === undefined) return refuse('NOT_IN_LINE', names(from, to));
  const lands = landing(position, way);
  if (lands === undefined) return refuse('NOTHING_TO_JUMP', names(from, to));
  return lands === to ? undefined : refuse('MUST_LAND_BEHIND', names(to, lands));
};

const whyNotSlide = (position: GipfPosition, from: Point, to: Point): Refusal | undefined => {
  const way = wayTo(from, to);
  if (way === undefined) return refuse('NOT_IN_LINE', names(from, to));
  const free = reach(position, way);
  return free.includes(to) ? undefined : refuse('WAY_BLOCKED', names(way[free.length]!));
};

const whyNotAdjacent = (from: Point, to: Point): Refusal | undefined =>
  neighbours(from).includes(to) ? undefined : refuse('NOT_ADJACENT', names(from, to));

const topped = (allowed: boolean, to: Point): Refusal | undefined =>
  allowed ? undefined : refuse('NOTHING_TO_TOP', names(to));

const whyNotPunct = (position: GipfPosition, { to, as }: UseStep): Refusal | undefined => {
  const { cells, toAct, reserve } = position;
  if (!isEnemyGipf(position, to, toAct)) return topped(mayBeTopped(cells[to]!, 'punct', toAct), to);
  if (as === undefined) return refuse('SAY_WHAT_BECOMES', names(to));
  return as === 'gipf' && reserve[toAct] === 0 ? refuse('RESERVE_EMPTY') : undefined;
};
