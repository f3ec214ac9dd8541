import { err, ok } from '@korong/rules';
import type { Bus } from '../../shared/shared.js';
import type { Answer } from './answer.js';
import { GameRoom, type GameRoomDeps } from './gameRoom.js';
import { gameChannel, type GameNews } from './news.js';

/** How many rooms without watchers stay in memory. */
const MAX_IDLE = 1_000;
/** How long a new room waits for its subscription before it reads the store; if that takes longer, it reads again later. */
const LIVE_WITHIN = 250;

interface RoomCacheDeps extends GameRoomDeps {
  readonly bus: Bus;
  /** The id of this process on the bus. */
  readonly process: string;
  readonly maxIdle?: number | undefined;
}

/** The rooms in memory: those that are watched or used, and the idle ones that were used last. */
export class RoomCache {
  readonly #deps: RoomCacheDeps;
  readonly #rooms = new Map<string, GameRoom>();
  readonly #loading = new Map<string, Promise<Answer<GameRoom>>>();
  readonly #idle = new Map<string, GameRoom>();
  readonly #unsubscribe = new Map<string, () => void>();

  constructor(deps: RoomCacheDeps) {
    this.#deps = deps;
  }

  get size(): number {
    return this.#rooms.size;
  }

  all(): IterableIterator<GameRoom> {
    return this.#rooms.values();
  }

  /** The room if it is in memory. */
  known(id: string): GameRoom | undefined {
    return this.#rooms.get(id);
  }

  /** Uses a room, which stays in memory meanwhile. May throw `StoreTrouble`. */
  async use<T>(id: string, task: (room: GameRoom, fresh: boolean) => Promise<Answer<T>>): Promise<Answer<T>> {
    let room = this.#rooms.get(id);
    const fresh = room === undefined;
    // Other tasks that asked at the same time may be done with it already, and it may have been dropped again.
    while (room === undefined || this.#rooms.get(id) !== room) {
      const loaded = await this.#load(id);
      if (!loaded.ok) return loaded;
      room = loaded.value;
    }
    room.users++;
    this.#idle.delete(id);
    try {
      return await task(room, fresh);
    } finally {
      room.users--;
      this.release(room);
    }
  }

  /** To be called when a user or a watcher of the room has gone. */
  release(room: GameRoom): void {
    if (room.users > 0 || room.audience.size > 0 || this.#rooms.get(room.id) !== room) return;
    this.#idle.set(room.id, room);
    if (this.#idle.size <= (this.#deps.maxIdle ?? MAX_IDLE)) return;
    const [oldest] = this.#idle.keys();
    this.#forget(oldest!);
  }

  #forget(id: string): void {
    this.#idle.delete(id);
    this.#rooms.delete(id);
    this.#unsubscribe.get(id)?.();
    this.#unsubscribe.delete(id);
  }

  close(): void {
    for (const id of [...this.#rooms.keys()]) this.#forget(id);
  }

  /** All that ask for a room at the same time get the same one. */
  #load(id: string): Promise<Answer<GameRoom>> {
    const loading = this.#loading.get(id);
    if (loading) return loading;
    const load = this.#read(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, load);
    return load;
  }

  async #read(id: string): Promise<Answer<GameRoom>> {
    const room = new GameRoom(id, this.#deps);
    const end = await this.#listen(room);
    try {
      if (!(await room.load())) {
        end();
        return err({ code: 'GAME_NOT_FOUND' });
      }
    } catch (error) {
      end();
      throw error;
    }
    this.#rooms.set(id, room);
    this.#unsubscribe.set(id, end);
    await this.#deps.events.emit('advanced', { room });
    return ok(room);
  }

  /** Subscribes to other processes before the store is read, so that nothing falls between. */
  #listen(room: GameRoom): Promise<() => void> {
    const { bus, events, process } = this.#deps;
    return new Promise(resolve => {
      let late = false;
      const end = bus.subscribe(
        gameChannel(room.id),
        message => {
          const news = message as GameNews;
          // Its own news were taken when they were published.
          if (news.from !== process) void events.emit('news', { room, news });
        },
        () => {
          clearTimeout(timer);
          if (!late) resolve(end);
          else room.refresh().catch(() => undefined);
        },
      );
      const timer = setTimeout(() => {
        late = true;
        resolve(end);
      }, LIVE_WITHIN);
    });
  }
}
