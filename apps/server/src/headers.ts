import type { IncomingMessage } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Only the site's own scripts, styles, workers and pictures; no inline code of any kind. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"], // the engine's nets are computed in WebAssembly
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'], // pictures of the board are made in the page
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/**
 * Where pages may connect to: here. By the standard `'self'` includes the socket; older Safari wants it named, so the host
 * that was asked for is, if it looks like one.
 */
const connections = (host: string | undefined): string =>
  host !== undefined && /^(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/.test(host)
    ? `'self' ws://${host} wss://${host}`
    : "'self'";

/**
 * Everything has to work over plain http in a home network too. So no request is turned into https, nothing is
 * remembered about https, and headers are left out that browsers ignore with a complaint where there is no https.
 */
export const helmetFor = (baseUrl: string | undefined): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      ...POLICY,
      'connect-src': [
        (request: IncomingMessage) =>
          connections(baseUrl === undefined ? request.headers.host : new URL(baseUrl).host),
      ],
    },
  },
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: { policy: 'same-origin' },
});

/**
 * Isolates the pages from those of other origins, which lets them share memory with their workers: the engine searches one tree in
 * several. Every file has these headers, since a page takes no worker without them.
 */
const ISOLATION = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

const LOCAL = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** Where a browser isolates pages: over https and on this machine. Elsewhere it would complain about the headers. */
export const isolationFor = (
  isSecure: boolean,
  host: string | undefined,
): Readonly<Record<string, string>> => (isSecure || LOCAL.test(host ?? '') ? ISOLATION : {});

/** Permissions that no page of ours uses. */
export const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

const FOREVER = 'public, max-age=31536000, immutable';

/** `path` is within the folder of the pages. Files in `assets` have their content's hash in their name; everything else is asked for anew and compared. */
export const cacheControl = (path: string): string => (/^assets[\\/]/.test(path) ? FOREVER : 'no-cache');
