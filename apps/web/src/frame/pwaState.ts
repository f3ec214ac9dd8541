// What pages know of the service worker; `pwa.ts` finds it out.
import { writable, type Writable } from 'svelte/store';

/** Without a network: not possible at this address, not yet, or ready. */
export type Offline = 'not' | 'soon' | 'ready';
export const offline: Writable<Offline> = writable('soon');

interface InstallEvent extends Event {
  prompt(): Promise<void>;
}

/** Offers to install, if the browser does. */
export const install: Writable<(() => void) | undefined> = writable();

if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    install.set(() => {
      install.set(undefined);
      void (event as InstallEvent).prompt();
    });
  });
}
