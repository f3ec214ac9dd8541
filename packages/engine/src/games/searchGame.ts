import type { NetEncoding } from '../evaluate/encoding.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import type { NetSymmetry } from '../net/geometry.js';
import type { Net } from '../net/net.js';
import type { SearchBoard } from './board.js';

/**
 * Which legal steps a board generates. `all`; `noDenials`: without denials, which the other side decides on; `noPotentials`: of those,
 * only the ones without potentials as long as there are any.
 */
export type StepFilter = 'all' | 'noDenials' | 'noPotentials';

/** Options of a board. A board without such choices ignores them. */
export interface BoardOptions {
  readonly filter?: StepFilter | undefined;
  /** The probability from 0 to 1 that an uncertain step takes effect. */
  readonly odds?: number | undefined;
}

/** One kind of board with its evaluators. A game may need several, such as GIPF with and without potentials. */
export interface BoardKind<B extends SearchBoard = SearchBoard> {
  board(options?: BoardOptions): B;
  /** How a net sees such a board. */
  readonly net: NetEncoding<B>;
  /** How many planes a net may have that evaluates such a board. */
  readonly planes: readonly number[];
  /** Evaluates positions of such a board with a net of these planes, which was created with the taps of the same symmetry. */
  evaluator(net: Net, planes: number, symmetry: NetSymmetry, board: B): Evaluator;
  /** A plain material count for White. The baselines and the lowest levels use it. */
  material(board: B): number;
}

/** The engine's view of a game. */
export interface SearchGame {
  readonly kinds: readonly BoardKind[];
  /** The kind of board without special options. */
  readonly usualKind: BoardKind;
  /** The kind of board for this position. */
  kindFor(position: string): BoardKind;
  /** Midgame positions of every variant, for the signature of `korong bench`. */
  readonly benchPositions: readonly string[];
}
