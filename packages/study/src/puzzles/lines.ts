import type { Exam } from './exam.js';
import { after, eachTurn } from './turns.js';

/** A prover with the board it looks at. */
export type Proving = Pick<Exam, 'board' | 'prover'>;

/** How many turns of both sides `side` needs for its win from the position on the board, if `most` suffice. */
const distance = ({ board, prover }: Proving, side: number, most: number): number | undefined => {
  if (board.over) return prover.wins(side, 0) ? 0 : undefined;
  const first = board.toAct === side ? 1 : 2;
  for (let turns = first; turns <= most; turns += 2) if (prover.wins(side, turns)) return turns;
  return undefined;
};

/** The turn after which the win is nearest for the side that wins, farthest for the other: the first of equals. */
export const nextTurn = (exam: Proving, side: number, most: number): string => {
  const attacks = exam.board.toAct === side;
  let best: { readonly turn: string; readonly turns: number } | undefined;
  eachTurn(exam.board, turn => {
    const turns = distance(exam, side, most - 1);
    if (turns === undefined) return true;
    if (best === undefined || (attacks ? turns < best.turns : turns > best.turns)) best = { turn, turns };
    return turns !== (attacks ? 0 : most - 1);
  });
  if (best === undefined) throw new Error('a proven win has no turn');
  return best.turn;
};

/** A won line that begins with `turn`, to the end of the game. */
export const winningLine = (exam: Exam, turn: string): string[] => {
  const { board, side } = exam;
  const line: string[] = [];
  const follow = (now: string, most: number): void => {
    line.push(now);
    after(board, now, () => {
      if (!board.over) follow(nextTurn(exam, side, most), most - 1);
    });
  };
  const most = after(board, turn, () => distance(exam, side, 6));
  if (most === undefined) throw new Error('not a win');
  follow(turn, most);
  return line;
};
