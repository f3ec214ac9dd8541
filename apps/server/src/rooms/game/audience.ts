import type { PlayerInfo } from '@korong/protocol';

/** A message to watchers, as the text of one `ServerMessage`: made once, however many read it. */
export interface WatcherMessage {
  readonly kind: 'open' | 'closed' | 'game' | 'events' | 'presence' | 'chat' | 'refused';
  readonly text: string;
  /** The last event, and the last chat line, that a reader of it knows. */
  readonly event?: number;
  readonly line?: number;
  /** The oldest protocol in which it, and all that follows, can be understood; any one where it is left out. */
  readonly protocol?: number;
}

/** One connection that watches one game. */
export interface Watcher {
  /** Unique over all processes. */
  readonly socket: string;
  /** Undefined for a spectator without a name. */
  readonly player: PlayerInfo | undefined;
  receive(message: WatcherMessage): void;
}

/** The watchers of one room in this process, and how far they have been told. */
export class Audience {
  readonly watchers = new Set<Watcher>();
  /** They saw the game open, and have to be shown the match once it begins. */
  shownOpen = false;
  /** The last event that they know. */
  event = 0;
  /** The last chat line heard of; undefined before the first watcher. */
  line: number | undefined;
  /** Presence, as it was last told. */
  presence: string | undefined;

  get size(): number {
    return this.watchers.size;
  }

  send(message: WatcherMessage): void {
    for (const watcher of this.watchers) watcher.receive(message);
  }
}
