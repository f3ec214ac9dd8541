import type { ClientMessage } from '@korong/protocol';
import type { ClientOptions, Socket, SocketEvents } from './types.js';

/** One socket at a time. Messages from an earlier socket are not heard. */
export interface Line {
  readonly open: () => void;
  readonly close: () => void;
  /** Tells `closed` if it cannot be sent. */
  readonly send: (message: ClientMessage) => void;
  readonly hasSocket: () => boolean;
  /** Another number for every socket. */
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
        // It is gone, as it should be.
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
