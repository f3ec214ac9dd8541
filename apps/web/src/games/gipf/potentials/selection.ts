// Potentials in the selection: the entrant, a loaded piece held to be used, the effect of a PÜNCT on a GIPF-piece, the push that
// a TAMSK earned.
import { POTENTIAL_KINDS, gipf, loadOf, ownerOf, type GipfPosition, type GipfStep } from '@korong/rules';
import {
  attempted,
  carried,
  holding,
  nextRow,
  openPushes,
  refused,
  released,
  takeRow,
  touchEntry,
  touchRow,
  type Entrant,
  type GipfSelection,
} from '../selection.js';
import { find, isDotName, name, stackAt, type PushStep } from '../view.js';
import { sayPieces } from './say.js';
import { NAMES } from './names.js';
import type { ExtraStep, UseStep } from './view.js';
import type { Touched } from '../../gameUi.js';

const ENTRANTS: readonly Entrant[] = ['gipf', ...POTENTIAL_KINDS, 'single'];

/** All that the side to act can ever bring in. */
export const agreedEntrants = ({ variant, project, toAct }: GipfPosition): readonly Entrant[] =>
  ENTRANTS.filter(entrant => {
    if (entrant === 'single') return true;
    return entrant === 'gipf' ? variant === 'tournament' : project!.potentials[toAct][entrant] > 0;
  });

/** The possible entrants, in the order in which their rights end. */
export const entrantsOf = (position: GipfPosition): readonly Entrant[] => {
  const found = new Set(
    gipf
      .steps(position)
      .filter((s): s is PushStep => s.kind === 'push')
      .map(({ piece }) => piece),
  );
  return ENTRANTS.filter(entrant => found.has(entrant));
};

/** The entrant of the next push: as chosen, else one that ends no remaining right. */
export const entrantOf = (position: GipfPosition, { option }: GipfSelection): Entrant => {
  const among = entrantsOf(position);
  return among.find(each => each === option) ?? among[0] ?? 'single';
};

export const pushesOf = (position: GipfPosition, selection: GipfSelection): PushStep[] =>
  openPushes(gipf, position, entrantOf(position, selection));

export const extrasOf = (position: GipfPosition): ExtraStep[] =>
  gipf.steps(position).filter((s): s is ExtraStep => s.kind === 'extra');

export const allUses = (position: GipfPosition): UseStep[] =>
  gipf.steps(position).filter((s): s is UseStep => s.kind === 'use');

/** The uses of the piece on a point. */
export const usesFrom = (position: GipfPosition, point: string | undefined): UseStep[] =>
  point === undefined ? [] : allUses(position).filter(({ from }) => name(from) === point);

/** The use that is chosen, except for its effect on the GIPF-piece at the target. */
export const chosenUse = (
  position: GipfPosition,
  { held, target, as }: GipfSelection,
): UseStep | undefined =>
  target === undefined
    ? undefined
    : usesFrom(position, held).find(use => name(use.to) === target && use.as === as);

export const touch = (position: GipfPosition, selection: GipfSelection, point: string): Touched<GipfStep> => {
  switch (position.phase) {
    case 'push':
      return touchMove(position, selection, point);
    case 'extra':
      return touchEntry(extrasOf(position), selection, point) ?? refusedExtra(position, selection, point);
    case 'row':
      return touchRow(gipf, position, selection, point);
    case 'over':
      return listed(position, point) ?? refused(gipf, position, point, { kind: 'row', taken: [], kept: [] });
  }
};

const refusedExtra = (position: GipfPosition, selection: GipfSelection, point: string): Touched<GipfStep> => {
  const { dot, to } = attempted(selection, point, 'single');
  return listed(position, point) ?? refused(gipf, position, point, { kind: 'extra', dot, to });
};

/** A held loaded piece shows the targets of its potential; everything else is as without potentials. */
const touchMove = (position: GipfPosition, selection: GipfSelection, point: string): Touched<GipfStep> => {
  const uses = usesFrom(position, selection.held);
  if (uses.length > 0 && selection.held !== point) {
    const [use, second] = uses.filter(({ to }) => name(to) === point);
    if (second && point !== selection.target) return holding({ ...selection, target: point, as: use!.as! });
    if (second) return holding(other(selection));
    if (use) return { kind: 'step', step: use };
    if (usesFrom(position, point).length === 0 && !isDotName(point))
      return refusedUse(position, uses[0]!, point);
  }
  // With a loaded piece held, a dot begins a new push.
  const free = uses.length > 0 && selection.held !== point ? released(selection) : selection;
  const open = pushesOf(position, free);
  const joins =
    free.held !== undefined && open.some(({ dot, to }) => name(dot) === free.held && name(to) === point);
  if (!joins && usesFrom(position, point).length > 0) {
    return holding(selection.held === point ? released(selection) : { ...released(selection), held: point });
  }
  return (
    touchEntry(open, free, point) ??
    idle(position, point) ??
    listed(position, point) ??
    refused(gipf, position, point, attempted(free, point, entrantOf(position, free)))
  );
};

const other = (selection: GipfSelection): GipfSelection => ({
  ...selection,
  as: selection.as === 'punct' ? 'gipf' : 'punct',
});

const refusedUse = (position: GipfPosition, use: UseStep, point: string): Touched<GipfStep> => {
  const { kind, potential, from } = use;
  return refused(gipf, position, point, { kind, potential, from, to: find(point) });
};

/** The reason why a loaded piece of one's own has no use. */
const idle = (position: GipfPosition, point: string): Touched<GipfStep> | undefined => {
  const from = find(point);
  const potential = loadOf(position.cells[from]!);
  if (potential === undefined || ownerOf(position.cells[from]!) !== position.toAct) return undefined;
  const attempt: UseStep = { kind: 'use', potential, from, to: find(point === 'e5' ? 'e4' : 'e5') };
  const why = gipf.why(position, attempt)?.code;
  return why === 'DENIED_ALREADY' || why === 'TAMSK_WORKS_IN_THE_MIDDLE'
    ? refused(gipf, position, point, attempt)
    : { kind: 'refused', at: point, why: { key: 'use.none', values: { point, kind: NAMES[potential] } } };
};

/** The pieces of a stack that has no action. */
const listed = (position: GipfPosition, point: string): Touched<GipfStep> | undefined => {
  const stack = stackAt(position, find(point));
  return stack.length > 1
    ? { kind: 'refused', at: point, why: { key: 'point', values: { point, thing: sayPieces(stack) } } }
    : undefined;
};

export const drop = (
  position: GipfPosition,
  selection: GipfSelection,
  from: string,
  to: string,
): Touched<GipfStep> => {
  if (!isDotName(from)) return touch(position, { ...selection, held: from }, to);
  const entry = carried(from, to);
  const step: GipfStep =
    position.phase === 'extra'
      ? { kind: 'extra', ...entry }
      : { kind: 'push', ...entry, piece: entrantOf(position, selection) };
  return gipf.why(position, step) === undefined ? { kind: 'step', step } : refused(gipf, position, to, step);
};

export const confirm = (position: GipfPosition, selection: GipfSelection): GipfStep | undefined => {
  if (position.phase === 'extra') return { kind: 'forgo' };
  return position.phase === 'row' ? takeRow(gipf, position, selection) : chosenUse(position, selection);
};

export const cycle = (position: GipfPosition, selection: GipfSelection): GipfSelection => {
  if (position.phase === 'row') return nextRow(gipf, position, selection);
  return selection.target === undefined ? selection : other(selection);
};
