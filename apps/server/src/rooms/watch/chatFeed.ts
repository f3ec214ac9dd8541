import type { ChatLine } from '@korong/protocol';
import type { ChatStore } from '../../store/store.js';
import type { GameRoom } from '../game/gameRoom.js';
import { chatMessage } from './messages.js';

/** How many lines a game may have. Every watcher gets all of them, so there cannot be many. */
export const MAX_LINES = 300;

interface ChatRead {
  readonly lines: readonly ChatLine[];
  /** The last line heard of at that moment. If the audience has heard of another one since, there are more. */
  readonly heard: number | undefined;
}

/** Tells the watchers of a room every chat line once, in order. */
export class ChatFeed {
  readonly #store: ChatStore;

  constructor(store: ChatStore) {
    this.#store = store;
  }

  /** The lines after `from`. */
  async lines(room: GameRoom, from: number): Promise<ChatRead> {
    const { audience } = room;
    for (;;) {
      const known = audience.line;
      const lines = await this.#store.lines(room.id, from, MAX_LINES);
      const last = lines.at(-1)?.n;
      // A line was told to the others while these were on their way.
      if (audience.line !== known) continue;
      if (last !== undefined && known !== undefined && last > known) {
        // The other watchers have not heard of it either.
        await this.catchUp(room);
        continue;
      }
      // `from` is a client's claim and says nothing about the lines there are; and the last line may have been erased.
      if (last !== undefined || from === 0) audience.line = Math.max(known ?? 0, last ?? 0);
      return { lines, heard: audience.line };
    }
  }

  /** A line that was just stored. False if lines before it are missing. */
  take({ id, audience }: GameRoom, line: ChatLine): boolean {
    if (line.n <= (audience.line ?? 0)) return true;
    if (audience.line !== undefined && line.n > audience.line + 1) return false;
    audience.line = line.n;
    audience.send(chatMessage(id, [line]));
    return true;
  }

  /** Tells the lines that this process has not heard of. */
  async catchUp({ id, audience }: GameRoom): Promise<void> {
    const found = await this.#store.lines(id, audience.line ?? 0, MAX_LINES);
    // Some of them may have been told meanwhile.
    const lines = found.filter(({ n }) => n > (audience.line ?? 0));
    if (lines.length === 0) return;
    audience.line = lines.at(-1)!.n;
    audience.send(chatMessage(id, lines));
  }
}
