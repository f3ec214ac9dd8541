import { languages } from '@korong/messages';
import { expect, test } from 'vitest';
import { servedHtml } from '../apps/web/build/html.mjs';
import { sitemap } from '../apps/web/build/sitemap.mjs';
import { addressesOf } from '../apps/web/site/addresses.ts';
import { LIBRARY, PRINTED, REFEREE } from '../apps/web/src/about/examples.ts';
import { textOf } from './repository.ts';

const ORIGIN = 'https://korong.example';

test('a page names its own address and those in other languages', () => {
  const addresses = addressesOf(ORIGIN, 'hu', 'rules/yinsh/');
  expect(addresses[0]).toEqual({ rel: 'canonical', href: `${ORIGIN}/hu/rules/yinsh/` });
  expect(addresses).toContainEqual({ rel: 'alternate', hreflang: 'en', href: `${ORIGIN}/en/rules/yinsh/` });
  expect(addresses.at(-1)).toEqual({
    rel: 'alternate',
    hreflang: 'x-default',
    href: `${ORIGIN}/en/rules/yinsh/`,
  });
  expect(addresses).toHaveLength(languages.length + 2);
});

const headOf = (path: string, more = ''): string =>
  `<head>${more}${addressesOf(ORIGIN, 'en', path)
    .map(({ rel, hreflang, href }) =>
      hreflang === undefined
        ? `<link rel="${rel}" href="${href}">`
        : `<link rel="${rel}" hreflang="${hreflang}" href="${href}">`,
    )
    .join('')}</head>`;

test('the list for search engines has the pages that want to be found, with their other languages', () => {
  const unlisted = '<meta name="robots" content="noindex">';
  const text = sitemap([headOf('play/'), headOf('settings/', unlisted), '<head></head>']);
  expect([...text.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([`${ORIGIN}/en/play/`]);
  expect(text).toContain(`<xhtml:link rel="alternate" hreflang="uk" href="${ORIGIN}/uk/play/"/>`);
  expect(text).not.toContain('x-default');
});

const IMPORTS = new Map([
  ['assets/Play.js', ['assets/board.js']],
  ['assets/board.js', ['assets/rules.js']],
]);
const page = (head: string, body: string): string => `<html><head>${head}</head><body>${body}</body></html>`;

test('inline scripts become files, and a page names all scripts that its island begins with', () => {
  const files = new Map<string, string>();
  const asset = (name: string, text: string): string => {
    files.set(name, text);
    return `/assets/${name}.js`;
  };
  const island = '<astro-island component-url="/assets/Play.js" ssr></astro-island>';
  const style = '<style>astro-island{display:contents}</style>';
  const html = servedHtml(
    page('<script>early()</script>', `${style}<script>load()</script><script>define()</script>${island}`),
    IMPORTS,
    asset,
  );
  expect([...files]).toEqual([
    ['early', 'early()'],
    ['islands', 'load();\ndefine()'],
  ]);
  expect(html).toBe(
    page(
      [
        '<script src="/assets/early.js"></script>',
        ...['Play', 'board', 'rules'].map(name => `<link rel="modulepreload" href="/assets/${name}.js">`),
        '<script src="/assets/islands.js" defer></script>',
      ].join(''),
      island,
    ),
  );
});

test.each(['<p style="color: red">', '<style>p {}</style>', '<button onclick="go()">'])(
  'what the content security policy forbids stops the build: %s',
  text => {
    expect(() => servedHtml(page('', text), IMPORTS, String)).toThrow('content security policy');
  },
);

test('what the page for programmers shows stands in docs, where it is run', () => {
  const library = textOf('docs/rules-library.md');
  for (const text of [LIBRARY, PRINTED]) expect(library).toContain(text);
  expect(textOf('docs/referee.md')).toContain(REFEREE);
});
