import { captured, gipf, other, type GipfPosition, type GipfStep, type Side } from '@korong/rules';
import type { Played } from '../../learn/task.js';

/** Facts for the lessons about a turn of GIPF. */
export type GipfTurn = Played<GipfPosition, GipfStep>;

const by = (turn: GipfTurn): Side => gipf.toAct(turn.start);

export const rowsTaken = (turn: GipfTurn): number => turn.steps.filter(step => step.kind === 'row').length;

/** Pieces captured by the turn, a GIPF-piece counting as two. */
export const captures = (turn: GipfTurn): number => {
  const side = other(by(turn));
  return captured(turn.position, side) - captured(turn.start, side);
};

export const reserveAfter = (turn: GipfTurn): number => turn.position.reserve[by(turn)];

/** The pieces on a point after the turn. */
export const standsOn = (turn: GipfTurn, name: string): string =>
  turn.position.cells[gipf.board.find(name)!] ?? '.';

export const bringsIn = (turn: GipfTurn, piece: 'single' | 'gipf'): boolean =>
  turn.steps.some(step => step.kind === 'push' && step.piece === piece);

/** The turn leaves a row for the opponent. */
export const givesRow = (turn: GipfTurn): boolean =>
  turn.position.phase === 'row' && turn.position.toAct !== by(turn);

/** A row that the turn left for the opponent captures pieces of the turn's own side. */
export const costsPieces = (turn: GipfTurn): boolean => {
  const { position } = turn;
  const side = by(turn);
  return gipf
    .steps(position)
    .some(step => captured(gipf.play(position, step), side) > captured(position, side));
};

/** The turn leaves a row for the opponent, or lets the opponent make one with the next push. */
export const letsMakeRow = (turn: GipfTurn): boolean => {
  const opponent = other(by(turn));
  if (turn.position.phase === 'row') return givesRow(turn);
  return gipf.steps(turn.position).some(step => {
    const next = gipf.play(turn.position, step);
    return next.phase === 'row' && next.toAct === opponent;
  });
};

export const wins = (turn: GipfTurn): boolean => gipf.outcome(turn.position)?.winner === by(turn);
export const loses = (turn: GipfTurn): boolean => gipf.outcome(turn.position)?.winner === other(by(turn));

const canMakeRow = (position: GipfPosition, side: Side): boolean =>
  gipf.steps(position).some(step => {
    const next = gipf.play(position, step);
    return next.phase === 'row' && next.toAct === side;
  });

/** After every push of the opponent, the turn's own side has a row or can make one. */
export const threatensForSure = (turn: GipfTurn): boolean => {
  const side = by(turn);
  if (turn.position.phase !== 'push') return false;
  return gipf.steps(turn.position).every(step => {
    const next = gipf.play(turn.position, step);
    if (next.toAct === side && next.phase === 'row') return true;
    return next.toAct === side && next.phase === 'push' && canMakeRow(next, side);
  });
};
