import type { ChatLine } from '@korong/protocol';
import { err, ok } from '@korong/rules';
import type { Log } from '../logs.js';
import { StoreTrouble, type ChatStore } from '../store/store.js';
import type { RoomPresence } from './roomPresence.js';
import { MOST_LINES } from './chat.js';
import type { RoomCache } from './roomCache.js';
import type { StoreClock } from './storeClock.js';
import type { Broadcaster } from './broadcaster.js';
import { chatTold, closedTold, gameTold, openTold, unreadableTold, type GameNews } from './messages.js';
import type { Room } from './room.js';
import type { Answer, Told, Watcher, Watching } from './rooms.js';

export interface WatchParts {
  readonly chat: ChatStore;
  readonly cache: RoomCache;
  readonly broadcaster: Broadcaster;
  readonly roomPresence: RoomPresence;
  readonly storeClock: StoreClock;
  readonly log: Log;
  readonly process: string;
}

interface Read {
  readonly lines: readonly ChatLine[];
  /** The last line heard of when these were all there are; if it is another one now, there are more. */
  readonly heard: number | undefined;
}

/** Who watches which game: snapshots for those who come, news for those who are there. */
export class Watches {
  readonly #parts: WatchParts;

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  watch(id: string, since: number, chat: number, watcher: Watcher): Promise<Answer<Watching>> {
    return this.#parts.cache.use(id, async (room, fresh): Promise<Answer<Watching>> => {
      if (!fresh) await this.#parts.cache.refresh(room);
      const told = await this.#snapshot(room, since, chat, news => {
        room.watchers.add(watcher);
        watcher.hear(news);
      });
      if (!told.ok) return told;
      void this.#parts.roomPresence.enter(room, watcher);
      return ok({
        leave: () => {
          this.#leave(room, watcher);
        },
        catchUp: (last, line) => this.#catchUp(room, last, line, watcher),
      });
    });
  }

  #leave(room: Room, watcher: Watcher): void {
    if (!room.watchers.delete(watcher)) return;
    void this.#parts.roomPresence.leave(room, watcher);
    this.#parts.cache.release(room, 'watcher');
  }

  async #catchUp(room: Room, since: number, chat: number, watcher: Watcher): Promise<boolean> {
    try {
      await this.#parts.cache.refresh(room);
      await this.#snapshot(room, since, chat, news => {
        if (room.watchers.has(watcher)) watcher.hear(news);
      });
      return true;
    } catch (error) {
      if (!(error instanceof StoreTrouble)) throw error;
      this.#parts.storeClock.failed(error);
      return false;
    }
  }

  async #lines(room: Room, from: number): Promise<Read> {
    for (;;) {
      const heard = room.chat;
      const lines = await this.#parts.chat.lines(room.id, from, MOST_LINES);
      const last = lines.at(-1)?.n;
      // A line was told to the others while these were on their way.
      if (room.chat !== heard) continue;
      if (last !== undefined && heard !== undefined && last > heard) {
        // Those who watch already have not heard of it either.
        await this.#missedChat(room);
        continue;
      }
      // What somebody claims to have read says nothing about what there is, and the last line may have been taken out again.
      if (last !== undefined || from === 0) room.chat = Math.max(heard ?? 0, last ?? 0);
      return { lines, heard: room.chat };
    }
  }

  /** How things stand, handed to `show` in the moment in which it is true: whatever comes after it is told to watchers. */
  async #snapshot(
    room: Room,
    since: number,
    chat: number,
    show: (news: Told) => void,
  ): Promise<Answer<undefined>> {
    const { broadcaster, roomPresence, storeClock } = this.#parts;
    if (room.unreadable) return err({ code: room.unreadable });
    if (!room.match) {
      if (!room.open) return err({ code: 'GAME_NOT_FOUND' });
      show(openTold(room.open, storeClock.now()));
      return ok(undefined);
    }
    const presence = await roomPresence.of(room);
    // Whoever claims to know more than there can be gets everything.
    const read = chat > MOST_LINES * 2 ? 0 : chat;
    let { lines, heard } = await this.#lines(room, read);
    while (room.chat !== heard) ({ lines, heard } = await this.#lines(room, read));
    // Otherwise whoever comes now would hear of some events twice.
    broadcaster.tellNow(room);
    const from = since <= room.seq ? since : 0;
    const events = room.match.events.slice(from);
    const { id: game, seats } = room;
    const snapshot = {
      game,
      seats: seats!,
      since: from,
      events,
      chat: lines,
      presence,
      now: storeClock.now(),
    };
    show(gameTold(snapshot, room.match.setup.options));
    return ok(undefined);
  }

  /** Somebody has another name, or none any more. */
  async renamed(player: string): Promise<void> {
    for (const room of await this.#parts.cache.renamed(player)) {
      await this.#snapshot(room, room.seq, room.chat ?? 0, news => {
        room.tell(news);
      });
    }
  }

  /** News from another process. */
  readonly hear = (room: Room, news: GameNews): void => {
    if (news.from !== this.#parts.process) this.take(room, news);
  };

  /** News, which are heard of once, but perhaps late or not in order. */
  take(room: Room, news: GameNews): void {
    switch (news.kind) {
      case 'events': {
        const adopted = room.adopt(news.events);
        if (adopted === 'new' || adopted === 'unreadable') this.grown(room);
        else if (adopted === 'gap') this.look(room);
        return;
      }
      case 'begun':
      case 'closed':
        this.look(room);
        return;
      case 'presence':
        if (news.from !== this.#parts.process) this.#parts.roomPresence.elsewhere(room);
        return;
      case 'chat': {
        const { line } = news;
        if (line.n <= (room.chat ?? 0)) return;
        if (room.chat !== undefined && line.n > room.chat + 1) {
          this.#missedChat(room).catch(this.#passOver(room));
          return;
        }
        room.chat = line.n;
        room.tell(chatTold(room.id, [line]));
        return;
      }
    }
  }

  async #missedChat(room: Room): Promise<void> {
    const found = await this.#parts.chat.lines(room.id, room.chat ?? 0, MOST_LINES);
    // Some of them may have been told meanwhile.
    const lines = found.filter(({ n }) => n > (room.chat ?? 0));
    if (lines.length === 0) return;
    room.chat = lines.at(-1)!.n;
    room.tell(chatTold(room.id, lines));
  }

  /** Makes up for whatever was not heard of. May throw `StoreTrouble`. */
  async makeUp(room: Room): Promise<void> {
    await this.#parts.cache.refresh(room);
    if (room.chat !== undefined) await this.#missedChat(room);
  }

  /** Looks at the store for what this room has missed. */
  look(room: Room): void {
    this.#parts.cache.refresh(room).catch(this.#passOver(room));
  }

  #passOver(room: Room): (error: unknown) => void {
    return error => {
      if (error instanceof StoreTrouble) this.#parts.storeClock.failed(error);
      else this.#parts.log.error({ err: error, game: room.id }, 'room could not be brought up to date');
    };
  }

  /** Shows the watchers what has come to light. */
  readonly grown = (room: Room): void => {
    if (room.unreadable) room.tell(unreadableTold(room.id, room.unreadable));
    else if (!room.match) {
      if (!room.open) room.tell(closedTold(room.id));
    } else if (room.shownOpen) {
      room.shownOpen = false;
      room.told = room.seq;
      void this.#begun(room).catch(this.#passOver(room));
    } else this.#parts.broadcaster.soon(room);
  };

  async #begun(room: Room): Promise<void> {
    await this.#parts.roomPresence.seated(room);
    await this.#snapshot(room, 0, 0, news => {
      room.tell(news);
    });
  }
}
