import type { Bus } from '../../shared/shared.js';
import type { StoredEvent } from '../../store/store.js';
import type { Emitter } from '../game/emitter.js';
import type { GameRoom, RoomEvents } from '../game/gameRoom.js';
import { gameChannel, type GameNews, type Said } from '../game/news.js';
import type { RoomCache } from '../game/roomCache.js';
import { eventsMessage } from './messages.js';

interface BroadcasterDeps {
  readonly bus: Bus;
  readonly cache: RoomCache;
  readonly events: Emitter<RoomEvents>;
  readonly now: () => number;
  /** The id of this process on the bus. */
  readonly process: string;
}

/** Broadcasts stored events to watchers and to other processes, after the sender is acknowledged. */
export class Broadcaster {
  readonly #deps: BroadcasterDeps;
  /** Rooms whose watchers are to be told, with the events that other processes are to hear of. */
  readonly #rooms = new Map<GameRoom, StoredEvent[]>();
  #scheduled = false;

  constructor(deps: BroadcasterDeps) {
    this.#deps = deps;
    deps.events.on('stored', ({ room, events }) => {
      this.soon(room, events);
    });
  }

  /** `own`: events that this process stored. */
  soon(room: GameRoom, own: readonly StoredEvent[] = []): void {
    const waiting = this.#rooms.get(room);
    if (waiting) waiting.push(...own);
    else this.#rooms.set(room, [...own]);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(this.flush);
  }

  readonly flush = (): void => {
    this.#scheduled = false;
    const rooms = [...this.#rooms];
    this.#rooms.clear();
    for (const [room, own] of rooms) {
      this.tellNow(room);
      if (own.length > 0) this.publish(room.id, { kind: 'events', events: own });
    }
  };

  /** Brings the watchers of one room up to date at once. */
  tellNow({ id, match, audience }: GameRoom): void {
    const events = match?.events.slice(audience.event) ?? [];
    if (events.length === 0) return;
    audience.event += events.length;
    if (audience.size > 0) audience.send(eventsMessage(id, events, this.#deps.now()));
  }

  /** Sends news to other processes. The room of this process takes them too, whatever becomes of them on the bus. */
  publish(game: string, said: Said): void {
    const { bus, cache, events, process } = this.#deps;
    const news: GameNews = { ...said, from: process };
    const room = cache.known(game);
    if (room) void events.emit('news', { room, news });
    bus.publish(gameChannel(game), news);
  }
}
