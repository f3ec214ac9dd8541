import type { GameSummary, GameTerms, OpenGame, PlayerInfo, Seats } from '@korong/protocol';
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db, Row } from './executor.js';
import type { PlayerTable, Tables } from './schema.js';

// Rows into the types of the protocol.

const text = (row: Row, column: string): string => String(row[column]);
const optional = <K extends string, T>(key: K, value: T | null | undefined): Partial<Record<K, T>> =>
  (value === null || value === undefined ? {} : { [key]: value }) as Partial<Record<K, T>>;

const json = (row: Row, column: string): unknown =>
  row[column] === null ? null : JSON.parse(text(row, column));

const terms = (row: Row): GameTerms => ({
  game: text(row, 'game') as GameTerms['game'],
  options: JSON.parse(text(row, 'options')) as GameTerms['options'],
  ...optional('clock', json(row, 'clock') as GameTerms['clock']),
  ...optional('links', json(row, 'links') as GameTerms['links']),
});

type GamesWithSeats = SelectQueryBuilder<
  Tables & { readonly white: PlayerTable; readonly black: PlayerTable },
  'games' | 'heads' | 'white' | 'black',
  Row
>;

/** Games with the names that their players have now. */
export const gamesWithSeats = (db: Db): GamesWithSeats =>
  db
    .selectFrom('games')
    .innerJoin('heads', 'heads.game_id', 'games.id')
    .leftJoin('players as white', 'white.id', 'games.white_id')
    .leftJoin('players as black', 'black.id', 'games.black_id')
    .select([
      'games.id',
      'games.game',
      'games.options',
      'games.clock',
      'games.links',
      'games.listed',
      'games.white_id',
      'games.black_id',
      'games.white_level',
      'games.black_level',
      'games.started_at',
      'games.status',
      'games.winner',
      'games.ending',
      'games.ended_at',
      'heads.turns',
      'heads.waits_for',
      'heads.deadline',
      sql<string | null>`coalesce(games.white_name, white.name)`.as('white_name'),
      sql<string | null>`coalesce(games.black_name, black.name)`.as('black_name'),
      'white.name_key as white_key',
      'black.name_key as black_key',
    ]);

const seat = (row: Row, side: 'white' | 'black'): PlayerInfo => ({
  id: text(row, `${side}_id`),
  name: text(row, `${side}_name`),
  account: row[`${side}_key`] !== null,
  ...optional('level', row[`${side}_level`] as number | null),
});

export const seatsOf = (row: Row): Seats => ({ white: seat(row, 'white'), black: seat(row, 'black') });

export const summaryOf = (row: Row): GameSummary => {
  const over = row.status === 'over';
  return {
    id: text(row, 'id'),
    ...terms(row),
    seats: seatsOf(row),
    status: over ? 'over' : 'running',
    turns: Number(row.turns),
    startedAt: Number(row.started_at),
    ...(over && { winner: row.winner as 'white' | 'black' | null }),
    ...optional('ending', row.ending as string | null),
    ...optional('endedAt', row.ended_at as number | null),
    ...optional('waitsFor', row.waits_for as 'white' | 'black' | null),
    ...(row.deadline !== null && { deadline: Number(row.deadline) }),
  };
};

export const openGamesWithPlayer = (
  db: Db,
): SelectQueryBuilder<
  Tables,
  'open_games' | 'players',
  Tables['open_games'] & Pick<PlayerTable, 'name' | 'name_key'>
> =>
  db
    .selectFrom('open_games')
    .innerJoin('players', 'players.id', 'open_games.player_id')
    .selectAll('open_games')
    .select(['players.name', 'players.name_key']);

export const openGameOf = (row: Row): OpenGame => ({
  id: text(row, 'id'),
  ...terms(row),
  by: { id: text(row, 'player_id'), name: text(row, 'name'), account: row.name_key !== null },
  colour: text(row, 'colour') as OpenGame['colour'],
  listed: row.listed === 1,
  createdAt: Number(row.created_at),
});

/** `(time, id)` before the given pair, in the order of an index on both. */
export const before = (
  time: Expression<number>,
  id: Expression<string>,
  at: number,
  last: string,
): RawBuilder<SqlBool> => sql<SqlBool>`(${time}, ${id}) < (${at}, ${last})`;
