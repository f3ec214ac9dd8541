// node apps/web/dev.mjs [PORT]: the pages while one works on them. Nothing is built; what is saved is seen at once.
// Packages are taken as they were compiled last: keep `tsc -b -w` running beside this when changing them.
import { createServer as createHttp } from 'node:http';
import { createServer } from 'vite';
import { plugins } from './build/bundle.mjs';
import { ENTRY, SERVER } from './build/entries.mjs';
import { pageHtml } from './build/html.mjs';
import { readLanguages, readMessages } from './build/messages.mjs';
import { findPages } from './build/pages.mjs';
import { PUBLIC, WEB } from './build/places.mjs';

const PORT = Number(process.argv[2] ?? 5173);
const SENTENCES = '/@sentences/';
const vite = await createServer({
  root: WEB,
  configFile: false,
  publicDir: PUBLIC,
  appType: 'custom',
  plugins: plugins(),
  worker: { format: 'es' },
  server: { middlewareMode: true, hmr: { port: PORT + 1 } },
});
const languages = Object.keys(await readLanguages());

const linksOf = (page, language) => ({
  early: '/src/frame/early.ts?classic',
  styles: [],
  preload: ['/@vite/client'],
  entry: `/@id/${ENTRY}${page.name}`,
  sentences: `${SENTENCES}${language}/${page.areas.join()}`,
  later: page.later.map(area => [area, `${SENTENCES}${language}/${area}`]),
});

const print = async (page, language) => {
  const { sentences } = await readMessages([language], page.areas);
  const { printers } = await vite.ssrLoadModule(SERVER);
  const areas = sentences[language];
  const printed = printers[page.name](language, areas);
  const html = pageHtml({ page, language, languages, areas, links: linksOf(page, language), printed });
  return html.replace(
    /<script src="\/src\/frame\/early[^>]*><\/script>/,
    '<script type="module" src="/@vite/client"></script>',
  );
};

const answer = async path => {
  if (path.startsWith(SENTENCES)) {
    const [language, areas] = path.slice(SENTENCES.length).split('/');
    const { sentences } = await readMessages([language], areas.split(','));
    return ['text/javascript', `export default ${JSON.stringify(sentences[language])}`];
  }
  const [, language, rest] = /^\/(\w\w)\/(.*)$/.exec(path === '/' ? '/en/' : path) ?? [];
  const page = (await findPages()).find(found => found.path === rest);
  return page && languages.includes(language) ? ['text/html', await print(page, language)] : undefined;
};

createHttp((request, response) => {
  answer(new URL(request.url, 'http://localhost').pathname).then(
    found => {
      if (found) response.writeHead(200, { 'content-type': `${found[0]}; charset=utf-8` }).end(found[1]);
      else vite.middlewares(request, response);
    },
    error => {
      vite.ssrFixStacktrace(error);
      response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack);
    },
  );
}).listen(PORT, () => process.stderr.write(`korong: http://localhost:${PORT}/en/\n`));
