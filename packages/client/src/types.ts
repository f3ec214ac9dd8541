import type { Match, MatchRules, Setup } from '@korong/match';
import type { ChatLine, OpenGame, PlayerCommand, PlayerInfo, PresenceInfo, Seats } from '@korong/protocol';
import type { Side } from '@korong/rules';

// ---- Passed to the client

/** Callbacks of a socket, in the order opened, message…, closed. None is called before the socket has been returned. */
export interface SocketEvents {
  opened(): void;
  message(text: string): void;
  /** `code`: from the close frame, or 1006 without one. */
  closed(code: number): void;
}

export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Storage for unacknowledged commands across a reload. Each tab needs its own, or two tabs would send the same command. */
export interface Keep {
  read(): string | null;
  write(text: string | null): void;
}

/** The match rules that a client needs in order to play. */
export type PlayedSetup = Pick<Setup, 'options' | 'links' | 'position'>;

/** Fetches the match rules of a game. With `links` also those of linked play and of the inner games. */
export type FetchRules = (game: string, setup: PlayedSetup) => Promise<MatchRules>;

export interface ClientOptions {
  /** Opens a socket to the server. May throw or close at once. */
  readonly open: (events: SocketEvents) => Socket;
  /** Runs a callback once, later. Returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** The machine's clock in milliseconds. It keeps running during sleep. */
  readonly now: () => number;
  /**
   * From 0 to 1, unpredictable. Message ids and our parts of the lots of linked games are made of it. A lot is fair only if no other party
   * can predict them.
   */
  readonly random: () => number;
  /** Version of the pages. */
  readonly version: string;
  /** The match rules, or a function that fetches them before the first event of a game is followed. */
  readonly rules: MatchRules | FetchRules;
  readonly keep?: Keep;
  /**
   * Storage for the secret that our parts of lots derive from. All tabs share it, so that one tab can show a nonce that another has sealed.
   */
  readonly keepSecret?: Keep;
  /** The pages are too old for the server or for a game and must be updated. Called again after a while if that is still so. */
  readonly update?: () => void;
}

// ---- Exposed by the client. Values are immutable; subscribers get a new value on each change.

/** An observable value. `subscribe` calls back at once and on every change. It returns a function that unsubscribes. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: (value: T) => void): () => void;
}

/**
 * - `connecting`: a first attempt, or a requested one, is under way.
 * - `online`: the server has answered recently.
 * - `offline`: the server does not answer; attempts continue.
 * - `trouble`: connected, but the server cannot store anything now. Pending commands are not lost.
 * - `updating`: the server no longer understands these pages.
 */
export type ConnectionStatus = 'connecting' | 'online' | 'offline' | 'trouble' | 'updating';

export interface ConnectionState {
  readonly status: ConnectionStatus;
  /** The player that the server has authenticated; `undefined` before its welcome. */
  readonly you: PlayerInfo | null | undefined;
  /** By the machine's clock: the time of the next attempt. */
  readonly retryAt?: number;
}

/**
 * - `unsent`: waits for a connection.
 * - `sent`: on its way; whether it is stored is unknown.
 * - `stored`: committed; its event has not arrived yet.
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

/** A command that the server refused. It is no longer pending and will not be sent again. */
export interface Refused {
  readonly id: string;
  /** The command; a chat line has `text` instead. */
  readonly command?: PlayerCommand;
  readonly text?: string;
  /** A code of the protocol or of the match. */
  readonly code: string;
  /** The refusal of the match, which includes the reason of the rules. */
  readonly reason?: { readonly code: string; readonly [field: string]: unknown };
  /** Milliseconds to wait before trying again. */
  readonly waitMs?: number;
}

/**
 * - `loading`: nothing is known yet.
 * - `open`: waits for a second player.
 * - `closed`: cancelled before it was accepted.
 * - `missing`: there is no such game.
 * - `playing`, `over`: there is a match.
 * - `unreadable`: the log cannot be followed, even from its beginning.
 * - `newer`: the log has an event that these pages are too old for.
 */
export type GameStatus =
  | 'loading'
  | 'open'
  | 'closed'
  | 'missing'
  | 'playing'
  | 'over'
  | 'unreadable'
  | 'newer';

export interface GameState {
  readonly id: string;
  readonly status: GameStatus;
  /** Whether this is up to date as far as the client knows: caught up on the current connection. */
  readonly fresh: boolean;
  /** Until the game is accepted. */
  readonly open?: OpenGame;
  readonly match?: Match;
  readonly seats?: Seats;
  /** Our seat. */
  readonly side?: Side;
  readonly presence?: PresenceInfo;
  readonly chat: readonly ChatLine[];
  /** Commands that are not in the log yet, oldest first. Parts of lots, which the client sends by itself, are among them. */
  readonly pending: readonly Pending[];
  readonly saying: readonly PendingLine[];
  /** The last few, oldest first, until dismissed. */
  readonly refusals: readonly Refused[];
}

export interface RoomHandle extends Readable<GameState> {
  /**
   * Returns the message id at once. The command is sent until the server answers it. It names the events that the player saw, so a command
   * that arrives late has no effect on later events.
   */
  send(command: PlayerCommand): string;
  say(text: string): string;
  /** Cancels a command that was never sent. Returns false if it is too late. */
  cancel(id: string): boolean;
  /** Takes a refusal off the list. */
  dismiss(id: string): void;
  /** Ends watching. Pending commands are still sent. */
  leave(): void;
}

export interface LobbyState {
  /** Whether this is up to date. */
  readonly fresh: boolean;
  readonly games: readonly OpenGame[];
  readonly running: number;
  readonly connected: number;
}

export interface Client {
  readonly connection: Readable<ConnectionState>;
  /** Kept up to date while it has subscribers. */
  readonly lobby: Readable<LobbyState>;
  /** The same room for the same game until it is left. */
  watch(game: string): RoomHandle;
  /** The best estimate of the server's time in milliseconds. It advances without jumps. */
  now(): number;
  /** A hint, such as a network change or a page that became visible: check at once whether the connection is alive. */
  poke(): void;
  /** Reconnects, because the session has changed. */
  renew(): void;
  /** For good. */
  close(): void;
}
