// All of it, in order.
import { mkdirSync, readFileSync, readdirSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, linksOf } from './bundle.mjs';
import { pageHtml } from './html.mjs';
import {
  carriedBy,
  commonOf,
  partOf,
  readLanguages,
  readMessages,
  splitOf,
  tellMissing,
} from './messages.mjs';
import { extras } from './extras.mjs';
import { findPages } from './pages.mjs';
import { DIST, KEPT } from './places.mjs';
import { workerText } from './worker.mjs';
import { hashOf, writeAll } from './write.mjs';

/** Assets of the builds before this one stay for pages that are still open and will ask for them. */
const BUILDS_KEPT = 3;

const keepHistory = names => {
  const file = join(KEPT, 'history.json');
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const same = JSON.stringify(before[0]) === JSON.stringify(names);
  const history = same ? before : [names, ...before].slice(0, BUILDS_KEPT);
  writeFileSync(file, JSON.stringify(history));
  return new Set(history.flat());
};

/** The policy that pages are served under forbids styles in attributes, so a page that has one looks wrong. */
const checkPolicy = (name, html) => {
  const found = /<[^>]+\sstyle="[^"]*"|<style|\son\w+="/.exec(html);
  if (found) throw new Error(`${name}: the content security policy forbids this: ${found[0]}`);
};

export const buildSite = async say => {
  mkdirSync(DIST, { recursive: true });
  const pages = await findPages();
  const names = await readLanguages();
  const languages = Object.keys(names);
  const { printers, manifest, scripts, assets } = await bundle(pages);
  const { sentences, missing } = await readMessages(languages, new Set(pages.flatMap(page => page.areas)));
  tellMissing(missing, say);

  const files = new Map();
  for (const name of readdirSync(assets)) files.set(`assets/${name}`, readFileSync(join(assets, name)));
  const asset = (name, bytes) => {
    const file = `assets/${name}-${hashOf(bytes)}.js`;
    files.set(file, Buffer.from(bytes));
    return `/${file}`;
  };
  const early = asset('early', scripts.early);
  const module = (name, said) => asset(name, `export default ${JSON.stringify(said)};\n`);
  /** What single pages keep to themselves of an area. */
  const partsOf = area => pages.filter(({ areas }) => areas.includes(area)).flatMap(({ part }) => part ?? []);
  /** The sentences of a page, by area: all it says at once in one module, what it may say later in one for each area. */
  const sentenceLinks = (page, language) => {
    const first = {};
    const forLater = {};
    for (const area of page.areas) {
      const said = sentences[language][area];
      const { now, later } = splitOf(commonOf(said, partsOf(area)), area, page);
      const own = page.part ? partOf(said, page.part) : {};
      if (now || Object.keys(own).length > 0) first[area] = { ...now, ...own };
      if (later) forLater[area] = later;
    }
    const links = Object.entries(carriedBy(forLater, page.along)).map(([area, said]) => [
      area,
      module(`${language}-${area}`, said),
    ]);
    return { sentences: module(`${language}-${page.name}`, first), later: links };
  };
  for (const page of pages) {
    const links = { early, ...linksOf(page, manifest) };
    for (const language of languages) {
      const printed = printers[page.name](language, sentences[language]);
      const html = pageHtml({
        page,
        language,
        languages,
        areas: sentences[language],
        links: { ...links, ...sentenceLinks(page, language) },
        printed,
      });
      const name = page.path === '404/' ? `${language}/404.html` : `${language}/${page.path}index.html`;
      checkPolicy(name, html);
      files.set(name, Buffer.from(html));
    }
  }
  for (const [name, bytes] of extras({ pages, names, sentences, choose: asset('choose', scripts.choose) })) {
    files.set(name, Buffer.from(bytes));
  }
  files.set('sw.js', Buffer.from(workerText(scripts.sw, files, languages)));
  const kept = keepHistory([...files.keys()].filter(name => name.startsWith('assets/')).sort());
  const changed = await writeAll(DIST, files, name => kept.has(name));
  return { pages: pages.length * languages.length, files: files.size, changed };
};
