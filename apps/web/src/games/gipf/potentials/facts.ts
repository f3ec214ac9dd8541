import { gipf, type GipfPosition, type GipfStep, type PotentialKind } from '@korong/rules';
import type { Played } from '../../../learn/task.js';

/** Facts for the lessons about a turn with potentials, beside those about every turn of GIPF. */
type GipfTurn = Played<GipfPosition, GipfStep>;

/** The potential that the turn used, if any. */
export const used = (turn: GipfTurn): PotentialKind | undefined => {
  for (const step of turn.steps) {
    if (step.kind === 'use') return step.potential;
    if (step.kind === 'extra') return 'tamsk';
  }
  return undefined;
};

/** The potential of the loaded piece that the turn's push brings in. */
export const loads = (turn: GipfTurn): PotentialKind | undefined => {
  const push = turn.steps.find(step => step.kind === 'push');
  return push && push.piece !== 'single' && push.piece !== 'gipf' ? push.piece : undefined;
};

/** The effect of the turn's PÜNCT on a GIPF-piece. */
export const madeOf = (turn: GipfTurn): 'punct' | 'gipf' | undefined =>
  turn.steps.find(step => step.kind === 'use')?.as;

/** A TAMSK of the turn's own side came to the middle, used or not. */
export const reachesMiddle = (turn: GipfTurn): boolean => turn.line.some(({ phase }) => phase === 'extra');

/** After its last step the turn's side has a row to take. */
export const makesRow = ({ start, position }: GipfTurn): boolean =>
  position.phase === 'row' && gipf.toAct(position) === gipf.toAct(start);
