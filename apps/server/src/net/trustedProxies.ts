import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** Whether an address is one of these: addresses, ranges, or `loopback`. */
export const matcher = (proxies: readonly string[]): ((address: string) => boolean) => {
  const trusted = proxyAddr.compile(proxies.flatMap(halves));
  // The library also reads octal, hexadecimal and short forms, which no proxy writes.
  return address => isIP(address) !== 0 && trusted(address, 0);
};

/** The library refuses a range of everything, so it is given as two halves. */
const halves = (proxy: string): string[] => {
  if (!/\/0+$/.test(proxy)) return [proxy];
  return proxy.includes(':') ? ['::/1', '8000::/1'] : ['0.0.0.0/1', '128.0.0.0/1'];
};

/** The address nearest to us that is not a trusted proxy, or the last proxy where none is readable. */
export const clientAddress = (request: IncomingMessage, trusted: (address: string) => boolean): string => {
  const hops = proxyAddr.all(request, hop => trusted(plain(hop))).map(hop => plain(hop));
  return hops.findLast(hop => isIP(hop) !== 0) ?? '';
};

/** IPv4 within IPv6 is IPv4; a port or brackets around an address are dropped. A closed socket has no address. */
export const plain = (text = ''): string => {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return bare.replace(/^::ffff:(?=[\d.]+$)/i, '');
};
