import type { ClientMessage } from '@korong/protocol';
import type { ClientOptions, Socket, SocketEvents } from './types.js';

/** One socket at a time. Messages from an earlier socket are ignored. */
export interface Line {
  readonly open: () => void;
  readonly close: () => void;
  /** Calls `closed` if sending fails. */
  readonly send: (message: ClientMessage) => void;
  readonly hasSocket: () => boolean;
  /** Differs for every socket. */
  readonly generation: () => number;
}

export const createLine = (
  openSocket: ClientOptions['open'],
  hear: Pick<SocketEvents, 'opened' | 'message'> & { closed(): void },
): Line => {
  let socket: Socket | undefined;
  let generation = 0;
  return {
    open: () => {
      const mine = ++generation;
      const isMine = (): boolean => mine === generation;
      try {
        const opened = openSocket({
          opened: () => {
            if (isMine()) hear.opened();
          },
          message: text => {
            if (isMine()) hear.message(text);
          },
          closed: () => {
            if (isMine()) hear.closed();
          },
        });
        if (isMine()) socket = opened;
        else opened.close();
      } catch {
        if (isMine()) hear.closed();
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
        hear.closed();
      }
    },
    hasSocket: () => socket !== undefined,
    generation: () => generation,
  };
};
