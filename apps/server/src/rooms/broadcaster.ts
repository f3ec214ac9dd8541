import type { Bus } from '../shared/shared.js';
import type { StoredEvent } from '../store/store.js';
import { eventsTold, gameChannel, type GameNews, type Said } from './messages.js';
import type { Room } from './room.js';

/** Broadcasts stored events to watchers and to other processes, after the sender is acknowledged. */
export class Broadcaster {
  readonly #bus: Bus;
  readonly #now: () => number;
  readonly #process: string;
  /** What this process hears of its own news, whatever becomes of them on the bus. */
  readonly #hear: (game: string, news: GameNews) => void;
  readonly #rooms = new Map<Room, StoredEvent[]>();
  #scheduled = false;

  constructor(bus: Bus, now: () => number, process: string, hear: (game: string, news: GameNews) => void) {
    this.#bus = bus;
    this.#now = now;
    this.#process = process;
    this.#hear = hear;
  }

  /** `own`: what this process stored, and others have to hear of. */
  soon(room: Room, own: readonly StoredEvent[] = []): void {
    const waiting = this.#rooms.get(room);
    if (waiting) waiting.push(...own);
    else this.#rooms.set(room, [...own]);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(this.flush);
  }

  /** Tells everything that waits. */
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
  tellNow(room: Room): void {
    const events = room.untold();
    if (events.length === 0) return;
    room.told = room.seq;
    if (room.watchers.size > 0) room.tell(eventsTold(room.id, events, this.#now()));
  }

  publish(game: string, said: Said): void {
    const news: GameNews = { ...said, from: this.#process };
    this.#hear(game, news);
    this.#bus.publish(gameChannel(game), news);
  }
}
