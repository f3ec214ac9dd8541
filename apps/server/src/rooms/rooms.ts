import type { MatchCode, MatchRefusal } from '@korong/match';
import type { ErrorCode, NewGame, PlayerCommand, PlayerInfo } from '@korong/protocol';
import type { Result } from '@korong/rules';
import type { Log } from '../logs.js';
import type { Metrics } from '../metrics.js';
import type { LimitSettings } from '../settings/settings.js';
import type { Bus, Jobs, Limits, Presence } from '../shared/shared.js';
import type { Store } from '../store/store.js';

/** What rooms are made of. */
export interface RoomParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly presence: Presence;
  readonly jobs: Jobs;
  readonly limits: Limits;
  /** The clock of this machine in milliseconds. */
  readonly now: () => number;
  readonly log: Log;
  /** What all processes know and nobody else: promises in linked games are made of it. */
  readonly secret: string;
  readonly metrics?: Metrics;
  readonly settings?: {
    readonly limits: Pick<LimitSettings, 'chat' | 'openGames' | 'listedGames' | 'liveGames' | 'slowGames'>;
  };
}

/** Why something was not done. A refusal of the match has the match's own code, and all of it as `reason`. */
export interface Refused {
  readonly code: ErrorCode | MatchCode;
  readonly reason?: MatchRefusal;
  /** Milliseconds after which it may be tried again. */
  readonly wait?: number;
}

export type Answer<T> = Result<T, Refused>;

/** Something for whoever watches, as the text of one `ServerMessage`: made once, however many read it. */
export interface Told {
  readonly kind: 'open' | 'closed' | 'game' | 'events' | 'presence' | 'chat' | 'refused';
  readonly text: string;
  /** The last event, and the last chat line, that whoever reads it knows then. */
  readonly event?: number;
  readonly line?: number;
  /** The oldest protocol in which it, and all that follows, can be understood; any one where nothing is said. */
  readonly protocol?: number;
}

/** One connection that watches one game. */
export interface Watcher {
  /** Unique over all processes. */
  readonly socket: string;
  /** Nobody: a spectator without a name. */
  readonly player: PlayerInfo | undefined;
  hear(told: Told): void;
}

export interface Watching {
  leave(): void;
  /**
   * All there is after these numbers, for a reader who did not keep up; it is heard like everything else. False if the store
   * is out of reach: try again.
   */
  catchUp(since: number, chat: number): Promise<boolean>;
}

/**
 * The authority over all games, as far as this process is concerned. Whatever is answered with `ok` has been committed.
 * Nothing here throws because of what a player asks or because the store is out of reach.
 */
export interface Rooms {
  /** A game that waits for somebody, or, against a level of the engine, one that has begun. `address`: where it is asked from. */
  create(
    player: PlayerInfo,
    wish: NewGame,
    address?: string,
  ): Promise<Answer<{ readonly id: string; readonly begun: boolean }>>;
  /** Whoever has accepted already may do so again. */
  accept(id: string, player: PlayerInfo): Promise<Answer<{ readonly id: string }>>;
  callBack(id: string, player: PlayerInfo): Promise<Answer<{ readonly id: string }>>;
  /** `rtt`: milliseconds there and back, as the server measured them. `seq`: the event that was stored. */
  command(
    id: string,
    player: PlayerInfo,
    message: string,
    command: PlayerCommand,
    rtt: number,
  ): Promise<Answer<{ readonly seq: number }>>;
  /** `seq`: the number of the line. */
  say(
    id: string,
    player: PlayerInfo,
    message: string,
    text: string,
  ): Promise<Answer<{ readonly seq: number }>>;
  /** The watcher first hears `game` or `open`, and then everything that happens. */
  watch(id: string, since: number, chat: number, watcher: Watcher): Promise<Answer<Watching>>;
  /** Texts of `lobby` messages, the first one soon, then whenever something has changed. Gives the function that ends it. */
  lobby(socket: string, hear: (text: string) => void): () => void;
  /** Whether the store is out of reach; told at once, and whenever it changes. Gives the function that ends it. */
  trouble(hear: (on: boolean) => void): () => void;
  /** Whether this process's heartbeat reaches the store. */
  beating(): boolean;
  /** The store's time as far as it is known here. */
  now(): number;
  /** Sets clock and heartbeat, gives outages back, and begins to sweep. Nothing may be asked before it has resolved. */
  start(): Promise<void>;
  /** Takes nothing more, answers what is under way, and stops. */
  close(): Promise<void>;
}
