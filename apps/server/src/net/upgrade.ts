import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERROR_CODES, type ErrorCode } from '@korong/protocol';

/** Answers an upgrade that is refused, as HTTP still. */
export const refuseUpgrade = (socket: Duplex, code: ErrorCode): void => {
  const status = ERROR_CODES[code];
  const body = JSON.stringify({ error: code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};

/** How many sockets each address has open. */
export class Addresses {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number | undefined) {
    this.#most = most ?? Infinity;
  }

  /** False if there are enough already. */
  take(address: string): boolean {
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(address, count + 1);
    return true;
  }

  give(address: string): void {
    const count = this.#counts.get(address) ?? 0;
    if (count > 1) this.#counts.set(address, count - 1);
    else this.#counts.delete(address);
  }
}
