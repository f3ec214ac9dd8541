import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const WEB = fileURLToPath(new URL('..', import.meta.url));
export const SRC = join(WEB, 'src');
export const PUBLIC = join(WEB, 'public');
/** Names of a few pages, to build these alone and elsewhere while one works on them. */
export const ONLY = process.env.KORONG_PAGES ? process.env.KORONG_PAGES.split(',') : undefined;
/** What is kept between builds. */
export const KEPT = join(WEB, '.build', ONLY ? ONLY.join('-') : 'all');
export const DIST = ONLY ? join(KEPT, 'dist') : join(WEB, 'dist');
export const REPOSITORY = join(WEB, '..', '..');
export const MESSAGES = join(REPOSITORY, 'packages', 'messages', 'dist');

export const ORIGIN = (process.env.KORONG_ORIGIN ?? '').replace(/\/+$/, '');
