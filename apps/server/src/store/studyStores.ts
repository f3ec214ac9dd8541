// What the store keeps for people who study games. Part of the interface of the store.

/** Who played a game: people alone, or the engine on one side at least. */
export type PlayedBy = 'people' | 'engine';

/** A turn in a position, both up to symmetry. */
export interface OpeningTurn {
  /** The mark of the canonical position: a short hash. */
  readonly position: string;
  readonly turn: string;
}

/** A finished game that has not been counted. */
export interface UncountedGame {
  readonly id: string;
  readonly winner: 'white' | 'black' | null;
  readonly by: PlayedBy;
  readonly endedAt: number;
}

/** How often a turn was played in a position, and how those games ended. The rest of `games` are draws. */
export interface CountedTurn {
  readonly turn: string;
  readonly by: PlayedBy;
  readonly games: number;
  readonly white: number;
  readonly black: number;
  /** When the latest of them ended. */
  readonly lastAt: number;
  /** The ids of the latest ones, the latest first. */
  readonly latest: readonly string[];
}

/** The openings of finished games that are listed and not linked. */
export interface ExplorerStore {
  /** Games that are not counted yet; the one that ended first comes first. */
  uncounted(limit: number): Promise<readonly UncountedGame[]>;
  /** Counts the turns of a game, in one commit with the mark that it is counted: false if it was before. */
  count(game: UncountedGame, turns: readonly OpeningTurn[]): Promise<boolean>;
  /** The turns played in the position with this mark. */
  turns(position: string): Promise<readonly CountedTurn[]>;
}
