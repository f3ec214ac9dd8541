// The server is really stopped, and a game still finds everything it needs.
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, goTo, openTab, serveSite } from '../site.ts';
import { playOut } from './opponent.ts';
import { AGAINST_COMPUTER, askShown, clickPoint, setUp, startGame, turnsShown, untilKept } from './player.ts';

const VIEWPORT = { width: 1100, height: 900 };

describe.skipIf(CHROMIUM === undefined)('against the computer, offline', () => {
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    browser = await openBrowser();
  });

  test('after one visit: a whole game in a new tab, restored after a reload; a hint; the highest level', async () => {
    const site = await serveSite();
    const { context, page } = await openTab(browser, { serviceWorkers: 'allow', viewport: VIEWPORT });
    await goTo(page, `${site.address}/en/about/`);
    await page.getByText('works offline').waitFor();
    await page.close();
    await site.stop();

    const fresh = await context.newPage();
    const errors: string[] = [];
    fresh.on('pageerror', error => errors.push(error.message));
    await setUp(fresh);
    await startGame(fresh, site.address, AGAINST_COMPUTER);
    const ending = await playOut(fresh, 'yinsh', 'blitz');
    expect(ending).toMatch(/wins|draw/i);
    const turns = await turnsShown(fresh);
    await untilKept(fresh);
    await fresh.reload();
    await expect.poll(() => askShown(fresh)).toBe(ending);
    await expect.poll(() => turnsShown(fresh)).toEqual(turns);
    await goTo(fresh, `${site.address}/en/games/`);
    await fresh.getByRole('article').waitFor();
    await expect.poll(() => fresh.getByRole('article').innerText()).toMatch(/YINSH[\s\S]*(won|drawn)/i);

    // Both nets of the other game.
    await startGame(fresh, site.address, {
      game: 'gipf',
      variant: 'basic',
      opponent: 'computer',
      level: 10,
      colour: 'white',
    });
    await fresh.getByRole('button', { name: 'Hint' }).click();
    await fresh.getByRole('log').getByText('Hint (not played):').waitFor({ state: 'attached' });
    await clickPoint(fresh, 'a1');
    await fresh.locator('.turn').nth(1).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
