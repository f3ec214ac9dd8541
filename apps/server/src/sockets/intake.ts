import type { ErrorCode } from '@korong/protocol';
import type { RawData } from 'ws';
import type { Connection } from './connection.js';
import { idOf, readMessage } from './read.js';
import type { SocketDeps } from './sockets.js';

interface IntakeState {
  readonly ending: () => boolean;
  /** Whether the store is out of reach. */
  readonly trouble: () => boolean;
}

/** Takes frames from sockets: rate limit, schema, and then the connection. */
export const createIntake = (
  { settings, metrics, now }: SocketDeps,
  { ending, trouble }: IntakeState,
): ((connection: Connection, data: RawData, isBinary: boolean) => void) => {
  const rate = settings.limits.messages;

  const refuse = (connection: Connection, code: ErrorCode, data: RawData, waitMs?: number): void => {
    metrics?.refused(code);
    connection.refuse({ code, ...(waitMs === undefined ? {} : { waitMs }) }, undefined, idOf(data));
  };

  return (connection, data, isBinary) => {
    // A client that is being closed may have sent more before hearing of it.
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    const at = now();
    if (ending()) {
      refuse(connection, 'SERVER_ENDING', data);
      return;
    }
    const waitMs = rate && (connection.bucket.take(rate, at) ?? connection.playerBucket?.take(rate, at));
    if (waitMs !== undefined) {
      connection.tooMany(waitMs, at);
      refuse(connection, 'TOO_MANY_REQUESTS', data, waitMs);
      return;
    }
    const message = readMessage(data, isBinary);
    if (message) {
      connection.receive(message);
      if (message.kind === 'hello' && trouble()) connection.send({ kind: 'trouble', on: true });
    } else {
      refuse(connection, 'BAD_MESSAGE', data);
      connection.nonsense(at);
    }
  };
};
