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
    await page.clock.install();
    await startGame(page, site.address, { game: 'yinsh', variant: 'blitz', clock: '3+2' });
    await clickPoint(page, 'f6');
    await untilKept(page);
    const clocks = (of: typeof page): Promise<number[]> =>
      of
        .getByRole('timer')
        .allInnerTexts()
        .then(texts => texts.map(seconds));
    // Time stands still from here on, but for what is let pass: a busy machine changes nothing.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await page.clock.runFor(5_000);
    await expect.poll(async () => Math.min(...(await clocks(page)))).toBeLessThanOrEqual(115);
    const address = page.url();
    const before = Math.min(...(await clocks(page)));
    const crashed = page.waitForEvent('crash');
    void page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    await page.close();
    const again = await context.newPage();
    await again.clock.fastForward(3_600_000);
    await again.clock.resume();
    await setUp(again);
    await again.goto(address);
    await again.getByRole('button', { name: 'Resume' }).first().waitFor();
    // The clocks are fetched on their own.
    await expect.poll(() => again.getByRole('timer').count()).toBe(2);
    const after = Math.min(...(await clocks(again)));
    // The page was last seen up to a second before the crash.
    expect(Math.abs(before - after)).toBeLessThanOrEqual(1);
    await context.close();
  });
});
