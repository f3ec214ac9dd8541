import { GONE_KEPT, isWatcher, type Presence } from './shared.js';

/** Presence in one game. */
interface Room {
  /** By socket: the id of the player or watcher. */
  readonly sockets: Map<string, string>;
  readonly gone: Map<string, number>;
}

/** How many left games are remembered; beyond that the longest left go first. */
const MAX_LEFT = 50_000;

/** Presence within one process. */
export class LocalPresence implements Presence {
  readonly #now: () => number;
  readonly #rooms = new Map<string, Room>();
  /** By socket: how many games it has entered. */
  readonly #sockets = new Map<string, number>();
  /** Games that all have left, the longest left first. */
  readonly #left = new Map<string, Room>();
  readonly #maxLeft: number;

  constructor(now: () => number = Date.now, maxLeft = MAX_LEFT) {
    this.#now = now;
    this.#maxLeft = maxLeft;
  }

  enter(game: string, who: string, socket: string): Promise<void> {
    const room = this.#roomOf(game) ?? { sockets: new Map<string, string>(), gone: new Map() };
    this.#left.delete(game);
    this.#rooms.set(game, room);
    if (!room.sockets.has(socket)) this.#sockets.set(socket, (this.#sockets.get(socket) ?? 0) + 1);
    room.sockets.set(socket, who);
    room.gone.delete(who);
    return Promise.resolve();
  }

  leave(game: string, who: string, socket: string): Promise<void> {
    const room = this.#rooms.get(game);
    if (room?.sockets.get(socket) !== who) return Promise.resolve();
    room.sockets.delete(socket);
    const entered = this.#sockets.get(socket)! - 1;
    if (entered > 0) this.#sockets.set(socket, entered);
    else this.#sockets.delete(socket);
    if (!isWatcher(who) && ![...room.sockets.values()].includes(who)) room.gone.set(who, this.#now());
    if (room.sockets.size === 0) this.#empty(game, room);
    return Promise.resolve();
  }

  of(game: string): ReturnType<Presence['of']> {
    const room = this.#roomOf(game);
    const here = [...new Set(room?.sockets.values() ?? [])];
    const since = this.#now() - GONE_KEPT;
    const gone = Object.fromEntries([...(room?.gone ?? [])].filter(([, at]) => at > since));
    return Promise.resolve({ here, gone, whole: true });
  }

  connected(): Promise<number> {
    return Promise.resolve(this.#sockets.size);
  }

  onChange(): void {
    // There is no other process whose death could change anything.
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** Everything that was entered and not left. */
  *entries(): Generator<readonly [game: string, who: string, socket: string]> {
    for (const [game, { sockets }] of this.#rooms) {
      for (const [socket, who] of sockets) yield [game, who, socket];
    }
  }

  has(game: string, who: string, socket: string): boolean {
    return this.#rooms.get(game)?.sockets.get(socket) === who;
  }

  #roomOf(game: string): Room | undefined {
    return this.#rooms.get(game) ?? this.#left.get(game);
  }

  #empty(game: string, room: Room): void {
    this.#rooms.delete(game);
    if (room.gone.size === 0) return;
    this.#left.set(game, room);
    const [oldest] = this.#left.keys();
    if (this.#left.size > this.#maxLeft) this.#left.delete(oldest!);
  }
}
