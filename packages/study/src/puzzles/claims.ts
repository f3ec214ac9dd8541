import type { Exam } from './exam.js';
import { after } from './turns.js';

/** Own turns to a win, in turns of both sides. */
export const turnsOf = (own: number): number => 2 * own - 1;

/**
 * The side to act wins in exactly so many own turns: these are all turns that do, no other turn wins as fast, and none
 * faster.
 */
export const winIn = (exam: Exam, own: number): string[] | undefined => {
  const turns = turnsOf(own);
  if (!exam.mayWin(exam.side, turns) || (own > 1 && exam.wins(turns - 2))) return undefined;
  return exam.wins(turns) ? exam.winning(turns) : undefined;
};

/** Wins in one, two or three own turns. */
export const winSoon = (exam: Exam, most = 3): string[] | undefined => {
  for (let own = 1; own <= most; own++) {
    const turns = turnsOf(own);
    if (exam.mayWin(exam.side, turns) && exam.wins(turns)) return winIn(exam, own);
  }
  return undefined;
};

/** The opponent's win in two of his turns, which is the threat. */
export const THREAT = turnsOf(2);
/** So many turns further the defence still has to hold. */
export const FURTHER = 2;

/**
 * The side to act has no win in two, and these are all turns after which the opponent has none either; nor has he one in
 * three.
 */
export const hold = (exam: Exam): string[] | undefined => {
  if (!exam.mayWin(exam.side ^ 1, 1 + THREAT) || exam.wins(THREAT)) return undefined;
  const found = exam.holding(THREAT);
  if (found === undefined) return undefined;
  const { board, prover, side } = exam;
  const holds = (turn: string): boolean => after(board, turn, () => !prover.wins(side ^ 1, THREAT + FURTHER));
  return found.every(holds) ? found : undefined;
};
