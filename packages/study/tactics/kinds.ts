import type { SearchBoard } from '@korong/engine';
import { turnsThat, type Prover } from '@korong/study';
import { capture } from './captures.ts';
import { isRare, type Proof } from './proof.ts';

/** Where a position is of several kinds, it counts as the first of them. */
export const KINDS = [
  'leave-the-row',
  'win-in-three',
  'must-stop',
  'win-now',
  'win-in-two',
  'capture',
] as const;
export type Kind = (typeof KINDS)[number];

/** A line of `fixtures/tactics.json`. */
export interface Tactic extends Proof {
  readonly kind: Kind;
  readonly game: SearchBoard['game'];
  readonly variant: string;
  readonly position: string;
}

/** A proof counts only if so many turns more change nothing: else a turn that is not listed may be as good. */
const FURTHER = 2;

/** The side to act wins in so many turns and not in fewer. */
const win = (board: SearchBoard, prover: Prover, turns: number, part?: number): Proof | undefined => {
  const side = board.toAct;
  if (turns > 1 && prover.wins(side, turns - 2)) return undefined;
  if (!prover.wins(side, turns)) return undefined;
  const { found, all } = turnsThat(board, () => prover.wins(side, turns - 1));
  if (!isRare(found, all, part)) return undefined;
  const later = turnsThat(board, () => prover.wins(side, turns - 1 + FURTHER)).found;
  return later.length === found.length ? { turns, solutions: found, claim: 'win' } : undefined;
};

/** Turns looked through for a hold: the own one, and a win in two of the opponent. */
const HOLD = 4;

/** The side to act has no win in two, and most turns give the opponent one. */
const hold = (board: SearchBoard, prover: Prover, part?: number): Proof | undefined => {
  const side = board.toAct;
  if (prover.wins(side, 3)) return undefined;
  const { found, all } = turnsThat(board, () => !prover.wins(side ^ 1, HOLD - 1));
  if (!isRare(found, all, part)) return undefined;
  const later = turnsThat(board, () => !prover.wins(side ^ 1, HOLD - 1 + FURTHER)).found;
  return later.length === found.length ? { turns: HOLD, solutions: found, claim: 'hold' } : undefined;
};

/** A win in three now or never: every other turn loses to a win in two. Else something slower might be as good. */
const winInThree = (board: SearchBoard, prover: Prover): Proof | undefined => {
  const side = board.toAct;
  const { found, all } = turnsThat(board, () => !prover.wins(side ^ 1, HOLD - 1));
  if (!isRare(found, all)) return undefined;
  const proof = win(board, prover, 5);
  return proof?.solutions.length === found.length ? proof : undefined;
};

/** A hold against a win at once: two thirds of all turns or more lose to it. */
const mustStop = (board: SearchBoard, prover: Prover): Proof | undefined => {
  const side = board.toAct;
  const { found, all } = turnsThat(board, () => !prover.wins(side ^ 1, 1));
  return isRare(found, all) ? hold(board, prover) : undefined;
};

const takesRow = (turn: string): boolean => turn.includes('x');

/**
 * A row could be taken, and no turn that takes one is good enough; or one must be taken, and what matters is which five and
 * which ring. The latter are few, so that half of them may be right.
 */
const leaveTheRow = (board: SearchBoard, prover: Prover): Proof | undefined => {
  const { found: rows, all } = turnsThat(board, takesRow);
  if (rows.length === 0) return undefined;
  const choice = rows.length === all.length;
  const part = choice ? 1 / 2 : 1 / 3;
  const proof = win(board, prover, 3, part) ?? hold(board, prover, part);
  return choice || !proof?.solutions.some(takesRow) ? proof : undefined;
};

export const prove = (kind: Kind, board: SearchBoard, prover: Prover): Proof | undefined => {
  switch (kind) {
    case 'win-now':
      return win(board, prover, 1);
    case 'win-in-two':
      return win(board, prover, 3);
    case 'win-in-three':
      return winInThree(board, prover);
    case 'must-stop':
      return mustStop(board, prover);
    case 'leave-the-row':
      return board.game === 'yinsh' ? leaveTheRow(board, prover) : undefined;
    case 'capture':
      return capture(board, prover);
  }
};
