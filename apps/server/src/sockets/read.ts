import type { ClientMessage } from '@korong/protocol';
import { clientMessage } from '@korong/protocol/schemas';
import type { RawData } from 'ws';

/** The message in a frame, if it is readable. */
export const readMessage = (data: RawData, isBinary: boolean): ClientMessage | undefined => {
  if (isBinary) return undefined;
  let value: unknown;
  try {
    // One buffer, as ws gives it unless told otherwise.
    value = JSON.parse((data as Buffer).toString('utf8'));
  } catch {
    return undefined;
  }
  const read = clientMessage.safeParse(value);
  return read.success ? read.data : undefined;
};

/** The id of an unreadable message, if it has one, so that the client knows which one was refused. */
export const idOf = (data: RawData): string | undefined =>
  /"id":"([\w-]{8,40})"/.exec((data as Buffer).toString('utf8'))?.[1];
