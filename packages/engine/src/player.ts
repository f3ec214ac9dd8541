import type { GameName } from '@korong/rules';
import { rebase, type SearchBoard } from './games/board.js';
import { SEARCH_GAMES } from './games/games.js';
import type { BoardKind } from './games/searchGame.js';
import { NetEvaluator } from './evaluate/netEvaluator.js';
import { PlayoutEvaluator } from './evaluate/playouts.js';
import type { NetFile } from './net/format.js';
import { createNet } from './net/net.js';
import { viewOf } from './net/viewOf.js';
import type { Report } from './search/report.js';
import type { TeamOrder } from './search/team.js';
import { Search, type SearchOptions } from './search/search.js';
import { evaluate, type Evaluation } from './search/evaluation.js';
import {
  analyse,
  thinkTurn,
  type AnalyseOptions,
  type ThinkOptions,
  type ChosenTurn,
} from './search/think.js';
import { AlphaBeta } from './baselines/alphaBeta.js';

/**
 * Plays a game: it is told the position and the turns, and finds turns. Thinking yields regularly, so that the caller can show progress, do
 * other work and request a stop.
 */
export interface EnginePlayer {
  /** Begins at a position given as text. */
  start(position: string): void;
  /** Makes a turn, given as steps joined by semicolons in the canonical spelling. */
  make(turn: string): void;
  /** Finds a turn and makes it. */
  think(options: Omit<ThinkOptions, 'pick'>): Generator<Report, ChosenTurn>;
}

/** A player whose search can be looked at, and that can search without making a turn. */
export interface SearchPlayer extends EnginePlayer {
  readonly search: Search;
  /** Searches the position and makes no turn. `limits.visits` are those of the position, an earlier search of it included. */
  analyse(options: AnalyseOptions): Generator<Report, Report>;
  /** What the evaluator says of the position, without any search. The game must not be over. */
  evaluate(): Evaluation;
  /** Goes to what the leader of its team searches. Helpers call it, see {@link Team.help}. */
  readonly joinTree: (order: TeamOrder) => Search;
}

/** A board of the usual kind. */
export const boardFor = (game: GameName): SearchBoard => SEARCH_GAMES[game].usualKind.board();

/** A board for this position, loaded with it. It proposes all legal steps. */
export const boardAt = (game: GameName, position: string): SearchBoard => {
  const board = SEARCH_GAMES[game].kindFor(position).board({ filter: 'all' });
  board.load(position);
  return board;
};

/** Makes the steps of a turn through `make`. They must be legal. */
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

/** Plays with one search per kind of board, created on first use. */
const searchPlayer = (game: GameName, make: (kind: BoardKind) => Search): SearchPlayer => {
  const made = new Map<BoardKind, Search>();
  const choose = (position: string): Search => {
    const kind = SEARCH_GAMES[game].kindFor(position);
    const known = made.get(kind) ?? make(kind);
    made.set(kind, known);
    return known;
  };
  let search: Search | undefined;
  const chosen = (): Search => {
    if (search === undefined) throw new Error('a player starts at a position');
    return search;
  };
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
    think: options => thinkTurn(options, chosen()),
    analyse: options => analyse(options, chosen()),
    evaluate: () => evaluate(chosen()),
    joinTree: order => {
      search = choose(order.position);
      search.joinTree(order);
      return search;
    },
  };
};

export interface NetPlayerOptions extends Partial<SearchOptions> {
  /** The symmetry in which the net sees the board, from 0 on. Players with different symmetries make different errors. */
  readonly symmetry?: number;
  /** False: brings in and uses no potentials unless forced. For measuring their value. */
  readonly potentials?: boolean;
  /** The assumed probability from 0 to 1 that a use acts in linked play. */
  readonly odds?: number;
}

/** Plays with a trained net. It must see the positions that the player is told of, see {@link netFor}. */
export const netPlayer = (file: NetFile, options: NetPlayerOptions = {}): SearchPlayer => {
  const { kind: seen, encoding } = viewOf(file.game, file)!;
  const { symmetries } = encoding;
  const symmetry = symmetries[(options.symmetry ?? 0) % symmetries.length]!;
  // A batch size of one: batches do not make the kernel faster, and would only make the search less exact.
  const net = createNet(file, symmetry.neighbours, 1);
  const filter = options.potentials === false ? 'noPotentials' : 'noDenials';
  return searchPlayer(file.game, kind => {
    if (kind !== seen) throw new Error('this net does not see such positions');
    const board = kind.board({ filter, odds: options.odds });
    return new Search(board, new NetEvaluator(net, encoding, symmetry, board.maxSteps), options);
  });
};

/** A baseline: the same search, with random playouts instead of a net. */
export const playoutPlayer = (
  game: GameName,
  seed: number,
  options: Partial<SearchOptions> = {},
): SearchPlayer =>
  searchPlayer(
    game,
    kind => new Search(kind.board(), new PlayoutEvaluator(seed), { exploration: 1.0, ...options }),
  );

/** A baseline: alpha-beta at a fixed depth, which ignores the limits. */
export const alphaBetaPlayer = (game: GameName, depth: number): EnginePlayer => {
  const begun = (kind: BoardKind): { kind: BoardKind; board: SearchBoard; search: AlphaBeta } => {
    const board = kind.board();
    return { kind, board, search: new AlphaBeta(board, at => kind.material(at)) };
  };
  let now = begun(SEARCH_GAMES[game].usualKind);
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
      rebase(board);
    },
    // eslint-disable-next-line require-yield -- it has nothing to tell on the way
    *think(): Generator<Report, ChosenTurn> {
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
      rebase(board);
      return { steps, turn: texts.join(';'), report: { visits: search.nodes, lines: [] } };
    },
  };
};
