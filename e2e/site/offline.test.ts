// The service worker in a real browser, with a server that is really stopped and really replaced.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from '../browser.ts';
import { DIST, buildSite, goTo, launch, openTab, serveSite, type Site } from '../site.ts';
import { replaceByNewVersion } from './newVersion.ts';
import { pathsOf } from './pages.ts';

const untilReady = async (page: Page): Promise<void> => {
  await page.getByText('works without a network').waitFor();
};

const caches = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await window.caches.keys()).filter(name => name.startsWith('korong-')));

const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async wanted => (await window.caches.match(wanted)) !== undefined, path);

const PATIENCE = { timeout: 20_000, interval: 100 };

describe.skipIf(CHROMIUM === undefined)('without a network', () => {
  let browser: Browser;
  let context: BrowserContext;
  let site: Site;

  beforeAll(async () => {
    buildSite();
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
  });

  const visitor = async (): Promise<Page> => {
    const tab = await openTab(browser, { serviceWorkers: 'allow' });
    context = tab.context;
    return tab.page;
  };

  test('all pages of the language are there after one visit, and of another one after a visit to that', async () => {
    site = await serveSite();
    const page = await visitor();
    await goTo(page, `${site.address}/en/about/`);
    await untilReady(page);
    await site.stop();

    const fresh = await context.newPage();
    for (const path of pathsOf('en')) {
      await goTo(fresh, `${site.address}/en/${path}`);
      await expect.poll(() => fresh.locator('h1').isVisible()).toBe(true);
    }
    // The address without a language, a page that is not there, and a language that was never visited.
    await goTo(fresh, `${site.address}/`);
    expect(fresh.url()).toBe(`${site.address}/en/`);
    expect((await fresh.goto(`${site.address}/en/no/such/page/`))?.status()).toBe(404);
    await goTo(fresh, `${site.address}/fr/about/`);
    expect(fresh.url()).toBe(`${site.address}/en/about/`);

    const port = Number(new URL(site.address).port);
    site = await serveSite(DIST, port);
    await goTo(fresh, `${site.address}/fr/`);
    await expect.poll(() => isKept(fresh, '/fr/settings/'), PATIENCE).toBe(true);
    await site.stop();
    await goTo(fresh, `${site.address}/fr/settings/`);
    await expect.poll(() => fresh.evaluate(() => document.documentElement.lang)).toBe('fr');
    await context.close();
  });

  test('a new version says so, takes over when asked, and leaves other open pages what they came with', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'korong-'));
    cpSync(DIST, folder, { recursive: true });
    site = await serveSite(folder);
    const playing = await visitor();
    await goTo(playing, `${site.address}/en/about/`);
    await untilReady(playing);
    const [before] = await caches(playing);

    replaceByNewVersion(folder);
    const reading = await context.newPage();
    await goTo(reading, `${site.address}/en/`);
    await reading.getByText('A new version of Korong is ready.').waitFor();
    await expect.poll(() => reading.title()).toContain('Korong');
    await reading.getByRole('button', { name: 'Use it now' }).click();
    await reading.waitForFunction(() => document.title === 'New version');
    await expect.poll(() => playing.title()).not.toBe('New version');

    // The page that stayed open fetches a file that only its own version has.
    await playing.keyboard.press('?');
    await playing.getByRole('dialog').waitFor();
    expect(await caches(playing)).toContain(before);

    await goTo(playing, `${site.address}/en/about/`);
    await expect.poll(() => caches(playing), PATIENCE).not.toContain(before);
    await context.close();
    await site.stop();
    rmSync(folder, { recursive: true });
  });
});
