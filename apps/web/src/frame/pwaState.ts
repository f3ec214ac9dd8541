// What pages know of the service worker; `pwa.ts` finds it out. Every page has this, also one without an island: so it is a store
// (in components: `$offline`) that needs nothing of Svelte.
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

/** Without a network: not possible at this address, not yet, or ready. */
export type Offline = 'not' | 'soon' | 'ready';
export const offline = storeOf<Offline>('soon');

interface InstallEvent extends Event {
  prompt(): Promise<void>;
}

/** Offers to install, if the browser does. */
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
