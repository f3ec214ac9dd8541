import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AttemptAnswer, PuzzleProgress, PuzzleRatings } from '@korong/protocol';
import { err, GAMES, ok, type GameName, type Result } from '@korong/rules';
import {
  FIRST_DEVIATION,
  NEW_SOLVER,
  ratedAttempt,
  readPuzzles,
  type RatedPuzzle,
  type Rating,
} from '@korong/study';
import { KeyedQueue } from '../rooms/keyedQueue.js';
import { StoreTrouble } from '../store/store.js';
import type { KeptRating, PuzzleStore } from '../store/studyStores.js';

/** How often an attempt is tried while other processes rate the same puzzle. */
const TRIES = 20;

export type KnownPuzzles = ReadonlyMap<string, Pick<RatedPuzzle, 'game' | 'rating'>>;

/** The puzzles that come with the product, by id. */
const readKnown = (): KnownPuzzles =>
  new Map(
    (Object.keys(GAMES) as GameName[]).flatMap(game => {
      const file = fileURLToPath(import.meta.resolve(`@korong/study/puzzles/${game}.txt`));
      const puzzles = readPuzzles(readFileSync(file, 'utf8'));
      if (!puzzles.ok) throw new Error(`${file}: ${puzzles.error}`);
      return puzzles.value.map(({ id, rating }) => [id, { game, rating }] as const);
    }),
  );

export interface Puzzles {
  /** Rates the first attempt of a player; later ones change nothing. */
  attempt(
    player: string,
    id: string,
    solved: boolean,
  ): Promise<Result<AttemptAnswer, { readonly code: 'PUZZLE_NOT_FOUND' }>>;
  ratings(game: string): Promise<PuzzleRatings>;
  progress(player: string, game: string): Promise<PuzzleProgress>;
}

const asRating = ({ rating, deviation, volatility }: Rating): Rating => ({ rating, deviation, volatility });

/** The first rating of a puzzle. */
const firstOf = (rating: number): Rating => ({
  rating,
  deviation: FIRST_DEVIATION,
  volatility: NEW_SOLVER.volatility,
});

export const createPuzzles = (store: PuzzleStore, readAll: () => KnownPuzzles = readKnown): Puzzles => {
  let known: KnownPuzzles | undefined;
  /** Attempts at one puzzle, such as that of the day, wait for each other. */
  const queue = new KeyedQueue();

  const once = async (
    player: string,
    id: string,
    { game, rating }: Pick<RatedPuzzle, 'game' | 'rating'>,
    solved: boolean,
  ): Promise<AttemptAnswer | undefined> => {
    const [solver, puzzle] = await Promise.all([store.solver(player, game), store.puzzle(game, id)]);
    const before = { solver: solver ?? NEW_SOLVER, puzzle: puzzle ?? firstOf(rating) };
    const rated = ratedAttempt(before.solver, before.puzzle, solved);
    const counted = (next: Rating, last: KeptRating | undefined): KeptRating => ({
      ...next,
      attempts: (last?.attempts ?? 0) + 1,
    });
    const after = { solver: counted(rated.solver, solver), puzzle: counted(rated.puzzle, puzzle) };
    const kept = await store.keep({ player, game, puzzle: id, solved, before: { solver, puzzle }, after });
    if (kept === 'raced') return undefined;
    const now = kept === 'kept' ? after : before;
    return {
      counted: kept === 'kept',
      before: before.solver.rating,
      solver: asRating(now.solver),
      puzzle: asRating(now.puzzle),
    };
  };

  return {
    attempt: (player, id, solved) =>
      queue.run(id, async () => {
        const puzzle = (known ??= readAll()).get(id);
        if (!puzzle) return err({ code: 'PUZZLE_NOT_FOUND' });
        for (let i = 0; i < TRIES; i++) {
          const answer = await once(player, id, puzzle, solved);
          if (answer) return ok(answer);
        }
        throw new StoreTrouble('too many solve this puzzle at once', 'RACES');
      }),
    ratings: async game => ({
      puzzles: (await store.ratings(game)).map(({ id, rating, attempts }) => ({ id, rating, attempts })),
    }),
    progress: async (player, game) => {
      const [solver, tried] = await Promise.all([store.solver(player, game), store.tried(player, game)]);
      return { solver: asRating(solver ?? NEW_SOLVER), attempts: solver?.attempts ?? 0, tried: [...tried] };
    },
  };
};
