import type { SearchBoard } from '@korong/engine';
import { other, type GipfCell, type GipfPosition } from '@korong/rules';
import { THREAT, hold, winSoon } from '../../puzzles/claims.js';
import type { Exam } from '../../puzzles/exam.js';
import { Prover } from '../../puzzles/prover.js';
import { after, hasWon } from '../../puzzles/turns.js';
import { held, won, winOrHold, winProof } from '../common.js';
import type { Proof, PuzzleGame, ThemeProof } from '../puzzleGame.js';
import { GIPF_PIECES, PIECES, mostGaining, type PieceBoard, type Worth } from './gains.js';

const SINGLE = 2;
const BASIC = 0;
const PUSH = 0;

const boardOf = ({ board }: Exam): PieceBoard => board as PieceBoard;

const takingSteps = (turn: string): string[] => turn.split(';').filter(step => step.startsWith('x'));

/**
 * The turns that gain most, after the opponent's reply as after two turns more, if they are rare and nobody's win is near: the
 * side to act has none in two, and after these turns neither has the opponent.
 */
const gain = (
  exam: Exam,
  worth: Worth,
  demand: { readonly least: number; readonly lead: number },
): string[] | undefined => {
  const { board, prover, side } = exam;
  const soon = mostGaining(exam, worth, 1, demand)?.turns;
  if (soon === undefined || !exam.isRare(soon) || exam.wins(THREAT)) return undefined;
  if (!soon.every(turn => after(board, turn, () => !prover.wins(side ^ 1, THREAT)))) return undefined;
  const late = mostGaining(exam, worth, THREAT, demand)?.turns;
  return late?.join(' ') === soon.join(' ') ? soon : undefined;
};

/** Nobody may still bring in GIPF-pieces. */
const isSettled = (board: PieceBoard): boolean => board.entry(0) === SINGLE && board.entry(1) === SINGLE;

/** Whether the opponent has fewer pieces in the game after the turn than before. */
const captures = ({ board, side }: Exam, turn: string): boolean => {
  const pieces = board as PieceBoard;
  const theirs = (): number => {
    let sum = pieces.reserve(side ^ 1);
    for (let p = 0; p < 37; p++) {
      const cell = pieces.at(p);
      if (cell !== 0 && ((cell >> 1) & 1) !== side) sum += cell & 4 ? 2 : 1;
    }
    return sum;
  };
  return after(board, turn, theirs) < theirs();
};

/**
 * Turns that capture and leave the side to act at least two pieces better off, and two better than any other turn would. Not
 * where a GIPF-piece could be left standing: those are worth more than their number.
 */
const gainingTurns = (exam: Exam): string[] | undefined => {
  if (exam.turns.some(turn => turn.includes('('))) return undefined;
  const found = gain(exam, PIECES, { least: 2, lead: 2 });
  return found?.every(turn => captures(exam, turn)) ? found : undefined;
};

const capture = (exam: Exam): Proof | undefined => held(gainingTurns(exam));

const twoRows = (exam: Exam): Proof | undefined => {
  if (!exam.turns.some(turn => takingSteps(turn).length > 1)) return undefined;
  const found = gainingTurns(exam);
  return found?.every(turn => takingSteps(turn).length > 1) ? held(found) : undefined;
};

/** A row that the opponent's turn made has to be taken before the push. */
const rowOnTheirTurn = (exam: Exam): Proof | undefined => {
  const { phase, mover, toAct } = boardOf(exam);
  return phase !== PUSH && mover !== toAct ? winOrHold(exam) : undefined;
};

/** The turn without what was left standing and what was taken: the same for all choices of G12. */
const choiceless = (turn: string): string =>
  turn
    .split(';')
    .map(step => (step.startsWith('x') ? `x${(step.match(/\w\d/g) ?? []).sort().join(',')}` : step))
    .join(';');

/** A win in which it matters which GIPF-pieces go: each of its turns has another that takes the same rows and does not win. */
const choice = (exam: Exam): string[] | undefined => {
  if (!exam.turns.some(turn => turn.includes('('))) return undefined;
  const found = winSoon(exam);
  if (found === undefined) return undefined;
  const wrong = new Set(exam.turns.filter(turn => !found.includes(turn)).map(choiceless));
  return found.every(turn => wrong.has(choiceless(turn))) ? found : undefined;
};

