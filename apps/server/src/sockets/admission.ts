import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@korong/protocol';
import type { SignedIn } from '../accounts/sessions.js';
import { SOCKET_PATH, type SocketDeps } from './sockets.js';
import { Addresses, refuseUpgrade } from '../net/upgrade.js';

/** A request that may become a socket. */
export interface Admitted {
  readonly address: string;
  readonly who: SignedIn | undefined;
  /** The socket is closed: it no longer counts for its address. */
  readonly release: () => void;
}

type Admit = (
  request: IncomingMessage,
  socket: Duplex,
  admitted: (admitted: Admitted) => void,
) => Promise<void>;

/** Decides by path, origin, address and session whether an upgrade becomes a socket; the others are refused over HTTP. */
export const createAdmission = (
  { origins, sessions, settings, metrics }: SocketDeps,
  ending: () => boolean,
): Admit => {
  const addresses = new Addresses(settings.limits.connections);

  const whyNot = (request: IncomingMessage): ErrorCode | undefined => {
    if (ending()) return 'SERVER_ENDING';
    if (request.url?.split('?')[0] !== SOCKET_PATH) return 'NOT_FOUND';
    return origins.ours(request) ? undefined : 'FOREIGN_ORIGIN';
  };

  return async (request, socket, admitted) => {
    // Before the upgrade the socket has no other listener, and an error without one would end the process.
    socket.on('error', () => undefined);
    const refuse = (code: ErrorCode): void => {
      metrics?.refused(code);
      refuseUpgrade(socket, code);
    };
    const why = whyNot(request);
    if (why) {
      refuse(why);
      return;
    }
    const address = origins.address(request);
    if (!addresses.take(address)) {
      refuse('TOO_MANY_CONNECTIONS');
      return;
    }
    let released = false;
    const release = (): void => {
      if (!released) addresses.give(address);
      released = true;
    };
    socket.once('close', release);
    const who = await sessions.read(request.headers.cookie);
    if (who?.banned === true) refuse('BANNED');
    else if (ending()) refuse('SERVER_ENDING');
    else if (!socket.destroyed) admitted({ address, who, release });
  };
};
