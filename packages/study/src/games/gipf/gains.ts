import type { SearchBoard } from '@korong/engine';
import type { Exam } from '../../puzzles/exam.js';
import { eachTurn } from '../../puzzles/turns.js';

/** What a GIPF board tells beyond what every board does. */
export interface PieceBoard extends SearchBoard {
  readonly variant: number;
  readonly phase: number;
  readonly mover: number;
  reserve(side: number): number;
  /** 2: only single pieces may still come in. */
  entry(side: number): number;
  /** Bit 0: a piece, bit 1: Black's, bit 2: a GIPF-piece. */
  at(p: number): number;
}

const POINTS = 37;
/** More than all pieces: a game that is over outweighs what was captured on the way. */
const GAME = 100;

/** What a piece on the board and one in reserve count. */
export interface Worth {
  readonly reserve: number;
  readonly single: number;
  readonly gipfPiece: number;
}
/** Every piece that is not captured; a GIPF-piece is two. */
export const PIECES: Worth = { reserve: 1, single: 1, gipfPiece: 2 };
/** The GIPF-pieces on the board. */
export const GIPF_PIECES: Worth = { reserve: 0, single: 0, gipfPiece: 1 };

/** What White has less what Black has. */
const balance = (board: PieceBoard, worth: Worth): number => {
  let sum = worth.reserve * (board.reserve(0) - board.reserve(1));
  for (let p = 0; p < POINTS; p++) {
    const cell = board.at(p);
    if (cell === 0) continue;
    const value = cell & 4 ? worth.gipfPiece : worth.single;
    sum += cell & 2 ? -value : value;
  }
  return sum;
};

/**
 * The balance for `side` after so many turns more of best play, if that is between `low` and `high`; otherwise a bound on the
 * same side of them.
 */
const later = (
  board: PieceBoard,
  worth: Worth,
  side: number,
  turns: number,
  low: number,
  high: number,
): number => {
  if (board.over) return board.result === (side === 0 ? 1 : -1) ? GAME : -GAME;
  if (turns === 0) return side === 0 ? balance(board, worth) : -balance(board, worth);
  const mover = board.toAct;
  const steps = new Int32Array(board.count());
  board.generate(steps);
  let [least, most] = [low, high];
  for (const step of steps) {
    board.make(step);
    const value = later(board, worth, side, board.toAct === mover ? turns : turns - 1, least, most);
    board.unmake();
    if (mover === side) least = Math.max(least, value);
    else most = Math.min(most, value);
    if (least >= most) break;
  }
  return mover === side ? least : most;
};

/**
 * The turns that gain most `further` turns of best play later, if that is at least `least` and every other turn gains less
 * by `lead` or more. A won or lost game is no gain.
 */
export const mostGaining = (
  { board, side }: Pick<Exam, 'board' | 'side'>,
  worth: Worth,
  further: number,
  { least, lead }: { readonly least: number; readonly lead: number },
): { readonly turns: string[]; readonly gain: number } | undefined => {
  const pieces = board as PieceBoard;
  const now = side === 0 ? balance(pieces, worth) : -balance(pieces, worth);
  let best = now + least;
  const gains: { readonly turn: string; readonly value: number }[] = [];
  eachTurn(board, turn => {
    // What is not within the lead of the best need not be known exactly.
    const value = later(pieces, worth, side, further, best - lead, GAME);
    best = Math.max(best, value);
    gains.push({ turn, value });
  });
  const turns = gains.filter(({ value }) => value === best).map(({ turn }) => turn);
  const near = gains.some(({ value }) => value > best - lead && value < best);
  return turns.length === 0 || near || best > GAME / 2 ? undefined : { turns, gain: best - now };
};
