import type { ChatLine } from '@korong/protocol';
import type { StoredEvent } from '../../store/store.js';

// Messages between processes, over the bus.

/** News of a game. */
export type Said =
  | { readonly kind: 'events'; readonly events: readonly StoredEvent[] }
  | { readonly kind: 'begun' | 'closed' | 'presence' }
  | { readonly kind: 'chat'; readonly line: ChatLine };

/** `from` is the process that sends it. */
export type GameNews = Said & { readonly from: string };

export const gameChannel = (id: string): string => `game:${id}`;
/** The list of open games has changed. */
export const LOBBY_CHANNEL = 'lobby';
