import { err, ok } from '@korong/rules';
import type { Log } from '../logs.js';
import { StoreTrouble, type ChatStore } from '../store/store.js';
import type { Attendance } from './attendance.js';
import { MOST_LINES } from './chat.js';
import type { Hall } from './hall.js';
import type { Heart } from './heart.js';
import type { Herald } from './herald.js';
import { chatTold, closedTold, gameTold, openTold, unreadableTold, type GameNews } from './messages.js';
import type { Room } from './room.js';
import type { Answer, Told, Watcher, Watching } from './rooms.js';

export interface WatchParts {
  readonly chat: ChatStore;
  readonly hall: Hall;
  readonly herald: Herald;
  readonly attendance: Attendance;
  readonly heart: Heart;
  readonly log: Log;
  readonly process: string;
}

/** Who watches what, and what they are shown. */
export class Watches {
  readonly #parts: WatchParts;

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  watch(id: string, since: number, chat: number, watcher: Watcher): Promise<Answer<Watching>> {
    return this.#parts.hall.use(id, async (room, fresh): Promise<Answer<Watching>> => {
      if (!fresh) await this.#parts.hall.refresh(room);
      const told = await this.#snapshot(room, since, chat);
      if (!told.ok) return told;
      room.watchers.add(watcher);
      watcher.hear(told.value);
      void this.#parts.attendance.enter(room, watcher);
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
    void this.#parts.attendance.leave(room, watcher);
    this.#parts.hall.release(room, 'watcher');
  }

  async #catchUp(room: Room, since: number, chat: number, watcher: Watcher): Promise<boolean> {
    try {
      await this.#parts.hall.refresh(room);
      const told = await this.#snapshot(room, since, chat);
      if (told.ok && room.watchers.has(watcher)) watcher.hear(told.value);
      return true;
    } catch (error) {
      if (!(error instanceof StoreTrouble)) throw error;
      this.#parts.heart.failed();
      return false;
    }
  }

  async #lines(room: Room, after: number): ReturnType<ChatStore['lines']> {
    // Whoever claims to know more than there can be gets everything.
    const from = after > MOST_LINES * 2 ? 0 : after;
    for (;;) {
      const lines = await this.#parts.chat.lines(room.id, from, MOST_LINES);
      const last = lines.at(-1)?.n;
      // A line may have been told to the others while this was on its way.
      if (room.chat !== undefined && room.chat > (last ?? from) && lines.length < MOST_LINES) continue;
      // What somebody claims to have read says nothing about what there is.
      if (last !== undefined || from === 0) room.chat = Math.max(room.chat ?? 0, last ?? 0);
      return lines;
    }
  }

  async #snapshot(room: Room, since: number, chat: number): Promise<Answer<Told>> {
    const { herald, attendance, heart } = this.#parts;
    if (room.unreadable) return err({ code: room.unreadable });
    if (!room.match) {
      return room.open ? ok(openTold(room.open, heart.now())) : err({ code: 'GAME_NOT_FOUND' });
    }
    const [lines, presence] = await Promise.all([this.#lines(room, chat), attendance.of(room)]);
    // Otherwise whoever comes now would hear of some events twice.
    herald.tellNow(room);
    const from = since <= room.seq ? since : 0;
    const events = room.match.events.slice(from);
    const { id: game, seats } = room;
    return ok(
      gameTold({ game, seats: seats!, since: from, events, chat: lines, presence, now: heart.now() }),
    );
  }

  /** Somebody has another name, or none any more. */
  async renamed(player: string): Promise<void> {
    for (const room of await this.#parts.hall.renamed(player)) {
      const told = await this.#snapshot(room, room.seq, room.chat ?? 0);
      if (told.ok) room.tell(told.value);
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
        if (news.from !== this.#parts.process) this.#parts.attendance.elsewhere(room);
        return;
      case 'chat': {
        const missed = room.chat !== undefined && news.line.n > room.chat + 1;
        const after = room.chat ?? 0;
        if (news.line.n <= after) return;
        room.chat = news.line.n;
        if (!missed) room.tell(chatTold(room.id, [news.line]));
        else this.#missedChat(room, after).catch(this.#passOver(room));
        return;
      }
    }
  }

  async #missedChat(room: Room, after: number): Promise<void> {
    const lines = await this.#parts.chat.lines(room.id, after, MOST_LINES);
    if (lines.length === 0) return;
    room.chat = Math.max(room.chat ?? 0, lines.at(-1)!.n);
    room.tell(chatTold(room.id, lines));
  }

  /** Makes up for whatever was not heard of. May throw `StoreTrouble`. */
  async makeUp(room: Room): Promise<void> {
    await this.#parts.hall.refresh(room);
    if (room.chat !== undefined) await this.#missedChat(room, room.chat);
  }

  /** Looks at the store for what this room has missed. */
  look(room: Room): void {
    this.#parts.hall.refresh(room).catch(this.#passOver(room));
  }

  #passOver(room: Room): (error: unknown) => void {
    return error => {
      if (error instanceof StoreTrouble) this.#parts.heart.failed();
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
    } else this.#parts.herald.soon(room);
  };

  async #begun(room: Room): Promise<void> {
    await this.#parts.attendance.seated(room);
    const told = await this.#snapshot(room, 0, 0);
    if (told.ok) room.tell(told.value);
  }
}
