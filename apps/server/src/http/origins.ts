import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { addProxy } from '../settingTexts.js';
import type { Settings } from '../settings.js';

/** What is known about a request before anything of it is believed; the same for HTTP and for sockets. */
export interface Origins {
  /** Where it comes from: the nearest address that is not a trusted proxy. IPv6 is cut to its /64, the smallest thing one person has. */
  address(request: IncomingMessage): string;
  /** Whether the browser speaks https, here or with a trusted proxy. */
  secure(request: IncomingMessage): boolean;
  /** Whether it may come from a page of ours: no `Origin` and no `Sec-Fetch-Site` (programs), or our own ones. */
  ours(request: IncomingMessage): boolean;
  /** Whether it comes from this very machine, and for nobody else. */
  local(request: IncomingMessage): boolean;
  /** The address of whoever is connected; undefined for trusted proxies, who bring many. */
  peer(socket: Socket): string | undefined;
}

const LOOPBACK = new BlockList();
addProxy(LOOPBACK, 'loopback');

export const createOrigins = ({
  trustedProxies,
  baseUrl,
}: Pick<Settings, 'trustedProxies' | 'baseUrl'>): Origins => {
  const proxies = new BlockList();
  for (const proxy of trustedProxies) addProxy(proxies, proxy);
  const trusted = (address: string): boolean => isIn(proxies, address);
  return {
    address: request => {
      let address = remoteOf(request);
      const hops = listOf(request.headers['x-forwarded-for']);
      while (trusted(address)) {
        const before = plain(hops.pop() ?? '');
        if (isIP(before) === 0) break;
        address = before;
      }
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
    local: request => isIn(LOOPBACK, remoteOf(request)) && !Object.keys(request.headers).some(isForwarding),
    peer: socket => {
      const address = plain(socket.remoteAddress ?? '');
      if (isIP(address) === 0 || trusted(address)) return undefined;
      return isIP(address) === 6 ? network(address) : address;
    },
  };
};

/** Whether a header is one that proxies add. */
const isForwarding = (name: string): boolean => /^(?:x-forwarded-.*|forwarded|x-real-ip|via)$/.test(name);

const remoteOf = (request: IncomingMessage): string => plain(request.socket.remoteAddress ?? '');

/** IPv4 within IPv6 is IPv4; a port or brackets around an address are dropped. */
const plain = (text: string): string => {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return bare.replace(/^::ffff:(?=[\d.]+$)/i, '');
};

const isIn = (list: BlockList, address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
};

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
