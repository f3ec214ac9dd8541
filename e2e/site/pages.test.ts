import { languages } from '@korong/messages';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';
import { LOST, pathsOf } from './pages.ts';

const PHONE = { width: 360, height: 740 };

describe.skipIf(CHROMIUM === undefined)('every page', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  test('that does not exist passes axe, light and dark, with no error but its own', async () => {
    const { page, context, errors } = await openTab(browser, { viewport: PHONE });
    await goTo(page, `${site.address}/en/${LOST}`);
    const complaints = errors.filter(text => !text.includes('404'));
    expect([...complaints, ...(await axeFinds(page))]).toEqual([]);
    await context.close();
  });

  test.each(languages)(
    'fits a phone, has its own title and description, one h1, no error, no policy violation, passes axe (in English), requests nothing from other hosts and sets no cookie: %s',
    async language => {
      const { page, context, errors } = await openTab(browser, { viewport: PHONE });
      const titles = new Set<string>();
      const paths = pathsOf(language);
      const found: string[] = [];
      page.on('request', request => {
        const url = request.url();
        if (!url.startsWith(site.address) && !/^(data|blob):/.test(url)) found.push(`asks for ${url}`);
      });
      await page.addInitScript(() => {
        const broken: string[] = [];
        Object.assign(window, { broken });
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          broken.push(`${effectiveDirective} ${blockedURI} ${sample}`);
        });
      });
      for (const path of paths) {
        await goTo(page, `${site.address}/${language}/${path}`);
        const facts = await page.evaluate(() => ({
          lang: document.documentElement.lang,
          wide: document.documentElement.scrollWidth,
          headings: document.querySelectorAll('h1').length,
          described: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content.length ?? 0,
          title: document.title,
          sentences: [...document.querySelectorAll<HTMLElement>('[data-area]')].map(
            link => link.getAttribute('href') ?? link.getAttribute('content') ?? '',
          ),
          broken: (window as unknown as { broken: string[] }).broken,
        }));
        titles.add(facts.title);
        if (facts.lang !== language) found.push(`${path} is in ${facts.lang}`);
        if (facts.wide > PHONE.width) found.push(`${path} is ${facts.wide} wide`);
        if (facts.headings !== 1) found.push(`${path} has ${facts.headings} h1`);
        const foreign = facts.sentences.filter(href => !href.startsWith(`/assets/${language}-`));
        if (facts.sentences.length === 0 || foreign.length > 0)
          found.push(`${path} has sentences from ${foreign.join()}`);
        if (facts.described < 20) found.push(`${path} has no description`);
        found.push(...facts.broken.map(text => `${path} breaks the content security policy: ${text}`));
        // The findings of axe do not depend on the language.
        const flaws = language === 'en' ? await axeFinds(page) : [];
        found.push(...[...errors.splice(0), ...flaws].map(text => `${path} ${text}`));
      }
      expect(found).toEqual([]);
      expect(titles.size).toBe(paths.length);
      expect(await context.cookies()).toEqual([]);
      await context.close();
    },
  );

  test('is served with a policy against inline code, and has none', async () => {
    for (const path of [
      ...languages.map(code => `${code}/`),
      ...pathsOf('en').map(path => `en/${path}`),
      '404',
    ]) {
      const response = await fetch(`${site.address}/${path}`);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect([path, /script-src 'self'[^;]*;.*style-src 'self';/.test(policy)]).toEqual([path, true]);
      expect([path, policy.includes('unsafe-inline')]).toEqual([path, false]);
      const inline = /<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle="|\son\w+="/.exec(await response.text());
      expect([path, inline?.[0]]).toEqual([path, undefined]);
    }
  });

  test('can be read without script, and every internal link leads to a page', async () => {
    const { page, context } = await openTab(browser, { javaScriptEnabled: false });
    const known = new Set(languages.flatMap(code => pathsOf(code).map(path => `/${code}/${path}`)));
    for (const path of [...pathsOf('en'), LOST]) {
      await page.goto(`${site.address}/en/${path}`);
      expect([path, await page.locator('h1').isVisible()]).toEqual([path, true]);
      const links = await page.evaluate(() =>
        [...document.querySelectorAll('a')].filter(a => a.origin === location.origin).map(a => a.pathname),
      );
      const lost = links.filter(link => !known.has(link) && link !== `/en/${path}`);
      expect([path, lost]).toEqual([path, []]);
    }
    await context.close();
  });
});
