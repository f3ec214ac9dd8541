import type { Log } from '../logs.js';
import type { Refused, Rooms, Told, Watcher, Watching } from '../rooms/index.js';
import type { PlayerInfo } from '@korong/protocol';
import { MOST_WATCHED } from './bounds.js';

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
interface View extends Watcher {
  watching: Watching | undefined;
  /** The last event and the last chat line that it has been sent. */
  seq: number;
  chat: number;
  /** Something was left out: nothing more until all has been read, and then everything at once. */
  behind: boolean;
  catchingUp: boolean;
}

/** The games that one socket watches. */
export class Views {
  readonly #outlet: Outlet;
  readonly #rooms: Rooms;
  readonly #log: Log;
  readonly #views = new Map<string, View>();
  /** How many of them are on their way. */
  pending = 0;

  constructor(outlet: Outlet, rooms: Rooms, log: Log) {
    this.#outlet = outlet;
    this.#rooms = rooms;
    this.#log = log;
  }

  watch(game: string, since: number, chat: number): void {
    const known = this.#views.get(game);
    if (known) this.#again(known, since, chat);
    else if (this.#views.size >= MOST_WATCHED) this.#outlet.refuse({ code: 'TOO_MANY_GAMES' }, game);
    else if (this.pending >= MOST_WATCHED)
      this.#outlet.refuse({ code: 'TOO_MANY_REQUESTS', wait: 1_000 }, game);
    else void this.#begin(game, since, chat);
  }

  /** The client watches already and has noticed that something is missing. */
  #again(view: View, since: number, chat: number): void {
    if (!view.watching || view.catchingUp) return;
    view.behind = true;
    view.seq = since;
    view.chat = chat;
    void this.#catchUp(view);
  }

  async #begin(game: string, since: number, chat: number): Promise<void> {
    const view: View = {
      socket: this.#outlet.id,
      player: this.#outlet.player(),
      hear: told => {
        this.#told(view, told);
      },
      watching: undefined,
      seq: since,
      chat,
      behind: false,
      catchingUp: false,
    };
    this.#views.set(game, view);
    this.pending++;
    const answer = await this.#rooms.watch(game, since, chat, view);
    this.pending--;
    const wanted = this.#views.get(game) === view;
    if (!answer.ok) {
      if (wanted) this.#views.delete(game);
      this.#outlet.refuse(answer.error, game);
    } else if (wanted) view.watching = answer.value;
    // It has left, or gone, meanwhile.
    else answer.value.leave();
  }

  leave(game: string): void {
    this.#views.get(game)?.watching?.leave();
    this.#views.delete(game);
  }

  leaveAll(): void {
    for (const { watching } of this.#views.values()) watching?.leave();
    this.#views.clear();
  }

  #told(view: View, told: Told): void {
    if ((told.protocol ?? 0) > this.#outlet.protocol) {
      this.#outlet.tooOld();
      return;
    }
    if (told.kind === 'game') view.behind = false;
    if (view.behind) return;
    if (this.#outlet.full()) {
      view.behind = true;
      this.#outlet.behind();
      return;
    }
    view.seq = told.event ?? view.seq;
    view.chat = told.line ?? view.chat;
    this.#outlet.sendText(told.text);
  }

  /** The reader has caught up: sends what was left out. */
  drained(): void {
    for (const view of this.#views.values()) if (view.behind) void this.#catchUp(view);
  }

  async #catchUp(view: View): Promise<void> {
    if (view.catchingUp) return;
    view.catchingUp = true;
    try {
      // With the store out of reach it is tried again soon.
      if ((await view.watching?.catchUp(view.seq, view.chat)) === false) this.#outlet.behind();
      view.catchingUp = false;
    } catch (error) {
      this.#log.warn({ err: error }, 'a reader could not catch up');
      this.#outlet.lost();
    }
  }
}
