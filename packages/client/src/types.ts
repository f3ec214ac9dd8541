import type { Match, MatchRules, Setup } from '@korong/match';
import type { ChatLine, OpenGame, PlayerCommand, PlayerInfo, PresenceInfo, Seats } from '@korong/protocol';
import type { Side } from '@korong/rules';

// ---- What is given to the client

/** What a socket tells, in the order opened, message…, closed, and nothing before it has been returned. */
export interface SocketEvents {
  opened(): void;
  message(text: string): void;
  /** `code`: of the close frame; 1006 where there was none. */
  closed(code: number): void;
}

export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Where what was not acknowledged survives a reload. One for each tab, or two tabs would send the same. */
export interface Keep {
  read(): string | null;
  write(text: string | null): void;
}

/** What of a match has to be known to play it. */
export type PlayedSetup = Pick<Setup, 'options' | 'links' | 'position'>;

/** Fetches the rules of matches of a game; with `links` those of linked play and of the inner games as well. */
export type FetchRules = (game: string, setup: PlayedSetup) => Promise<MatchRules>;

export interface ClientOptions {
  /** Opens a socket to the server. May throw or close at once. */
  readonly open: (hear: SocketEvents) => Socket;
  /** Runs something once, later; gives what calls it off. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** The machine's clock in milliseconds, which goes on during sleep. */
  readonly now: () => number;
  /**
   * From 0 to 1, impossible to guess: message ids are made of it, and our part of the lots of linked games, which are fair only if
   * nobody knows it beforehand.
   */
  readonly random: () => number;
  /** Version of the pages. */
  readonly version: string;
  /** The rules of matches, or a function that fetches them before the first event of a game is followed. */
  readonly rules: MatchRules | FetchRules;
  readonly keep?: Keep;
  /**
   * Where the secret of which our parts of lots are made survives a reload. One for all tabs: what one of them has sealed another one
   * can show.
   */
  readonly keepSecret?: Keep;
  /** The pages are too old for the server, or for a game: update them. Called again after a while if still so. */
  readonly update?: () => void;
}

// ---- What the client shows. Values are immutable; a change gives a new one to everybody who listens.

/** A value that changes. `subscribe` tells it at once and at every change, and gives what ends that. */
export interface Readable<T> {
  get(): T;
  subscribe(hear: (value: T) => void): () => void;
}

/**
 * - `connecting`: a first attempt is under way, or one that was asked for.
 * - `online`: the server has answered, and not long ago.
 * - `offline`: it does not; attempts go on.
 * - `trouble`: connected, but the server cannot store anything now; what waits is not lost.
 * - `updating`: the pages are too old to be understood.
 */
export type ConnectionStatus = 'connecting' | 'online' | 'offline' | 'trouble' | 'updating';

export interface ConnectionState {
  readonly status: ConnectionStatus;
  /** Who the server takes us for; `undefined` before it has told. */
  readonly you: PlayerInfo | null | undefined;
  /** By the machine's clock, when the next attempt is made. */
  readonly retryAt?: number;
}

/**
 * - `unsent`: waits for a connection.
 * - `sent`: on its way; nobody knows whether it has been stored.
 * - `stored`: stored for good; the event itself is still to come.
 */
export type PendingState = 'unsent' | 'sent' | 'stored';

export interface Pending {
  readonly id: string;
  readonly command: PlayerCommand;
  readonly state: PendingState;
}

export interface PendingLine {
  readonly id: string;
  readonly text: string;
  readonly state: PendingState;
}

/** What the server did not do. It is gone from what is pending and will not be sent again. */
export interface Refused {
  readonly id: string;
  /** What was asked; a chat line has `text` instead. */
  readonly command?: PlayerCommand;
  readonly text?: string;
  /** A code of the protocol or of the match. */
  readonly code: string;
  /** The refusal of the match, with the reason of the rules in it. */
  readonly reason?: { readonly code: string; readonly [field: string]: unknown };
  /** Milliseconds to wait before asking for it again. */
  readonly wait?: number;
}

/**
 * - `loading`: nothing is known yet.
 * - `open`: waits for a second player.
 * - `closed`: was called back before anybody accepted.
 * - `missing`: there is no such game.
 * - `playing`, `over`: there is a match.
 * - `unreadable`: the log cannot be followed, even from its beginning.
 * - `newer`: the log has something in it that these pages are too old for.
 */
export type GameStatus =
  'loading' | 'open' | 'closed' | 'missing' | 'playing' | 'over' | 'unreadable' | 'newer';

export interface GameState {
  readonly id: string;
  readonly status: GameStatus;
  /** Whether this is what the server has now, as far as one can know: caught up on the connection that is open. */
  readonly fresh: boolean;
  /** While nobody has accepted. */
  readonly open?: OpenGame;
  readonly match?: Match;
  readonly seats?: Seats;
  /** Which seat is ours. */
  readonly side?: Side;
  readonly presence?: PresenceInfo;
  readonly chat: readonly ChatLine[];
  /** What was asked of the match and is not in it yet, oldest first; also parts of lots, which nobody has to ask for. */
  readonly pending: readonly Pending[];
  readonly saying: readonly PendingLine[];
  /** The last few, oldest first, until they are dismissed. */
  readonly refusals: readonly Refused[];
}

export interface GameRoom extends Readable<GameState> {
  /**
   * Gives the message id at once. It is sent until the server has answered it. What was seen when it was asked for is added to it:
   * should it come late, it does nothing to what has come since.
   */
  do(command: PlayerCommand): string;
  say(text: string): string;
  /** Calls back what has never been sent; false if it is too late for that. */
  cancel(id: string): boolean;
  /** Takes a refusal off the list. */
  dismiss(id: string): void;
  /** Ends watching. What is pending is still sent. */
  leave(): void;
}

export interface LobbyState {
  /** Whether this is what the server has now. */
  readonly fresh: boolean;
  readonly games: readonly OpenGame[];
  readonly running: number;
  readonly connected: number;
}

export interface Client {
  readonly connection: Readable<ConnectionState>;
  /** Kept up to date while anybody subscribes. */
  readonly lobby: Readable<LobbyState>;
  /** The same room for the same game until it is left. */
  watch(game: string): GameRoom;
  /** The server's time in milliseconds, as near as it can be told; it moves on without jumps. */
  now(): number;
  /** Something has changed, such as the network or that the page is seen again: see at once whether the connection lives. */
  poke(): void;
  /** Connects anew: who we are has changed. */
  renew(): void;
  /** For good. */
  close(): void;
}
