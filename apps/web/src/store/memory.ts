import type { Match, MatchEvent } from '@korong/match';
import {
  byChange,
  metaOf,
  type Backup,
  type GameStore,
  type KeptTurn,
  type Meta,
  type Written,
} from './types.js';

/** Keeps games as long as the page lasts, if the device permits no storage. */
export class MemoryStore implements GameStore {
  readonly lasting = false;
  readonly #events = new Map<string, MatchEvent[]>();
  readonly #metas = new Map<string, Meta>();
  readonly #drafts = new Map<string, KeptTurn>();
  readonly #seen = new Map<string, number>();

  events(id: string): Promise<readonly MatchEvent[]> {
    return Promise.resolve([...(this.#events.get(id) ?? [])]);
  }

  append(match: Match, events: readonly MatchEvent[], position: string): Promise<Written> {
    const known = this.#events.get(match.id) ?? [];
    if (events.some(event => event.seq <= known.length)) return Promise.resolve('conflict');
    const goesOn = (events[0]?.seq ?? 1) - 1 <= known.length;
    this.#events.set(match.id, goesOn ? [...known, ...events] : [...match.events]);
    this.#metas.set(match.id, metaOf(match, position));
    return Promise.resolve('kept');
  }

  list(): Promise<readonly Meta[]> {
    return Promise.resolve([...this.#metas.values()].sort(byChange));
  }

  remove(id: string): Promise<Backup | undefined> {
    const meta = this.#metas.get(id);
    const events = this.#events.get(id);
    this.#metas.delete(id);
    this.#events.delete(id);
    this.#drafts.delete(id);
    this.#seen.delete(id);
    return Promise.resolve(meta && events && { meta, events });
  }

  restore({ meta, events }: Backup): Promise<Written> {
    if (this.#events.has(meta.id)) return Promise.resolve('conflict');
    this.#events.set(meta.id, [...events]);
    this.#metas.set(meta.id, meta);
    return Promise.resolve('kept');
  }

  draft(id: string): Promise<KeptTurn | undefined> {
    return Promise.resolve(this.#drafts.get(id));
  }

  keepDraft(id: string, draft: KeptTurn | undefined): Promise<void> {
    if (draft) this.#drafts.set(id, draft);
    else this.#drafts.delete(id);
    return Promise.resolve();
  }

  see(id: string, at: number): void {
    this.#seen.set(id, at);
  }

  seen(id: string): number | undefined {
    return this.#seen.get(id);
  }
}
