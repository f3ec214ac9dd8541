// The sitemap, from the pages themselves.
const addressesIn = html =>
  [...html.matchAll(/<link rel="alternate" hreflang="([a-z]+)" href="([^"]+)">/g)].map(
    ([, language, href]) => ({ language, href }),
  );

/** `pages` are the texts of all pages. Pages without a canonical address, or with `noindex`, are left out. */
export const sitemap = pages => {
  const entry = html => {
    const [, address] = /<link rel="canonical" href="([^"]+)">/.exec(html) ?? [];
    if (address === undefined || html.includes('<meta name="robots" content="noindex">')) return [];
    const links = addressesIn(html).map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return [`<url><loc>${address}</loc>${links.join('')}</url>`];
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(entry),
    '</urlset>',
    '',
  ].join('\n');
};
