import type { Metrics } from './metrics.js';
import type { Store } from './store/store.js';

type Call = (...args: unknown[]) => unknown;

const GROUPS = ['games', 'players', 'chat', 'heart'] as const;

/** The same store; how long each of its answers takes is told to the metrics. */
export const timedStore = (store: Store, metrics: Pick<Metrics, 'stored'>, now: () => number): Store => {
  const timed = <T extends object>(group: T, name: string): T =>
    new Proxy(group, {
      get: (target, key) => {
        const member: unknown = Reflect.get(target, key);
        if (typeof member !== 'function') return member;
        return async (...args: unknown[]) => {
          const began = now();
          const tell = (ok: boolean): void => {
            metrics.stored(`${name}.${String(key)}`, now() - began, ok);
          };
          try {
            const answer = await (member as Call).apply(target, args);
            tell(true);
            return answer;
          } catch (error) {
            tell(false);
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
