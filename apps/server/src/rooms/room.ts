import { catchUp, replayEvents, type Match, type MatchEvent } from '@korong/match';
import type { OpenGame, Seats } from '@korong/protocol';
import type { Side } from '@korong/rules';
import type { KeptGame, StoredEvent } from '../store/store.js';
import { MOST_SAVED } from './lag.js';
import { sideOf } from './state.js';
import type { Refused, Told, Watcher } from './rooms.js';

/** How many refusals are remembered for those who ask again. */
const MOST_REFUSALS = 32;

/** What somebody's message is known by within a game. */
export const messageKey = (player: string, message: string): string => `${player} ${message}`;

/** What became of events that came from elsewhere. */
export type Adopted = 'new' | 'known' | 'gap' | 'unreadable';

/** One game as this process knows it, and who watches it here. Either it is open, or there is a match. */
export class Room {
  readonly id: string;
  open: OpenGame | undefined;
  /** Whoever watches saw it waiting, and has to be shown the match. */
  shownOpen = false;
  seats: Seats | undefined;
  match: Match | undefined;
  /** Why its log cannot be followed any further: it has events that only a newer version knows, or is damaged. */
  unreadable: 'NEWER_LOG' | 'INTERNAL' | undefined;
  readonly watchers = new Set<Watcher>();
  /** By message: the event that came of it. */
  readonly answered = new Map<string, number>();
  readonly refusals = new Map<string, Refused>();
  /** What each side may still be given back for lag. */
  readonly lagSaved: Record<Side, number> = { white: MOST_SAVED, black: MOST_SAVED };
  /** The last event that the watchers here know. */
  told = 0;
  /** The last chat line heard of; nothing is known before somebody watches. */
  chat: number | undefined;
  /** Who is here, as it was last told. */
  presence: string | undefined;
  /** How many use it at the moment. */
  users = 0;
  readonly loadedAt: number;
  #tail: Promise<unknown> = Promise.resolve();
  /** By player, or '' for the server itself: how many of their acts wait. */
  readonly #waiting = new Map<string, number>();

  constructor(id: string, loadedAt: number) {
    this.id = id;
    this.loadedAt = loadedAt;
  }

  get seq(): number {
    return this.match?.events.length ?? 0;
  }

  waiting(player: string): number {
    return this.#waiting.get(player) ?? 0;
  }

  /** Whether something is being decided. */
  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  /** One after the other. */
  inTurn<T>(player: string, task: () => Promise<T>): Promise<T> {
    this.#waiting.set(player, this.waiting(player) + 1);
    const done = this.#tail.then(task).finally(() => {
      const left = this.waiting(player) - 1;
      if (left > 0) this.#waiting.set(player, left);
      else this.#waiting.delete(player);
    });
    this.#tail = done.catch(() => undefined);
    return done;
  }

  /** The match that came of its own decision, unless what it was decided on is no longer the last word. */
  grow(from: Match, to: Match, events: readonly StoredEvent[]): void {
    if (this.match !== from) this.adopt(events);
    else {
      this.match = to;
      for (const event of events) this.#note(event);
    }
  }

  become(game: KeptGame): Adopted {
    this.open = undefined;
    this.seats = game.seats;
    return this.adopt(game.events);
  }

  /** Follows events that were stored elsewhere. */
  adopt(events: readonly StoredEvent[]): Adopted {
    if (this.unreadable) return 'known';
    const before = this.seq;
    const { match, trouble } = catchUp(
      this.match,
      events.map(({ event }) => event),
    );
    this.match = match;
    for (const stored of events)
      if (stored.event.seq > before && stored.event.seq <= this.seq) this.#note(stored);
    if (trouble === 'gap') return 'gap';
    if (trouble !== undefined) {
      this.unreadable = trouble === 'newer' ? 'NEWER_LOG' : 'INTERNAL';
      return 'unreadable';
    }
    return this.seq > before ? 'new' : 'known';
  }

  /** The same game with the names that people have now; they stand in its first event. */
  rename({ seats, events }: KeptGame): void {
    if (!this.match) return;
    const all = [...events.map(({ event }) => event), ...this.match.events.slice(events.length)];
    const renamed = replayEvents(all);
    if (!renamed.ok) return;
    this.match = renamed.value;
    this.seats = seats;
  }

  /** Whether somebody has a seat, or waits for somebody to take the other one. */
  has(player: string): boolean {
    const { seats, open } = this;
    return seats ? sideOf(seats, player) !== undefined : open?.by.id === player;
  }

  #note({ event, player, message }: StoredEvent): void {
    if (player !== undefined && message !== undefined)
      this.answered.set(messageKey(player, message), event.seq);
  }

  remember(key: string, refused: Refused): void {
    this.refusals.set(key, refused);
    if (this.refusals.size > MOST_REFUSALS) this.refusals.delete(this.refusals.keys().next().value!);
  }

  tell(told: Told): void {
    for (const watcher of this.watchers) watcher.hear(told);
  }

  /** What the watchers here do not know yet. */
  untold(): readonly MatchEvent[] {
    return this.match === undefined || this.told >= this.seq ? [] : this.match.events.slice(this.told);
  }
}
