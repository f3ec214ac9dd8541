import type { OpenGame, ServerMessage } from '@korong/protocol';
import type { Bus, Presence } from '../shared/shared.js';
import type { GameStore } from '../store/store.js';
import { LOBBY_CHANNEL } from './game/news.js';

/** Readers of the list are present in a room of this name: they count as connected. */
const LOBBY = 'lobby';
/** How many open games are listed. */
const MAX_LISTED = 60;
/** A new game is listed for so long even if its owner has left. */
const LISTED_AT_LEAST = 5 * 60_000;
/** The shortest time between two lists; it grows with the number of readers. */
const SOONEST = 1_000;
const PER_READER = 1;
/** Counts change all the time; they are refreshed only so often. */
const COUNTS_EVERY = 10_000;

/** The list of open games, made once for all its readers. */
export class Lobby {
  readonly #games: GameStore;
  readonly #presence: Presence;
  readonly #now: () => number;
  readonly #listeners = new Set<(text: string) => void>();
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

  add(socket: string, listener: (text: string) => void): () => void {
    // Without readers the list was not kept up.
    if (this.#listeners.size === 0) this.#text = undefined;
    else if (this.#text !== undefined) listener(this.#text);
    this.#listeners.add(listener);
    void this.#presence.enter(LOBBY, `watcher:${socket}`, socket);
    return () => {
      this.#listeners.delete(listener);
      void this.#presence.leave(LOBBY, `watcher:${socket}`, socket);
    };
  }

  /** To be called several times a second. */
  tick(): void {
    if (this.#making || this.#listeners.size === 0) return;
    const passed = this.#now() - this.#madeAt;
    const soonest = SOONEST + this.#listeners.size * PER_READER;
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
    for (const listener of this.#listeners) listener(text);
  }

  /** Games whose owner is present, so that the game can begin at once. By days the owner need not be present. */
  async #waiting(): Promise<OpenGame[]> {
    const games = await this.#games.openGames(MAX_LISTED);
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
    this.#listeners.clear();
  }
}
