import type { Match, MatchEvent } from '@korong/match';
import { result, written } from './request.js';
import {
  byChange,
  metaOf,
  type Backup,
  type GameStore,
  type KeptTurn,
  type Meta,
  type Written,
} from './types.js';

interface EventRow {
  readonly game: string;
  readonly seq: number;
  readonly event: MatchEvent;
}

const ALL = ['events', 'games', 'drafts'] as const;
const SEEN = 'korong.seen.';
const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

export const openDevice = async (): Promise<DeviceStore> => {
  const opening = indexedDB.open('korong', 1);
  opening.onupgradeneeded = (): void => {
    const db = opening.result;
    db.createObjectStore('events', { keyPath: ['game', 'seq'] });
    db.createObjectStore('games', { keyPath: 'id' });
    db.createObjectStore('drafts', { keyPath: 'game' });
  };
  const db = await result(opening);
  // A newer version of the page in another tab may go on; this one then says that it keeps nothing more.
  db.onversionchange = (): void => {
    db.close();
  };
  return new DeviceStore(db);
};

/** Keeps games in the browser's database. */
class DeviceStore implements GameStore {
  readonly lasting = true;
  readonly #db: IDBDatabase;

  constructor(db: IDBDatabase) {
    this.#db = db;
  }

  async events(id: string): Promise<readonly MatchEvent[]> {
    const rows = await result(this.#store('events').getAll(allOf(id)) as IDBRequest<EventRow[]>);
    return rows.map(row => row.event);
  }

  /**
   * Rows are added, never overwritten: of two tabs that continue one game the second is told of the conflict. A game that was
   * deleted while it is being played comes back whole.
   */
  append(match: Match, events: readonly MatchEvent[], position: string): Promise<Written> {
    return this.#write(match.id, metaOf(match, position), events, match.events);
  }

  async list(): Promise<readonly Meta[]> {
    const games = await result(this.#store('games').getAll() as IDBRequest<Meta[]>);
    return games.sort(byChange);
  }

  async remove(id: string): Promise<Backup | undefined> {
    const tx = this.#db.transaction(ALL, 'readwrite');
    const rows = tx.objectStore('events').getAll(allOf(id)) as IDBRequest<EventRow[]>;
    const meta = tx.objectStore('games').get(id) as IDBRequest<Meta | undefined>;
    tx.objectStore('events').delete(allOf(id));
    tx.objectStore('games').delete(id);
    tx.objectStore('drafts').delete(id);
    localStorage.removeItem(SEEN + id);
    await written(tx);
    return meta.result && { meta: meta.result, events: rows.result.map(row => row.event) };
  }

  restore({ meta, events }: Backup): Promise<Written> {
    return this.#write(meta.id, meta, events, events);
  }

  async draft(id: string): Promise<KeptTurn | undefined> {
    return result(this.#store('drafts').get(id) as IDBRequest<KeptTurn | undefined>);
  }

  async keepDraft(id: string, draft: KeptTurn | undefined): Promise<void> {
    const drafts = this.#store('drafts', 'readwrite');
    await (draft ? result(drafts.put({ ...draft, game: id })) : result(drafts.delete(id)));
  }

  // Beside the database: it is told many times a minute, and worth nothing an hour later.
  see(id: string, at: number): void {
    try {
      localStorage.setItem(SEEN + id, String(at));
    } catch {
      // No room: it is not known then.
    }
  }

  seen(id: string): number | undefined {
    return Number(localStorage.getItem(SEEN + id)) || undefined;
  }

  #store(name: (typeof ALL)[number], mode?: IDBTransactionMode): IDBObjectStore {
    return this.#db.transaction(name, mode).objectStore(name);
  }

  async #write(
    id: string,
    meta: Meta,
    events: readonly MatchEvent[],
    all: readonly MatchEvent[],
  ): Promise<Written> {
    try {
      const tx = this.#db.transaction(['events', 'games'], 'readwrite');
      const log = tx.objectStore('events');
      const before = (events[0]?.seq ?? 1) - 1;
      const goesOn = before === 0 || (await result(log.getKey([id, before]))) !== undefined;
      for (const event of goesOn ? events : all) log.add({ game: id, seq: event.seq, event });
      tx.objectStore('games').put(meta);
      await written(tx);
      return 'kept';
    } catch (error) {
      return error instanceof DOMException && error.name === 'ConstraintError' ? 'conflict' : 'lost';
    }
  }
}
