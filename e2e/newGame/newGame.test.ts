import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { clickPoint, keptGame, setUp, startGame, turnsShown } from '../play/player.ts';
import { buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';

const PHONE = { width: 360, height: 740 };
const LONG = 'W'.repeat(24);

/** The ids of the games in the device's store. */
const keptGames = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opened = indexedDB.open('korong');
        let isNew = false;
        // The page has not made its store yet, and it has to find none: an empty one would be taken for its own.
        opened.onupgradeneeded = () => {
          isNew = true;
          opened.transaction!.abort();
        };
        opened.onerror = () => {
          if (isNew) resolve([]);
          else reject(opened.error!);
        };
        opened.onsuccess = () => {
          const found = opened.result.transaction('games').objectStore('games').getAllKeys();
          found.onsuccess = () => {
            opened.result.close();
            resolve(found.result.map(String));
          };
        };
      }),
  );

describe.skipIf(CHROMIUM === undefined)('a new game', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  const width = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

  test('the start button stands below the form, in every language, and stays there', async () => {
    const { page, context } = await openTab(browser, { viewport: PHONE });
    for (const language of ['en', 'de', 'hu', 'uk']) {
      await goTo(page, `${site.address}/${language}/play/`);
      const places = (): Promise<{ readonly end: number; readonly start: number }> =>
        page.evaluate(() => ({
          end: document.querySelector('form details')!.getBoundingClientRect().bottom + scrollY,
          start: document.querySelector('form .start')!.getBoundingClientRect().top + scrollY,
        }));
      const { end, start } = await places();
      expect(start).toBeGreaterThanOrEqual(end);
      await page.locator('input[name=opponent][value=person]').check();
      await page.locator('input[name=name-white]').waitFor();
      expect([language, await places()]).toEqual([language, { end, start }]);
      expect([language, await width(page)]).toEqual([language, PHONE.width]);
    }
    await context.close();
  });

  test('names of two players are kept; long ones widen no page', async () => {
    const { page, context, errors } = await openTab(browser, { viewport: PHONE });
    await setUp(page);
    await goTo(page, `${site.address}/en/play/`);
    await page.locator('input[name=opponent][value=person]').check();
    await page.getByLabel('White’s name').fill(LONG);
    await page.getByLabel('Black’s name').fill(' ');
    expect(await width(page)).toBe(PHONE.width);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('heading', { name: `YINSH: ${LONG} vs. Player 2` }).waitFor({ state: 'attached' });
    await page.locator('[data-point]').first().waitFor();
    expect(await width(page)).toBe(PHONE.width);
    await goTo(page, `${site.address}/en/games/`);
    await page.getByRole('article', { name: LONG }).waitFor();
    expect(await width(page)).toBe(PHONE.width);
    await goTo(page, `${site.address}/en/play/`);
    await expect.poll(() => page.getByLabel('White’s name').inputValue()).toBe(LONG);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a link opens the game or the position on another device, which keeps it when it goes on', async () => {
    const { page, context } = await openTab(browser, { viewport: PHONE });
    await setUp(page);
    await startGame(page, site.address, { game: 'yinsh', variant: 'blitz' });
    for (const point of ['f6', 'g7', 'e5']) await clickPoint(page, point);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    const field = page.getByRole('textbox', { name: 'Link' });
    await expect.poll(() => field.inputValue()).toContain('/en/play/#shared=');
    const ofGame = await field.inputValue();
    await page.getByRole('radio', { name: 'This position' }).check();
    await expect.poll(() => field.inputValue()).not.toBe(ofGame);
    const ofPosition = await field.inputValue();
    expect(await axeFinds(page)).toEqual([]);
    await context.close();

    const other = await openTab(browser);
    await setUp(other.page);
    await goTo(other.page, ofGame);
    await expect.poll(() => turnsShown(other.page)).toEqual(['f6', 'g7', 'e5']);
    expect((await keptGames(other.page)).length).toBe(0);
    await clickPoint(other.page, 'd4');
    await expect.poll(() => other.page.url()).toContain('#game=');
    await expect.poll(async () => (await keptGame(other.page)).events.length).toBe(5);

    // Only the hash is new: the page shows the game before for a moment.
    await goTo(other.page, ofPosition);
    await expect.poll(() => turnsShown(other.page)).toEqual([]);
    await other.page.locator('[data-point]').first().waitFor();
    expect((await keptGames(other.page)).length).toBe(1);

    for (const [bad, why] of [
      [ofGame.slice(0, -9), 'The link is incomplete or damaged.'],
      [`${site.address}/en/play/#shared=paGVsbG8`, 'This could not be opened.'],
    ] as const) {
      await goTo(other.page, bad);
      await other.page.reload();
      await other.page.getByRole('alert').getByText(why).waitFor();
    }
    expect(other.errors).toEqual([]);
    await other.context.close();
  });
});
