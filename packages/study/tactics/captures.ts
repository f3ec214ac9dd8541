import type { SearchBoard } from '@korong/engine';
import { PIECES, mostGaining, turnsThat, type Prover } from '@korong/study';
import { isRare, type Proof } from './proof.ts';

/** A smaller gain, or lead, is a matter of taste. */
const CLEAR = { least: 2, lead: 2 };

/**
 * The turns that gain most, if they are few, gain something, and every other one gains clearly less. Nothing where a turn
 * could keep a GIPF-piece on the board: those are worth more than their number.
 */
const clearlyBest = (board: SearchBoard, turns: number): Proof | undefined => {
  const { all } = turnsThat(board, () => true);
  if (all.some(turn => turn.includes('('))) return undefined;
  const best = mostGaining({ board, side: board.toAct }, PIECES, turns, CLEAR);
  return best !== undefined && isRare(best.turns, all)
    ? { turns: turns + 1, solutions: best.turns, claim: `captures ${best.gain}` }
    : undefined;
};

/**
 * Turns that leave the side to act so many pieces better off after any reply. Two turns later the same ones still have to be
 * the best, and nobody's win may be near: either would be a good reason to play something else.
 */
export const capture = (board: SearchBoard, prover: Prover): Proof | undefined => {
  if (board.game !== 'gipf') return undefined;
  const proof = clearlyBest(board, 1);
  if (proof === undefined || prover.wins(board.toAct, 3)) return undefined;
  const { found } = turnsThat(board, () => !prover.wins(board.toAct, 3));
  if (!proof.solutions.every(turn => found.includes(turn))) return undefined;
  return clearlyBest(board, 3)?.solutions.join(' ') === proof.solutions.join(' ') ? proof : undefined;
};
