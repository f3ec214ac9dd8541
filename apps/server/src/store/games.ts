import { sql, type RawBuilder } from 'kysely';
import type { MatchEvent } from '@korong/match';
import type { TimeControlInfo } from '@korong/protocol';
import { eventRows, headValues, numberOf, whole } from './append.js';
import {
  builder,
  countable,
  must,
  rowsReader,
  statement,
  type Dialect,
  type Executor,
  type Row,
  type Step,
} from './executor.js';
import { inTurns } from './inTurns.js';
import { namesIn, namesOut } from './names.js';
import { acquaint } from './people.js';
import { gamesWithSeats, openGameOf, openGamesWithPlayer, seatsOf, summaryOf } from './rows.js';
import { searcher } from './search.js';
import type { Beginning, GameStore, StoredEvent } from './store.js';

/** How old the number of running games may be. */
const COUNT_AGE = 1_000;

/** So many times as many open games are looked at as are listed: who has many must not hide the others. */
const LOOKED_AT = 10;

const storedEvent = (row: Row): StoredEvent => ({
  event: JSON.parse(String(row.body)) as MatchEvent,
  ...(row.player_id !== null && { player: String(row.player_id) }),
  ...(row.message_id !== null && { message: String(row.message_id) }),
});

/** The events of a selection, with commas between them. */
const joined = (dialect: Dialect): RawBuilder<string | null> =>
  dialect === 'sqlite' ? sql`group_concat(body, ',' order by seq)` : sql`string_agg(body, ',' order by seq)`;

const textIn = ([row]: readonly Row[]): string => String(row?.text ?? '');

export const gameStore = (executor: Executor, now: () => number): GameStore => {
  const { dialect, read, write } = executor;
  const db = builder(dialect);
  const rowsOf = rowsReader(read);

  const beginSteps = ({ id, seats, started, state, listed }: Beginning): readonly Step[] => {
    const { event } = started;
    if (event.kind !== 'started' || event.seq !== 1) throw new Error(`${id} begins with ${event.kind}`);
    const people = [seats.white, seats.black].filter(({ level }) => level === undefined);
    const nameOf = ({ level, name }: typeof seats.white): string | null =>
      level === undefined ? null : name;
    const [row] = eventRows({ game: id, events: [{ ...started, event: namesOut(event) }], state });
    const { turns, deadline, thinking, waitsFor } = headValues(state);
    return [
      must(
        db
          .insertInto('games')
          .values({
            id,
            game: event.game,
            variant: event.options.variant ?? '',
            options: JSON.stringify(event.options),
            clock: event.clock ? JSON.stringify(event.clock) : null,
            links: event.links ? JSON.stringify(event.links) : null,
            listed: listed ? 1 : 0,
            white_id: seats.white.id,
            black_id: seats.black.id,
            white_name: nameOf(seats.white),
            black_name: nameOf(seats.black),
            white_level: seats.white.level ?? null,
            black_level: seats.black.level ?? null,
            started_at: Math.round(event.at),
            status: state.status,
            winner: state.winner ?? null,
            ending: state.ending ?? null,
            ended_at: whole(state.endedAt),
          })
          .onConflict(on => on.column('id').doNothing()),
      ),
      statement(
        db.insertInto('heads').values({
          game_id: id,
          seq: 1,
          turns,
          deadline,
          thinking_since: thinking,
          waits_for: waitsFor,
        }),
      ),
      statement(
        db.insertInto('events').values({
          game_number: numberOf(db, id),
          seq: 1,
          player_id: row!.player,
          message_id: row!.message,
          body: row!.body,
        }),
      ),
      ...people.map(person => acquaint(db, dialect, person)),
      statement(
        db
          .insertInto('seats')
          .values(
            [seats.white, seats.black].map(({ id: player }) => ({
              player_id: player,
              started_at: Math.round(event.at),
              game_id: id,
            })),
          )
          .onConflict(on => on.doNothing()),
      ),
    ];
  };

  let counted: { readonly at: number; readonly count: Promise<number> } | undefined;
  const running = async (): Promise<number> => {
    const query = db
      .selectFrom('games')
      .select(sql<number>`count(*)`.as('count'))
      .where('status', '=', sql.lit('running'));
    return Number((await rowsOf(statement(query)))[0]!.count);
  };

  return {
    offer: async (game, origin) => {
      const answer = await write([
        acquaint(db, dialect, game.by),
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
        .limit(limit * LOOKED_AT);
      return inTurns(await rowsOf(statement(query)), limit).map(openGameOf);
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
    playing: async player => {
      const as = (side: 'white' | 'black') =>
        statement(
          db
            .selectFrom('games')
            .select('clock')
            .where(`${side}_id`, '=', player)
            .where('status', '=', sql.lit('running'))
            // Nobody waits at a game against the engine.
            .where('white_level', 'is', null)
            .where('black_level', 'is', null),
        );
      const rows = (await read(as('white'), as('black'))).flat();
      const isLive = ({ clock }: Row): boolean =>
        clock !== null && (JSON.parse(String(clock)) as TimeControlInfo).kind !== 'days';
      const live = rows.filter(isLive).length;
      return { live, slow: rows.length - live };
    },
    callBack: async (id, player) => {
      const gone = db.deleteFrom('open_games').where('id', '=', id).where('player_id', '=', player);
      return (await write([must(gone)])).ok;
    },
    begin: async (beginning, from) => {
      const taken = db.deleteFrom('open_games').where('id', '=', beginning.id);
      return (await write([...(from === 'open' ? [must(taken)] : []), ...beginSteps(beginning)])).ok;
    },
    append: executor.append,
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
    overdue: async (at, limit) => {
      const query = db
        .selectFrom('heads')
        .select('game_id')
        .where('deadline', 'is not', null)
        .where('deadline', '<=', Math.floor(at))
        .orderBy('deadline')
        .limit(limit);
      return (await rowsOf(statement(query))).map(row => String(row.game_id));
    },
    unanswered: async (since, limit) => {
      const query = db
        .selectFrom('heads')
        .select('game_id')
        .where('thinking_since', 'is not', null)
        .where('thinking_since', '<=', Math.floor(since))
        .orderBy('thinking_since')
        .limit(limit);
      return (await rowsOf(statement(query))).map(row => String(row.game_id));
    },
    summary: async id => {
      const [row] = await rowsOf(statement(gamesWithSeats(db).where('games.id', '=', id)));
      return row && summaryOf(row);
    },
    search: searcher(db, rowsOf),
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
    ids: async ({ table, order, after, limit }) => {
      const all =
        table === 'games'
          ? db.selectFrom('games').select('id')
          : db.selectFrom(db.selectFrom('heads').select('game_id as id').as('games')).select('id');
      const rest = after === undefined ? all : all.where('id', order === 'asc' ? '>' : '<', after);
      const rows = await rowsOf(statement(rest.orderBy('id', order).limit(limit)));
      return rows.map(row => String(row.id));
    },
    lastOf: async id => {
      const query = db.selectFrom('heads').select('seq').where('game_id', '=', id);
      const [row] = await rowsOf(statement(query));
      return row && Number(row.seq);
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
