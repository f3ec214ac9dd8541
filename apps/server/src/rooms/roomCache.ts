import { err, ok } from '@korong/rules';
import type { Log } from '../logs.js';
import type { Bus } from '../shared/shared.js';
import type { GameStore } from '../store/store.js';
import { gameChannel, type GameNews } from './messages.js';
import { Room, type Adopted } from './room.js';
import type { Answer } from './rooms.js';

/** How many rooms stay in memory that nobody watches. */
const MOST_IDLE = 1_000;
/** So long a new room waits to hear other processes before it looks at the store; later it looks once more. */
const LIVE_WITHIN = 250;

export interface RoomCacheParts {
  readonly games: GameStore;
  readonly bus: Bus;
  readonly log: Log;
  readonly now: () => number;
  readonly mostIdle?: number;
  /** News from any process, this one included. */
  readonly hear: (room: Room, news: GameNews) => void;
  /** Something was found that this process had not made. */
  readonly grown: (room: Room) => void;
  /** The room has just come into memory; whoever asked for it waits. */
  readonly loaded: (room: Room) => Promise<void> | undefined;
}

/** The rooms in memory: those that are watched or used, and the idle ones that were used last. */
export class RoomCache {
  readonly #parts: RoomCacheParts;
  readonly #rooms = new Map<string, Room>();
  readonly #coming = new Map<string, Promise<Answer<Room>>>();
  readonly #idle = new Map<string, Room>();
  readonly #unsubscribe = new Map<string, () => void>();

  constructor(parts: RoomCacheParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#rooms.size;
  }

  all(): IterableIterator<Room> {
    return this.#rooms.values();
  }

  /** The room if it is in memory. */
  known(id: string): Room | undefined {
    return this.#rooms.get(id);
  }

  /** Does something with a room, which stays in memory meanwhile. May throw `StoreTrouble`. */
  async use<T>(id: string, task: (room: Room, fresh: boolean) => Promise<Answer<T>>): Promise<Answer<T>> {
    let room = this.#rooms.get(id);
    const fresh = room === undefined;
    // Others who asked at the same time may be done with it already, and it may have gone again.
    while (room === undefined || this.#rooms.get(id) !== room) {
      const came = await this.#come(id);
      if (!came.ok) return came;
      room = came.value;
    }
    this.#hold(room);
    try {
      return await task(room, fresh);
    } finally {
      this.release(room);
    }
  }

  #hold(room: Room): void {
    room.users++;
    this.#idle.delete(room.id);
  }

  /** Somebody is done with it, or has stopped watching. */
  release(room: Room, by: 'user' | 'watcher' = 'user'): void {
    if (by === 'user') room.users--;
    if (room.users > 0 || room.watchers.size > 0 || this.#rooms.get(room.id) !== room) return;
    this.#idle.set(room.id, room);
    if (this.#idle.size <= (this.#parts.mostIdle ?? MOST_IDLE)) return;
    const [oldest] = this.#idle.keys();
    this.forget(oldest!);
  }

  forget(id: string): void {
    this.#idle.delete(id);
    this.#rooms.delete(id);
    this.#unsubscribe.get(id)?.();
    this.#unsubscribe.delete(id);
  }

  /** Everybody who asks for a room at the same time gets the same one. */
  #come(id: string): Promise<Answer<Room>> {
    const coming = this.#coming.get(id);
    if (coming) return coming;
    const load = this.#load(id).finally(() => this.#coming.delete(id));
    this.#coming.set(id, load);
    return load;
  }

  async #load(id: string): Promise<Answer<Room>> {
    const room = new Room(id, this.#parts.now());
    const end = await this.#listen(room);
    try {
      const found = await this.#fetch(room);
      if (found === 'nothing') {
        end();
        return err({ code: 'GAME_NOT_FOUND' });
      }
    } catch (error) {
      end();
      throw error;
    }
    room.told = room.seq;
    room.shownOpen = room.open !== undefined;
    this.#rooms.set(id, room);
    this.#unsubscribe.set(id, end);
    await this.#parts.loaded(room);
    return ok(room);
  }

  /** Hears other processes first and looks at the store then, so that nothing falls between. */
  #listen(room: Room): Promise<() => void> {
    return new Promise(resolve => {
      let late = false;
      const end = this.#parts.bus.subscribe(
        gameChannel(room.id),
        news => {
          this.#parts.hear(room, news as GameNews);
        },
        () => {
          clearTimeout(timer);
          if (!late) resolve(end);
          else this.refresh(room).catch(() => undefined);
        },
      );
      const timer = setTimeout(() => {
        late = true;
        resolve(end);
      }, LIVE_WITHIN);
    });
  }

  async #fetch(room: Room): Promise<Adopted | 'nothing' | 'open'> {
    const { games, log } = this.#parts;
    // An open game may begin between the two looks, so the match is looked for again after the second.
    for (let look = 0; look < 2; look++) {
      const kept = await games.load(room.id, room.seq);
      if (kept) {
        const adopted = room.become(kept);
        if (adopted === 'gap' || (adopted === 'unreadable' && room.unreadable === 'INTERNAL'))
          log.error({ game: room.id }, 'log cannot be replayed');
        return adopted;
      }
      room.open = await games.openGame(room.id);
      if (room.open) return 'open';
    }
    return 'nothing';
  }

  /** Somebody has another name now: gives the rooms in which it has to be shown. */
  async renamed(player: string): Promise<readonly Room[]> {
    const rooms = [...this.#rooms.values()].filter(room => room.has(player));
    for (const room of rooms) {
      const kept = room.open ? undefined : await this.#parts.games.load(room.id, 0);
      if (kept) room.rename(kept);
      else await this.refresh(room);
    }
    return rooms;
  }

  /** Looks at the store for what is not known here yet. True if there was something. */
  async refresh(room: Room): Promise<boolean> {
    const open = room.open !== undefined;
    const found = await this.#fetch(room);
    const changed = found === 'new' || found === 'unreadable' || (open && found === 'nothing');
    if (changed) this.#parts.grown(room);
    return changed;
  }
}
