import type { ClientMessage } from '@korong/protocol';
import { clientMessage } from '@korong/protocol/schemas';
import type { RawData } from 'ws';

/** What a client says, if it can be read at all. */
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

/** Its id, where something that cannot be read has one: so that the client can tell what was refused. */
export const idOf = (data: RawData): string | undefined =>
  /"id":"([\w-]{8,40})"/.exec((data as Buffer).toString('utf8'))?.[1];
