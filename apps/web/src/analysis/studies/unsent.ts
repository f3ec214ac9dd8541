// Changes of studies that the server has not confirmed yet, kept on this device: a page may close before it could send them.
import type { PlayerInfo } from '@korong/protocol';
import { answer, committed, readFrom, writeTo } from '../../store/database.js';
import { databaseOpener } from '../../store/databaseOpener.js';
import type { StudyContent } from './content.js';

export interface UnsentCopy {
  /** Every page that writes has its own, so that two tabs do not overwrite each other. */
  readonly key: string;
  readonly study: string;
  readonly owner: PlayerInfo;
  /** The revision that the changes were made on, and its content. */
  readonly revision: number;
  readonly base: StudyContent;
  readonly content: StudyContent;
  readonly changed: number;
}

export interface UnsentCopies {
  /** Whether it was kept: a device may permit no storage. */
  keep(copy: UnsentCopy): Promise<boolean>;
  /** Drops a copy, unless its page has written a newer one meanwhile. */
  drop(copy: Pick<UnsentCopy, 'key' | 'changed'>): Promise<void>;
  /** All of this device, or of one study; the last changed first. */
  list(study?: string): Promise<readonly UnsentCopy[]>;
}

const open = databaseOpener('korong-studies', made => {
  made.createObjectStore('unsent', { keyPath: 'key' });
});

export const unsentCopies: UnsentCopies = {
  keep: async copy => {
    try {
      await writeTo(await open(), 'unsent', unsent => unsent.put(copy));
      return true;
    } catch {
      return false;
    }
  },
  drop: async ({ key, changed }) => {
    try {
      const transaction = (await open()).transaction('unsent', 'readwrite');
      const unsent = transaction.objectStore('unsent');
      const kept = await answer<UnsentCopy | undefined>(unsent.get(key));
      if (kept && kept.changed <= changed) unsent.delete(key);
      await committed(transaction);
    } catch {
      // A copy that stays is offered again, and found to be sent already.
    }
  },
  list: async study => {
    try {
      const all = await readFrom<UnsentCopy[]>(await open(), 'unsent', unsent => unsent.getAll());
      return all
        .filter(copy => study === undefined || copy.study === study)
        .sort((a, b) => b.changed - a.changed);
    } catch {
      return [];
    }
  },
};
