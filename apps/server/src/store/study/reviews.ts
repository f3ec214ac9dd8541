import { sql } from 'kysely';
import { builder, rowsReader, statement, storeNow, writer, type Executor, type Row } from '../executor.js';
import type { KeptReview, ReviewStore, ReviewTask } from '../studyStores.js';

const reviewOf = (row: Row): KeptReview => ({
  state: row.state as KeptReview['state'],
  task: JSON.parse(String(row.task)) as ReviewTask,
  askedAt: Number(row.asked_at),
  ...(row.review !== null && { review: String(row.review) }),
});

export const reviewStore = ({ dialect, read, write }: Executor): ReviewStore => {
  const db = builder(dialect);
  const rowsOf = rowsReader(read);
  const done = writer(write);
  const now = storeNow(dialect);
  const waiting = db.selectFrom('reviews').where('state', '=', sql.lit('waiting'));
  const partsOf = (game: string) =>
    db.selectFrom('review_parts').where('game_id', '=', game).orderBy('first');

  return {
    ask: async (game, task) => {
      const query = db
        .insertInto('reviews')
        .values({
          game_id: game,
          state: 'waiting',
          asked_at: now as never,
          task: JSON.stringify(task),
          review: null,
        })
        .onConflict(on =>
          on
            .column('game_id')
            .doUpdateSet({ state: 'waiting', asked_at: now })
            .where('reviews.state', '=', 'failed'),
        );
      await done(statement(query));
    },
    find: async game => {
      const query = db.selectFrom('reviews').selectAll().where('game_id', '=', game);
      const [row] = await rowsOf(statement(query));
      return row && reviewOf(row);
    },
    waiting: async limit => {
      const query = waiting.select('game_id').orderBy('asked_at').orderBy('game_id').limit(limit);
      return (await rowsOf(statement(query))).map(row => String(row.game_id));
    },
    addPart: async (game, from, reports) => {
      const query = db
        .insertInto('review_parts')
        .columns(['game_id', 'first', 'reports'])
        .expression(
          waiting
            .select([
              'game_id',
              sql<number>`cast(${from} as integer)`.as('first'),
              sql<string>`${reports}`.as('reports'),
            ])
            .where('game_id', '=', game),
        )
        .onConflict(on => on.columns(['game_id', 'first']).doNothing());
      await done(statement(query));
    },
    parts: async game =>
      (await rowsOf(statement(partsOf(game).select('first')))).map(row => Number(row.first)),
    reports: async game =>
      (await rowsOf(statement(partsOf(game).select('reports')))).map(row => String(row.reports)),
    finish: async (game, review) => {
      const set = { state: review === undefined ? 'failed' : 'done', review: review ?? null };
      await done(
        statement(
          db.updateTable('reviews').set(set).where('game_id', '=', game).where('state', '=', 'waiting'),
        ),
        statement(db.deleteFrom('review_parts').where('game_id', '=', game)),
      );
    },
  };
};
