// The state of the service worker, which `pwa.ts` finds out. Every page has it, even without an island, so it is a store (in
// components: `$offline`) without a dependency on Svelte.
interface Store<T> {
  subscribe(listener: (value: T) => void): () => void;
  set(value: T): void;
}

const storeOf = <T>(first: T): Store<T> => {
  let now = first;
  const listeners = new Set<(value: T) => void>();
  return {
    subscribe: listener => {
      listeners.add(listener);
      listener(now);
      return () => listeners.delete(listener);
    },
    set: value => {
      now = value;
      for (const listener of listeners) listener(value);
    },
  };
};

/** Offline use: impossible at this address, not yet ready, or ready. */
export type Offline = 'not' | 'soon' | 'ready';
export const offline = storeOf<Offline>('soon');

interface InstallEvent extends Event {
  prompt(): Promise<void>;
}

/** The browser's installation prompt, if it offers one. */
export const install = storeOf<(() => void) | undefined>(undefined);

if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    install.set(() => {
      install.set(undefined);
      void (event as InstallEvent).prompt();
    });
  });
}