/**
 * Take or keep the GIPF-piece: the choice wins; or the turns win or keep one that every other turn does not.
 */
const gipfPiece = (exam: Exam): Proof | undefined => {
  const board = boardOf(exam);
  if (board.variant === BASIC) return undefined;
  const wins = choice(exam);
  if (wins !== undefined) return won(wins);
  return isSettled(board) ? held(gain(exam, GIPF_PIECES, { least: 0, lead: 1 })) : undefined;
};

/** Whether `side` has won because the other one has nothing to push (G16). */
const byReserve = (board: SearchBoard, side: number): boolean => {
  if (!hasWon(board, side)) return false;
  const pieces = board as PieceBoard;
  if (pieces.variant === BASIC) return true;
  const has = [false, false];
  for (let p = 0; p < 37; p++) if (pieces.at(p) & 4) has[(pieces.at(p) >> 1) & 1] = true;
  return has[0]! && has[1]!;
};

/** Provers of wins by an empty reserve, by board. */
const reserveProvers = new WeakMap<SearchBoard, Prover>();
const reserveProver = (board: SearchBoard): Prover => {
  const known = reserveProvers.get(board) ?? new Prover(board, byReserve);
  reserveProvers.set(board, known);
  return known;
};

/** The only defence against a win in two by an empty reserve. */
const saveTheReserve = (exam: Exam): Proof | undefined => {
  const { board, side } = exam;
  const found = hold(exam);
  if (found === undefined || (board as PieceBoard).variant === BASIC) return held(found);
  const prover = reserveProver(board);
  const loses = (turn: string): boolean => after(board, turn, () => prover.wins(side ^ 1, THREAT));
  return exam.turns.every(turn => found.includes(turn) || loses(turn)) ? held(found) : undefined;
};

/** For the themes of a turn that begins with a push. */
const atPush =
  (prove: (exam: Exam) => Proof | undefined): ThemeProof['prove'] =>
  exam =>
    boardOf(exam).phase === PUSH ? prove(exam) : undefined;

const OTHER: Readonly<Record<string, GipfCell>> = { '.': '.', W: 'B', B: 'W', w: 'b', b: 'w' };

const swap = <T>({ white, black }: { readonly white: T; readonly black: T }): { white: T; black: T } => ({
  white: black,
  black: white,
});

const swapColours = (position: GipfPosition): GipfPosition => ({
  ...position,
  cells: position.cells.map(cell => OTHER[cell]!),
  toAct: other(position.toAct),
  mover: other(position.mover),
  reserve: swap(position.reserve),
  entry: swap(position.entry),
  handicap: swap(position.handicap),
});

const gipfPiecesOf = (board: PieceBoard, side: number): number => {
  let count = 0;
  for (let p = 0; p < 37; p++) {
    const cell = board.at(p);
    if (cell & 4 && ((cell >> 1) & 1) === side) count++;
  }
  return count;
};

export const gipfPuzzles: PuzzleGame = {
  themes: [
    { theme: 'gipf-piece', prove: gipfPiece },
    { theme: 'row-on-their-turn', prove: rowOnTheirTurn },
    { theme: 'two-rows', prove: twoRows },
    { theme: 'win-in-1', prove: atPush(exam => winProof(exam, 1)) },
    { theme: 'win-in-2', prove: atPush(exam => winProof(exam, 2)) },
    { theme: 'win-in-3', prove: atPush(exam => winProof(exam, 3)) },
    { theme: 'save-the-reserve', prove: atPush(saveTheReserve) },
    { theme: 'only-defence', prove: atPush(exam => held(hold(exam))) },
    { theme: 'capture', prove: capture },
  ],
  beside: ['row-on-their-turn', 'two-rows'],
  swapColours: position => swapColours(position as GipfPosition),
  mayWin: (board, side, turns) => {
    const pieces = board as PieceBoard;
    const loser = side ^ 1;
    const pushes = board.toAct === side ? Math.floor(turns / 2) : Math.ceil(turns / 2);
    const cost = pieces.entry(loser) === SINGLE ? 1 : 2;
    if (pieces.reserve(loser) <= pushes * cost) return true;
    return pieces.variant !== BASIC && gipfPiecesOf(pieces, loser) <= turns - pushes;
  },
};
