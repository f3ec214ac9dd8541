import type { SearchBoard } from '@korong/engine';
import { other, type YinshCell, type YinshPosition } from '@korong/rules';
import { THREAT, hold, winSoon } from '../../puzzles/claims.js';
import type { Exam } from '../../puzzles/exam.js';
import { after } from '../../puzzles/turns.js';
import { held, winOrHold, winProof } from '../common.js';
import type { Proof, PuzzleGame, ThemeProof } from '../puzzleGame.js';

/** What a YINSH board tells beyond what every board does. */
interface RingBoard extends SearchBoard {
  readonly phase: number;
  readonly mover: number;
  readonly goal: number;
  taken(side: number): number;
}
const MOVE = 1;
const TAKE_ROW = 2;
const TAKE_RING = 3;

const phaseOf = ({ board }: Exam): number => (board as RingBoard).phase;

const ROW = /^x\w+-\w+$/;
const rowsIn = (turn: string): number => turn.split(';').filter(step => ROW.test(step)).length;

/**
 * The turns that take two rows or more. If the side to act wins in one or two turns, they are all turns that win as fast.
 * Otherwise they are all that take two rows and do not let the opponent win in two.
 */
const twoRows = (exam: Exam): Proof | undefined => {
  const { board, side, prover } = exam;
  if (phaseOf(exam) !== MOVE) return undefined;
  const double = exam.turns.filter(turn => rowsIn(turn) > 1);
  if (!exam.isRare(double)) return undefined;
  if (exam.wins(THREAT)) {
    const found = winSoon(exam, 2);
    return found?.every(turn => rowsIn(turn) > 1) ? { turns: found, wins: true } : undefined;
  }
  const safe = double.filter(turn => after(board, turn, () => !prover.wins(side ^ 1, THREAT)));
  return safe.length > 0 ? held(safe) : undefined;
};

/** A row that the opponent's turn made has to be taken: which five, which ring, and which move after it. */
const rowOnTheirTurn = (exam: Exam): Proof | undefined => {
  const { mover, toAct } = exam.board as RingBoard;
  return phaseOf(exam) === TAKE_ROW && mover !== toAct ? winOrHold(exam) : undefined;
};

/** A row is taken and a ring has to go: one ring is right, all others are wrong. */
const ringToGiveUp = (exam: Exam): Proof | undefined => {
  if (phaseOf(exam) !== TAKE_RING) return undefined;
  const proof = winOrHold(exam);
  const rings = new Set(proof?.turns.map(turn => turn.split(';')[0]));
  return rings.size === 1 ? proof : undefined;
};

/** For the themes of a turn that begins with a move. */
const atMove =
  (prove: (exam: Exam) => Proof | undefined): ThemeProof['prove'] =>
  exam =>
    phaseOf(exam) === MOVE ? prove(exam) : undefined;

const OTHER: Readonly<Record<YinshCell, YinshCell>> = { '.': '.', W: 'B', B: 'W', w: 'b', b: 'w' };

const swapColours = (position: YinshPosition): YinshPosition => ({
  ...position,
  cells: position.cells.map(cell => OTHER[cell]),
  toAct: other(position.toAct),
  mover: other(position.mover),
  taken: { white: position.taken.black, black: position.taken.white },
});

export const yinshPuzzles: PuzzleGame = {
  themes: [
    { theme: 'ring-to-give-up', prove: ringToGiveUp },
    { theme: 'row-on-their-turn', prove: rowOnTheirTurn },
    { theme: 'two-rows', prove: twoRows },
    { theme: 'win-in-1', prove: atMove(exam => winProof(exam, 1)) },
    { theme: 'win-in-2', prove: atMove(exam => winProof(exam, 2)) },
    { theme: 'win-in-3', prove: atMove(exam => winProof(exam, 3)) },
    { theme: 'only-defence', prove: atMove(exam => held(hold(exam))) },
  ],
  beside: ['ring-to-give-up', 'row-on-their-turn', 'two-rows'],
  swapColours: position => swapColours(position as YinshPosition),
  // A row for every turn.
  mayWin: (board, side, turns) => {
    const { goal } = board as RingBoard;
    const own = board.toAct === side ? Math.ceil(turns / 2) : Math.floor(turns / 2);
    return (board as RingBoard).taken(side) + own >= goal;
  },
};
