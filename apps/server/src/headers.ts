import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Nothing but what the pages bring along: their own scripts, styles, workers and pictures; no inline code of any kind. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"], // the engine's nets are computed in WebAssembly
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'], // pictures of the board are made in the page
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/**
 * Everything has to work over plain http in a home network too. So no request is turned into https, nothing is
 * remembered about https, and headers are left out that browsers ignore with a complaint where there is no https.
 */
export const HELMET: FastifyHelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: POLICY },
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: { policy: 'same-origin' },
};

/** What no page of ours asks a browser for. */
export const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

const FOREVER = 'public, max-age=31536000, immutable';

/** `path` is within the folder of the pages. Files in `assets` have their content's hash in their name; everything else is asked for anew and compared. */
export const cacheControl = (path: string): string => (/^assets[\\/]/.test(path) ? FOREVER : 'no-cache');
