// Modules that nobody wrote: the entry of every page for the browser, and one module with all pages for the build.
import { findPages } from './pages.mjs';

export const ENTRY = 'virtual:page/';
export const SERVER = 'virtual:pages';

const factsOf = ({ path, section }) => JSON.stringify({ path, section });

const entry = page => `
import Page from '${page.component}';
import { start } from '/src/frame/client.ts';
start(Page, ${JSON.stringify(page.props)}, ${factsOf(page)});
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

export const entries = () => ({
  name: 'korong-entries',
  resolveId: id => (id === SERVER || id.startsWith(ENTRY) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith('\0virtual:page')) return undefined;
    const pages = await findPages();
    if (id === `\0${SERVER}`) return server(pages);
    return entry(pages.find(page => `\0${ENTRY}${page.name}` === id));
  },
});
