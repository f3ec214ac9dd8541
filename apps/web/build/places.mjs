import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const WEB = fileURLToPath(new URL('..', import.meta.url));
export const SRC = join(WEB, 'src');
export const PUBLIC = join(WEB, 'public');
export const DIST = join(WEB, 'dist');
/** What is kept between builds. */
export const KEPT = join(WEB, '.build');
export const REPOSITORY = join(WEB, '..', '..');
export const MESSAGES = join(REPOSITORY, 'packages', 'messages', 'dist');

export const ORIGIN = (process.env.KORONG_ORIGIN ?? '').replace(/\/+$/, '');
