import { sql } from 'kysely';
import type { TimeControlInfo } from '@korong/protocol';
import { builder, rowsReader, statement, type Executor, type Row } from '../executor.js';
import type { GameStore } from '../store.js';

/** How old the number of running games may be, in milliseconds. */
const COUNT_AGE = 1_000;

/** Counts games of a player, and of all. */
export const countStore = (
  { dialect, read }: Executor,
  now: () => number,
): Pick<GameStore, 'playing' | 'countOf' | 'runningCount'> => {
  const db = builder(dialect);
  const rowsOf = rowsReader(read);
  let counted: { readonly at: number; readonly count: Promise<number> } | undefined;
  const running = async (): Promise<number> => {
    const query = db
      .selectFrom('games')
      .select(sql<number>`count(*)`.as('count'))
      .where('status', '=', sql.lit('running'));
    return Number((await rowsOf(statement(query)))[0]!.count);
  };

  return {
    playing: async player => {
      const as = (side: 'white' | 'black') =>
        statement(
          db
            .selectFrom('games')
            .select('clock')
            .where(`${side}_id`, '=', player)
            .where('status', '=', sql.lit('running'))
            // Games against the engine keep no opponent waiting.
            .where('white_level', 'is', null)
            .where('black_level', 'is', null),
        );
      const rows = (await read(as('white'), as('black'))).flat();
      const isLive = ({ clock }: Row): boolean =>
        clock !== null && (JSON.parse(String(clock)) as TimeControlInfo).kind !== 'days';
      const live = rows.filter(isLive).length;
      return { live, slow: rows.length - live };
    },
    countOf: async player => {
      const query = db
        .selectFrom('seats')
        .innerJoin('games', 'games.id', 'seats.game_id')
        .select(['games.status', sql<number>`count(*)`.as('count')])
        .where('seats.player_id', '=', player)
        .groupBy('games.status');
      const counts = new Map((await rowsOf(statement(query))).map(row => [row.status, Number(row.count)]));
      return { running: counts.get('running') ?? 0, over: counts.get('over') ?? 0 };
    },
    runningCount: async () => {
      if (!counted || now() - counted.at >= COUNT_AGE) counted = { at: now(), count: running() };
      const asked = counted;
      return asked.count.catch((error: unknown) => {
        if (counted === asked) counted = undefined;
        throw error;
      });
    },
  };
};
