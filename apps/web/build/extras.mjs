// What a site has beside its pages: manifests, icons, what search engines read, and the door that leads to a language.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { escape } from './html.mjs';
import { ORIGIN, PUBLIC } from './places.mjs';

const ICONS = [
  { src: '/icons/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
  { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
  { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
  { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

const manifest = (language, t) =>
  JSON.stringify({
    name: t['app.name'],
    short_name: 'Korong',
    description: t['home.description'],
    id: '/',
    lang: language,
    start_url: `/${language}/`,
    scope: '/',
    display: 'standalone',
    background_color: '#f5f0e7',
    theme_color: '#f5f0e7',
    categories: ['games'],
    icons: ICONS,
    shortcuts: [
      { name: t['home.play.yinsh'], url: `/${language}/play/#new=yinsh` },
      { name: t['home.play.gipf'], url: `/${language}/play/#new=gipf` },
      { name: t['nav.learn'], url: `/${language}/learn/` },
    ],
  });

/** Sends a reader to the language of an earlier choice or of the browser; the server does so for those without a script. */
const door = (names, choose) =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Korong</title>',
    '<meta name="color-scheme" content="light dark">',
    `<script src="${choose}"></script>`,
    '</head>',
    '<body>',
    '<ul>',
    ...Object.entries(names).map(
      ([code, name]) => `<li><a href="/${code}/" lang="${code}" hreflang="${code}">${escape(name)}</a></li>`,
    ),
    '</ul>',
    '</body>',
    '</html>',
    '',
  ].join('\n');

const sitemap = (pages, languages) => {
  const at = (code, page) => `${ORIGIN}/${code}/${page.path}`;
  const listed = pages.filter(page => !page.unlisted && page.path !== '404/');
  const entry = (code, page) =>
    [
      `<url><loc>${at(code, page)}</loc>`,
      ...languages.map(of => `<xhtml:link rel="alternate" hreflang="${of}" href="${at(of, page)}"/>`),
      '</url>',
    ].join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listed.flatMap(page => languages.map(code => entry(code, page))),
    '</urlset>',
    '',
  ].join('\n');
};

export const extras = ({ pages, names, sentences, choose }) => {
  const languages = Object.keys(names);
  const files = [['index.html', door(names, choose)]];
  for (const language of languages) {
    files.push([`${language}/manifest.webmanifest`, manifest(language, sentences[language].site)]);
  }
  for (const entry of readdirSync(PUBLIC, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.push([file.slice(PUBLIC.length + 1), readFileSync(file)]);
  }
  const where = ORIGIN === '' ? '' : `\nSitemap: ${ORIGIN}/sitemap.xml\n`;
  files.push(['robots.txt', `User-agent: *\nAllow: /\n${where}`]);
  if (ORIGIN !== '') files.push(['sitemap.xml', sitemap(pages, languages)]);
  return files;
};
