import type { Emitter } from '../game/emitter.js';
import type { GameRoom, RoomEvents } from '../game/gameRoom.js';
import type { GameNews } from '../game/news.js';
import type { LogError } from '../game/errorLog.js';
import type { Broadcaster } from './broadcaster.js';
import type { ChatFeed } from './chatFeed.js';
import { closedMessage, unreadableMessage } from './messages.js';
import type { RoomPresence } from './roomPresence.js';
import type { Snapshots } from './snapshots.js';

interface NewsReaderDeps {
  readonly events: Emitter<RoomEvents>;
  readonly chatFeed: ChatFeed;
  readonly broadcaster: Broadcaster;
  readonly roomPresence: RoomPresence;
  readonly snapshots: Snapshots;
  readonly logError: LogError;
  /** The id of this process on the bus. */
  readonly process: string;
}

/** Takes news of games into the rooms of this process, and shows watchers what they brought. */
export class NewsReader {
  readonly #deps: NewsReaderDeps;

  constructor(deps: NewsReaderDeps) {
    this.#deps = deps;
    deps.events.on('news', ({ room, news }) => {
      this.#take(room, news);
    });
    deps.events.on('caughtUp', ({ room }) => {
      this.#show(room);
    });
  }

  /** Each arrives once, but perhaps late or out of order. */
  #take(room: GameRoom, news: GameNews): void {
    const { chatFeed, roomPresence, process } = this.#deps;
    switch (news.kind) {
      case 'events': {
        const adopted = room.adopt(news.events);
        if (adopted === 'new' || adopted === 'unreadable') this.#show(room);
        else if (adopted === 'gap') this.#inBackground(room, room.refresh());
        return;
      }
      case 'begun':
      case 'closed':
        this.#inBackground(room, room.refresh());
        return;
      case 'presence':
        if (news.from !== process) roomPresence.changedElsewhere(room);
        return;
      case 'chat':
        if (!chatFeed.take(room, news.line)) this.#inBackground(room, chatFeed.catchUp(room));
        return;
    }
  }

  /** Makes up for news that never arrived. May throw `StoreTrouble`. */
  async catchUp(room: GameRoom): Promise<void> {
    await room.refresh();
    if (room.audience.line !== undefined) await this.#deps.chatFeed.catchUp(room);
  }

  /** Shows watchers what another process stored. */
  #show(room: GameRoom): void {
    const { id, audience, match, open, unreadable } = room;
    if (unreadable) audience.send(unreadableMessage(id, unreadable));
    else if (!match) {
      if (!open) audience.send(closedMessage(id));
    } else if (audience.shownOpen) {
      audience.shownOpen = false;
      audience.event = room.seq;
      this.#inBackground(room, this.#showBegun(room));
    } else this.#deps.broadcaster.soon(room);
  }

  async #showBegun(room: GameRoom): Promise<void> {
    await this.#deps.roomPresence.seated(room);
    await this.#deps.snapshots.show(room, 0, 0, snapshot => {
      room.audience.send(snapshot);
    });
  }

  #inBackground(room: GameRoom, work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      this.#deps.logError(error, 'room could not be brought up to date', { game: room.id });
    });
  }
}
