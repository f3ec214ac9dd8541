import type { Log } from '../logs.js';
import type { Refused, Rooms, WatcherMessage, Watcher, Watching } from '../rooms/index.js';
import type { PlayerInfo } from '@korong/protocol';
import { MAX_WATCHED } from './bounds.js';

/** The socket of a watcher. */
export interface Outlet {
  readonly id: string;
  player(): PlayerInfo | undefined;
  /** Backpressure: the reader is so far behind that no more may be sent. */
  full(): boolean;
  sendText(text: string): void;
  refuse(refused: Refused, game: string): void;
  /** A message was left out and has to be made up for. */
  behind(): void;
  /** The reader cannot be brought up to date. */
  lost(): void;
  /** The version of the messages that is spoken there. */
  readonly protocol: number;
  /** The next message needs a newer version. */
  tooOld(): void;
}

/** How far one socket has been told of one game. */
interface Subscription extends Watcher {
  watching: Watching | undefined;
  /** The last event and the last chat line that it has been sent. */
  seq: number;
  chat: number;
  /** Something was left out: nothing more until all has been read, and then everything at once. */
  behind: boolean;
  catchingUp: boolean;
}

/** The games that one socket watches. */
export class Subscriptions {
  readonly #outlet: Outlet;
  readonly #rooms: Rooms;
  readonly #log: Log;
  readonly #subscriptions = new Map<string, Subscription>();
  /** How many of them are on their way. */
  pending = 0;

  constructor(outlet: Outlet, rooms: Rooms, log: Log) {
    this.#outlet = outlet;
    this.#rooms = rooms;
    this.#log = log;
  }

  watch(game: string, since: number, chat: number): void {
    const known = this.#subscriptions.get(game);
    if (known) this.#again(known, since, chat);
    else if (this.#subscriptions.size >= MAX_WATCHED) this.#outlet.refuse({ code: 'TOO_MANY_GAMES' }, game);
    else if (this.pending >= MAX_WATCHED)
      this.#outlet.refuse({ code: 'TOO_MANY_REQUESTS', waitMs: 1_000 }, game);
    else void this.#begin(game, since, chat);
  }

  /** The client watches already and has noticed that something is missing. */
  #again(subscription: Subscription, since: number, chat: number): void {
    if (!subscription.watching || subscription.catchingUp) return;
    subscription.behind = true;
    subscription.seq = since;
    subscription.chat = chat;
    void this.#catchUp(subscription);
  }

  async #begin(game: string, since: number, chat: number): Promise<void> {
    const subscription: Subscription = {
      socket: this.#outlet.id,
      player: this.#outlet.player(),
      receive: told => {
        this.#receive(subscription, told);
      },
      watching: undefined,
      seq: since,
      chat,
      behind: false,
      catchingUp: false,
    };
    this.#subscriptions.set(game, subscription);
    this.pending++;
    const answer = await this.#rooms.watch(game, since, chat, subscription);
    this.pending--;
    const wanted = this.#subscriptions.get(game) === subscription;
    if (!answer.ok) {
      if (wanted) this.#subscriptions.delete(game);
      this.#outlet.refuse(answer.error, game);
    } else if (wanted) subscription.watching = answer.value;
    // It has left, or gone, meanwhile.
    else answer.value.leave();
  }

  leave(game: string): void {
    this.#subscriptions.get(game)?.watching?.leave();
    this.#subscriptions.delete(game);
  }

  leaveAll(): void {
    for (const { watching } of this.#subscriptions.values()) watching?.leave();
    this.#subscriptions.clear();
  }

  #receive(subscription: Subscription, message: WatcherMessage): void {
    if ((message.protocol ?? 0) > this.#outlet.protocol) {
      this.#outlet.tooOld();
      return;
    }
    if (message.kind === 'game') subscription.behind = false;
    if (subscription.behind) return;
    if (this.#outlet.full()) {
      subscription.behind = true;
      this.#outlet.behind();
      return;
    }
    subscription.seq = message.event ?? subscription.seq;
    subscription.chat = message.line ?? subscription.chat;
    this.#outlet.sendText(message.text);
  }

  /** The reader has caught up: sends what was left out. */
  drained(): void {
    for (const view of this.#subscriptions.values()) if (view.behind) void this.#catchUp(view);
  }

  async #catchUp(subscription: Subscription): Promise<void> {
    if (subscription.catchingUp) return;
    subscription.catchingUp = true;
    try {
      // With the store out of reach it is tried again soon.
      if ((await subscription.watching?.catchUp(subscription.seq, subscription.chat)) === false)
        this.#outlet.behind();
      subscription.catchingUp = false;
    } catch (error) {
      this.#log.warn({ err: error }, 'a reader could not catch up');
      this.#outlet.lost();
    }
  }
}
