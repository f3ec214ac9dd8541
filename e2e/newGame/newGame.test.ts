import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from '../browser.ts';
import { setUp } from '../play/player.ts';
import { buildSite, goTo, launch, openTab, serveSite, type Site } from '../site.ts';

const PHONE = { width: 360, height: 740 };
const LONG = 'W'.repeat(24);

describe.skipIf(CHROMIUM === undefined)('a new game', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), launch()]);
  });
  afterAll(async () => {
    await browser.close();
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
    await page.getByRole('heading', { name: LONG }).waitFor();
    expect(await width(page)).toBe(PHONE.width);
    await goTo(page, `${site.address}/en/play/`);
    await expect.poll(() => page.getByLabel('White’s name').inputValue()).toBe(LONG);
    expect(errors).toEqual([]);
    await context.close();
  });
});
