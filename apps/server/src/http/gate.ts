import type { IncomingMessage } from 'node:http';

/** What is known about a request before anything of it is believed; the same for HTTP and for sockets. */
export interface Gate {
  /** Where it comes from: the nearest address that is not a trusted proxy. IPv6 is cut to its /64, the smallest thing one person has. */
  address(request: IncomingMessage): string;
  /** Whether the browser speaks https, here or with a trusted proxy. */
  secure(request: IncomingMessage): boolean;
  /** Whether it may come from a page of ours: no `Origin` and no `Sec-Fetch-Site` (programs), or our own ones. */
  ours(request: IncomingMessage): boolean;
}
