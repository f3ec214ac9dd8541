import type { MatchEvent } from '@korong/match';
import type { ChatLine, GameSearch, GameSummary, OpenGame, PlayerInfo, Seats } from '@korong/protocol';
import type { ExplorerStore, PuzzleStore, ReviewStore, StudyStore } from './studyStores.js';

// The durable store. Two implementations, SQLite and PostgreSQL; one contract suite runs on both. Every promise
// that resolves has been committed. Times are milliseconds of the store's clock.

/** An event as it is stored: with the player and message that caused it, if any. Of several events of one message, the first has it. */
export interface StoredEvent {
  readonly event: MatchEvent;
  readonly player?: string;
  readonly message?: string;
}

/** Stored beside the log, so that games can be listed and swept without replaying them. */
export interface GameState {
  readonly status: 'running' | 'over';
  readonly turns: number;
  /** When time runs out for the side to act; nothing while no clock runs. */
  readonly deadline?: number;
  /** An engine is to act since then. */
  readonly thinkingSince?: number;
  /** Whose turn or answer is waited for, where it is one side's alone. */
  readonly waitsFor?: 'white' | 'black';
  readonly winner?: 'white' | 'black' | null;
  readonly ending?: string;
  readonly endedAt?: number;
}

export interface Append {
  readonly game: string;
  /** The first has the number after the last one stored; contiguous. */
  readonly events: readonly StoredEvent[];
  readonly state: GameState;
}

export type Appended =
  | { readonly kind: 'stored' }
  /** Another process was first: load its events and decide anew. */
  | { readonly kind: 'conflict' }
  /** This player's message is stored already, as this event. */
  | { readonly kind: 'repeated'; readonly seq: number };

export interface KeptGame {
  readonly seats: Seats;
  readonly listed: boolean;
  readonly events: readonly StoredEvent[];
}

/** A game's log as text, to be sent as it is, or to a thread that reads it. */
interface KeptText {
  readonly seats: Seats;
  /** A JSON array. */
  readonly events: string;
}

export interface GameStart {
  readonly id: string;
  readonly seats: Seats;
  readonly started: StoredEvent;
  readonly state: GameState;
  readonly listed: boolean;
}

export interface IdPage {
  /** Each game is in both. */
  readonly table: 'games' | 'heads';
  readonly order: 'asc' | 'desc';
  /** The last one of the page before. */
  readonly after?: string;
  readonly limit: number;
}

/** Games and their logs. */
export interface GameStore {
  /** `origin`: the same for games from the same address. */
  offer(game: OpenGame, origin?: string): Promise<void>;
  openGame(id: string): Promise<OpenGame | undefined>;
  /** Listed ones, newest first. Where there are more, the newest of every player comes before the second of any. */
  openGames(limit: number): Promise<readonly OpenGame[]>;
  /** How many open games a player has. */
  openGamesOf(player: string): Promise<number>;
  /** How many listed open games come from an origin. */
  listedFrom(origin: string): Promise<number>;
  /** How many running games a player has against people: with a clock, and by days or without one. */
  playing(player: string): Promise<{ readonly live: number; readonly slow: number }>;
  /** False if it is gone, or not theirs. */
  cancelOpenGame(id: string, player: string): Promise<boolean>;
  /** Turns an open game, or nothing (a rematch, a game against the engine), into a match, once: false for the second caller. */
  begin(beginning: GameStart, from: 'open' | 'nothing'): Promise<boolean>;
  append(write: Append): Promise<Appended>;
  /** The game with the events after `since`; undefined if there is none (open games are not matches). */
  load(id: string, since: number): Promise<KeptGame | undefined>;
  /** The same with the events as one JSON text, which costs the event loop next to nothing however many there are. */
  loadText(id: string, since: number): Promise<KeptText | undefined>;
  /** Running games whose deadline has passed at `now`, the most overdue first. */
  overdue(now: number, limit: number): Promise<readonly string[]>;
  /** Running games in which an engine should have answered by `since`. */
  unanswered(since: number, limit: number): Promise<readonly string[]>;
  /** As it stands in lists; undefined if there is none (open games are not matches). */
  summary(id: string): Promise<GameSummary | undefined>;
  /**
   * Newest first, a page at a time. `player` in the search is an id, or a name of an account or of guests. Games that are not
   * listed are found by their own players alone (`viewer`), when they search for a player.
   */
  search(
    search: GameSearch,
    limit: number,
    viewer?: string,
  ): Promise<{ readonly games: readonly GameSummary[]; readonly next?: string }>;
  /** How many games a player plays and has played. */
  countOf(player: string): Promise<{ readonly running: number; readonly over: number }>;
  /** Ids of all games, a page at a time, for the search for damage: one of the tables may be unreadable. */
  ids(page: IdPage): Promise<readonly string[]>;
  /** The number of the last event that there is to be; undefined if there is no such game. */
  lastOf(id: string): Promise<number | undefined>;
  /** How many are being played, as of a second ago at most. */
  runningCount(): Promise<number>;
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** Guests have none. */
  readonly passwordHash?: string;
  readonly recoveryHash?: string;
  readonly bannedAt?: number;
  readonly mutedAt?: number;
}

export interface Session {
  /** Hash of the token; the token itself is kept nowhere. */
  readonly id: string;
  readonly player: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly device: string;
}

