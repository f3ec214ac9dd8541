import { sql } from 'kysely';
import { builder, countable, must, statement, type Executor, type Row } from './executor.js';
import { addPlayer } from './playerRows.js';
import { StoreTrouble, type ChatStore, type Report } from './store.js';

/** How often a line is tried whose number another process takes at the same moment. */
const TRIES = 20;

const reportOf = (row: Row): Report => ({
  id: Number(row.id),
  game: String(row.game_id),
  about: String(row.about_id),
  by: String(row.by_id),
  text: String(row.text),
  at: Number(row.at),
  closed: row.closed === 1,
});

export const chatStore = ({ dialect, read, write }: Executor): ChatStore => {
  const db = builder(dialect);
  return {
    say: async ({ game, by, message, text, at }) => {
      const next = sql<number>`(select coalesce(max(n), 0) + 1 from chat where game_id = ${game})`;
      const line = db
        .insertInto('chat')
        .values({ game_id: game, n: next, player_id: by.id, message_id: message, text, at: Math.round(at) })
        // Another line took the number, or the same message came again.
        .onConflict(on => on.doNothing())
        .returning('n');
      const said = db
        .selectFrom('chat')
        .select('n')
        .where('game_id', '=', game)
        .where('player_id', '=', by.id)
        .where('message_id', '=', message);
      for (let i = 0; i < TRIES; i++) {
        const answer = await write([must(line), addPlayer(db, dialect, by)]);
        if (answer.ok) return Number(answer.results[0]!.rows[0]!.n);
        const [before] = (await read(statement(said)))[0]!;
        if (before) return Number(before.n);
      }
      throw new StoreTrouble('too many speak at once', 'RACES');
    },
    lines: async (game, after, limit) => {
      const query = db
        .selectFrom('chat')
        .innerJoin('players', 'players.id', 'chat.player_id')
        .select(['chat.n', 'chat.text', 'chat.at', 'players.id', 'players.name', 'players.name_key'])
        .where('chat.game_id', '=', game)
        .where('chat.n', '>', countable(after))
        .where('chat.text', 'is not', null)
        .orderBy('chat.n')
        .limit(limit);
      return (await read(statement(query)))[0]!.map(row => ({
        n: Number(row.n),
        by: { id: String(row.id), name: String(row.name), account: row.name_key !== null },
        text: String(row.text),
        at: Number(row.at),
      }));
    },
    report: async ({ game, about, by, text, at }) => {
      const row = { game_id: game, about_id: about, by_id: by, text, at: Math.round(at), closed: 0 };
      await write([statement(db.insertInto('reports').values(row))]);
    },
    reports: async (open, limit) => {
      const query = db.selectFrom('reports').selectAll().orderBy('id', 'desc').limit(limit);
      const asked = open ? query.where('closed', '=', sql.lit(0)) : query;
      return (await read(statement(asked)))[0]!.map(reportOf);
    },
    reportsBy: async player => {
      const query = db.selectFrom('reports').selectAll().where('by_id', '=', player);
      return (await read(statement(query)))[0]!.map(reportOf).sort((a, b) => b.id - a.id);
    },
    closeReport: async id => {
      const query = db.updateTable('reports').set({ closed: 1 }).where('id', '=', id).where('closed', '=', 0);
      return (await write([must(query)])).ok;
    },
  };
};
