import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
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

interface Schema extends DBSchema {
  events: {
    key: [string, number];
    value: { readonly game: string; readonly seq: number; readonly event: MatchEvent };
  };
  games: { key: string; value: Meta };
  drafts: { key: string; value: KeptTurn & { readonly game: string } };
}

const ALL = ['events', 'games', 'drafts'] as const;
const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

export const openDevice = async (): Promise<DeviceStore> => {
  const database = await openDB<Schema>('korong', 1, {
    upgrade: db => {
      db.createObjectStore('events', { keyPath: ['game', 'seq'] });
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('drafts', { keyPath: 'game' });
    },
    // A newer version of the page in another tab may go on; this one then says that it keeps nothing more.
    blocking: () => {
      database.close();
    },
  });
  return new DeviceStore(database);
};

/** Keeps games in the browser's database. */
class DeviceStore implements GameStore {
  readonly lasting = true;
  readonly #db: IDBPDatabase<Schema>;

  constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  async events(id: string): Promise<readonly MatchEvent[]> {
    return (await this.#db.getAll('events', allOf(id))).map(row => row.event);
  }

  /** Rows are added, never overwritten: of two tabs that continue one game the second is told of the conflict. */
  async append(match: Match, events: readonly MatchEvent[]): Promise<Written> {
    return this.#write(match.id, metaOf(match), events);
  }

  async list(): Promise<readonly Meta[]> {
    return (await this.#db.getAll('games')).sort(byChange);
  }

  async remove(id: string): Promise<Backup | undefined> {
    const tx = this.#db.transaction(ALL, 'readwrite');
    const rows = await tx.objectStore('events').getAll(allOf(id));
    const meta = await tx.objectStore('games').get(id);
    await Promise.all([
      tx.objectStore('events').delete(allOf(id)),
      tx.objectStore('games').delete(id),
      tx.objectStore('drafts').delete(id),
      tx.done,
    ]);
    return meta && { meta, events: rows.map(row => row.event) };
  }

  async restore({ meta, events }: Backup): Promise<Written> {
    return this.#write(meta.id, meta, events);
  }

  async draft(id: string): Promise<KeptTurn | undefined> {
    return this.#db.get('drafts', id);
  }

  async keepDraft(id: string, draft: KeptTurn | undefined): Promise<void> {
    if (draft) await this.#db.put('drafts', { ...draft, game: id });
    else await this.#db.delete('drafts', id);
  }

  async #write(id: string, meta: Meta, events: readonly MatchEvent[]): Promise<Written> {
    try {
      const tx = this.#db.transaction(['events', 'games'], 'readwrite');
      const log = tx.objectStore('events');
      await Promise.all([
        ...events.map(event => log.add({ game: id, seq: event.seq, event })),
        tx.objectStore('games').put(meta),
        tx.done,
      ]);
      return 'kept';
    } catch (error) {
      return error instanceof DOMException && error.name === 'ConstraintError' ? 'conflict' : 'lost';
    }
  }
}
