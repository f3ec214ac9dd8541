import { isIPv6 } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const EVERYWHERE = ['0.0.0.0', '::'];

const addressOf = (host: string, port: number): string =>
  `http://${isIPv6(host) ? `[${host}]` : host}:${port}/`;

export interface Addresses {
  readonly here: string;
  /** For other devices; empty if it listens to this machine only. */
  readonly network: readonly string[];
}

/** The addresses to type into a browser, on this machine and on others. */
export const addressesOf = (host: string, port: number, interfaces: Interfaces): Addresses => {
  if (!EVERYWHERE.includes(host)) return { here: addressOf(host, port), network: [] };
  const outer = Object.values(interfaces)
    .flatMap(list => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  return {
    here: addressOf('localhost', port),
    network: outer.map(({ address }) => addressOf(address, port)),
  };
};
