import type { Match, MatchEvent } from '@korong/match';
import type { Backup, GameStore, KeptTurn, Meta, Written } from './types.js';

/** A store with one game in memory. The game is stored when it goes on. */
export class SingleGameStore implements GameStore {
  readonly #store: GameStore;
  readonly #stored: (id: string) => void;
  #held: Match | undefined;
  #draft: KeptTurn | undefined;

  constructor(store: GameStore, held: Match, draft: KeptTurn | undefined, stored: (id: string) => void) {
    this.#store = store;
    this.#held = held;
    this.#draft = draft;
    this.#stored = stored;
  }

  get lasting(): boolean {
    return this.#store.lasting;
  }

  events(id: string): Promise<readonly MatchEvent[]> {
    return this.#held?.id === id ? Promise.resolve(this.#held.events) : this.#store.events(id);
  }

  async append(match: Match, events: readonly MatchEvent[], position: string): Promise<Written> {
    if (this.#held?.id !== match.id) return this.#store.append(match, events, position);
    const written = await this.#store.append(match, match.events, position);
    if (written === 'kept') {
      this.#held = undefined;
      this.#stored(match.id);
    }
    return written;
  }

  list(): Promise<readonly Meta[]> {
    return this.#store.list();
  }

  remove(id: string): Promise<Backup | undefined> {
    return this.#store.remove(id);
  }

  restore(backup: Backup): Promise<Written> {
    return this.#store.restore(backup);
  }

  draft(id: string): Promise<KeptTurn | undefined> {
    return this.#held?.id === id ? Promise.resolve(this.#draft) : this.#store.draft(id);
  }

  keepDraft(id: string, draft: KeptTurn | undefined): Promise<void> {
    if (this.#held?.id !== id) return this.#store.keepDraft(id, draft);
    this.#draft = draft;
    return Promise.resolve();
  }

  see(id: string, at: number): void {
    this.#store.see(id, at);
  }

  seen(id: string): number | undefined {
    return this.#store.seen(id);
  }
}
