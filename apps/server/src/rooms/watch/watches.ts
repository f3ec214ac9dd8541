import { ok } from '@korong/rules';
import { PEOPLE } from '../../accounts/sessions.js';
import type { Bus } from '../../shared/shared.js';
import { StoreTrouble } from '../../store/store.js';
import type { Answer } from '../game/answer.js';
import type { Watcher } from '../game/audience.js';
import type { GameRoom } from '../game/gameRoom.js';
import type { LogError } from '../game/errorLog.js';
import type { RoomCache } from '../game/roomCache.js';
import type { StoreClock } from '../game/storeClock.js';
import type { RoomPresence } from './roomPresence.js';
import type { Snapshots } from './snapshots.js';

/** One watcher's hold on one game. */
export interface Watching {
  leave(): void;
  /**
   * Sends everything after these numbers, for a reader who did not keep up; it is heard like all other messages. False if the
   * store is out of reach: try again.
   */
  catchUp(since: number, chat: number): Promise<boolean>;
}

interface WatchDeps {
  readonly bus: Bus;
  readonly cache: RoomCache;
  readonly roomPresence: RoomPresence;
  readonly snapshots: Snapshots;
  readonly storeClock: StoreClock;
  readonly logError: LogError;
}

/** Lets connections watch games: a snapshot first, then everything that happens. */
export class Watches {
  readonly #deps: WatchDeps;
  readonly #unsubscribe: () => void;

  constructor(deps: WatchDeps) {
    this.#deps = deps;
    this.#unsubscribe = deps.bus.subscribe(PEOPLE, player => {
      if (typeof player !== 'string') return;
      this.#renamed(player).catch((error: unknown) => {
        deps.logError(error, 'room failed');
      });
    });
  }

  watch(id: string, since: number, chat: number, watcher: Watcher): Promise<Answer<Watching>> {
    const { cache, roomPresence, snapshots } = this.#deps;
    return cache.use(id, async (room, fresh): Promise<Answer<Watching>> => {
      if (!fresh) await room.refresh();
      const shown = await snapshots.show(room, since, chat, snapshot => {
        room.audience.watchers.add(watcher);
        watcher.receive(snapshot);
      });
      if (!shown.ok) return shown;
      void roomPresence.enter(room, watcher);
      return ok({
        leave: () => {
          this.#leave(room, watcher);
        },
        catchUp: (last, line) => this.#catchUp(room, last, line, watcher),
      });
    });
  }

  #leave(room: GameRoom, watcher: Watcher): void {
    if (!room.audience.watchers.delete(watcher)) return;
    void this.#deps.roomPresence.leave(room, watcher);
    this.#deps.cache.release(room);
  }

  async #catchUp(room: GameRoom, since: number, chat: number, watcher: Watcher): Promise<boolean> {
    try {
      await room.refresh();
      await this.#deps.snapshots.show(room, since, chat, snapshot => {
        if (room.audience.watchers.has(watcher)) watcher.receive(snapshot);
      });
      return true;
    } catch (error) {
      if (!(error instanceof StoreTrouble)) throw error;
      this.#deps.storeClock.failed(error);
      return false;
    }
  }

  /** A player has another name, or was erased. */
  async #renamed(player: string): Promise<void> {
    const rooms = [...this.#deps.cache.all()].filter(room => room.has(player));
    for (const room of rooms) await room.rename();
    for (const room of rooms)
      await this.#deps.snapshots.show(room, room.seq, room.audience.line ?? 0, snapshot => {
        room.audience.send(snapshot);
      });
  }

  close(): void {
    this.#unsubscribe();
  }
}
