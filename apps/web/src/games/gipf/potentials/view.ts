// Potentials in the view of GIPF: higher stacks, uses, the push that a TAMSK earned.
import { gipfStack, type Beat, type Motion, type OwnedPiece } from '@korong/board';
import {
  POTENTIAL_KINDS,
  gipf,
  loadOf,
  other,
  type GipfCell,
  type GipfPosition,
  type GipfStep,
  type Point,
  type Side,
} from '@korong/rules';
import { piece } from '../../common.js';
import {
  beats as plainBeats,
  find,
  lineBeat,
  name,
  removal,
  counts as plainCounts,
  stackAt,
  marks as plainMarks,
  entryMarks,
  type StepMarks,
} from '../view.js';
import type { Say, ShownMatch, Stacks } from '../../gameUi.js';
import { challengesLeft } from './challenges.js';
import { NAMES } from './names.js';

export type UseStep = Extract<GipfStep, { kind: 'use' }>;
export type ExtraStep = Extract<GipfStep, { kind: 'extra' }>;

/** The point where a TAMSK acts. */
const MIDDLE = find('e5');

/** The potentials in hand are named by their letters: `Z3 Y2`. Challenges come first: a phone has one line, and all else lies on the board. */
export const counts = (position: GipfPosition, side: Side, shown: ShownMatch): readonly Say[] => {
  const { stock } = position.project!;
  const left = POTENTIAL_KINDS.filter(kind => stock[side][kind] > 0);
  const kinds = left.map(kind => `${NAMES[kind].charAt(0)}${stock[side][kind]}`).join(' ');
  const n = challengesLeft(shown, side);
  return [
    ...(n === undefined ? [] : [{ key: 'count.challenges', values: { n } } as const]),
    ...plainCounts(position, side),
    ...(kinds === '' ? [] : [{ key: 'count.stock', values: { kinds } } as const]),
  ];
};

/** The position once the TAMSK has left the piece in the middle. */
export const withoutTamsk = (position: GipfPosition): GipfPosition => ({
  ...position,
  cells: position.cells.with(MIDDLE, position.toAct === 'white' ? 'w' : 'b'),
});

const tamskOf = ({ toAct }: GipfPosition): OwnedPiece => piece('tamsk', toAct);

const slide = (from: Point, to: Point, moved: OwnedPiece): Motion => ({
  kind: 'slide',
  from: name(from),
  to: name(to),
  piece: moved,
});

export const beats = (position: GipfPosition, step: GipfStep): readonly Beat[] => {
  const tamsk = tamskOf(position);
  switch (step.kind) {
    case 'push':
      return plainBeats(position, step);
    case 'row':
      return rowBeats(position, step.taken);
    case 'use':
      return useBeats(position, step);
    case 'extra':
      return [[slide(MIDDLE, step.dot, tamsk)], lineBeat(withoutTamsk(position), step, [tamsk])];
    case 'forgo':
      return [[removal(MIDDLE, tamsk, position.toAct)]];
    case 'denied':
      return step.use.kind === 'extra' ? [[removal(MIDDLE, tamsk, position.toAct)]] : [];
  }
};

/** Only the top of a stack moves; a loaded piece moves as a whole. */
const leaves = (cell: GipfCell): readonly OwnedPiece[] =>
  loadOf(cell) === undefined ? gipfStack(cell).slice(-1) : gipfStack(cell);

const rowBeats = ({ cells, toAct }: GipfPosition, taken: readonly Point[]): readonly Beat[] => {
  const gone = taken.flatMap(p => leaves(cells[p]!).map(piece => removal(p, piece, toAct)));
  return gone.length > 0 ? [gone] : [];
};

const useBeats = (position: GipfPosition, { from, to, potential, as }: UseStep): readonly Beat[] => {
  const { toAct } = position;
  const hop: Beat = [slide(from, to, piece(potential, toAct))];
  if (as === undefined) return [hop];
  const captured = removal(to, piece('gipf', other(toAct)), toAct);
  return as === 'punct'
    ? [hop, [captured]]
    : [hop, [captured], [{ kind: 'place', at: name(to), piece: piece('piece', toAct) }]];
};

export const marks = (position: GipfPosition, step: GipfStep): StepMarks => {
  switch (step.kind) {
    case 'use':
      return {
        points: [name(step.from), name(step.to)],
        arrows: [{ from: name(step.from), to: name(step.to), tone: 'last' }],
      };
    case 'extra':
      return entryMarks(withoutTamsk(position), step);
    case 'forgo':
      return { points: [name(MIDDLE)], arrows: [] };
    case 'denied':
      if (step.use.kind === 'push') return { points: [name(step.use.dot), name(step.use.to)], arrows: [] };
      return { points: [name(step.use.kind === 'use' ? step.use.from : MIDDLE)], arrows: [] };
    case 'push':
    case 'row':
      return plainMarks(position, step);
  }
};

/** Both points after a use. */
export const previewUse = (position: GipfPosition, step: UseStep): Stacks => {
  const after = gipf.play(position, step);
  return { [name(step.to)]: stackAt(after, step.to) };
};
