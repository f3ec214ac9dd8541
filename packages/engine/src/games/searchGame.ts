import type { Evaluator } from '../evaluate/evaluator.js';
import type { NetEncoding } from '../evaluate/encoding.js';
import type { Level } from '../levels.js';
import type { Sight } from '../net/geometry.js';
import type { Net } from '../net/net.js';
import type { SearchBoard } from './board.js';

/**
 * Which steps a board proposes: all legal ones; those that a player would choose, without the ones that are up to the other side; or only
 * the plain ones among those, as long as there are any.
 */
export type Proposals = 'legal' | 'own' | 'plain';

/** Options of a board. A board without such choices ignores them. */
export interface BoardOptions {
  readonly proposals?: Proposals | undefined;
  /** The probability from 0 to 1 that an uncertain step takes effect. */
  readonly odds?: number | undefined;
}

/** One kind of board with its evaluators. A game may need several, such as GIPF with and without potentials. */
export interface BoardKind<B extends SearchBoard = SearchBoard> {
  board(options?: BoardOptions): B;
  /** Evaluates positions of such a board with a net that was created with the taps of the same symmetry. */
  evaluator(net: Net, sight: Sight, board: B): Evaluator;
  /** A plain material count for White. The stand-ins use it. */
  material(board: B): number;
}

/** The engine's view of a game. */
export interface SearchGame {
  /** The kind of board for this position; an empty text means the usual kind. */
  kindFor(position: string): BoardKind;
  readonly net: NetEncoding;
  /**
   * Starting from 1. Every game has the same number of levels, and each level uses the same one of the two nets: pages fetch nets before
   * they know the game.
   */
  readonly levels: readonly Level[];
  /** Midgame positions of every variant, for the signature of `korong bench`. */
  readonly benchPositions: readonly string[];
}
