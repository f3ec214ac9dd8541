import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const WEB = fileURLToPath(new URL('..', import.meta.url));
/** The cache between builds. */
export const KEPT = join(WEB, '.build');
/** Astro's output; `dist` gets the finished files. */
export const BUILT = join(KEPT, 'site');
export const DIST = join(WEB, 'dist');

export const ORIGIN = (process.env.KORONG_ORIGIN ?? '').replace(/\/+$/, '');
/** The API server during development. */
export const SERVER = `http://localhost:${process.env.PORT ?? 3000}`;
