import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { LIBRARY, PRINTED, REFEREE } from '../apps/web/src/pages/programmers/examples.ts';
import { root, textOf } from './repository.ts';

const PAGE = {
  path: 'rules/yinsh/',
  areas: ['site'],
  title: 'title',
  description: 'text',
};

/** What the build writes around a page, when it is told where the pages will live. */
const headOf = (origin: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { pageHtml } from './apps/web/build/html.mjs';
       const areas = { site: { title: 'A & B', text: 'Says "much"' } };
       const links = { early: '/e.js', entry: '/p.js', preload: [], styles: [], sentences: '/s.js' };
       const printed = { head: '', body: '<h1></h1>' };
       const page = ${JSON.stringify(PAGE)};
       console.log(pageHtml({ page, language: 'hu', languages: ['en', 'hu'], areas, links, printed }));`,
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, KORONG_ORIGIN: origin } },
  );

test('a page names its language, title, description, and the one language of sentences it loads', () => {
  const html = headOf('');
  expect(html).toContain('<html lang="hu">');
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain('<meta name="description" content="Says &quot;much&quot;">');
  expect(html.match(/data-sentences/g)).toHaveLength(1);
});

test('a page names its own address and those in other languages, where the build knows them', () => {
  const html = headOf('https://korong.example/');
  expect(html).toContain('<link rel="canonical" href="https://korong.example/hu/rules/yinsh/">');
  expect(html).toContain(
    '<link rel="alternate" hreflang="en" href="https://korong.example/en/rules/yinsh/">',
  );
  expect(html).toContain('hreflang="x-default" href="https://korong.example/en/rules/yinsh/"');
  expect(headOf('')).not.toContain('canonical');
});

test('what the page for programmers shows stands in docs, where it is run', () => {
  const library = textOf('docs/rules-library.md');
  for (const text of [LIBRARY, PRINTED]) expect(library).toContain(text);
  expect(textOf('docs/referee.md')).toContain(REFEREE);
});
