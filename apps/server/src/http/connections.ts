import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Metrics } from '../metrics.js';
import { Addresses, refuseUpgrade } from '../net/upgrade.js';
import type { Origins } from '../net/origins.js';

/**
 * Limits the connections of one address, in use or kept alive. WebSockets are counted by `sockets/`; trusted proxies, which carry
 * many clients, are not counted.
 */
export const capConnections = (
  server: Server,
  origins: Origins,
  most: number | undefined,
  metrics: Pick<Metrics, 'refused'>,
): void => {
  if (most === undefined) return;
  const addresses = new Addresses(most);
  const ends = new WeakMap<Duplex, () => void>();
  server.on('connection', (socket: Socket) => {
    const address = origins.peer(socket);
    if (address === undefined) return;
    if (!addresses.take(address)) {
      metrics.refused('TOO_MANY_CONNECTIONS');
      refuseUpgrade(socket, 'TOO_MANY_CONNECTIONS');
      socket.destroySoon();
      return;
    }
    const end = (): void => {
      if (ends.delete(socket)) addresses.give(address);
    };
    ends.set(socket, end);
    socket.once('close', end);
  });
  server.on('upgrade', (_request, socket: Duplex) => ends.get(socket)?.());
};
