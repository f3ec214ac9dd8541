// Turns Astro's output into the served files: pages without inline code, the service worker, and compressed files.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { languages } from '@korong/messages';
import { servedHtml } from './html.mjs';
import { BUILT, DIST, KEPT, ORIGIN, WEB } from './places.mjs';
import { bundleScript, importsOf } from './plugins.mjs';
import { sitemap } from './sitemap.mjs';
import { workerText } from './worker.mjs';
import { hashOf, writeAll } from './write.mjs';

/** Assets of earlier builds stay for pages that are still open and will request them. */
const BUILDS_KEPT = 3;

const keepHistory = names => {
  const file = join(KEPT, 'history.json');
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const same = JSON.stringify(before[0]) === JSON.stringify(names);
  const history = same ? before : [names, ...before].slice(0, BUILDS_KEPT);
  writeFileSync(file, JSON.stringify(history));
  return new Set(history.flat());
};

const filesIn = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(file => [relative(folder, file), readFileSync(file)]);

/** Every component's own class, which it has when it has a style. */
const SCOPES = /\bsvelte-[a-z0-9]{5,}\b(?!-)/g;

const textOf = (files, ending) =>
  [...files.keys()]
    .filter(name => name.endsWith(ending))
    .map(name => files.get(name).toString())
    .join('\n');

/** Refuses a build in which the style of a component was lost. */
const checkStyles = files => {
  const sheets = new Set(textOf(files, '.css').match(SCOPES));
  const lost = [...new Set(textOf(files, '.js').match(SCOPES))].filter(scope => !sheets.has(scope));
  if (lost.length > 0) throw new Error(`no style sheet has the styles of ${lost.join(', ')}`);
};

export const finishSite = async () => {
  const files = new Map(filesIn(BUILT));
  checkStyles(files);
  const asset = (name, text) => {
    const file = `assets/${name}-${hashOf(text)}.js`;
    files.set(file, Buffer.from(text));
    return `/${file}`;
  };
  const pages = [...files.keys()].filter(name => name.endsWith('.html')).sort();
  for (const name of pages) {
    try {
      files.set(name, Buffer.from(servedHtml(files.get(name).toString(), importsOf, asset)));
    } catch (error) {
      throw new Error(`${name}: ${error.message}`, { cause: error });
    }
  }
  if (ORIGIN !== '')
    files.set('sitemap.xml', Buffer.from(sitemap(pages.map(name => files.get(name).toString()))));
  files.set(
    'sw.js',
    Buffer.from(workerText(await bundleScript(join(WEB, 'src/sw/sw.ts')), files, languages)),
  );
  const kept = keepHistory([...files.keys()].filter(name => name.startsWith('assets/')).sort());
  const changed = await writeAll(DIST, files, name => kept.has(name));
  return { pages: pages.length, files: files.size, changed };
};
