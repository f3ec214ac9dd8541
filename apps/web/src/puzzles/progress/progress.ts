// Ratings and records of the solver, by game: pure values, and how they are read.
import { FIRST_DEVIATION, NEW_SOLVER, ratedAttempt, type RatedPuzzle, type Rating } from '@korong/study';
import type { GameName } from '@korong/rules';
import { GAME_NAMES } from '../../games/about.js';
import type { Tried } from '../choose.js';

/** What counts for the rating at the puzzles of a game. */
export interface Attempted {
  readonly rating: Rating;
  readonly tried: Tried;
}
export interface GameProgress extends Attempted {
  /** The longest streak, and the most puzzles in a run. */
  readonly streak: number;
  readonly run: number;
}
export type Progress = Readonly<Record<GameName, GameProgress>>;

export const NEW: GameProgress = { rating: NEW_SOLVER, tried: {}, streak: 0, run: 0 };

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;
const isPositive = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 1e4;

const readRating = (value: unknown): Rating => {
  if (!isObject(value)) return NEW.rating;
  const { rating, deviation, volatility } = value;
  return isPositive(rating) && isPositive(deviation) && isPositive(volatility)
    ? { rating, deviation, volatility }
    : NEW.rating;
};

export const readAttempted = (value: unknown): Attempted => {
  if (!isObject(value)) return { rating: NEW.rating, tried: {} };
  const { rating, tried } = value;
  return {
    rating: readRating(rating),
    tried: isObject(tried)
      ? (Object.fromEntries(
          Object.entries(tried).filter(([, solved]) => typeof solved === 'boolean'),
        ) as Tried)
      : {},
  };
};

const readGame = (value: unknown): GameProgress => {
  if (!isObject(value)) return NEW;
  const { streak, run } = value;
  return {
    ...readAttempted(value),
    streak: isCount(streak) ? streak : 0,
    run: isCount(run) ? run : 0,
  };
};

/** A stored object; anything else, or damage, counts as empty. */
export const readObject = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
};

/** Reads the stored value; an invalid part counts as nothing. */
export const readProgress = (text: string | null): Progress => {
  const stored = readObject(text);
  return Object.fromEntries(GAME_NAMES.map(game => [game, readGame(stored[game])])) as Progress;
};

/** The rating of the solver before and after a puzzle. `counted`: it was the first try. */
export interface Rated {
  readonly counted: boolean;
  readonly before: number;
  readonly after: number;
}

/** Only the first try at a puzzle counts. */
export const withTry = (
  progress: Progress,
  { id, game, rating }: Pick<RatedPuzzle, 'id' | 'game' | 'rating'>,
  solved: boolean,
): Rated & { readonly progress: Progress } => {
  const now = progress[game];
  const before = now.rating.rating;
  if (now.tried[id] !== undefined) return { counted: false, progress, before, after: before };
  const puzzle: Rating = { rating, deviation: FIRST_DEVIATION, volatility: NEW_SOLVER.volatility };
  const { solver } = ratedAttempt(now.rating, puzzle, solved);
  const next = { ...now, rating: solver, tried: { ...now.tried, [id]: solved } };
  return { counted: true, progress: { ...progress, [game]: next }, before, after: solver.rating };
};

/** The progress with a record, if it is one. */
export const withRecord = (
  progress: Progress,
  game: GameName,
  kind: 'streak' | 'run',
  count: number,
): Progress =>
  count > progress[game][kind] ? { ...progress, [game]: { ...progress[game], [kind]: count } } : progress;
