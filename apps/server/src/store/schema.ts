import type { Generated } from 'kysely';

// The tables as both databases have them. Times are milliseconds; truth is 0 or 1; JSON is text. Columns that never change
// are in `games`, those that change with every turn in `heads`, so that a turn touches one small row and no index of the search.

interface GameTable {
  readonly id: string;
  readonly game: string;
  readonly variant: string;
  readonly options: string;
  readonly clock: string | null;
  readonly links: string | null;
  readonly listed: number;
  readonly white_id: string;
  readonly black_id: string;
  /** Names of engines only; people's names are in `players` alone, where they can be changed and erased. */
  readonly white_name: string | null;
  readonly black_name: string | null;
  readonly white_level: number | null;
  readonly black_level: number | null;
  readonly started_at: number;
  readonly status: string;
  readonly winner: string | null;
  readonly ending: string | null;
  readonly ended_at: number | null;
  /** 1 once its openings are counted. */
  readonly counted: number | null;
}

interface HeadTable {
  /**
   * Counted up with every game, while ids are random: rows of games that are played at the same time lie together,
   * however many older ones there are.
   */
  readonly number: Generated<number>;
  readonly game_id: string;
  /** Of the last event stored. */
  readonly seq: number;
  readonly turns: number;
  readonly deadline: number | null;
  readonly thinking_since: number | null;
  /** The side that the game waits for; null for both or none. */
  readonly waits_for: string | null;
}

interface EventTable {
  /** As in `heads`. */
  readonly game_number: number;
  readonly seq: number;
  readonly player_id: string | null;
  readonly message_id: string | null;
  readonly body: string;
}

/** Two rows a game: the games of a player, in order of time. */
interface SeatTable {
  readonly player_id: string;
  readonly started_at: number;
  readonly game_id: string;
}

interface OpenGameTable {
  readonly id: string;
  readonly player_id: string;
  readonly game: string;
  readonly options: string;
  readonly clock: string | null;
  readonly links: string | null;
  readonly colour: string;
  readonly listed: number;
  readonly created_at: number;
  /** A keyed hash of the address that it comes from: equal for equal addresses. */
  readonly origin: string | null;
}

export interface PlayerTable {
  readonly id: string;
  readonly name: string;
  /** The name as it is searched for. */
  readonly search_name: string;
  /** The name as it must be unique; guests have none. */
  readonly name_key: string | null;
  /** How the name looks; guests have none, nor do accounts of an older version until they are looked at. */
  readonly look_key: string | null;
  readonly created_at: number;
  readonly password_hash: string | null;
  readonly recovery_hash: string | null;
  readonly banned_at: number | null;
  readonly muted_at: number | null;
}

interface SessionTable {
  readonly id: string;
  readonly player_id: string;
  readonly created_at: number;
  readonly seen_at: number;
  readonly device: string;
}

interface ChatTable {
  readonly game_id: string;
  readonly n: number;
  readonly player_id: string;
  readonly message_id: string;
  /** Null once its writer is erased: the number stays taken. */
  readonly text: string | null;
  readonly at: number;
}

interface ReportTable {
  readonly id: Generated<number>;
  readonly game_id: string;
  readonly about_id: string;
  readonly by_id: string;
  readonly text: string;
  readonly at: number;
  readonly closed: number;
}

/** One row. */
interface HeartbeatTable {
  readonly id: number;
  readonly at: number | null;
}

interface OutageTable {
  readonly from_at: number;
  readonly to_at: number;
}

/** Addresses that may read and do nothing else. */
interface AddressBanTable {
  /** Such as `203.0.113.7/32`. */
  readonly network: string;
  readonly created_at: number;
  /** Nothing: for good. */
  readonly until_at: number | null;
}

interface SecretTable {
  readonly name: string;
  readonly value: string;
}

/** How often a turn was played in a position. */
interface ExplorerTurnTable {
  readonly position: string;
  readonly turn: string;
  readonly played_by: string;
  readonly games: number;
  readonly white: number;
  readonly black: number;
  readonly last_at: number;
  /** Ids of games without anything between them. */
  readonly latest: string;
}

interface StudyTable {
  readonly id: string;
  readonly player_id: string;
  readonly title: string;
  readonly visibility: string;
  readonly revision: number;
  readonly created_at: number;
  readonly updated_at: number;
  /** JSON: the titles and games of the chapters. */
  readonly outline: string;
  /** In bytes, with everything. */
  readonly size: number;
  /** JSON: the texts of the chapters. */
  readonly chapters: string;
}

interface ReviewTable {
  readonly game_id: string;
  readonly state: string;
  readonly asked_at: number;
  /** JSON: what there is to search. */
  readonly task: string;
  /** JSON; null until it is done. */
  readonly review: string | null;
}

interface ReviewPartTable {
  readonly game_id: string;
  /** The number of its first position. */
  readonly first: number;
  /** JSON: a report for each position. */
  readonly reports: string;
}

interface RatingColumns {
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly attempts: number;
}

interface SolverRatingTable extends RatingColumns {
  readonly player_id: string;
}

interface PuzzleRatingTable extends RatingColumns {
  readonly puzzle_id: string;
}

/** The first attempt of a player at a puzzle. */
interface PuzzleAttemptTable {
  readonly player_id: string;
  readonly game: string;
  readonly puzzle_id: string;
  readonly solved: number;
  readonly at: number;
}

export interface Tables {
  readonly games: GameTable;
  readonly heads: HeadTable;
  readonly events: EventTable;
  readonly seats: SeatTable;
  readonly open_games: OpenGameTable;
  readonly players: PlayerTable;
  readonly sessions: SessionTable;
  readonly chat: ChatTable;
  readonly reports: ReportTable;
  readonly heartbeat: HeartbeatTable;
  readonly outages: OutageTable;
  readonly secrets: SecretTable;
  readonly address_bans: AddressBanTable;
  readonly explorer_turns: ExplorerTurnTable;
  readonly studies: StudyTable;
  readonly reviews: ReviewTable;
  readonly review_parts: ReviewPartTable;
  readonly solver_ratings: SolverRatingTable;
  readonly puzzle_ratings: PuzzleRatingTable;
  readonly puzzle_attempts: PuzzleAttemptTable;
}
