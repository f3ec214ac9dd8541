// node apps/web/dev.mjs: the pages in development, with hot reload. `npm run dev` starts this, beside
// the compiler of the packages and a server that answers for the API.
import { dev } from 'astro';
import { WEB } from './build/places.mjs';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
await dev({ root: WEB });
