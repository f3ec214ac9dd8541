import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much of a body that is not wanted is still taken in, and for how long in milliseconds. */
export interface Lingering {
  readonly bytes: number;
  readonly time: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads and discards the rest of a body. False if there was too much of it, or it took too long. */
const drained = (request: IncomingMessage, { bytes, time }: Lingering): Promise<boolean> =>
  new Promise(resolve => {
    // It may have come to its end since it was looked at.
    if (request.readableEnded || request.destroyed) {
      resolve(true);
      return;
    }
    const timer = setTimeout(() => {
      resolve(false);
    }, time);
    let taken = 0;
    request.on('data', (part: Buffer) => {
      taken += part.length;
      if (taken > bytes) resolve(false);
    });
    request.once('close', () => {
      clearTimeout(timer);
      resolve(true);
    });
    request.once('end', () => {
      clearTimeout(timer);
      resolve(true);
    });
    request.resume();
  });

/**
 * Where a request is answered before all of its body has come: sends the answer, takes in the rest, and only then ends. A connection that is
 * closed while bytes are unread is reset, and the client, which is still writing, would lose the answer. One that sends on beyond the bounds
 * is cut off. Called before the answer is sent.
 */
export const linger = (request: IncomingMessage, response: ServerResponse, bounds: Lingering): void => {
  if (request.complete || !hasBody(request)) return;
  const end = response.end.bind(response);
  response.end = ((last?: string | Uint8Array | null): ServerResponse => {
    if (last !== undefined && last !== null) response.write(last);
    void drained(request, bounds).then(isWhole => {
      end(() => {
        if (!isWhole) request.socket.destroySoon();
      });
    });
    return response;
  }) as typeof response.end;
};
