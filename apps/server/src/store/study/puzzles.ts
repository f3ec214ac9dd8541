import {
  builder,
  must,
  rowsReader,
  statement,
  storeNow,
  type Executor,
  type Row,
  type Step,
} from '../executor.js';
import type { KeptRating, PuzzleStore } from '../studyStores.js';

const RATING = ['rating', 'deviation', 'volatility', 'attempts'] as const;

const ratingOf = (row: Row): KeptRating => ({
  rating: Number(row.rating),
  deviation: Number(row.deviation),
  volatility: Number(row.volatility),
  attempts: Number(row.attempts),
});

export const puzzleStore = ({ dialect, read, write }: Executor): PuzzleStore => {
  const db = builder(dialect);
  const rowsOf = rowsReader(read);

  /** Replaces a rating if it is still the one from before: the number of attempts tells. */
  const solverStep = (
    player: string,
    game: string,
    before: KeptRating | undefined,
    after: KeptRating,
  ): Step => {
    const fresh = db.insertInto('solver_ratings').values({ player_id: player, game, ...after });
    const next = db
      .updateTable('solver_ratings')
      .set(after)
      .where('player_id', '=', player)
      .where('game', '=', game);
    return must(
      before ? next.where('attempts', '=', before.attempts) : fresh.onConflict(on => on.doNothing()),
    );
  };
  const puzzleStep = (
    puzzle: string,
    game: string,
    before: KeptRating | undefined,
    after: KeptRating,
  ): Step => {
    const fresh = db.insertInto('puzzle_ratings').values({ puzzle_id: puzzle, game, ...after });
    const next = db
      .updateTable('puzzle_ratings')
      .set(after)
      .where('game', '=', game)
      .where('puzzle_id', '=', puzzle);
    return must(
      before ? next.where('attempts', '=', before.attempts) : fresh.onConflict(on => on.doNothing()),
    );
  };

  return {
    solver: async (player, game) => {
      const query = db
        .selectFrom('solver_ratings')
        .select(RATING)
        .where('player_id', '=', player)
        .where('game', '=', game);
      const [row] = await rowsOf(statement(query));
      return row && ratingOf(row);
    },
    puzzle: async (game, id) => {
      const query = db
        .selectFrom('puzzle_ratings')
        .select(RATING)
        .where('game', '=', game)
        .where('puzzle_id', '=', id);
      const [row] = await rowsOf(statement(query));
      return row && ratingOf(row);
    },
    keep: async ({ player, game, puzzle, solved, before, after }) => {
      const attempt = db
        .insertInto('puzzle_attempts')
        .values({
          player_id: player,
          game,
          puzzle_id: puzzle,
          solved: solved ? 1 : 0,
          at: storeNow(dialect) as never,
        })
        .onConflict(on => on.doNothing());
      // The puzzle last: it is the row that several players may want at once.
      const written = await write([
        must(attempt),
        solverStep(player, game, before.solver, after.solver),
        puzzleStep(puzzle, game, before.puzzle, after.puzzle),
      ]);
      if (written.ok) return 'kept';
      return written.failed === 0 ? 'known' : 'raced';
    },
    ratings: async game => {
      const query = db.selectFrom('puzzle_ratings').selectAll().where('game', '=', game);
      return (await rowsOf(statement(query))).map(row => ({ id: String(row.puzzle_id), ...ratingOf(row) }));
    },
    tried: async (player, game) => {
      const query = db
        .selectFrom('puzzle_attempts')
        .select(['puzzle_id', 'solved'])
        .where('player_id', '=', player)
        .where('game', '=', game);
      return (await rowsOf(statement(query))).map(row => ({
        id: String(row.puzzle_id),
        solved: row.solved === 1,
      }));
    },
  };
};
