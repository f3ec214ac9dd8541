import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, openTab, serveSite, type Site } from '../site.ts';
import { askShown, clickPoint, setUp, startGame } from './player.ts';

describe.skipIf(CHROMIUM === undefined)('looking back', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  test('by keys after a click, by a swipe; the board then leads to a game against the computer', async () => {
    const { page, context, errors } = await openTab(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await setUp(page);
    await startGame(page, site.address, { game: 'yinsh', variant: 'blitz' });
    // The cursor of the keyboard is seen only after a key.
    expect(await page.locator('.kb-keys').count()).toBe(0);
    for (const point of ['f6', 'g7', 'e5', 'd5']) await clickPoint(page, point);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => askShown(page)).toBe('Viewing move 3 of 4');

    const swipe = async (from: number, to: number): Promise<void> => {
      const box = (await page.locator('.stage').boundingBox())!;
      const y = box.y + box.height / 2;
      const cdp = await context.newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number): Promise<unknown> =>
        cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
      await touch('touchStart', from);
      await touch('touchMove', to);
      await touch('touchEnd');
    };
    await swipe(100, 250);
    await expect.poll(() => askShown(page)).toBe('Viewing move 2 of 4');
    await swipe(250, 100);
    await expect.poll(() => askShown(page)).toBe('Viewing move 3 of 4');

    const on = page.getByRole('button', { name: 'Play on from here against the computer' });
    await on.waitFor();
    await clickPoint(page, 'c5');
    await expect.poll(() => on.evaluate(button => button === document.activeElement)).toBe(true);
    await on.click();
    await expect.poll(() => askShown(page)).toBe('Black: place a ring on an empty point.');
    await expect.poll(() => page.locator('.seat.white .name').innerText()).toBe('Computer, level 4');
    expect(errors).toEqual([]);
    await context.close();
  });
});
