// The text of a page around what its components print.
import { ORIGIN } from './places.mjs';

const CHARACTERS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = text => text.replace(/[&<>"]/g, found => CHARACTERS[found]);

/** Search engines want whole addresses, so these are only there when the build knows where the pages will live. */
const addresses = (page, language, languages) => {
  if (ORIGIN === '' || page.path === '404/') return [];
  const at = of => `${ORIGIN}/${of}/${page.path}`;
  return [
    `<link rel="canonical" href="${at(language)}">`,
    ...languages.map(of => `<link rel="alternate" hreflang="${of}" href="${at(of)}">`),
    `<link rel="alternate" hreflang="x-default" href="${at('en')}">`,
  ];
};

const sentence = (page, areas, key) => {
  for (const area of page.areas) if (areas[area][key] !== undefined) return areas[area][key];
  throw new Error(`Page “${page.path}”: there is no sentence ${key} in ${page.areas.join(', ')}`);
};

/**
 * `links` are addresses: `early` the script that runs before the page is drawn, `entry` that of the page, `preload` the
 * modules it will ask for, `styles`, `sentences` those it says, and `later` those it may have to say: pairs of area and address.
 */
export const pageHtml = ({ page, language, languages, areas, links, printed }) => {
  const title = escape(sentence(page, areas, page.title));
  const description = escape(sentence(page, areas, page.description));
  const lines = [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(page.unlisted || page.path === '404/' ? ['<meta name="robots" content="noindex">'] : []),
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f0e7">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17181c">',
    `<script src="${links.early}"></script>`,
    ...links.styles.map(href => `<link rel="stylesheet" href="${href}">`),
    ...[links.entry, ...links.preload].map(href => `<link rel="modulepreload" href="${href}">`),
    `<link rel="modulepreload" href="${links.sentences}" data-sentences>`,
    ...(links.later ?? []).map(([area, href]) => `<meta name="later" data-area="${area}" content="${href}">`),
    '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/icon-180.png">',
    `<link rel="manifest" href="/${language}/manifest.webmanifest">`,
    ...addresses(page, language, languages),
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    printed.head,
    `<script type="module" src="${links.entry}"></script>`,
    '</head>',
    `<body><div id="page">${printed.body}</div></body>`,
    '</html>',
    '',
  ];
  return lines.filter((line, i) => line !== '' || i === lines.length - 1).join('\n');
};
