import type { ClientMessage } from '@korong/protocol';
import type { ClientOptions, Socket, SocketEvents } from './types.js';

/** One socket at a time. Messages from an earlier socket are ignored. */
export interface SocketSlot {
  readonly open: () => void;
  readonly close: () => void;
  /** Calls `closed` if sending fails. */
  readonly send: (message: ClientMessage) => void;
  readonly hasSocket: () => boolean;
  /** Differs for every socket. */
  readonly generation: () => number;
}

export const createSocketSlot = (
  openSocket: ClientOptions['open'],
  events: Pick<SocketEvents, 'opened' | 'message'> & { closed(): void },
): SocketSlot => {
  let socket: Socket | undefined;
  let generation = 0;
  return {
    open: () => {
      const mine = ++generation;
      const isMine = (): boolean => mine === generation;
      try {
        const opened = openSocket({
          opened: () => {
            if (isMine()) events.opened();
          },
          message: text => {
            if (isMine()) events.message(text);
          },
          closed: () => {
            if (isMine()) events.closed();
          },
        });
        if (isMine()) socket = opened;
        else opened.close();
      } catch {
        if (isMine()) events.closed();
      }
    },
    close: () => {
      generation += 1;
      const old = socket;
      socket = undefined;
      try {
        old?.close();
      } catch {
        // The socket is already closed.
      }
    },
    send: message => {
      try {
        socket?.send(JSON.stringify(message));
      } catch {
        events.closed();
      }
    },
    hasSocket: () => socket !== undefined,
    generation: () => generation,
  };
};
