// The page and its service worker: whether all of it is on this device, and whether a newer version waits.
import { readable, writable, type Readable, type Writable } from 'svelte/store';

export type Offline = 'not' | 'soon' | 'ready';
export const offline: Writable<Offline> = writable('soon');
export const installable: Writable<boolean> = writable(false);
export const install = (): void => {};
export const update: Readable<boolean> = readable(false);
