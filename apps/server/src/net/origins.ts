import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import type { Settings } from '../settings/settings.js';
import { clientAddress, matcher, plain } from './trustedProxies.js';

/** Where a request comes from; the same for HTTP and for sockets. */
export interface Origins {
  /** The nearest address that is not a trusted proxy. IPv6 is cut to its /64, the smallest network a person has. */
  address(request: IncomingMessage): string;
  /** Whether the browser speaks https, here or with a trusted proxy. */
  secure(request: IncomingMessage): boolean;
  /** Whether it may come from a page of ours: no `Origin` and no `Sec-Fetch-Site` (programs), or our own ones. */
  ours(request: IncomingMessage): boolean;
  /** Whether it comes from this machine, not through a proxy on it. */
  local(request: IncomingMessage): boolean;
  /** The address of the peer; undefined for a trusted proxy, which carries many clients. */
  peer(socket: Socket): string | undefined;
}

const isLoopback = matcher(['loopback']);

export const createOrigins = ({
  trustedProxies,
  baseUrl,
}: Pick<Settings, 'trustedProxies' | 'baseUrl'>): Origins => {
  const trusted = matcher(trustedProxies);
  return {
    address: request => {
      const address = clientAddress(request, trusted);
      return isIP(address) === 6 ? network(address) : address;
    },
    secure: request => {
      if ('encrypted' in request.socket) return true;
      return trusted(remoteOf(request)) && listOf(request.headers['x-forwarded-proto']).at(-1) === 'https';
    },
    ours: ({ headers }) => {
      const site = headers['sec-fetch-site'];
      if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
      const { origin, host } = headers;
      if (origin === undefined) return true;
      if (baseUrl !== undefined) return origin === baseUrl;
      return URL.canParse(origin) && host !== undefined && new URL(origin).host === normalHost(host, origin);
    },
    local: request => isLoopback(remoteOf(request)) && !Object.keys(request.headers).some(isForwarding),
    peer: socket => {
      const address = plain(socket.remoteAddress);
      if (isIP(address) === 0 || trusted(address)) return undefined;
      return isIP(address) === 6 ? network(address) : address;
    },
  };
};

/** Whether a header is one that proxies add. */
const isForwarding = (name: string): boolean => /^(?:x-forwarded-.*|forwarded|x-real-ip|via)$/.test(name);

const remoteOf = (request: IncomingMessage): string => plain(request.socket.remoteAddress);

const listOf = (header: string | string[] | undefined): string[] =>
  (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map(part => part.trim());

/** The first four groups of an IPv6 address. */
const network = (address: string): string => {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
};

/** As a browser would write it in an origin of the same scheme: in lower case, without the scheme's own port. */
const normalHost = (host: string, origin: string): string | undefined => {
  const url = `${new URL(origin).protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).host : undefined;
};
