// Ratings and records of the solver, by game, kept on the device.
import { FIRST_DEVIATION, NEW_SOLVER, ratedAttempt, type RatedPuzzle, type Rating } from '@korong/study';
import type { GameName } from '@korong/rules';
import { GAME_NAMES } from '../games/about.js';
import { storedText } from '../store/storedText.js';
import type { Tried } from './choose.js';

export interface GameProgress {
  readonly rating: Rating;
  readonly tried: Tried;
  /** The longest streak, and the most puzzles in a run. */
  readonly streak: number;
  readonly run: number;
}
export type Progress = Readonly<Record<GameName, GameProgress>>;

export const KEY = 'korong.puzzles';
const VERSION = 1;
const NEW: GameProgress = { rating: NEW_SOLVER, tried: {}, streak: 0, run: 0 };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isPositive = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 1e4;

const readRating = (value: unknown): Rating => {
  if (!isObject(value)) return NEW.rating;
  const { rating, deviation, volatility } = value;
  return isPositive(rating) && isPositive(deviation) && isPositive(volatility)
    ? { rating, deviation, volatility }
    : NEW.rating;
};

const readGame = (value: unknown): GameProgress => {
  if (!isObject(value)) return NEW;
  const { rating, tried, streak, run } = value;
  return {
    rating: readRating(rating),
    tried: isObject(tried)
      ? (Object.fromEntries(
          Object.entries(tried).filter(([, solved]) => typeof solved === 'boolean'),
        ) as Tried)
      : {},
    streak: isCount(streak) ? streak : 0,
    run: isCount(run) ? run : 0,
  };
};

/** Reads the stored value; an invalid part counts as nothing. */
export const readProgress = (text: string | null): Progress => {
  let stored: Readonly<Record<string, unknown>> = {};
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (isObject(found)) stored = found;
  } catch {
    // Not ours, or damaged: treated as empty.
  }
  return Object.fromEntries(GAME_NAMES.map(game => [game, readGame(stored[game])])) as Progress;
};

/** The rating of the solver before and after a puzzle; the puzzle was tried before if they are the same. */
export interface Rated {
  readonly progress: Progress;
  readonly before: number;
  readonly after: number;
}

/** Only the first try at a puzzle counts. */
export const withTry = (progress: Progress, { id, game, rating }: RatedPuzzle, solved: boolean): Rated => {
  const now = progress[game];
  const before = now.rating.rating;
  if (now.tried[id] !== undefined) return { progress, before, after: before };
  const puzzle: Rating = { rating, deviation: FIRST_DEVIATION, volatility: NEW_SOLVER.volatility };
  const { solver } = ratedAttempt(now.rating, puzzle, solved);
  const next = { ...now, rating: solver, tried: { ...now.tried, [id]: solved } };
  return { progress: { ...progress, [game]: next }, before, after: solver.rating };
};

/** The progress with a record, if it is one. */
export const withRecord = (
  progress: Progress,
  game: GameName,
  kind: 'streak' | 'run',
  count: number,
): Progress =>
  count > progress[game][kind] ? { ...progress, [game]: { ...progress[game], [kind]: count } } : progress;

/** Where progress is kept. With an account a store of the server can take its place. */
export interface ProgressStore {
  load(): Progress;
  keepTry(puzzle: RatedPuzzle, solved: boolean): Rated;
  keepRecord(game: GameName, kind: 'streak' | 'run', count: number): Progress;
  forget(): Progress;
}

const stored = storedText(KEY);

const load = (): Progress => readProgress(stored.read());

const keep = (progress: Progress): Progress => {
  stored.write(JSON.stringify({ version: VERSION, ...progress }));
  return progress;
};

/** Reads again before writing: another tab may have solved a puzzle meanwhile. */
export const onDevice: ProgressStore = {
  load,
  keepTry: (puzzle, solved) => {
    const rated = withTry(load(), puzzle, solved);
    keep(rated.progress);
    return rated;
  },
  keepRecord: (game, kind, count) => keep(withRecord(load(), game, kind, count)),
  forget: () => {
    stored.write(null);
    return load();
  },
};
