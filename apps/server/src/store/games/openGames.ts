import { sql } from 'kysely';
import { builder, must, rowsReader, statement, type Executor } from '../executor.js';
import { addPlayer } from '../playerRows.js';
import { openGameOf, openGamesWithPlayer } from '../rows.js';
import type { GameStore } from '../store.js';
import { fairOrder } from './fairOrder.js';

/** How many times as many open games are read as are listed, so that one player's many do not hide the others'. */
const READ_FOR_EACH = 10;

type OpenGames = Pick<
  GameStore,
  'offer' | 'openGame' | 'openGames' | 'openGamesOf' | 'listedFrom' | 'cancelOpenGame'
>;

/** Games that wait for a second player. */
export const openGameStore = ({ dialect, read, write }: Executor): OpenGames => {
  const db = builder(dialect);
  const rowsOf = rowsReader(read);
  return {
    offer: async (game, origin) => {
      const answer = await write([
        addPlayer(db, dialect, game.by),
        statement(
          db.insertInto('open_games').values({
            id: game.id,
            player_id: game.by.id,
            game: game.game,
            options: JSON.stringify(game.options),
            clock: game.clock ? JSON.stringify(game.clock) : null,
            links: game.links ? JSON.stringify(game.links) : null,
            colour: game.colour,
            listed: game.listed ? 1 : 0,
            created_at: Math.round(game.createdAt),
            origin: origin ?? null,
          }),
        ),
      ]);
      if (!answer.ok) throw new Error(`there is a game ${game.id} already`);
    },
    openGame: async id => {
      const [row] = await rowsOf(statement(openGamesWithPlayer(db).where('open_games.id', '=', id)));
      return row && openGameOf(row);
    },
    openGames: async limit => {
      const query = openGamesWithPlayer(db)
        .where('open_games.listed', '=', sql.lit(1))
        .orderBy('open_games.created_at', 'desc')
        .orderBy('open_games.id', 'desc')
        .limit(limit * READ_FOR_EACH);
      return fairOrder(await rowsOf(statement(query)), limit).map(openGameOf);
    },
    openGamesOf: async player => {
      const query = db
        .selectFrom('open_games')
        .select(sql<number>`count(*)`.as('count'))
        .where('player_id', '=', player);
      return Number((await rowsOf(statement(query)))[0]!.count);
    },
    listedFrom: async origin => {
      const query = db
        .selectFrom('open_games')
        .select(sql<number>`count(*)`.as('count'))
        .where('origin', '=', origin)
        .where('listed', '=', sql.lit(1));
      return Number((await rowsOf(statement(query)))[0]!.count);
    },
    cancelOpenGame: async (id, player) => {
      const gone = db.deleteFrom('open_games').where('id', '=', id).where('player_id', '=', player);
      return (await write([must(gone)])).ok;
    },
  };
};
