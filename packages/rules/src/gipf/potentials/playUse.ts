import { withSide } from '../../game.js';
import { GIPF_ENTRIES, MIDDLE } from '../board.js';
import { SINGLE, ownerOf } from '../cell.js';
import { firstGap, pushedIn } from '../pushes.js';
import type { ExtraStep, GipfCell, GipfPosition, LoadedPush, ProjectState, UseStep } from '../types.js';
import { POTENTIAL_KINDS } from './kinds.js';
import { convertedPiece, coveredBy, loadOf, uncovered, usedPotential } from './stack.js';

/** The position after a potential has left its piece and acted, before rows are settled. */
export const use = (position: GipfPosition, step: UseStep): GipfPosition => {
  const { toAct, reserve } = position;
  const cells = position.cells.slice();
  cells[step.from] = SINGLE[toAct];
  cells[step.to] = standing(position, step);
  const spent = step.as === 'gipf' ? 1 : 0;
  return { ...position, cells, reserve: withSide(reserve, toAct, reserve[toAct] - spent) };
};

/** The new cell of the target point. */
const standing = ({ cells, toAct }: GipfPosition, { potential, to, as }: UseStep): GipfCell => {
  const there = cells[to]!;
  if (as === 'gipf') return convertedPiece(toAct); // P9: both its pieces are gone
  if (as === 'punct') return coveredBy(SINGLE[ownerOf(there)!], 'punct', toAct); // the upper one is gone
  return there === '.' ? usedPotential(potential, toAct) : coveredBy(there, potential, toAct);
};

/** The remainder of a cell that is taken off in a row: a loaded piece goes as a whole (P3), of other stacks the top (P4, P7). */
export const leftBehind = (cell: GipfCell): GipfCell => (loadOf(cell) === undefined ? uncovered(cell) : '.');

/** Whether a TAMSK of the side to act in the middle has earned an extra push (P8). */
export const earnsExtra = ({ cells, toAct }: GipfPosition): boolean => {
  const cell = cells[MIDDLE]!;
  return loadOf(cell) === 'tamsk' && ownerOf(cell) === toAct;
};

export const extras = ({ cells }: GipfPosition): ExtraStep[] =>
  GIPF_ENTRIES.filter(({ path }) => firstGap(cells, path) !== undefined).map(({ dot, path }) => ({
    kind: 'extra',
    dot,
    to: path[0]!,
  }));

/** The TAMSK leaves the piece in the middle and comes in from a dot. */
export const extraPush = (position: GipfPosition, { dot, to }: ExtraStep): GipfPosition => {
  const without = withoutTamsk(position);
  return { ...without, cells: pushedIn(without.cells, dot, to, usedPotential('tamsk', position.toAct)) };
};

/** The TAMSK in the middle leaves the game. */
export const withoutTamsk = (position: GipfPosition): GipfPosition => ({
  ...position,
  cells: position.cells.with(MIDDLE, SINGLE[position.toAct]),
});

/** In this turn the denied potential cannot be used again, and no piece loaded with the denied kind can come in (P11). */
export const afterDenial = (project: ProjectState, step: UseStep | LoadedPush): ProjectState =>
  step.kind === 'use'
    ? { ...project, denied: [...project.denied, step.from].sort((a, b) => a - b) }
    : {
        ...project,
        deniedEntries: POTENTIAL_KINDS.filter(
          kind => kind === step.piece || project.deniedEntries.includes(kind),
        ),
      };
