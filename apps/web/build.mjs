// node apps/web/build.mjs: the pages, in every language, into apps/web/dist. What has not changed is not made again.
import { withLock } from './build/lock.mjs';
import { buildSite } from './build/site.mjs';

// What readers get never depends on what the build was started from.
process.env.NODE_ENV = 'production';

if (Number(process.versions.node.split('.')[0]) < 22) {
  process.stderr.write('korong: the pages are built with the pinned Node: npm run build\n');
  process.exit(1);
}
const began = performance.now();
const { pages, files, changed } = await withLock(() => buildSite(line => process.stderr.write(`${line}\n`)));
const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stderr.write(`korong: ${pages} pages, ${files} files (${changed} changed) in ${seconds} s\n`);
