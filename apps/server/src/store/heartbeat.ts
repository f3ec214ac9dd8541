import { builder, statement, storeNow, type Executor } from './executor.js';
import type { HeartbeatStore, Outage } from './store.js';

export const heartbeatStore = ({ dialect, read, write }: Executor): HeartbeatStore => {
  const db = builder(dialect);
  return {
    beat: async outageOver => {
      // One row, locked by each beat: of several processes that come back after a gap only one sees it.
      const before = db.selectFrom('heartbeat').select('at').where('id', '=', 1);
      const beat = db
        .updateTable('heartbeat')
        .set({ at: storeNow(dialect) })
        .where('id', '=', 1)
        .returning('at');
      // Reads the beat before this one, so it comes first.
      const gap = db
        .insertInto('outages')
        .columns(['from_at', 'to_at'])
        .expression(eb =>
          eb
            .selectFrom('heartbeat')
            .select(['at', storeNow(dialect).as('now')])
            .where('id', '=', 1)
            .where('at', '<', eb(storeNow(dialect), '-', outageOver ?? 0)),
        )
        .onConflict(on => on.doNothing());
      const answer = await write([
        statement(dialect === 'postgres' ? before.forUpdate() : before),
        ...(outageOver === undefined ? [] : [statement(gap)]),
        statement(beat),
      ]);
      if (!answer.ok) throw new Error('a beat was refused');
      const { results } = answer;
      const last = results[0]!.rows[0]!.at;
      return { now: Number(results.at(-1)!.rows[0]!.at), before: last === null ? undefined : Number(last) };
    },
    addOutage: async ({ from, to }) => {
      const query = db.insertInto('outages').values({ from_at: Math.round(from), to_at: Math.round(to) });
      await write([statement(query.onConflict(on => on.doNothing()))]);
    },
    outagesSince: async time => {
      const query = db
        .selectFrom('outages')
        .selectAll()
        .where('to_at', '>', Math.floor(time))
        .orderBy('from_at');
      return (await read(statement(query)))[0]!.map((row): Outage => ({
        from: Number(row.from_at),
        to: Number(row.to_at),
      }));
    },
  };
};
