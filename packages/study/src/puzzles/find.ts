import { boardFor, type NetFile, type SearchBoard } from '@korong/engine';
import { PUZZLE_GAMES } from '../games/puzzleGames.js';
import type { Theme } from '../games/themes.js';
import { examine } from './examine.js';
import { GamePlayer, type Levels } from './play.js';
import { Prover } from './prover.js';
import type { Puzzle } from './puzzle.js';

const MAX_PER_GAME = 2;
/** Positions that one examination may look at. */
const MAX_POSITIONS = 2_000_000;

/** Calls `visit` with every position on the way through a turn and after it on the board. */
const eachBeside = (board: SearchBoard, visit: () => void): void => {
  const side = board.toAct;
  const follow = (): void => {
    const steps = new Int32Array(board.count());
    board.generate(steps);
    for (const step of steps) {
      board.make(step);
      visit();
      if (!board.over && board.toAct === side) follow();
      board.unmake();
    }
  };
  follow();
};

/** Finds puzzles in games of levels against each other, the same ones for the same seed. */
export class PuzzleFinder {
  readonly #games: GamePlayer;
  readonly #board: SearchBoard;
  readonly #prover: Prover;
  readonly #beside: readonly Theme[];
  readonly #counts = new Map<Theme, number>();

  constructor(net: NetFile, variant: string, seed: number, levels: Levels) {
    this.#games = new GamePlayer(net, variant, seed, levels);
    this.#board = boardFor(net.game);
    this.#prover = new Prover(this.#board);
    this.#beside = PUZZLE_GAMES[net.game].beside;
  }

  /** Plays one more game and returns its puzzles: at most two, of the themes that were found least so far. */
  next(): Puzzle[] {
    const seen = this.#games
      .play()
      .flatMap(turn => [...turn.flatMap(position => this.#at(position)), ...this.#besides(turn[0]!)]);
    const chosen: Puzzle[] = [];
    for (let puzzle; chosen.length < MAX_PER_GAME && (puzzle = this.#rarest(seen, chosen));) {
      chosen.push(puzzle);
      this.#counts.set(puzzle.theme, this.#count(puzzle) + 1);
    }
    return chosen;
  }

  #at(position: string): Puzzle[] {
    this.#board.load(position);
    return this.#examine();
  }

  #besides(position: string): Puzzle[] {
    const found: Puzzle[] = [];
    this.#board.load(position);
    eachBeside(this.#board, () => found.push(...this.#examine(this.#beside)));
    return found;
  }

  #examine(themes?: readonly Theme[]): Puzzle[] {
    this.#prover.allow(MAX_POSITIONS);
    const puzzle = examine(this.#board, this.#prover, themes);
    return puzzle === undefined ? [] : [puzzle];
  }

  #count({ theme }: Puzzle): number {
    return this.#counts.get(theme) ?? 0;
  }

  #rarest(seen: readonly Puzzle[], chosen: readonly Puzzle[]): Puzzle | undefined {
    return seen
      .filter(({ theme }) => !chosen.some(known => known.theme === theme))
      .reduce<Puzzle | undefined>(
        (a, b) => (a === undefined || this.#count(b) < this.#count(a) ? b : a),
        undefined,
      );
  }
}
