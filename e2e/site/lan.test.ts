// Over plain http in a home network a browser withholds features that need https. Everything but installation still works.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { playOut } from '../play/opponent.ts';
import { askShown, setUp, startGame, untilKept } from '../play/player.ts';
import { buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';
import { pathsOf } from './pages.ts';

const NAME = 'korong.lan';

describe.skipIf(CHROMIUM === undefined)('over plain http in the home network', () => {
  let site: Site;
  let browser: Browser;
  let address: string;

  beforeAll(async () => {
    buildSite();
    site = await serveSite();
    address = site.address.replace('127.0.0.1', NAME);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await site.stop();
  });

  test('every page starts without an error, and says that it cannot be saved for offline use', async () => {
    const { page, context, errors } = await openTab(browser, { serviceWorkers: 'allow' });
    for (const path of pathsOf('en')) {
      await goTo(page, `${address}/en/${path}`);
      expect([path, errors.splice(0)]).toEqual([path, []]);
    }
    await expect.poll(() => page.evaluate(() => window.isSecureContext)).toBe(false);
    await goTo(page, `${address}/en/settings/`);
    await page.getByText('only if its address starts with https').waitFor();
    await context.close();
  });

  test('a game against the computer is played and saved, with hints of several workers', async () => {
    const { page, context, errors } = await openTab(browser, { serviceWorkers: 'allow' });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 });
    });
    await setUp(page);
    await startGame(page, address, {
      game: 'yinsh',
      variant: 'blitz',
      opponent: 'computer',
      level: 2,
      colour: 'white',
    });
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('log').getByText('Hint (not played):').waitFor({ state: 'attached' });
    const ending = await playOut(page, 'yinsh', 'blitz');
    expect(ending).toMatch(/wins|draw/i);
    await untilKept(page);
    await page.reload();
    await page.locator('[data-point]').first().waitFor();
    await expect.poll(() => askShown(page)).toBe(ending);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the chosen language is remembered without a service worker', async () => {
    const { page, context } = await openTab(browser, { serviceWorkers: 'allow' });
    await goTo(page, `${address}/en/`);
    await page.locator('header [popovertarget=languages]').click();
    await page.getByRole('link', { name: 'Magyar' }).click();
    await page.waitForURL(`${address}/hu/`);
    await goTo(page, `${address}/`);
    await page.waitForURL(`${address}/hu/`);
    await context.close();
  });
});
