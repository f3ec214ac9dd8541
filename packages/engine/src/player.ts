import type { GameName } from '@korong/rules';
import { settleIn, type SearchBoard } from './games/board.js';
import { SEARCH_GAMES } from './games/games.js';
import type { BoardKind } from './games/searchGame.js';
import { PlayoutEvaluator } from './evaluate/playouts.js';
import type { NetFile } from './net/format.js';
import { createNet } from './net/net.js';
import { createScalarNet } from './net/scalar.js';
import { createSimdNet } from './net/simd.js';
import type { Report } from './search/report.js';
import { Search, type SearchOptions } from './search/search.js';
import { thinking, type ThinkOptions, type Thought } from './search/think.js';
import { AlphaBeta } from './standins/alphaBeta.js';

/**
 * Somebody who plays a game: is told the position and the turns made, and thinks turns out. Thinking yields now and then, so
 * that whoever runs it can show progress, do something else, and hear a stop.
 */
export interface Player {
  /** Begins at a position given as text. */
  start(position: string): void;
  /** Makes a turn, given as steps joined with semicolons in the spelling that the rules print. */
  make(turn: string): void;
  /** Thinks out a turn and makes it. */
  think(options: Omit<ThinkOptions, 'pick'>): Generator<Report, Thought>;
}

/** A board of the usual kind. */
export const boardFor = (game: GameName): SearchBoard => SEARCH_GAMES[game].kindFor('').board();

/** A board for positions like this one, loaded with it; it proposes all that is legal. */
export const boardAt = (game: GameName, position: string): SearchBoard => {
  const board = SEARCH_GAMES[game].kindFor(position).board({ proposals: 'legal' });
  board.load(position);
  return board;
};

/** Makes the steps of a turn, each through `make`. The caller owes that they are legal. */
export const makeTurn = (board: SearchBoard, turn: string, make: (step: number) => void): void => {
  const steps = new Int32Array(board.maxSteps);
  for (const text of turn.split(';')) {
    const step = board.codeOf
      ? board.codeOf(text)
      : steps.subarray(0, board.generate(steps)).find(s => board.stepText(s) === text);
    if (step === undefined) throw new Error(`not a legal step: ${text}`);
    make(step);
  }
};

/** Plays with one search for each kind of board, made when it is first needed. */
const searchPlayer = (
  game: GameName,
  make: (kind: BoardKind) => Search,
): Player & { readonly search: Search } => {
  const made = new Map<BoardKind, Search>();
  const choose = (position: string): Search => {
    const kind = SEARCH_GAMES[game].kindFor(position);
    const known = made.get(kind) ?? make(kind);
    made.set(kind, known);
    return known;
  };
  let search: Search | undefined;
  const chosen = (): Search => (search ??= choose(''));
  return {
    get search() {
      return chosen();
    },
    start: position => {
      search = choose(position);
      search.setPosition(position);
    },
    make: turn => {
      makeTurn(chosen().board, turn, step => {
        chosen().advance(step);
      });
    },
    think: options => thinking(options, chosen()),
  };
};

export interface NetPlayerOptions extends Partial<SearchOptions> {
  /** To the last bit the same on every machine, at the price of some speed. */
  readonly portable?: boolean;
  /** Which way the net looks at the board, from 0 on. Players who look in different ways err in different ways. */
  readonly sight?: number;
  /** False: brings in and uses no potentials unless it has to. To measure what they are worth. */
  readonly potentials?: boolean;
  /** How likely it takes uses in linked play to act, from 0 to 1. */
  readonly odds?: number;
}

/** Plays with a trained net. */
export const netPlayer = (
  file: NetFile,
  options: NetPlayerOptions = {},
): Player & { readonly search: Search } => {
  const { sights } = SEARCH_GAMES[file.game].net;
  const sight = sights[(options.sight ?? 0) % sights.length]!;
  const { neighbours } = sight;
  // One position at a time: batches do not make the kernel faster, and would only blur the search.
  const net = options.portable
    ? (createSimdNet('simd', file, neighbours, 1) ?? createScalarNet(file, neighbours, 1))
    : createNet(file, neighbours, 1);
  const proposals = options.potentials === false ? 'plain' : 'own';
  return searchPlayer(file.game, kind => {
    const board = kind.board({ proposals, odds: options.odds });
    return new Search(board, kind.evaluator(net, sight, board), options);
  });
};

/** A stand-in: the same search, with random games instead of a net. */
export const playoutPlayer = (game: GameName, seed: number, options: Partial<SearchOptions> = {}): Player =>
  searchPlayer(
    game,
    kind => new Search(kind.board(), new PlayoutEvaluator(seed), { exploration: 1.0, ...options }),
  );

/** A stand-in: alpha-beta of a fixed depth, whatever the limits are. */
export const alphaBetaPlayer = (game: GameName, depth: number): Player => {
  const begun = (kind: BoardKind): { kind: BoardKind; board: SearchBoard; search: AlphaBeta } => {
    const board = kind.board();
    return { kind, board, search: new AlphaBeta(board, at => kind.material(at)) };
  };
  let now = begun(SEARCH_GAMES[game].kindFor(''));
  return {
    start: position => {
      const kind = SEARCH_GAMES[game].kindFor(position);
      if (kind !== now.kind) now = begun(kind);
      now.board.load(position);
    },
    make: turn => {
      const { board } = now;
      makeTurn(board, turn, step => {
        board.make(step);
      });
      settleIn(board);
    },
    // eslint-disable-next-line require-yield -- it has nothing to tell on the way
    *think(): Generator<Report, Thought> {
      const { board, search } = now;
      const side = board.toAct;
      const steps: number[] = [];
      const texts: string[] = [];
      do {
        const step = search.best(depth);
        steps.push(step);
        texts.push(board.stepText(step));
        board.make(step);
      } while (!board.over && board.toAct === side);
      settleIn(board);
      return { steps, turn: texts.join(';'), report: { visits: search.nodes, lines: [] } };
    },
  };
};
