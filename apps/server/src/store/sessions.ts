import { builder, rowsReader, statement, writer, type Executor, type Row } from './executor.js';
import type { PlayerStore, Session } from './store.js';

type Sessions = Pick<
  PlayerStore,
  'addSession' | 'session' | 'sessionsOf' | 'touchSession' | 'endSession' | 'endOtherSessions'
>;

const sessionOf = (row: Row): Session => ({
  id: String(row.id),
  player: String(row.player_id),
  createdAt: Number(row.created_at),
  seenAt: Number(row.seen_at),
  device: String(row.device),
});

export const sessionStore = ({ dialect, read, write }: Executor): Sessions => {
  const db = builder(dialect);
  const rowsOf = rowsReader(read);
  const done = writer(write);
  return {
    addSession: async session => {
      const { id, player: whose, createdAt, seenAt, device } = session;
      await done(
        statement(
          db
            .insertInto('sessions')
            .values({
              id,
              player_id: whose,
              created_at: Math.round(createdAt),
              seen_at: Math.round(seenAt),
              device,
            })
            .onConflict(on => on.column('id').doNothing()),
        ),
      );
    },
    session: async id => {
      const [row] = await rowsOf(statement(db.selectFrom('sessions').selectAll().where('id', '=', id)));
      return row && sessionOf(row);
    },
    sessionsOf: async whose => {
      const query = db
        .selectFrom('sessions')
        .selectAll()
        .where('player_id', '=', whose)
        .orderBy('seen_at', 'desc')
        .orderBy('id');
      return (await rowsOf(statement(query))).map(sessionOf);
    },
    touchSession: async (id, at) => {
      await done(
        statement(
          db
            .updateTable('sessions')
            .set({ seen_at: Math.round(at) })
            .where('id', '=', id),
        ),
      );
    },
    endSession: async id => {
      await done(statement(db.deleteFrom('sessions').where('id', '=', id)));
    },
    endOtherSessions: async (whose, but) => {
      const query = db.deleteFrom('sessions').where('player_id', '=', whose);
      await done(statement(but === undefined ? query : query.where('id', '!=', but)));
    },
  };
};
