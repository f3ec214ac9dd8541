import type { Readable } from './types.js';

/** A value that notifies its subscribers when it changes. */
export interface Signal<T> extends Readable<T> {
  set(value: T): void;
}

/** `used` is called when the first subscriber comes and when the last one goes. */
export const signal = <T>(first: T, used: (listening: boolean) => void = () => undefined): Signal<T> => {
  let value = first;
  const listeners = new Set<{ readonly hear: (value: T) => void }>();
  return {
    get: () => value,
    set: next => {
      if (next === value) return;
      value = next;
      for (const { hear } of [...listeners]) hear(value);
    },
    subscribe: hear => {
      const listener = { hear };
      listeners.add(listener);
      if (listeners.size === 1) used(true);
      hear(value);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) used(false);
      };
    },
  };
};
