// The service worker in a real browser, with a server that is really stopped and replaced.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { site as french } from '@korong/messages/fr/site';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { DIST, buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';
import { endIdleWorkers } from './idleWorkers.ts';
import { replaceByNewVersion } from './newVersion.ts';
import { pathsOf } from './pages.ts';

const untilReady = async (page: Page): Promise<void> => {
  await page.getByText('works offline').waitFor();
};

const caches = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await window.caches.keys()).filter(name => name.startsWith('korong-')));

describe.skipIf(CHROMIUM === undefined)('works offline', () => {
  let browser: Browser;
  let context: BrowserContext;
  let site: Site;

  beforeAll(async () => {
    buildSite();
    browser = await openBrowser();
  });

  const visitor = async (): Promise<Page> => {
    const tab = await openTab(browser, { serviceWorkers: 'allow' });
    context = tab.context;
    return tab.page;
  };

  test('all pages of a language are cached after one visit, and of another after a visit to it', async () => {
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
    // Puzzles come with their solutions.
    await goTo(fresh, `${site.address}/en/puzzles/#solve=gipf`);
    await fresh.locator('[data-point]').first().waitFor();
    // The address without a language, a missing page, and a language that was never visited.
    await goTo(fresh, `${site.address}/`);
    expect(fresh.url()).toBe(`${site.address}/en/`);
    expect((await fresh.goto(`${site.address}/en/no/such/page/`))?.status()).toBe(404);
    await goTo(fresh, `${site.address}/fr/about/`);
    expect(fresh.url()).toBe(`${site.address}/en/about/`);
    // It says so, once, and offers what is there.
    const notice = fresh.locator('.notice');
    await notice.getByText('Français is not saved on this device yet. Saved here:').waitFor();
    expect(await notice.getByRole('button').allInnerTexts()).toEqual(['English']);
    await notice.getByRole('button').click();
    await expect.poll(() => notice.innerText()).toBe('');

    // Chosen in the menu, it says so and stays.
    await fresh.getByRole('button', { name: 'English' }).click();
    await fresh.getByRole('link', { name: 'Français' }).click();
    await fresh.getByText('This language is not saved on this device yet.').waitFor();
    expect(fresh.url()).toBe(`${site.address}/en/about/`);

    const port = Number(new URL(site.address).port);
    site = await serveSite(DIST, port);
    await fresh.getByRole('button', { name: 'English' }).click();
    await fresh.getByRole('link', { name: 'Français' }).click();
    await fresh.waitForURL(`${site.address}/fr/about/`);
    await goTo(fresh, `${site.address}/fr/settings/`);
    await fresh.getByText(french['settings.offline.ready']).waitFor();
    await site.stop();
    await goTo(fresh, `${site.address}/fr/about/`);
    await expect.poll(() => fresh.evaluate(() => document.documentElement.lang)).toBe('fr');
    // Of several languages on the device one can be chosen; the rest of the address stays.
    await goTo(fresh, `${site.address}/de/rules/gipf/#basics`);
    expect(fresh.url()).toBe(`${site.address}/en/rules/gipf/#basics`);
    await notice.getByText('Deutsch is not saved on this device yet.').waitFor();
    expect(await notice.getByRole('button').allInnerTexts()).toEqual(['English', 'Français']);
    await notice.getByRole('button', { name: 'Français' }).click();
    await fresh.waitForURL(`${site.address}/fr/rules/gipf/#basics`);
    await context.close();
  });

  test('a new version is announced, takes over on request, and leaves other open pages their files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'korong-'));
    cpSync(DIST, folder, { recursive: true });
    site = await serveSite(folder);
    const playing = await visitor();
    await endIdleWorkers(playing);
    await goTo(playing, `${site.address}/en/about/`);
    await untilReady(playing);
    const [before] = await caches(playing);

    replaceByNewVersion(folder);
    const reading = await context.newPage();
    await goTo(reading, `${site.address}/en/`);
    await reading.getByText('A new version of Korong is ready.').waitFor();
    await expect.poll(() => reading.title()).toContain('Korong');
    await reading.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => reading.title()).toBe('New version');
    await expect.poll(() => playing.title()).not.toBe('New version');

    // The page that stayed open requests a file of its own version.
    await playing.keyboard.press('?');
    await playing.getByRole('dialog').waitFor();
    expect(await caches(playing)).toContain(before);

    // A page that does not answer soon might be asleep: its files stay until the next visit.
    const isGone = async (): Promise<boolean> => {
      await goTo(playing, `${site.address}/en/about/`);
      for (let looks = 0; looks < 100; looks++) {
        if (!(await caches(playing)).includes(before!)) return true;
        await new Promise(resolve => setTimeout(resolve, 200));
      }
      return false;
    };
    await expect.poll(isGone).toBe(true);
    await context.close();
    await site.stop();
    rmSync(folder, { recursive: true });
  });
});
