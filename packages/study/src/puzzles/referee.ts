import { boardFor, type SearchBoard } from '@korong/engine';
import type { GameName } from '@korong/rules';
import { THREAT, turnsOf } from './claims.js';
import { nextTurn } from './lines.js';
import { Prover } from './prover.js';
import type { Puzzle } from './puzzle.js';
import { after, eachTurn, hasWon, makeTurn } from './turns.js';

/** Why a turn is wrong: the other side wins in so many of its turns; it escapes; or a win at once was missed. */
export type WhyWrong =
  | { readonly kind: 'loses'; readonly turns: number }
  | { readonly kind: 'escapes' }
  | { readonly kind: 'missed' };

/** What a try at a puzzle is worth after its last turn, which is the solver's. */
export type Verdict =
  /** Without a reply the puzzle is solved. */
  | { readonly kind: 'right'; readonly reply?: string }
  /** `line` is what happens next, as far as it proves the mistake. */
  | { readonly kind: 'wrong'; readonly why?: WhyWrong; readonly line: readonly string[] };

type Asked = Pick<Puzzle, 'game' | 'position' | 'solutions'>;

const rightBefore = (reply: string | undefined): Verdict =>
  reply === undefined ? { kind: 'right' } : { kind: 'right', reply };

/** The verdict that the recorded solutions give; undefined where they do not know the turns. */
export const recordedVerdict = (
  { solutions }: Pick<Puzzle, 'solutions'>,
  turns: readonly string[],
): Verdict | undefined => {
  const line = solutions.find(known => turns.every((turn, i) => turn === known[i]));
  return line && rightBefore(line[turns.length]);
};

/** Positions that a verdict may look at: a second or two. */
const MAX_POSITIONS = 1_000_000;

/** Judges tries at puzzles. Any turn that still wins in time is right, whatever the recorded line says. */
export class PuzzleReferee {
  readonly #provers = new Map<GameName, { readonly board: SearchBoard; readonly prover: Prover }>();

  judge(puzzle: Asked, turns: readonly string[]): Verdict {
    const known = recordedVerdict(puzzle, turns);
    if (known !== undefined) return known;
    const { board, prover } = this.#at(puzzle.game);
    board.load(puzzle.position);
    const side = board.toAct;
    const line = puzzle.solutions.find(([first]) => first === turns[0]);
    const most = this.#turnsToWin(puzzle);
    for (const turn of turns) makeTurn(board, turn);
    const left = most - turns.length;
    if (line !== undefined && most > 0) {
      if (hasWon(board, side)) return { kind: 'right' };
      prover.allow(MAX_POSITIONS);
      if (prover.wins(side, left) && !prover.exhausted)
        return { kind: 'right', reply: nextTurn({ board, prover }, side, left) };
    }
    return this.#refuted(puzzle.game, side, most > 0 ? left : undefined);
  }

  #at(game: GameName): { readonly board: SearchBoard; readonly prover: Prover } {
    const board = this.#provers.get(game)?.board ?? boardFor(game);
    const known = this.#provers.get(game) ?? { board, prover: new Prover(board) };
    this.#provers.set(game, known);
    return known;
  }

  /**
   * Within how many turns of both sides the puzzle is won; 0 if it is not about a win. Its position is on the board. A line whose last turn
   * is the opponent's has one turn less than its claim allows.
   */
  #turnsToWin({ game, solutions }: Asked): number {
    const { board } = this.#at(game);
    const side = board.toAct;
    const [line] = solutions;
    const follow = (at: number): boolean =>
      at === line!.length ? hasWon(board, side) : after(board, line![at]!, () => follow(at + 1));
    return follow(0) ? line!.length | 1 : 0;
  }

  /** The reason against the turn that led to the position on the board. `left` turns were left for a win. */
  #refuted(game: GameName, side: number, left: number | undefined): Verdict {
    const { board, prover } = this.#at(game);
    const other = side ^ 1;
    const proven = (does: () => boolean): boolean => {
      prover.allow(MAX_POSITIONS);
      return does() && !prover.exhausted;
    };
    if (board.over) return { kind: 'wrong', line: [] };
    for (let own = 1; turnsOf(own) <= THREAT; own++) {
      if (!proven(() => prover.wins(other, turnsOf(own)))) continue;
      return {
        kind: 'wrong',
        why: { kind: 'loses', turns: own },
        line: this.#win(game, other, turnsOf(own)),
      };
    }
    if (left === undefined) return { kind: 'wrong', line: [] };
    if (left <= 0) return { kind: 'wrong', why: { kind: 'missed' }, line: [] };
    let escape: string | undefined;
    eachTurn(board, turn => {
      if (proven(() => !prover.wins(side, left - 1))) escape = turn;
      return escape === undefined;
    });
    return escape === undefined
      ? { kind: 'wrong', line: [] }
      : { kind: 'wrong', why: { kind: 'escapes' }, line: [escape] };
  }

  /** The win of `side` from the position on the board. */
  #win(game: GameName, side: number, most: number): string[] {
    const { board, prover } = this.#at(game);
    if (board.over || most <= 0) return [];
    const turn = nextTurn({ board, prover }, side, most);
    return [turn, ...after(board, turn, () => this.#win(game, side, most - 1))];
  }
}