/** People: guests, accounts, sessions. Account names are unique without regard to case and look-alikes (`key`). */
export interface PlayerStore {
  addGuest(id: string, name: string): Promise<void>;
  find(id: string): Promise<Account | undefined>;
  /** An account, never a guest. */
  findByName(key: string): Promise<Account | undefined>;
  /** An account whose name looks like this one. */
  findAlike(name: string): Promise<Account | undefined>;
  /** Sees how the names of accounts look that an older version has made. */
  refreshNameKeys(): Promise<void>;
  /** A guest becomes an account; 'taken' if the name is. The games stay theirs, under the new name. */
  makeAccount(
    id: string,
    name: string,
    key: string,
    hashes: { readonly password: string; readonly recovery: string },
  ): Promise<'made' | 'taken'>;
  setPassword(id: string, passwordHash: string, recoveryHash?: string): Promise<void>;
  /** The same with a recovery code, whose hash is `spent`. A code works once: false if it was spent already. */
  recoverPassword(id: string, spent: string, passwordHash: string, recoveryHash: string): Promise<boolean>;
  rename(id: string, name: string, key: string | undefined): Promise<'renamed' | 'taken'>;
  setBanned(id: string, banned: boolean): Promise<void>;
  setMuted(id: string, muted: boolean): Promise<void>;
  /** Name, password, sessions, open games, studies, puzzle ratings, chat and reports go; games stay with an anonymous name, also in their logs. */
  erase(id: string, anonymous: string): Promise<void>;
  addSession(session: Session): Promise<void>;
  session(id: string): Promise<Session | undefined>;
  sessionsOf(player: string): Promise<readonly Session[]>;
  /** At most once a few minutes, by the caller. */
  touchSession(id: string, at: number): Promise<void>;
  endSession(id: string): Promise<void>;
  /** All of a player's but one. */
  endOtherSessions(player: string, but: string | undefined): Promise<void>;
  /** Sessions not seen since, open games older than that, guests without games and sessions. Gives how many sessions went. */
  forgetOld(seenBefore: number): Promise<number>;
  /** All chat lines of a player, for the export. */
  chatOf(player: string): Promise<readonly (ChatLine & { readonly game: string })[]>;
}

export interface Report {
  readonly id: number;
  readonly game: string;
  readonly about: string;
  readonly by: string;
  readonly text: string;
  readonly at: number;
  readonly closed: boolean;
}

export interface ChatStore {
  /** Gives the line's number; the same again for a repeated message id. */
  say(line: {
    readonly game: string;
    readonly by: PlayerInfo;
    readonly message: string;
    readonly text: string;
    readonly at: number;
  }): Promise<number>;
  lines(game: string, after: number, limit: number): Promise<readonly ChatLine[]>;
  report(report: Omit<Report, 'id' | 'closed'>): Promise<void>;
  reports(open: boolean, limit: number): Promise<readonly Report[]>;
  reportsBy(player: string): Promise<readonly Report[]>;
  closeReport(id: number): Promise<boolean>;
}

interface AddressBan {
  /** Such as `203.0.113.7/32`. */
  readonly network: string;
  /** Nothing: for good. */
  readonly until?: number;
}

/** Addresses that may read and do nothing else. */
export interface BanStore {
  /** Replaces the ban of the same network. */
  add(ban: AddressBan): Promise<void>;
  /** False if there is none. */
  remove(network: string): Promise<boolean>;
  /** Those in force now. */
  all(): Promise<readonly AddressBan[]>;
}

export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** The store's clock and its heartbeat. */
export interface HeartbeatStore {
  /**
   * Beats, and gives the store's time and the last beat of any process. If that one was longer ago than `outageOver`,
   * the time between is kept as an outage in the same commit.
   */
  beat(outageOver?: number): Promise<{ readonly now: number; readonly before: number | undefined }>;
  /** Kept once, however many processes notice the same gap. */
  addOutage(outage: Outage): Promise<void>;
  outagesSince(time: number): Promise<readonly Outage[]>;
}

export interface Store {
  readonly games: GameStore;
  readonly players: PlayerStore;
  readonly chat: ChatStore;
  readonly heartbeat: HeartbeatStore;
  readonly bans: BanStore;
  readonly explorer: ExplorerStore;
  readonly studies: StudyStore;
  readonly reviews: ReviewStore;
  readonly puzzles: PuzzleStore;
  /** Whether it answers now. */
  check(): Promise<boolean>;
  /** A secret that all processes share: `fresh` if there is none yet, else the one that is kept. */
  secret(fresh: string): Promise<string>;
  /** How many writes wait for their commit. */
  waiting(): number;
  /** A copy of everything as it is now, into a new file, while play goes on. SQLite only: PostgreSQL has its own tools. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Codes of ours, where neither the database nor the system has one. docs/hosting.md explains them. */
export const STORE_CODES = [
  'DB_FILE_GONE',
  'DB_FILE_REPLACED',
  'TIMEOUT',
  'CONNECTION_LOST',
  'QUEUE_FULL',
  'THREAD_ENDED',
  'RACES',
  'CLOSED',
] as const;

/** The store is out of reach: it is unknown whether the request was done. It may be repeated with the same message id. */
export class StoreTrouble extends Error {
  /** The database's or the system's own code, such as `SQLITE_FULL`, `57P01` or `ECONNREFUSED`, or one of ours. */
  readonly code: string;

  constructor(message: string, code: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }

  /** The data asked for is damaged; other data may be whole. A repeat does not help. */
  get damaged(): boolean {
    return /^(SQLITE_CORRUPT|XX00[12])/.test(this.code);
  }
}
