// Parts of a page that cannot be fetched when they are needed.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';

describe.skipIf(CHROMIUM === undefined)('a module that cannot be fetched', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  test.each([
    // The static imports (requested again a moment later), the sentences, and the parts loaded on demand
    ['the script of the page', 'play/', '**/assets/Play.*.js*'],
    ['a script that it shares', 'learn/', '**/assets/i18n.*.js*'],
    ['its sentences', 'games/', '**/assets/en-play-*.js'],
    ['the game', 'play/', '**/assets/Game.*.js'],
  ])('%s: is reported, and a retry works', async (_, path, file) => {
    const { page, context } = await openTab(browser);
    const lost = page.locator('#unfetched');
    await page.route(file, route => route.abort());
    await page.goto(`${site.address}/en/${path}#new=gipf`);
    await lost.getByText('Part of this page could not be loaded').waitFor();
    await page.unroute(file);
    // The page before it may have been hydrated itself.
    const opened = page.waitForEvent('framenavigated');
    await lost.getByRole('button', { name: 'Try again' }).click();
    await opened;
    await page.waitForSelector('html[data-ready]');
    await page.waitForLoadState('networkidle');
    expect(await lost.isHidden()).toBe(true);
    expect(new URL(page.url()).hash).toBe('#new=gipf');
    await context.close();
  });

  test('is not reported when no reader waits for it', async () => {
    const { page, context } = await openTab(browser);
    await page.route('**/assets/pwa.*.js', route => route.abort());
    const asked = page.waitForRequest('**/assets/pwa.*.js');
    await goTo(page, `${site.address}/en/about/`);
    await asked;
    await page.waitForLoadState('networkidle');
    expect(await page.locator('#unfetched').isHidden()).toBe(true);
    await context.close();
  });
});
