import { sql } from 'kysely';
import type { GameSearch } from '@korong/protocol';
import { statement, type Db, type Row, type Statement } from '../executor.js';
import { searchName } from '../playerRows.js';
import { before, gamesWithSeats, summaryOf } from '../rows.js';
import type { GameStore } from '../store.js';

// Pages are continued from the last game of the page before, by its time and id: every page costs the same, and games that
// begin meanwhile shift nothing.

/** How many guests of one name are searched for, the latest first. */
const NAMESAKES = 20;

const DAY = 86_400_000;
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const cursorOf = (row: Row): string => `${String(row.started_at)}.${String(row.id)}`;

const latestFirst = (a: Row, b: Row): number =>
  Number(b.started_at) - Number(a.started_at) || (String(a.id) < String(b.id) ? 1 : -1);

const readCursor = (text: string): { readonly at: number; readonly id: string } | undefined => {
  const found = /^(\d{1,15})\.([A-Za-z0-9]+)$/.exec(text);
  return found ? { at: Number(found[1]), id: found[2]! } : undefined;
};

const seatsOfOnly = (games: ReturnType<typeof gamesWithSeats>, ids: readonly string[]): unknown =>
  games
    .innerJoin('seats', 'seats.game_id', 'games.id')
    .where('seats.player_id', 'in', ids)
    // Namesakes who play each other have one game, not two.
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('seats as first')
            .select(sql.lit(1).as('one'))
            .where('first.player_id', 'in', ids)
            .whereRef('first.started_at', '=', 'seats.started_at')
            .whereRef('first.game_id', '=', 'seats.game_id')
            .whereRef('first.player_id', '<', 'seats.player_id'),
        ),
      ),
    );

export const searcher = (
  db: Db,
  rowsOf: (statement: Statement) => Promise<readonly Row[]>,
): GameStore['search'] => {
  /** The players that an id or a name stands for. Accounts come before guests of the same name. */
  const playersCalled = async (called: string): Promise<readonly string[]> => {
    const query = db
      .selectFrom('players')
      .select(['id', 'name_key'])
      .where('search_name', '=', searchName(called))
      .orderBy('created_at', 'desc')
      .limit(NAMESAKES);
    const found = await rowsOf(statement(query));
    const accounts = found.filter(row => row.name_key !== null);
    return [called, ...(accounts.length > 0 ? accounts : found).map(row => String(row.id))];
  };

  return async (search, limit, viewer) => {
    const cursor = search.after === undefined ? undefined : readCursor(search.after);
    if (search.after !== undefined && !cursor) return { games: [] };
    const found = [await rowsOf(statement(await query(search, cursor, limit + 1, viewer)))];
    // Without a player only listed games are found: the viewer's own unlisted ones are added, as a search for their name finds them.
    if (search.player === undefined && viewer !== undefined) {
      const own = await query({ ...search, player: viewer }, cursor, limit + 1, viewer);
      found.push(await rowsOf(statement(own.where('games.listed', '=', 0))));
    }
    const rows = found.length === 1 ? found[0]! : found.flat().sort(latestFirst);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      games: page.map(summaryOf),
      ...(rows.length > limit && last && { next: cursorOf(last) }),
    };
  };

  async function query(
    { player, game, variant, status, from, to }: GameSearch,
    cursor: ReturnType<typeof readCursor>,
    limit: number,
    viewer: string | undefined,
  ) {
    const ids = player === undefined ? undefined : await playersCalled(player);
    // By player the games come from `seats`, in its order; otherwise from one of the indexes on listed games.
    const time = ids ? 'seats.started_at' : 'games.started_at';
    const id = ids ? 'seats.game_id' : 'games.id';
    let all = gamesWithSeats(db)
      .$if(ids !== undefined, q => seatsOfOnly(q, ids!) as never)
      .orderBy(sql.ref(time), 'desc')
      .orderBy(sql.ref(id), 'desc')
      .limit(limit);
    all = ids
      ? all.where(eb =>
          eb.or([
            eb('games.listed', '=', 1),
            ...(viewer === undefined
              ? []
              : [eb('games.white_id', '=', viewer), eb('games.black_id', '=', viewer)]),
          ]),
        )
      : all.where('games.listed', '=', sql.lit(1));
    if (game !== undefined) all = all.where('games.game', '=', game);
    if (variant !== undefined) all = all.where('games.variant', '=', variant);
    if (status !== undefined) all = all.where('games.status', '=', status);
    if (from !== undefined) all = all.where(sql.ref<number>(time), '>=', midnight(from));
    if (to !== undefined) all = all.where(sql.ref<number>(time), '<', midnight(to) + DAY);
    if (cursor) all = all.where(before(sql.ref(time), sql.ref(id), cursor.at, cursor.id));
    return all;
  }
};
