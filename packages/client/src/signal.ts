import type { Readable } from './types.js';

/** A value that notifies its subscribers when it changes. */
interface Signal<T> extends Readable<T> {
  set(value: T): void;
}

/** `used` is called when the first subscriber comes and when the last one goes. */
export const signal = <T>(first: T, used: (listening: boolean) => void = () => undefined): Signal<T> => {
  let value = first;
  const listeners = new Set<{ readonly call: (value: T) => void }>();
  return {
    get: () => value,
    set: next => {
      if (next === value) return;
      value = next;
      for (const { call } of [...listeners]) call(value);
    },
    subscribe: listener => {
      const entry = { call: listener };
      listeners.add(entry);
      if (listeners.size === 1) used(true);
      listener(value);
      return () => {
        if (listeners.delete(entry) && listeners.size === 0) used(false);
      };
    },
  };
};
