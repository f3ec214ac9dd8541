import { sql, type RawBuilder } from 'kysely';
import type { MatchEvent } from '@korong/match';
import { numberOf } from '../append.js';
import {
  builder,
  countable,
  rowsReader,
  statement,
  type Dialect,
  type Executor,
  type Row,
} from '../executor.js';
import { namesIn } from '../names.js';
import { gamesWithSeats, seatsOf } from '../rows.js';
import type { GameStore, StoredEvent } from '../store.js';

const storedEvent = (row: Row): StoredEvent => ({
  event: JSON.parse(String(row.body)) as MatchEvent,
  ...(row.player_id !== null && { player: String(row.player_id) }),
  ...(row.message_id !== null && { message: String(row.message_id) }),
});

/** The events of a selection, with commas between them. */
const joined = (dialect: Dialect): RawBuilder<string | null> =>
  dialect === 'sqlite' ? sql`group_concat(body, ',' order by seq)` : sql`string_agg(body, ',' order by seq)`;

const textIn = ([row]: readonly Row[]): string => String(row?.text ?? '');

/** Reads logs of games. */
export const logStore = ({ dialect, read }: Executor): Pick<GameStore, 'load' | 'loadText' | 'lastOf'> => {
  const db = builder(dialect);
  const rowsOf = rowsReader(read);
  return {
    load: async (id, since) => {
      const events = db
        .selectFrom('events')
        .select(['player_id', 'message_id', 'body'])
        .where('game_number', '=', numberOf(db, id))
        .where('seq', '>', countable(since))
        .orderBy('seq');
      const [games, rows] = await read(
        statement(gamesWithSeats(db).where('games.id', '=', id)),
        statement(events),
      );
      const game = games![0];
      if (!game) return undefined;
      const seats = seatsOf(game);
      const named = rows!.map(storedEvent).map(one => ({ ...one, event: namesIn(one.event, seats) }));
      return { seats, listed: game.listed === 1, events: named };
    },
    loadText: async (id, since) => {
      const events = (from: number, to?: number) => {
        const rest = db
          .selectFrom('events')
          .select(joined(dialect).as('text'))
          .where('game_number', '=', numberOf(db, id))
          .where('seq', '>', countable(from));
        return statement(to === undefined ? rest : rest.where('seq', '<=', to));
      };
      const [games, first, rest] = await read(
        statement(gamesWithSeats(db).where('games.id', '=', id)),
        // Names are put into the first event alone.
        events(since, 1),
        events(Math.max(1, since)),
      );
      const game = games![0];
      if (!game) return undefined;
      const seats = seatsOf(game);
      const started = textIn(first!);
      const named = started && JSON.stringify(namesIn(JSON.parse(started) as MatchEvent, seats));
      return { seats, events: `[${[named, textIn(rest!)].filter(Boolean).join()}]` };
    },
    lastOf: async id => {
      const query = db.selectFrom('heads').select('seq').where('game_id', '=', id);
      const [row] = await rowsOf(statement(query));
      return row && Number(row.seq);
    },
  };
};
