import { openDevice } from './device.js';
import type { GameStore } from './types.js';

export type { Backup, GameStore, KeptTurn, Meta, Written } from './types.js';

let opened: Promise<GameStore> | undefined;

/** The game store of this device; the page's memory if the device has none. */
export const openStore = (): Promise<GameStore> =>
  (opened ??= openDevice().catch(async () => new (await import('./memory.js')).MemoryStore()));

export const replaceStore = (store: GameStore): void => {
  opened = Promise.resolve(store);
};

/** An id for a game. Works without a secure context. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('');

export interface Tabs {
  /** Notifies the other tabs that a game has gone on. */
  tell(id: string): void;
  close(): void;
}

/** Our other tabs: each names the game it has written to. */
export const joinTabs = (heard: (id: string) => void): Tabs => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('korong-games');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') heard(data);
  };
  let closed = false;
  return {
    tell: id => {
      if (!closed) channel.postMessage(id);
    },
    close: () => {
      closed = true;
      channel.close();
    },
  };
};
