import { GipfBoard } from './games/gipf/board.js';
import { settleIn, type SearchBoard } from './games/board.js';
import { YinshBoard } from './games/yinsh/board.js';
import { ProjectBoard } from './games/gipf/potentials/board.js';
import { NetEvaluator } from './evaluate/netEvaluator.js';
import { PlayoutEvaluator } from './evaluate/playouts.js';
import { ProjectEvaluator } from './games/gipf/potentials/evaluator.js';
import type { NetFile } from './net/format.js';
import { sightsOf } from './net/geometry.js';
import { createNet } from './net/net.js';
import { createScalarNet } from './net/scalar.js';
import { createSimdNet } from './net/simd.js';
import type { Report } from './search/report.js';
import { Search, type SearchOptions } from './search/search.js';
import { thinking, type ThinkOptions, type Thought } from './search/think.js';
import { AlphaBeta } from './standins/alphaBeta.js';

export type GameName = SearchBoard['game'];

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

export const boardFor = (game: GameName): SearchBoard =>
  game === 'yinsh' ? new YinshBoard() : new GipfBoard();

/** A board for positions like this one, loaded with it; with potentials in play it proposes all that is legal. */
export const boardAt = (game: GameName, position: string): SearchBoard => {
  const board = hasPotentials(position) ? new ProjectBoard('legal') : boardFor(game);
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

/** Plays with the search that `choose` gives for a position to begin with; before there is one, with that for plain positions. */
const searchPlayer = (choose: (position: string) => Search): Player & { readonly search: Search } => {
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
  /** From 0 to 11: which way the net looks at the board. Players who look in different ways err in different ways. */
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
  const sight = sightsOf[file.game][options.sight ?? 0]!;
  const { neighbours } = sight;
  // One position at a time: batches do not make the kernel faster, and would only blur the search.
  const net = options.portable
    ? (createSimdNet('simd', file, neighbours, 1) ?? createScalarNet(file, neighbours, 1))
    : createNet(file, neighbours, 1);
  const plain = once(() => {
    const board = boardFor(file.game);
    return new Search(board, new NetEvaluator(net, board, file.points, sight), options);
  });
  const project = once(
    () =>
      new Search(
        new ProjectBoard(options.potentials === false ? 'plain' : 'own', options.odds),
        new ProjectEvaluator(net, sight),
        options,
      ),
  );
  return searchPlayer(position => (hasPotentials(position) ? project() : plain()));
};

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** Whether the text of a position is one of GIPF as a project. */
const hasPotentials = (position: string): boolean => position.includes(' potentials=');

/** A stand-in: the same search, with random games instead of a net. */
export const playoutPlayer = (game: GameName, seed: number, options: Partial<SearchOptions> = {}): Player => {
  const searchOn = (board: SearchBoard): Search =>
    new Search(board, new PlayoutEvaluator(seed), { exploration: 1.0, ...options });
  const plain = once(() => searchOn(boardFor(game)));
  const project = once(() => searchOn(new ProjectBoard()));
  return searchPlayer(position => (hasPotentials(position) ? project() : plain()));
};

/** A stand-in: alpha-beta of a fixed depth, whatever the limits are. */
export const alphaBetaPlayer = (game: GameName, depth: number): Player => {
  let board = boardFor(game);
  let search = new AlphaBeta(board);
  return {
    start: position => {
      if (hasPotentials(position) !== board instanceof ProjectBoard) {
        board = hasPotentials(position) ? new ProjectBoard() : boardFor(game);
        search = new AlphaBeta(board);
      }
      board.load(position);
    },
    make: turn => {
      makeTurn(board, turn, step => {
        board.make(step);
      });
      settleIn(board);
    },
    // eslint-disable-next-line require-yield -- it has nothing to tell on the way
    *think(): Generator<Report, Thought> {
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
