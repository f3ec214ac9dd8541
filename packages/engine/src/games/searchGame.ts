import type { NetEncoding } from '../evaluate/encoding.js';
import type { SearchBoard } from './board.js';
import type { NetFamily } from './nets.js';

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

/** One kind of board with the nets that see it. A game may need several, such as GIPF with and without potentials. */
export interface BoardKind<B extends SearchBoard = SearchBoard> {
  /** Its nets; {@link netFamilyOf} says the same of a position. */
  readonly family: NetFamily;
  board(options?: BoardOptions): B;
  /** How nets see such a board, the newest encoding first; {@link viewOf} finds the one of a net. */
  readonly nets: readonly NetEncoding<B>[];
  /** A plain material count for White. The baselines and the lowest levels use it. */
  material(board: B): number;
  /** Midgame positions of every variant, for the signature of `korong bench`. */
  readonly benchPositions: readonly string[];
}

/** The engine's view of a game. */
export interface SearchGame {
  readonly kinds: readonly BoardKind[];
  /** The kind of board without special options. */
  readonly usualKind: BoardKind;
  /** The kind of board for this position. */
  kindFor(position: string): BoardKind;
}
