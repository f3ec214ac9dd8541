import type { Match, MatchEvent } from '@korong/match';
import { answer, committed, openDatabase, readFrom, writeTo } from './database.js';
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

/** A row of `events`. The rows of `games` are `Meta`, those of `drafts` a `KeptTurn` with its game. */
interface EventRow {
  readonly game: string;
  readonly seq: number;
  readonly event: MatchEvent;
}

const seenAt = (id: string): StoredText => storedText(`korong.seen.${id}`);
const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** If a newer version of the page in another tab upgrades the database, this page reports that it stores nothing more. */
export const openDevice = async (): Promise<DeviceStore> =>
  new DeviceStore(
    await openDatabase('korong', made => {
      made.createObjectStore('events', { keyPath: ['game', 'seq'] });
      made.createObjectStore('games', { keyPath: 'id' });
      made.createObjectStore('drafts', { keyPath: 'game' });
    }),
  );

/** Stores games in IndexedDB. */
class DeviceStore implements GameStore {
  readonly lasting = true;
  readonly #db: IDBDatabase;

  constructor(db: IDBDatabase) {
    this.#db = db;
  }

  async events(id: string): Promise<readonly MatchEvent[]> {
    const rows = await readFrom<EventRow[]>(this.#db, 'events', events => events.getAll(allOf(id)));
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
    return (await readFrom<Meta[]>(this.#db, 'games', games => games.getAll())).sort(byChange);
  }

  async remove(id: string): Promise<Backup | undefined> {
    const tx = this.#db.transaction(['events', 'games', 'drafts'], 'readwrite');
    const [events, games] = [tx.objectStore('events'), tx.objectStore('games')];
    seenAt(id).write(null);
    const [rows, meta] = await Promise.all([
      answer<EventRow[]>(events.getAll(allOf(id))),
      answer<Meta | undefined>(games.get(id)),
      answer(events.delete(allOf(id))),
      answer(games.delete(id)),
      answer(tx.objectStore('drafts').delete(id)),
      committed(tx),
    ]);
    return meta && { meta, events: rows.map(row => row.event) };
  }

  restore({ meta, events }: Backup): Promise<Written> {
    return this.#write(meta.id, meta, events, events);
  }

  draft(id: string): Promise<KeptTurn | undefined> {
    return readFrom(this.#db, 'drafts', drafts => drafts.get(id));
  }

  async keepDraft(id: string, draft: KeptTurn | undefined): Promise<void> {
    await writeTo(this.#db, 'drafts', drafts => {
      if (draft) drafts.put({ ...draft, game: id });
      else drafts.delete(id);
    });
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
      const goesOn = before === 0 || (await answer(log.getKey([id, before]))) !== undefined;
      for (const event of goesOn ? events : all)
        log.add({ game: id, seq: event.seq, event } satisfies EventRow);
      tx.objectStore('games').put(meta);
      await committed(tx);
      return 'kept';
    } catch (error) {
      return error instanceof DOMException && error.name === 'ConstraintError' ? 'conflict' : 'lost';
    }
  }
}
