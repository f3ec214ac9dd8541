// A page that crashes in the middle of a game.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, openTab, serveSite, type Site } from '../site.ts';
import { clickPoint, setUp, startGame, untilKept } from './player.ts';

/** `4:05` as seconds. */
const seconds = (text: string): number => {
  const [minutes, rest] = text.split(':').map(Number);
  return minutes! * 60 + rest!;
};

describe.skipIf(CHROMIUM === undefined)('a page that crashes', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  test('its clock has not run when the game is opened again', async () => {
    const { page, context } = await openTab(browser);
    await setUp(page);
    await startGame(page, site.address, { game: 'yinsh', variant: 'blitz', clock: '3+2' });
    await clickPoint(page, 'f6');
    await untilKept(page);
    const clocks = (of: typeof page): Promise<number[]> =>
      of
        .getByRole('timer')
        .allInnerTexts()
        .then(texts => texts.map(seconds));
    await expect.poll(async () => Math.min(...(await clocks(page)))).toBeLessThanOrEqual(177);
    const address = page.url();
    const looked = Date.now();
    const before = Math.min(...(await clocks(page)));
    const crashed = page.waitForEvent('crash');
    void page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const lasted = (Date.now() - looked) / 1_000;
    await page.close();
    // An hour later
    const again = await context.newPage();
    await again.clock.install({ time: Date.now() + 3_600_000 });
    await setUp(again);
    await again.goto(address);
    await again.getByRole('button', { name: 'Resume' }).first().waitFor();
    const after = Math.min(...(await clocks(again)));
    // The clock is read in whole seconds, and ran on between the last reading and the crash.
    expect(before - after).toBeLessThan(lasted + 2);
    await context.close();
  });
});
