// Changes to Astro's pages: no inline script or style, and the scripts of an island are named in the head.
import { withImports } from './plugins.mjs';

const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/g;
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;
/** The place where a page names its entry modules. */
const MODULE = /(?:component-url|renderer-url|<script type="module" src)="\/([^"]+)"/g;

const forbidden = html => /<[^>]+\sstyle="[^"]*"|<style|<script>|\son\w+="/.exec(html)?.[0];

/**
 * The page as it is served. `importsOf` maps a script to its imports; `asset(name, text)` stores a script as a file and returns
 * its address.
 */
export const servedHtml = (html, importsOf, asset) => {
  const islandScripts = [];
  let [head, body] = html.replace(ISLAND_STYLE, '').split('</head>');
  head = head.replace(INLINE_SCRIPT, (_, text) => `<script src="${asset('early', text)}"></script>`);
  body = body.replace(INLINE_SCRIPT, (_, text) => (islandScripts.push(text), ''));
  const modules = [
    ...withImports(
      [...html.matchAll(MODULE)].map(([, name]) => name),
      importsOf,
    ),
  ];
  head += modules.map(name => `<link rel="modulepreload" href="/${name}">`).join('');
  if (islandScripts.length > 0)
    head += `<script src="${asset('islands', islandScripts.join(';\n'))}" defer></script>`;
  const served = `${head}</head>${body}`;
  const found = forbidden(served);
  if (found) throw new Error(`the content security policy forbids this: ${found}`);
  return served;
};
