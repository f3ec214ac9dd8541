import { sql } from 'kysely';
import { builder, rowsReader, statement, type Executor } from './executor.js';
import type { PlayerStore } from './store.js';

/** How many rows go into one write, so that turns behind it do not wait long. */
const AT_ONCE = 500;

/** Tables that may hold rows of a player. */
const TRACES = ['sessions', 'seats', 'open_games', 'chat'] as const;

export const forgetter = ({ dialect, read, write }: Executor): PlayerStore['forgetOld'] => {
  const db = builder(dialect);
  const rowsOf = rowsReader(read);

  const forgetRows = async (table: 'sessions' | 'open_games', ids: readonly string[]): Promise<void> => {
    await write([statement(db.deleteFrom(table).where('id', 'in', ids))]);
  };

  const sessions = async (before: number): Promise<number> => {
    const query = db.selectFrom('sessions').select('id').where('seen_at', '<', before).limit(AT_ONCE);
    const ids = (await rowsOf(statement(query))).map(row => String(row.id));
    if (ids.length === 0) return 0;
    await forgetRows('sessions', ids);
    return ids.length + (await sessions(before));
  };

  const openGames = async (before: number): Promise<void> => {
    const query = db.selectFrom('open_games').select('id').where('created_at', '<', before).limit(AT_ONCE);
    const ids = (await rowsOf(statement(query))).map(row => String(row.id));
    if (ids.length === 0) return;
    await forgetRows('open_games', ids);
    await openGames(before);
  };

  /** From the oldest on: many stay, because they have played, and are looked at once. */
  const guests = async (
    before: number,
    from: { readonly at: number; readonly id: string },
  ): Promise<void> => {
    const query = db
      .selectFrom('players')
      .select(['id', 'created_at'])
      .where('name_key', 'is', null)
      .where('created_at', '<', before)
      .where(sql<boolean>`(created_at, id) > (${from.at}, ${from.id})`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(AT_ONCE);
    const rows = await rowsOf(statement(query));
    const last = rows.at(-1);
    if (!last) return;
    const ids = rows.map(row => String(row.id));
    const gone = db
      .deleteFrom('players')
      .where('id', 'in', ids)
      .where('name_key', 'is', null)
      // A banned player who keeps the cookie must not come back as a new one.
      .where('banned_at', 'is', null)
      .where(eb =>
        eb.and(
          TRACES.map(table =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom(table)
                  .select(sql.lit(1).as('one'))
                  .whereRef(`${table}.player_id`, '=', 'players.id'),
              ),
            ),
          ),
        ),
      );
    await write([statement(gone)]);
    await guests(before, { at: Number(last.created_at), id: String(last.id) });
  };

  return async seenBefore => {
    const before = Math.round(seenBefore);
    const count = await sessions(before);
    await openGames(before);
    await guests(before, { at: -1, id: '' });
    return count;
  };
};
