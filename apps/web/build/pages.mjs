// The pages there are: every `page.ts` below src/pages says where its page lives and what it needs.
import { readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ONLY, SRC } from './places.mjs';

const descriptions = () =>
  readdirSync(join(SRC, 'pages'), { recursive: true })
    .filter(name => name === 'page.ts' || name.endsWith('/page.ts'))
    .sort()
    .map(name => join(SRC, 'pages', name));

const check = (info, file) => {
  if (!/^([a-z0-9-]+\/)*$/.test(info.path)) throw new Error(`${file}: “${info.path}” is no path of a page`);
};

/** `name` is the path with dashes: it names the entry and its files. The address `404/` is that of what is not there. */
export const findPages = async () => {
  const pages = [];
  for (const file of descriptions()) {
    const { default: found } = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`);
    for (const info of [found].flat()) {
      check(info, file);
      const component = `/${relative(dirname(SRC), join(dirname(file), info.component))}`;
      const name = info.path === '' ? 'home' : info.path.slice(0, -1).replaceAll('/', '-');
      // What surrounds the pages is printed and stays as it is; few readers ever need its sentences in a script.
      const later = ['site', ...(info.later ?? [])];
      const first = info.areas ?? [];
      const areas = [...new Set([...later, ...first])];
      pages.push({ props: {}, aside: [], along: {}, ...info, areas, first, later, component, name });
    }
  }
  return ONLY ? pages.filter(({ name }) => ONLY.includes(name)) : pages;
};
