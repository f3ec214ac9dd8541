import type { OpenGame, ServerMessage } from '@korong/protocol';
import type { Bus, Presence } from '../shared/shared.js';
import type { GameStore } from '../store/store.js';
import { LOBBY_CHANNEL } from './messages.js';

/** The room, as it were, in which those are who look at the list: they are connected too. */
const LOBBY = 'lobby';
/** So many open games are listed. */
const MOST_LISTED = 60;
/** So long a game is listed in any case. */
const LISTED_AT_LEAST = 5 * 60_000;
/** Not more often than this, and the less often the more people look. */
const SOONEST = 1_000;
const PER_READER = 1;
/** Counts change all the time; they are looked at now and then. */
const COUNTS_EVERY = 10_000;

/** The list of open games for everybody who looks at it, made once for all of them. */
export class Lobby {
  readonly #games: GameStore;
  readonly #presence: Presence;
  readonly #now: () => number;
  readonly #hears = new Set<(text: string) => void>();
  readonly #unsubscribe: () => void;
  #text: string | undefined;
  #changed = true;
  #madeAt = -Infinity;
  #making = false;

  constructor(games: GameStore, presence: Presence, bus: Bus, now: () => number) {
    this.#games = games;
    this.#presence = presence;
    this.#now = now;
    this.#unsubscribe = bus.subscribe(LOBBY_CHANNEL, () => {
      this.#changed = true;
    });
    bus.onGap(() => {
      this.#changed = true;
    });
  }

  add(socket: string, hear: (text: string) => void): () => void {
    // A list that nobody looked at may be old.
    if (this.#hears.size === 0) this.#text = undefined;
    else if (this.#text !== undefined) hear(this.#text);
    this.#hears.add(hear);
    void this.#presence.enter(LOBBY, `watcher:${socket}`, socket);
    return () => {
      this.#hears.delete(hear);
      void this.#presence.leave(LOBBY, `watcher:${socket}`, socket);
    };
  }

  /** To be called several times a second. */
  tick(): void {
    if (this.#making || this.#hears.size === 0) return;
    const passed = this.#now() - this.#madeAt;
    const soonest = SOONEST + this.#hears.size * PER_READER;
    if (this.#text !== undefined && passed < (this.#changed ? soonest : COUNTS_EVERY)) return;
    this.#making = true;
    this.#make()
      .catch(() => {
        this.#changed = true;
      })
      .finally(() => {
        this.#making = false;
      });
  }

  async #make(): Promise<void> {
    this.#madeAt = this.#now();
    this.#changed = false;
    const [games, running, connected] = await Promise.all([
      this.#waiting(),
      this.#games.runningCount(),
      this.#presence.connected(),
    ]);
    const message: ServerMessage = { kind: 'lobby', games, running, connected };
    const text = JSON.stringify(message);
    if (text === this.#text) return;
    this.#text = text;
    for (const hear of this.#hears) hear(text);
  }

  /** Games at which somebody waits: whoever accepts wants to play. By days nobody has to wait there. */
  async #waiting(): Promise<OpenGame[]> {
    const games = await this.#games.openGames(MOST_LISTED);
    const now = this.#now();
    const waits = async ({ id, by, clock, createdAt }: OpenGame): Promise<boolean> =>
      clock?.kind === 'days' ||
      now - createdAt < LISTED_AT_LEAST ||
      (await this.#presence.of(id)).here.includes(by.id);
    const listed = await Promise.all(games.map(waits));
    return games.filter((_, i) => listed[i]);
  }

  close(): void {
    this.#unsubscribe();
    this.#hears.clear();
  }
}
