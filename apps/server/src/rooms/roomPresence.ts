import type { PresenceInfo, Seats } from '@korong/protocol';
import type { Side } from '@korong/rules';
import type { Presence } from '../shared/shared.js';
import type { Broadcaster } from './broadcaster.js';
import { presenceTold } from './messages.js';
import type { Room } from './room.js';
import type { Watcher } from './rooms.js';
import { sideOf } from './state.js';

/** A player who comes or goes is told of after a moment, in which a reload is over. */
const PLAYER_SOON = 300;
/** Watchers are counted the less often the more there are: the count goes to all of them. */
const WATCHER_SOON = 1_000;
const PER_WATCHER = 50;
const LATEST = 15_000;
/** How many rooms are asked about at a time. */
const MOST_AT_ONCE = 200;

/** Who is in which room, over all processes, and when watchers are told that this has changed. */
export class RoomPresence {
  readonly #presence: Presence;
  readonly #broadcaster: Broadcaster;
  readonly #now: () => number;
  /** By room: when to look, and whether other processes have to. */
  readonly #due = new Map<Room, { at: number; own: boolean }>();

  constructor(presence: Presence, broadcaster: Broadcaster, now: () => number) {
    this.#presence = presence;
    this.#broadcaster = broadcaster;
    this.#now = now;
  }

  async enter(room: Room, watcher: Watcher): Promise<void> {
    const who = whoIs(room, watcher);
    await this.#presence.enter(room.id, who, watcher.socket);
    // Whoever has just come was shown who was here before, and has to hear of it even if it is what the others know.
    room.presence = undefined;
    this.#changed(room, isSeated(room, watcher), true);
  }

  async leave(room: Room, watcher: Watcher): Promise<void> {
    await this.#presence.leave(room.id, whoIs(room, watcher), watcher.socket);
    this.#changed(room, isSeated(room, watcher), true);
  }

  /** The game has begun: who came as a spectator may be a player now. */
  async seated(room: Room): Promise<void> {
    for (const watcher of [...room.watchers]) {
      if (!isSeated(room, watcher)) continue;
      await this.#presence.leave(room.id, spectator(watcher), watcher.socket);
      await this.#presence.enter(room.id, whoIs(room, watcher), watcher.socket);
    }
    this.#changed(room, true, true);
  }

  /** Another process, or all of them, may know something else now. */
  elsewhere(room: Room): void {
    this.#changed(room, true, false);
  }

  #changed(room: Room, player: boolean, own: boolean): void {
    const crowd = Math.min(LATEST, WATCHER_SOON + room.watchers.size * PER_WATCHER);
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
      if (++looks > MOST_AT_ONCE) break;
      this.#due.delete(room);
      if (own) this.#broadcaster.publish(room.id, { kind: 'presence' });
      if (room.watchers.size > 0 && room.seats) this.#tell(room).catch(() => undefined);
    }
  }

  async #tell(room: Room): Promise<void> {
    const { here, gone, whole } = await this.#presence.of(room.id);
    // What other processes know is out of reach: nobody is said to be away because of that.
    if (!whole) return;
    const told = presenceTold(room.id, presenceInfo(room.seats!, here, gone));
    if (told.text === room.presence) return;
    room.presence = told.text;
    room.tell(told);
  }

  async of(room: Room): Promise<PresenceInfo> {
    const { here, gone } = await this.#presence.of(room.id);
    return presenceInfo(room.seats!, here, gone);
  }

  /** Since when a side has not been here; undefined while it is. Who was never seen is absent since the room is known here. */
  async absentSince(room: Room, side: Side): Promise<number | undefined> {
    const player = room.seats![side];
    if (player.level !== undefined) return undefined;
    const { here, gone, whole } = await this.#presence.of(room.id);
    // With the other processes out of reach the player may well sit at one of them.
    return !whole || here.includes(player.id) ? undefined : (gone[player.id] ?? room.loadedAt);
  }
}

const spectator = ({ socket }: Watcher): string => `watcher:${socket}`;

const isSeated = (room: Room, { player }: Watcher): boolean => {
  if (player === undefined) return false;
  return room.has(player.id);
};

const whoIs = (room: Room, watcher: Watcher): string =>
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
