import { builder, must, rowsReader, statement, storeNow, type Executor } from './executor.js';
import type { BanStore } from './store.js';

export const banStore = ({ dialect, read, write }: Executor): BanStore => {
  const db = builder(dialect);
  const rowsOf = rowsReader(read);
  const now = storeNow(dialect);
  return {
    add: async ({ network, until }) => {
      const set = { created_at: now as never, until_at: until === undefined ? null : Math.round(until) };
      await write([
        statement(db.deleteFrom('address_bans').where('until_at', '<=', now)),
        statement(
          db
            .insertInto('address_bans')
            .values({ network, ...set })
            .onConflict(on => on.column('network').doUpdateSet(set)),
        ),
      ]);
    },
    remove: async network =>
      (await write([must(db.deleteFrom('address_bans').where('network', '=', network))])).ok,
    all: async () => {
      const query = db
        .selectFrom('address_bans')
        .select(['network', 'until_at'])
        .where(eb => eb.or([eb('until_at', 'is', null), eb('until_at', '>', now)]))
        .orderBy('network');
      return (await rowsOf(statement(query))).map(row => ({
        network: String(row.network),
        ...(row.until_at !== null && { until: Number(row.until_at) }),
      }));
    },
  };
};
