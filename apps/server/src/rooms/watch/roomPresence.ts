import type { PresenceInfo, Seats } from '@korong/protocol';
import type { Side } from '@korong/rules';
import type { Presence } from '../../shared/shared.js';
import type { Watcher } from '../game/audience.js';
import type { GameRoom } from '../game/gameRoom.js';
import type { RoomCache } from '../game/roomCache.js';
import { sideOf } from '../game/state.js';
import type { Broadcaster } from './broadcaster.js';
import { presenceMessage } from './messages.js';

/** The presence of a player is told after a moment, so that a reload goes unnoticed. */
const PLAYER_SOON = 300;
/** The more watchers, the less often they are counted: the count goes to all of them. */
const WATCHER_SOON = 1_000;
const PER_WATCHER = 50;
const LATEST = 15_000;
/** How many rooms are looked at in one tick. */
const MAX_BATCH = 200;

/** Presence in rooms, over all processes, and when watchers are told of a change. */
export class RoomPresence {
  readonly #presence: Presence;
  readonly #broadcaster: Broadcaster;
  readonly #now: () => number;
  /** By room: when to look, and whether other processes have to be told. */
  readonly #due = new Map<GameRoom, { at: number; own: boolean }>();

  constructor(presence: Presence, cache: RoomCache, broadcaster: Broadcaster, now: () => number) {
    this.#presence = presence;
    this.#broadcaster = broadcaster;
    this.#now = now;
    presence.onChange(() => {
      for (const room of cache.all()) if (room.audience.size > 0) this.changedElsewhere(room);
    });
  }

  async enter(room: GameRoom, watcher: Watcher): Promise<void> {
    const who = presenceId(room, watcher);
    await this.#presence.enter(room.id, who, watcher.socket);
    // The new watcher's snapshot was made before it entered: it has to hear of the change even if the others know it.
    room.audience.presence = undefined;
    this.#changed(room, isSeated(room, watcher), true);
  }

  async leave(room: GameRoom, watcher: Watcher): Promise<void> {
    await this.#presence.leave(room.id, presenceId(room, watcher), watcher.socket);
    this.#changed(room, isSeated(room, watcher), true);
  }

  /** The game has begun: a spectator may have become a player. */
  async seated(room: GameRoom): Promise<void> {
    for (const watcher of [...room.audience.watchers]) {
      if (!isSeated(room, watcher)) continue;
      await this.#presence.leave(room.id, spectator(watcher), watcher.socket);
      await this.#presence.enter(room.id, presenceId(room, watcher), watcher.socket);
    }
    this.#changed(room, true, true);
  }

  /** Watchers at another process have come or gone. */
  changedElsewhere(room: GameRoom): void {
    this.#changed(room, true, false);
  }

  #changed(room: GameRoom, player: boolean, own: boolean): void {
    const crowd = Math.min(LATEST, WATCHER_SOON + room.audience.size * PER_WATCHER);
    const at = this.#now() + (player ? PLAYER_SOON : crowd);
    const due = this.#due.get(room);
    if (!due) this.#due.set(room, { at, own });
    else {
      due.at = Math.min(due.at, at);
      due.own ||= own;
    }
  }

  /** To be called several times a second: looks at rooms whose moment has come. */
  tick(): void {
    const now = this.#now();
    let looks = 0;
    for (const [room, { at, own }] of this.#due) {
      if (at > now) continue;
      if (++looks > MAX_BATCH) break;
      this.#due.delete(room);
      if (own) this.#broadcaster.publish(room.id, { kind: 'presence' });
      if (room.audience.size > 0 && room.seats) this.#tell(room).catch(() => undefined);
    }
  }

  async #tell(room: GameRoom): Promise<void> {
    const { here, gone, whole } = await this.#presence.of(room.id);
    // With the other processes out of reach no player is said to be away.
    if (!whole) return;
    const message = presenceMessage(room.id, presenceInfo(room.seats!, here, gone));
    if (message.text === room.audience.presence) return;
    room.audience.presence = message.text;
    room.audience.send(message);
  }

  async of(room: GameRoom): Promise<PresenceInfo> {
    const { here, gone } = await this.#presence.of(room.id);
    return presenceInfo(room.seats!, here, gone);
  }

  /** Since when a side has been absent; undefined while present. A player never seen is absent since the room was loaded. */
  async absentSince(room: GameRoom, side: Side): Promise<number | undefined> {
    const player = room.seats![side];
    if (player.level !== undefined) return undefined;
    const { here, gone, whole } = await this.#presence.of(room.id);
    // With the other processes out of reach the player may be connected to one of them.
    return !whole || here.includes(player.id) ? undefined : (gone[player.id] ?? room.loadedAt);
  }
}

const spectator = ({ socket }: Watcher): string => `watcher:${socket}`;

const isSeated = (room: GameRoom, { player }: Watcher): boolean => {
  if (player === undefined) return false;
  return room.has(player.id);
};

const presenceId = (room: GameRoom, watcher: Watcher): string =>
  isSeated(room, watcher) ? watcher.player!.id : spectator(watcher);

const presenceInfo = (
  seats: Seats,
  here: readonly string[],
  gone: Readonly<Record<string, number>>,
): PresenceInfo => {
  const isHere = (side: Side): boolean => seats[side].level !== undefined || here.includes(seats[side].id);
  const absent = (side: Side): Partial<Record<Side, number>> => {
    const since = isHere(side) ? undefined : gone[seats[side].id];
    return since === undefined ? {} : { [side]: since };
  };
  return {
    here: { white: isHere('white'), black: isHere('black') },
    absent: { ...absent('white'), ...absent('black') },
    watchers: here.filter(who => sideOf(seats, who) === undefined).length,
  };
};
