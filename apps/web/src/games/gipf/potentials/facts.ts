import { gipf, type GipfPosition, type GipfStep, type PotentialKind } from '@korong/rules';
import type { Played } from '../../../learn/task.js';

/** What the lessons ask about a turn with potentials, beside what they ask about every turn of GIPF. */
type GipfTurn = Played<GipfPosition, GipfStep>;

/** The potential that the turn has used, if any. */
export const used = (turn: GipfTurn): PotentialKind | undefined => {
  for (const step of turn.steps) {
    if (step.kind === 'use') return step.potential;
    if (step.kind === 'extra') return 'tamsk';
  }
  return undefined;
};

/** What the push of the turn brings in loaded with a potential. */
export const loads = (turn: GipfTurn): PotentialKind | undefined => {
  const push = turn.steps.find(step => step.kind === 'push');
  return push && push.piece !== 'single' && push.piece !== 'gipf' ? push.piece : undefined;
};

/** What the turn makes of a GIPF-piece with a PÜNCT. */
export const madeOf = (turn: GipfTurn): 'punct' | 'gipf' | undefined =>
  turn.steps.find(step => step.kind === 'use')?.as;

/** A TAMSK of one's own came to the middle, whatever was done with it. */
export const reachesMiddle = (turn: GipfTurn): boolean => turn.line.some(({ phase }) => phase === 'extra');

/** After its last step there is a row of one's own to take. */
export const makesRow = ({ start, position }: GipfTurn): boolean =>
  position.phase === 'row' && gipf.toAct(position) === gipf.toAct(start);
