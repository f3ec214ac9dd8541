import { sql } from 'kysely';
import { builder, must, rowsReader, statement, type Executor, type Row } from '../executor.js';
import { param, prepared } from '../preparedQuery.js';
import type { CountedTurn, ExplorerStore, OpeningTurn, UncountedGame } from '../studyStores.js';

/** How many ids of games stay with a turn. */
const LATEST = 4;
/** Every id of a game has this length, so a list of them needs no separator. */
const ID = 10;

const gameOf = (row: Row): UncountedGame => ({
  id: String(row.id),
  winner: row.winner as UncountedGame['winner'],
  by: row.white_level === null && row.black_level === null ? 'people' : 'engine',
  endedAt: Number(row.ended_at),
});

const turnOf = (row: Row): CountedTurn => ({
  turn: String(row.turn),
  by: row.played_by as CountedTurn['by'],
  games: Number(row.games),
  white: Number(row.white),
  black: Number(row.black),
  lastAt: Number(row.last_at),
  latest: String(row.latest).match(new RegExp(`.{${ID}}`, 'g')) ?? [],
});

/** Each once, in one order for all processes, so that they never wait for each other in a circle. */
const inOrder = (turns: readonly OpeningTurn[]): readonly OpeningTurn[] =>
  [...new Map(turns.map(one => [`${one.position} ${one.turn}`, one] as const)).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);

export const explorerStore = ({ dialect, read, write }: Executor): ExplorerStore => {
  const db = builder(dialect);
  const rowsOf = rowsReader(read);
  const added = (column: string) =>
    sql<number>`explorer_turns.${sql.ref(column)} + excluded.${sql.ref(column)}`;
  const add = prepared(
    db
      .insertInto('explorer_turns')
      .values({
        position: param('position'),
        turn: param('turn'),
        played_by: param('by'),
        games: 1,
        white: param('white'),
        black: param('black'),
        last_at: param('endedAt'),
        latest: param('id'),
      })
      .onConflict(on =>
        on.columns(['position', 'turn', 'played_by']).doUpdateSet({
          games: added('games'),
          white: added('white'),
          black: added('black'),
          last_at: sql<number>`excluded.last_at`,
          latest: sql<string>`substr(excluded.latest || explorer_turns.latest, 1, ${sql.lit(LATEST * ID)})`,
        }),
      ),
  );

  return {
    uncounted: async limit => {
      const query = db
        .selectFrom('games')
        .select(['id', 'winner', 'white_level', 'black_level', 'ended_at'])
        .where('counted', 'is', null)
        .where('ended_at', 'is not', null)
        .where('listed', '=', sql.lit(1))
        .where('links', 'is', null)
        .orderBy('ended_at')
        .orderBy('id')
        .limit(limit);
      return (await rowsOf(statement(query))).map(gameOf);
    },
    count: async ({ id, winner, by, endedAt }, turns) => {
      const marked = db
        .updateTable('games')
        .set({ counted: 1 })
        .where('id', '=', id)
        .where('counted', 'is', null);
      const result = { white: winner === 'white' ? 1 : 0, black: winner === 'black' ? 1 : 0 };
      const steps = inOrder(turns).map(one => add({ ...one, ...result, by, endedAt, id }));
      return (await write([must(marked), ...steps])).ok;
    },
    turns: async position => {
      const query = db.selectFrom('explorer_turns').selectAll().where('position', '=', position);
      return (await rowsOf(statement(query))).map(turnOf);
    },
  };
};
