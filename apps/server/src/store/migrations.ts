import type { Dialect } from './executor.js';

// Each runs once, in order, in one transaction with all that are due, and is never changed after a release. They only add: while
// a new version of the server starts, the old one still runs on the same tables.

export interface Migration {
  readonly id: number;
  readonly statements: readonly string[];
}

const first = (dialect: Dialect): readonly string[] => {
  const postgres = dialect === 'postgres';
  // SQLite keeps rows in the order of their key then: the events of a game lie together.
  const keyed = postgres ? '' : 'without rowid';
  const counted = postgres ? 'bigint generated always as identity primary key' : 'integer primary key';
  // Rows that are updated with every turn find room in their own page.
  const busy = postgres ? 'with (fillfactor = 70)' : '';
  return [
    `create table players (id text not null primary key, name text not null, search_name text not null, name_key text,
      created_at bigint not null, password_hash text, recovery_hash text, banned_at bigint, muted_at bigint) ${keyed}`,
    'create unique index players_key on players (name_key) where name_key is not null',
    'create index players_name on players (search_name, created_at)',
    'create index players_guests on players (created_at, id) where name_key is null',
    `create table sessions (id text not null primary key, player_id text not null, created_at bigint not null,
      seen_at bigint not null, device text not null) ${keyed}`,
    'create index sessions_player on sessions (player_id)',
    'create index sessions_seen on sessions (seen_at)',
    `create table open_games (id text not null primary key, player_id text not null, game text not null,
      options text not null, clock text, colour text not null, listed integer not null, created_at bigint not null) ${keyed}`,
    'create index open_games_player on open_games (player_id)',
    'create index open_games_created on open_games (created_at)',
    'create index open_games_listed on open_games (created_at, id) where listed = 1',
    `create table games (id text not null primary key, game text not null, variant text not null, options text not null,
      clock text, listed integer not null, white_id text not null, black_id text not null, white_name text, black_name text,
      white_level integer, black_level integer, started_at bigint not null, status text not null, winner text,
      ending text, ended_at bigint) ${keyed}`,
    'create index games_started on games (started_at, id) where listed = 1',
    'create index games_game on games (game, started_at, id) where listed = 1',
    'create index games_variant on games (game, variant, started_at, id) where listed = 1',
    'create index games_any_variant on games (variant, started_at, id) where listed = 1',
    'create index games_status on games (status, started_at, id) where listed = 1',
    "create index games_running on games (id) where status = 'running'",
    `create table heads (number ${counted}, game_id text not null unique, seq integer not null, turns integer not null,
      deadline bigint, thinking_since bigint) ${busy}`,
    'create index heads_deadline on heads (deadline) where deadline is not null',
    'create index heads_thinking on heads (thinking_since) where thinking_since is not null',
    `create table events (game_number bigint not null, seq integer not null, player_id text, message_id text, body text not null,
      primary key (game_number, seq)) ${keyed}`,
    'create unique index events_message on events (game_number, player_id, message_id) where message_id is not null',
    `create table seats (player_id text not null, started_at bigint not null, game_id text not null,
      primary key (player_id, started_at, game_id)) ${keyed}`,
    `create table chat (game_id text not null, n integer not null, player_id text not null, message_id text not null,
      text text, at bigint not null, primary key (game_id, n)) ${keyed}`,
    'create unique index chat_message on chat (game_id, player_id, message_id)',
    'create index chat_player on chat (player_id)',
    `create table reports (id ${counted}, game_id text not null, about_id text not null, by_id text not null,
      text text not null, at bigint not null, closed integer not null)`,
    'create index reports_open on reports (id) where closed = 0',
    'create table heartbeat (id integer not null primary key, at bigint)',
    'insert into heartbeat (id, at) values (1, null)',
    'create table outages (from_at bigint not null primary key, to_at bigint not null)',
    'create index outages_to on outages (to_at)',
    'create table secrets (name text not null primary key, value text not null)',
  ];
};

/** Linked games, and the side that a running game waits for. */
const second: readonly string[] = [
  'alter table open_games add column links text',
  'alter table games add column links text',
  'alter table heads add column waits_for text',
];

/** Names that look alike, the origin of open games, running games and reports by player, banned addresses. */
const third: readonly string[] = [
  'alter table players add column look_key text',
  'create index players_look on players (look_key) where look_key is not null',
  'create index players_unseen on players (id) where look_key is null and name_key is not null',
  'alter table open_games add column origin text',
  'create index open_games_origin on open_games (origin) where listed = 1',
  "create index games_white on games (white_id) where status = 'running'",
  "create index games_black on games (black_id) where status = 'running'",
  'create index reports_by on reports (by_id)',
  'create table address_bans (network text not null primary key, created_at bigint not null, until_at bigint)',
];

/** The openings of finished games. Those that are there already are counted after the start, a portion at a time. */
const fourth = (dialect: Dialect): readonly string[] => [
  'alter table games add column counted integer',
  `create index games_uncounted on games (ended_at, id)
    where counted is null and ended_at is not null and listed = 1 and links is null`,
  `create table explorer_turns (position text not null, turn text not null, played_by text not null, games integer not null,
    white integer not null, black integer not null, last_at bigint not null, latest text not null,
    primary key (position, turn, played_by)) ${dialect === 'postgres' ? 'with (fillfactor = 90)' : 'without rowid'}`,
];

/** Studies. The long column comes last, so that lists do not read over it. */
const fifth: readonly string[] = [
  `create table studies (id text not null primary key, player_id text not null, title text not null, visibility text not null,
    revision integer not null, created_at bigint not null, updated_at bigint not null, outline text not null,
    size integer not null, chapters text not null)`,
  'create index studies_player on studies (player_id, updated_at, id)',
  "create index studies_public on studies (updated_at, id) where visibility = 'public'",
];

/** Reviews of games, and the parts of those under way. */
const sixth: readonly string[] = [
  `create table reviews (game_id text not null primary key, state text not null, asked_at bigint not null, task text not null,
    review text)`,
  "create index reviews_waiting on reviews (asked_at, game_id) where state = 'waiting'",
  `create table review_parts (game_id text not null, first integer not null, reports text not null,
    primary key (game_id, first))`,
];

/** Ratings of puzzles and their solvers. */
const seventh: readonly string[] = [
  `create table solver_ratings (player_id text not null, game text not null, rating double precision not null,
    deviation double precision not null, volatility double precision not null, attempts integer not null,
    primary key (player_id, game))`,
  `create table puzzle_ratings (game text not null, puzzle_id text not null, rating double precision not null,
    deviation double precision not null, volatility double precision not null, attempts integer not null,
    primary key (game, puzzle_id))`,
  `create table puzzle_attempts (player_id text not null, game text not null, puzzle_id text not null, solved integer not null,
    at bigint not null, primary key (player_id, game, puzzle_id))`,
];

export const migrations = (dialect: Dialect): readonly Migration[] => [
  { id: 1, statements: first(dialect) },
  { id: 2, statements: second },
  { id: 3, statements: third },
  { id: 4, statements: fourth(dialect) },
  { id: 5, statements: fifth },
  { id: 6, statements: sixth },
  { id: 7, statements: seventh },
];
