import type { Evaluator } from '../evaluate/evaluator.js';
import type { NetEncoding } from '../evaluate/encoding.js';
import type { Level } from '../levels.js';
import type { Sight } from '../net/geometry.js';
import type { Net } from '../net/net.js';
import type { SearchBoard } from './board.js';

/**
 * Which steps a board proposes: all that are legal; what a player would choose, which leaves out what is for the other side to say;
 * or of those the plain ones only, as long as there are any.
 */
export type Proposals = 'legal' | 'own' | 'plain';

/** What boards may be asked for; a board without such choices does not look at it. */
export interface BoardOptions {
  readonly proposals?: Proposals | undefined;
  /** How likely a step comes about that may not, from 0 to 1. */
  readonly odds?: number | undefined;
}

/** One kind of board with what judges its positions. A game may need several, such as GIPF with and without potentials. */
export interface BoardKind<B extends SearchBoard = SearchBoard> {
  board(options?: BoardOptions): B;
  /** Judges the positions of such a board with a net that was made with the taps of the same look. */
  evaluator(net: Net, sight: Sight, board: B): Evaluator;
  /** A plain count of material from the point of view of White: what stand-ins go by. */
  material(board: B): number;
}

/** All that the engine has to know of a game. */
export interface SearchGame {
  /** The kind of board for positions like this one; an empty text asks for the usual kind. */
  kindFor(position: string): BoardKind;
  readonly net: NetEncoding;
  /** From 1 on. As many for every game, and the same of the two nets at each: pages fetch nets before they know the game. */
  readonly levels: readonly Level[];
  /** Positions from the middle of games, of every variant, for the signature of `korong bench`. */
  readonly benchPositions: readonly string[];
}
