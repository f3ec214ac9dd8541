import { allGames } from '@korong/match';
import { failureCode } from './storeFailures.js';
import { StoreTrouble, type GameStore, type IdPage } from './store/store.js';

/** The damage of a game. */
export type Damage =
  | { readonly kind: 'unreadable'; readonly code: string }
  /** The log has fewer or more events than it should. */
  | { readonly kind: 'length'; readonly kept: number; readonly last: number }
  /** An event that is missing, or that does not follow from those before it. */
  | { readonly kind: 'event'; readonly seq: number; readonly code: string }
  | { readonly kind: 'missing' };

interface Checked {
  readonly games: number;
  readonly damaged: number;
  /** Left alone: written by a newer version. */
  readonly newer: number;
  /** Why not all games could be listed. */
  readonly unlisted: readonly string[];
}

interface CheckHears {
  readonly damage: (game: string, damage: Damage) => void;
  /** Told after every page. */
  readonly progress: (games: number) => void;
}

const PAGE = 1_000;
const AT_ONCE = 8;

/** Bytes that are not as they were written. Everything else that can go wrong says that the store is away. */
const DAMAGED = /^(SQLITE_(CORRUPT|NOTADB|IOERR)|XX|22|UNKNOWN)/;

const isDamage = (error: unknown): boolean => !(error instanceof StoreTrouble) || DAMAGED.test(error.code);

/** The code of the damage; other errors are thrown on. */
const damageOf = (error: unknown): string => {
  if (!isDamage(error)) throw error;
  return failureCode(error);
};

/** Every id that one way of listing gives, until it is through or cut off. */
async function* pagesOf(
  games: GameStore,
  way: Pick<IdPage, 'table' | 'order'>,
  cutOff: (code: string) => void,
): AsyncGenerator<readonly string[]> {
  let after: string | undefined;
  for (;;) {
    try {
      const page = await games.ids({ ...way, limit: PAGE, ...(after === undefined ? {} : { after }) });
      if (page.length > 0) yield page;
      if (page.length < PAGE) return;
      after = page.at(-1);
    } catch (error) {
      cutOff(damageOf(error));
      return;
    }
  }
}

const examine = async (games: GameStore, id: string): Promise<Damage | 'newer' | undefined> => {
  try {
    // Before the log: a game that is being played may only have more than this.
    const last = await games.lastOf(id);
    const kept = await games.load(id, 0);
    if (last === undefined || !kept) return { kind: 'missing' };
    const events = kept.events.map(({ event }) => event);
    const replayed = allGames.replayEvents(events);
    if (!replayed.ok && replayed.error.code === 'LOG_VERSION') return 'newer';
    if (!replayed.ok) return { kind: 'event', seq: replayed.error.number ?? 1, code: replayed.error.code };
    const late = events.length > last ? await games.lastOf(id) : last;
    return events.length < last || (late ?? 0) < events.length
      ? { kind: 'length', kept: events.length, last }
      : undefined;
  } catch (error) {
    return { kind: 'unreadable', code: damageOf(error) };
  }
};

/** Reads and replays the log of every game. Rejects if the store is out of reach. */
export const checkGames = async (games: GameStore, { damage, progress }: CheckHears): Promise<Checked> => {
  const seen = new Set<string>();
  const unlisted: string[] = [];
  let [damaged, newer] = [0, 0];
  const look = async (id: string): Promise<void> => {
    const found = await examine(games, id);
    if (found === 'newer') newer++;
    else if (found) {
      damaged++;
      damage(id, found);
    }
  };
  for (const table of ['games', 'heads'] as const) {
    const before = unlisted.length;
    const cutOff = (code: string): void => {
      unlisted.push(code);
    };
    for (const order of ['asc', 'desc'] as const) {
      // From the other end only where the way from this one is cut off.
      if (order === 'desc' && unlisted.length === before) continue;
      for await (const page of pagesOf(games, { table, order }, cutOff)) {
        const fresh = page.filter(id => !seen.has(id));
        for (const id of fresh) seen.add(id);
        for (let i = 0; i < fresh.length; i += AT_ONCE)
          await Promise.all(fresh.slice(i, i + AT_ONCE).map(look));
        if (fresh.length > 0) progress(seen.size);
      }
    }
  }
  return { games: seen.size, damaged, newer, unlisted };
};
