import type { GameName } from '@korong/rules';
import type { Theme } from '../games/themes.js';

/** How a puzzle is known to be right: by looking at every turn, or by a lead in a long search. */
export type ProofKind = 'exhaustive' | 'margin';

export interface Puzzle {
  /** The same for positions that are equal under the symmetries of the board or with colours swapped. */
  readonly id: string;
  readonly game: GameName;
  readonly variant: string;
  readonly position: string;
  readonly theme: Theme;
  /** One line for every accepted first turn: the turn, the longest defence, a turn that wins, and so on to the end of what is claimed. */
  readonly solutions: readonly (readonly string[])[];
  readonly proof: ProofKind;
}

/** A puzzle with its first rating. */
export interface RatedPuzzle extends Puzzle {
  readonly rating: number;
}
