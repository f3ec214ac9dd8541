import { err, ok } from '@korong/rules';
import type { Answer } from '../game/answer.js';
import type { WatcherMessage } from '../game/audience.js';
import type { GameRoom } from '../game/gameRoom.js';
import type { Broadcaster } from './broadcaster.js';
import { MAX_LINES, type ChatFeed } from './chatFeed.js';
import { gameMessage, openMessage } from './messages.js';
import type { RoomPresence } from './roomPresence.js';

interface SnapshotDeps {
  readonly chatFeed: ChatFeed;
  readonly broadcaster: Broadcaster;
  readonly roomPresence: RoomPresence;
  readonly now: () => number;
}

/** Snapshots of a room: seats, events, chat and presence. */
export class Snapshots {
  readonly #deps: SnapshotDeps;

  constructor(deps: SnapshotDeps) {
    this.#deps = deps;
  }

  /** Hands a snapshot to `show` at the moment at which it is true: everything after it is told to watchers. */
  async show(
    room: GameRoom,
    since: number,
    chat: number,
    show: (snapshot: WatcherMessage) => void,
  ): Promise<Answer<undefined>> {
    const { chatFeed, broadcaster, roomPresence, now } = this.#deps;
    if (room.unreadable) return err({ code: room.unreadable });
    if (!room.match) {
      if (!room.open) return err({ code: 'GAME_NOT_FOUND' });
      show(openMessage(room.open, now()));
      return ok(undefined);
    }
    const presence = await roomPresence.of(room);
    // A client that claims more lines than there can be gets all of them.
    const after = chat > MAX_LINES * 2 ? 0 : chat;
    let { lines, heard } = await chatFeed.lines(room, after);
    while (room.audience.line !== heard) ({ lines, heard } = await chatFeed.lines(room, after));
    // Otherwise a new watcher would hear of some events twice.
    broadcaster.tellNow(room);
    const from = since <= room.seq ? since : 0;
    const snapshot = {
      game: room.id,
      seats: room.seats!,
      since: from,
      events: room.match.events.slice(from),
      chat: lines,
      presence,
      now: now(),
    };
    show(gameMessage(snapshot, room.match.setup));
    return ok(undefined);
  }
}
