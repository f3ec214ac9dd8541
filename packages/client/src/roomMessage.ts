import type { ServerMessage } from '@korong/protocol';

export type MessageOf<K extends ServerMessage['kind']> = Extract<ServerMessage, { readonly kind: K }>;

/** The messages about one game. */
export type RoomMessage = MessageOf<'open' | 'closed' | 'game' | 'events' | 'presence' | 'chat'>;
