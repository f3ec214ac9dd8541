import type { GameName } from '@korong/rules';

/** Playing strength. It is set by visits, not by time, so that a level is the same on every machine. */
export interface Level {
  /** The net of the level: the small one is faster, and faster to download. */
  readonly net: 'small' | 'large';
  /** Visits per step. */
  readonly visits: number;
  /** Temperature of the choice among plausible steps: 0 the best, 1 in proportion. */
  readonly temperature: number;
  /** The probability of overlooking a step. */
  readonly missRate: number;
  /** The probability of a turn without a look at the answer: what gains most at once, as beginners play. */
  readonly greedyRate: number;
  /** Whether it always plays a turn that wins at once, however freely it chooses otherwise. */
  readonly seesWins: boolean;
}

/** From "a child wins sometimes" to the full strength of the nets at a comfortable pace. */
const LADDER: readonly Level[] = [
  { net: 'small', visits: 1, temperature: 3.2, missRate: 0.62, greedyRate: 0.6, seesWins: false },
  { net: 'small', visits: 1, temperature: 2.0, missRate: 0.4, greedyRate: 0.4, seesWins: false },
  { net: 'small', visits: 1, temperature: 1.4, missRate: 0.25, greedyRate: 0.25, seesWins: true },
  { net: 'small', visits: 2, temperature: 1.2, missRate: 0.19, greedyRate: 0, seesWins: true },
  { net: 'small', visits: 8, temperature: 0.8, missRate: 0.1, greedyRate: 0, seesWins: true },
  { net: 'small', visits: 20, temperature: 0.6, missRate: 0.05, greedyRate: 0, seesWins: true },
  { net: 'small', visits: 50, temperature: 0.4, missRate: 0.02, greedyRate: 0, seesWins: true },
  { net: 'small', visits: 150, temperature: 0.25, missRate: 0, greedyRate: 0, seesWins: true },
  { net: 'small', visits: 500, temperature: 0, missRate: 0, greedyRate: 0, seesWins: true },
  { net: 'large', visits: 1_000, temperature: 0, missRate: 0, greedyRate: 0, seesWins: true },
];

/** Every game has as many levels as this, counted from 1. */
export const LEVEL_COUNT = LADDER.length;

// Apart from SEARCH_GAMES: a page knows the net of a level before it fetches the boards.
const LEVELS = {
  yinsh: LADDER,
  gipf: LADDER,
} satisfies Record<GameName, readonly Level[]>;

export const levelsOf = (game: GameName): readonly Level[] => LEVELS[game];
