import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const WEB = fileURLToPath(new URL('..', import.meta.url));
/** What is kept between builds. */
export const KEPT = join(WEB, '.build');
/** What Astro makes; `dist` has it once it is whole. */
export const BUILT = join(KEPT, 'site');
export const DIST = join(WEB, 'dist');

export const ORIGIN = (process.env.KORONG_ORIGIN ?? '').replace(/\/+$/, '');
/** The server that answers for the API while the pages are worked on. */
export const SERVER = `http://localhost:${process.env.PORT ?? 3000}`;
