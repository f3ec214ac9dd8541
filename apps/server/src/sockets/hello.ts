import { OLDEST_PROTOCOL, PROTOCOL, type ClientMessage } from '@korong/protocol';
import type { Connection } from './connection.js';
import type { SocketParts } from './sockets.js';

/** Answers the first message; false if the client has to become newer first. */
export const welcome = (
  connection: Connection,
  { protocol }: Extract<ClientMessage, { kind: 'hello' }>,
  { rooms, version }: SocketParts,
): boolean => {
  if (protocol < OLDEST_PROTOCOL) {
    connection.tooOld();
    return false;
  }
  connection.protocol = protocol;
  const you = connection.who?.player ?? null;
  connection.send({ kind: 'welcome', protocol: PROTOCOL, version, now: rooms.now(), you });
  return true;
};
