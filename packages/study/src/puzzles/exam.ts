import type { SearchBoard } from '@korong/engine';
import type { PuzzleGame } from '../games/puzzleGame.js';
import type { Prover } from './prover.js';
import { eachTurn, ideasOf } from './turns.js';

/** More ideas than this are no puzzle. */
const MAX_IDEAS = 3;
/** A larger part of all ideas is hit by chance. */
const MAX_IDEAS_SHARE = 1 / 3;

/** A position that is asked what can be proven of it. It stands on the board, and stands there again after every question. */
export class Exam {
  readonly board: SearchBoard;
  readonly prover: Prover;
  /** The side to act. */
  readonly side: number;
  readonly #game: PuzzleGame;
  #turns: string[] | undefined;
  #maxIdeas: number | undefined;
  readonly #rare = new Map<string, string[] | undefined>();

  constructor(game: PuzzleGame, board: SearchBoard, prover: Prover) {
    this.#game = game;
    this.board = board;
    this.prover = prover;
    this.side = board.toAct;
  }

  /** Every legal turn. */
  get turns(): readonly string[] {
    if (this.#turns === undefined) {
      const all: string[] = [];
      eachTurn(this.board, turn => all.push(turn));
      this.#turns = all;
    }
    return this.#turns;
  }

  /** Whether it is worth asking if `side` wins within so many turns. */
  mayWin(side: number, turns: number): boolean {
    return this.#game.mayWin(this.board, side, turns);
  }

  /** Whether the side to act wins within so many turns of both sides. */
  wins(turns: number): boolean {
    return this.prover.wins(this.side, turns);
  }

  /** The turns after which the side to act wins within so many turns, this one counted; if they are rare. */
  winning(turns: number): string[] | undefined {
    return this.#once(`win ${turns}`, () => this.prover.wins(this.side, turns - 1));
  }

  /** The turns after which the opponent does not win within so many turns, his next one counted; if they are rare. */
  holding(turns: number): string[] | undefined {
    return this.#once(`hold ${turns}`, () => !this.prover.wins(this.side ^ 1, turns));
  }

  /** At least one turn, with at most three ideas and a third of the ideas of all turns. */
  isRare(turns: readonly string[]): boolean {
    return turns.length > 0 && !this.#areTooMany(turns);
  }

  #areTooMany(turns: readonly string[]): boolean {
    this.#maxIdeas ??= Math.min(MAX_IDEAS, ideasOf(this.turns) * MAX_IDEAS_SHARE);
    return ideasOf(turns) > this.#maxIdeas;
  }

  /** All turns that do something, unless it is found out on the way that they are too many. */
  #once(question: string, does: () => boolean): string[] | undefined {
    if (!this.#rare.has(question)) {
      const found: string[] = [];
      eachTurn(this.board, turn => {
        if (does()) found.push(turn);
        return !this.#areTooMany(found);
      });
      this.#rare.set(question, this.isRare(found) ? found : undefined);
    }
    return this.#rare.get(question);
  }
}
