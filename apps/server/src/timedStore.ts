import type { Metrics } from './metrics.js';
import type { Append, Store } from './store/store.js';
import type { Failure } from './storeFailures.js';

type Call = (...args: unknown[]) => unknown;

const GROUPS = [
  'games',
  'players',
  'chat',
  'heartbeat',
  'bans',
  'explorer',
  'studies',
  'reviews',
  'puzzles',
] as const;

/** The game that a call is about, so that damage in its log can be found. Other ids are those of people. */
const gameOf = (what: string, [first]: readonly unknown[]): string | undefined => {
  if (what === 'games.load' || what === 'games.loadText') return first as string;
  return what === 'games.append' ? (first as Append).game : undefined;
};

/** The same store, with durations reported to the metrics and failures to `failed`. */
export const timedStore = (
  store: Store,
  metrics: Pick<Metrics, 'stored'>,
  now: () => number,
  failed: (failure: Failure) => void,
): Store => {
  const timed = <T extends object>(group: T, name: string): T =>
    new Proxy(group, {
      get: (target, key) => {
        const member: unknown = Reflect.get(target, key);
        if (typeof member !== 'function') return member;
        return async (...args: unknown[]) => {
          const began = now();
          const what = `${name}.${String(key)}`;
          const tell = (ok: boolean): void => {
            metrics.stored(what, now() - began, ok);
          };
          try {
            const answer = await (member as Call).apply(target, args);
            tell(true);
            return answer;
          } catch (error) {
            tell(false);
            const game = gameOf(what, args);
            failed({ what, error, ...(game === undefined ? {} : { game }) });
            throw error;
          }
        };
      },
    });
  const groups = Object.fromEntries(GROUPS.map(name => [name, timed(store[name] as object, name)]));
  return new Proxy(store, {
    get: (target, key) => {
      if (typeof key === 'string' && key in groups) return groups[key];
      const member: unknown = Reflect.get(target, key);
      return typeof member === 'function' ? (member as Call).bind(target) : member;
    },
  });
};
