import type { NewGame, PlayerCommand, PlayerInfo } from '@korong/protocol';
import type { Answer } from './game/answer.js';
import type { Watcher } from './game/audience.js';
import type { Watching } from './watch/watches.js';

/**
 * All games, as seen from this process. An answer with `ok` is committed. Neither a player's request nor a store
 * out of reach makes it throw.
 */
export interface Rooms {
  /** Offers a game, or begins one against a level of the engine. `address`: where the request comes from. */
  create(
    player: PlayerInfo,
    terms: NewGame,
    address?: string,
  ): Promise<Answer<{ readonly id: string; readonly begun: boolean }>>;
  /** A player may accept the same game again. */
  accept(id: string, player: PlayerInfo): Promise<Answer<{ readonly id: string }>>;
  cancelOpenGame(id: string, player: PlayerInfo): Promise<Answer<{ readonly id: string }>>;
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
  /** The watcher first hears `game` or `open`, and then every message. */
  watch(id: string, since: number, chat: number, watcher: Watcher): Promise<Answer<Watching>>;
  /** Texts of `lobby` messages, the first one soon, then after every change. Gives the function that ends it. */
  lobby(socket: string, listener: (text: string) => void): () => void;
  /** Whether the store is out of reach; told at once, and at every change. Gives the function that ends it. */
  trouble(listener: (on: boolean) => void): () => void;
  /** Whether this process's heartbeat reaches the store. */
  hasHeartbeat(): boolean;
  /** The store's time as far as it is known here. */
  now(): number;
  /** Starts clock, heartbeat and sweeps. No request may come before it has resolved. */
  start(): Promise<void>;
  /** Takes no more requests, answers those under way, and stops. */
  close(): Promise<void>;
}
