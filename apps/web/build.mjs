// node apps/web/build.mjs: the pages, in every language, into apps/web/dist.
import { build } from 'astro';
import { finishSite } from './build/finish.mjs';
import { withLock } from './build/lock.mjs';
import { WEB } from './build/places.mjs';

// The output never depends on the environment of the build.
process.env.NODE_ENV = 'production';
process.env.ASTRO_TELEMETRY_DISABLED = '1';

if (Number(process.versions.node.split('.')[0]) < 22) {
  process.stderr.write('korong: the pages are built with the pinned Node: npm run build\n');
  process.exit(1);
}
const began = performance.now();
const { pages, files, changed } = await withLock(async () => {
  await build({ root: WEB, logLevel: 'error' });
  return finishSite();
});
const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stderr.write(`korong: ${pages} pages, ${files} files (${changed} changed) in ${seconds} s\n`);
