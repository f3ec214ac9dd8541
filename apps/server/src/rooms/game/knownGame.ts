import { allGames, type Match } from '@korong/match';
import type { OpenGame, Seats } from '@korong/protocol';
import type { GameStore, KeptGame, StoredEvent } from '../../store/store.js';
import type { Refused } from './answer.js';
import { sideOf } from './state.js';

/** How many refusals are remembered, for messages that come again. */
const MAX_REFUSALS = 32;

/** The idempotency key of a message within a game. */
export const messageKey = (player: string, message: string): string => `${player} ${message}`;

/** The result of following events of another process. */
export type Adopted = 'new' | 'known' | 'gap' | 'unreadable';

/** One game as this process knows it. Either it is open, or there is a match. */
export class KnownGame {
  readonly id: string;
  open: OpenGame | undefined;
  seats: Seats | undefined;
  match: Match | undefined;
  /** Why its log cannot be followed any further: it has events of a newer version, or is damaged. */
  unreadable: 'NEWER_LOG' | 'INTERNAL' | undefined;
  readonly #answered = new Map<string, number>();
  readonly #refusals = new Map<string, Refused>();

  constructor(id: string) {
    this.id = id;
  }

  get seq(): number {
    return this.match?.events.length ?? 0;
  }

  /** The event that came of a message. */
  answerTo(key: string): number | undefined {
    return this.#answered.get(key);
  }

  refusalOf(key: string): Refused | undefined {
    return this.#refusals.get(key);
  }

  rememberRefusal(key: string, refused: Refused): void {
    this.#refusals.set(key, refused);
    if (this.#refusals.size > MAX_REFUSALS) this.#refusals.delete(this.#refusals.keys().next().value!);
  }

  /** Takes the match that was decided on `from`, unless newer events have come in between. */
  grow(from: Match, to: Match, events: readonly StoredEvent[]): void {
    if (this.match !== from) this.adopt(events);
    else {
      this.match = to;
      for (const event of events) this.#note(event);
    }
  }

  /** Follows events that were stored elsewhere. */
  adopt(events: readonly StoredEvent[]): Adopted {
    if (this.unreadable) return 'known';
    const before = this.seq;
    const { match, trouble } = allGames.catchUp(
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

  /** Reads from the store what is not known here yet. */
  async fetch(games: GameStore): Promise<Adopted | 'nothing' | 'open'> {
    // An open game may begin between the two reads, so the match is looked for again after the second.
    for (let look = 0; look < 2; look++) {
      const kept = await games.load(this.id, this.seq);
      if (kept) {
        this.open = undefined;
        this.seats = kept.seats;
        return this.adopt(kept.events);
      }
      this.open = await games.openGame(this.id);
      if (this.open) return 'open';
    }
    return 'nothing';
  }

  /** Takes over the players' current names, which stand in the first event. */
  rename({ seats, events }: KeptGame): void {
    if (!this.match) return;
    const all = [...events.map(({ event }) => event), ...this.match.events.slice(events.length)];
    const renamed = allGames.replayEvents(all);
    if (!renamed.ok) return;
    this.match = renamed.value;
    this.seats = seats;
  }

  /** Whether a player has a seat, or offers the game. */
  has(player: string): boolean {
    const { seats, open } = this;
    return seats ? sideOf(seats, player) !== undefined : open?.by.id === player;
  }

  #note({ event, player, message }: StoredEvent): void {
    if (player !== undefined && message !== undefined)
      this.#answered.set(messageKey(player, message), event.seq);
  }
}
