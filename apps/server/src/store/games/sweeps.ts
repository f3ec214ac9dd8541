import { builder, rowsReader, statement, type Executor } from '../executor.js';
import type { GameStore } from '../store.js';

/** Finds games for sweeps and checks. */
export const sweepStore = ({
  dialect,
  read,
}: Executor): Pick<GameStore, 'overdue' | 'unanswered' | 'ids'> => {
  const db = builder(dialect);
  const rowsOf = rowsReader(read);
  return {
    overdue: async (at, limit) => {
      const query = db
        .selectFrom('heads')
        .select('game_id')
        .where('deadline', 'is not', null)
        .where('deadline', '<=', Math.floor(at))
        .orderBy('deadline')
        .limit(limit);
      return (await rowsOf(statement(query))).map(row => String(row.game_id));
    },
    unanswered: async (since, limit) => {
      const query = db
        .selectFrom('heads')
        .select('game_id')
        .where('thinking_since', 'is not', null)
        .where('thinking_since', '<=', Math.floor(since))
        .orderBy('thinking_since')
        .limit(limit);
      return (await rowsOf(statement(query))).map(row => String(row.game_id));
    },
    ids: async ({ table, order, after, limit }) => {
      const all =
        table === 'games'
          ? db.selectFrom('games').select('id')
          : db.selectFrom(db.selectFrom('heads').select('game_id as id').as('games')).select('id');
      const rest = after === undefined ? all : all.where('id', order === 'asc' ? '>' : '<', after);
      const rows = await rowsOf(statement(rest.orderBy('id', order).limit(limit)));
      return rows.map(row => String(row.id));
    },
  };
};
