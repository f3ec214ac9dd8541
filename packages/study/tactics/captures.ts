import type { SearchBoard } from '@korong/engine';
import { eachTurn, isRare, turnsThat, type Proof, type Prover } from './prove.ts';

/** What a GIPF board tells beyond what every board does. */
interface PieceBoard extends SearchBoard {
  reserve(side: number): number;
  /** Bit 0: a piece, bit 1: Black's, bit 2: a GIPF-piece. */
  at(p: number): number;
}

const POINTS = 37;
/** More than all pieces: a game that is over outweighs what was captured on the way. */
const GAME = 100;

/** Pieces that White still has, on the board and in reserve, less those of Black; a GIPF-piece is two. */
const balance = (board: PieceBoard): number => {
  let sum = board.reserve(0) - board.reserve(1);
  for (let p = 0; p < POINTS; p++) {
    const cell = board.at(p);
    if (cell === 0) continue;
    const pieces = cell & 4 ? 2 : 1;
    sum += cell & 2 ? -pieces : pieces;
  }
  return sum;
};

/**
 * The balance for `side` after so many turns more of best play, if that is between `low` and `high`; otherwise a bound on the
 * same side of them.
 */
const after = (board: PieceBoard, side: number, turns: number, low: number, high: number): number => {
  if (board.over) return board.result === (side === 0 ? 1 : -1) ? GAME : -GAME;
  if (turns === 0) return side === 0 ? balance(board) : -balance(board);
  const mover = board.toAct;
  const steps = new Int32Array(board.count());
  board.generate(steps);
  let [least, most] = [low, high];
  for (const step of steps) {
    board.make(step);
    const value = after(board, side, board.toAct === mover ? turns : turns - 1, least, most);
    board.unmake();
    if (mover === side) least = Math.max(least, value);
    else most = Math.min(most, value);
    if (least >= most) break;
  }
  return mover === side ? least : most;
};

const isPieceBoard = (board: SearchBoard): board is PieceBoard => board.game === 'gipf';

/** What every turn of the side to act brings it after so many turns more, against what it has now. */
const gains = (board: PieceBoard, turns: number): { turn: string; gain: number }[] => {
  const side = board.toAct;
  const now = side === 0 ? balance(board) : -balance(board);
  const found: { turn: string; gain: number }[] = [];
  eachTurn(board, turn => {
    found.push({ turn, gain: after(board, side, turns, -GAME, GAME) - now });
  });
  return found;
};

/** A smaller difference is a matter of taste. */
const CLEAR = 2;

/**
 * The turns that gain most, if they are few, gain something, and every other one gains clearly less. Nothing where a turn
 * could keep a GIPF-piece on the board: those are worth more than their number.
 */
const clearlyBest = (board: PieceBoard, turns: number): Proof | undefined => {
  const all = gains(board, turns);
  if (all.some(({ turn }) => turn.includes('('))) return undefined;
  const most = Math.max(...all.map(({ gain }) => gain));
  const solutions = all.filter(({ gain }) => gain > most - CLEAR);
  if (most < CLEAR || most > GAME / 2 || solutions.some(({ gain }) => gain < most)) return undefined;
  const texts = solutions.map(({ turn }) => turn);
  return isRare(texts, all) ? { turns: turns + 1, solutions: texts, claim: `captures ${most}` } : undefined;
};

/**
 * Turns that leave the side to act so many pieces better off after any reply. Two turns later the same ones still have to be
 * the best, and nobody's win may be near: either would be a good reason to play something else.
 */
export const capture = (board: SearchBoard, prover: Prover): Proof | undefined => {
  if (!isPieceBoard(board)) return undefined;
  const proof = clearlyBest(board, 1);
  if (proof === undefined || prover.wins(board.toAct, 3)) return undefined;
  const { found } = turnsThat(board, () => !prover.wins(board.toAct, 3));
  if (!proof.solutions.every(turn => found.includes(turn))) return undefined;
  return clearlyBest(board, 3)?.solutions.join(' ') === proof.solutions.join(' ') ? proof : undefined;
};
