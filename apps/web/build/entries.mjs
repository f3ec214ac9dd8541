// Modules that nobody wrote: the entry of every page for the browser, and one module with all pages for the build.
import { readFileSync } from 'node:fs';
import { findPages } from './pages.mjs';

export const ENTRY = 'virtual:page/';
export const SERVER = 'virtual:pages';

const factsOf = ({ path, section }) => JSON.stringify({ path, section });

const entry = page => `
import Page from '${page.component}';
import { start } from '/src/frame/client.ts';
start(Page, ${JSON.stringify(page.props)});
`;

const server = pages => `
import { print } from '/src/frame/server.ts';
${pages.map((page, i) => `import Page${i} from '${page.component}';`).join('\n')}
export const printers = {
${pages
  .map(
    (page, i) => `  '${page.name}': (language, areas) =>
    print(Page${i}, ${JSON.stringify(page.props)}, ${factsOf(page)}, language, areas),`,
  )
  .join('\n')}
};
`;

/**
 * Modules called *.print.ts make pictures that are printed with the page and stay as they are. The browser gets functions
 * that return a blank: Svelte leaves what `{@html}` printed alone as long as there is something.
 */
const unprinted = file => {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  return names.map(name => `export const ${name} = () => ' ';`).join('\n');
};

/**
 * Nothing here has deep state: an object is kept in `$state.raw` and replaced as a whole. So the pages go without the proxies that
 * Svelte would watch objects with; whoever forgets the `.raw` is told at once.
 */
const FLAT_STATE = `
export const proxy = value => {
  const kind = typeof value === 'object' && value !== null && Object.getPrototypeOf(value);
  if (kind === Object.prototype || kind === Array.prototype) throw new Error('An object needs $state.raw');
  return value;
};
export const get_proxied_value = value => value;
export const is = Object.is;
`;

export const flatState = () => ({
  name: 'korong-flat-state',
  load: id => (id.endsWith('/svelte/src/internal/client/proxy.js') ? FLAT_STATE : undefined),
});

export const entries = () => ({
  name: 'korong-entries',
  enforce: 'pre',
  resolveId: id => (id === SERVER || id.startsWith(ENTRY) ? `\0${id}` : undefined),
  async load(id, { ssr } = {}) {
    if (id.endsWith('.print.ts') && !(ssr ?? this.environment.name === 'ssr')) return unprinted(id);
    if (!id.startsWith('\0virtual:page')) return undefined;
    const pages = await findPages();
    if (id === `\0${SERVER}`) return server(pages);
    return entry(pages.find(page => `\0${ENTRY}${page.name}` === id));
  },
});
