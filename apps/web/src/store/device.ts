import type { Match, MatchEvent } from '@korong/match';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { storedText, type StoredText } from './storedText.js';
import {
  byChange,
  metaOf,
  type Backup,
  type GameStore,
  type KeptTurn,
  type Meta,
  type Written,
} from './types.js';

interface Kept extends DBSchema {
  events: {
    key: [game: string, seq: number];
    value: { readonly game: string; readonly seq: number; readonly event: MatchEvent };
  };
  games: { key: string; value: Meta };
  drafts: { key: string; value: KeptTurn & { readonly game: string } };
}

const seenAt = (id: string): StoredText => storedText(`korong.seen.${id}`);
const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

export const openDevice = async (): Promise<DeviceStore> => {
  const db: IDBPDatabase<Kept> = await openDB<Kept>('korong', 1, {
    upgrade: made => {
      made.createObjectStore('events', { keyPath: ['game', 'seq'] });
      made.createObjectStore('games', { keyPath: 'id' });
      made.createObjectStore('drafts', { keyPath: 'game' });
    },
    // Lets a newer version of the page in another tab upgrade; this one then reports that it stores nothing more.
    blocking: () => {
      db.close();
    },
  });
  return new DeviceStore(db);
};

/** Stores games in IndexedDB. */
class DeviceStore implements GameStore {
  readonly lasting = true;
  readonly #db: IDBPDatabase<Kept>;

  constructor(db: IDBPDatabase<Kept>) {
    this.#db = db;
  }

  async events(id: string): Promise<readonly MatchEvent[]> {
    const rows = await this.#db.getAll('events', allOf(id));
    return rows.map(row => row.event);
  }

  /**
   * Rows are added, never overwritten: if two tabs continue one game, the second gets a conflict. A game deleted during play is
   * restored whole.
   */
  append(match: Match, events: readonly MatchEvent[], position: string): Promise<Written> {
    return this.#write(match.id, metaOf(match, position), events, match.events);
  }

  async list(): Promise<readonly Meta[]> {
    return (await this.#db.getAll('games')).sort(byChange);
  }

  async remove(id: string): Promise<Backup | undefined> {
    const tx = this.#db.transaction(['events', 'games', 'drafts'], 'readwrite');
    const [events, games] = [tx.objectStore('events'), tx.objectStore('games')];
    seenAt(id).write(null);
    const [rows, meta] = await Promise.all([
      events.getAll(allOf(id)),
      games.get(id),
      events.delete(allOf(id)),
      games.delete(id),
      tx.objectStore('drafts').delete(id),
      tx.done,
    ]);
    return meta && { meta, events: rows.map(row => row.event) };
  }

  restore({ meta, events }: Backup): Promise<Written> {
    return this.#write(meta.id, meta, events, events);
  }

  draft(id: string): Promise<KeptTurn | undefined> {
    return this.#db.get('drafts', id);
  }

  async keepDraft(id: string, draft: KeptTurn | undefined): Promise<void> {
    await (draft ? this.#db.put('drafts', { ...draft, game: id }) : this.#db.delete('drafts', id));
  }

  // Outside the database: it is written many times a minute, and worthless an hour later.
  see(id: string, at: number): void {
    seenAt(id).write(String(at));
  }

  seen(id: string): number | undefined {
    return Number(seenAt(id).read()) || undefined;
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
      const goesOn = before === 0 || (await log.getKey([id, before])) !== undefined;
      await Promise.all([
        ...(goesOn ? events : all).map(event => log.add({ game: id, seq: event.seq, event })),
        tx.objectStore('games').put(meta),
        tx.done,
      ]);
      return 'kept';
    } catch (error) {
      return error instanceof DOMException && error.name === 'ConstraintError' ? 'conflict' : 'lost';
    }
  }
}
