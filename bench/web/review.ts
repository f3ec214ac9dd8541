// The review of a whole game in the browser, from the button to the last judgement.
import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { usualGame } from '../games.ts';
import { round, type Print } from '../measure.ts';

const VISITS = 400;
const TARGET_SECONDS = 60;

export const benchReviews = async (print: Print, browser: Browser, address: string): Promise<void> => {
  for (const game of ['yinsh', 'gipf']) {
    const { variant, start, turns } = usualGame(game);
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
    const page = await context.newPage();
    page.setDefaultTimeout(600_000);
    await page.addInitScript(`localStorage.setItem('korong.analysis', '{"on":false}')`);
    await page.goto(`${address}/en/analysis/`);
    await page.waitForSelector('html[data-ready]');
    const record = `[Game "${game}"]\n[Variant "${variant}"]\n[Position "${start}"]\n[Result "*"]\n\n`;
    // The last turn ends the game, which the record would have to say.
    await page.locator('#paste').fill(record + turns.slice(0, -1).join(' '));
    await page.locator('#paste ~ .buttons .primary').click();
    await page.locator('#tab-review').click();
    const button = page.locator('#tabpanel .button.primary');
    await button.waitFor();
    const load = loadavg()[0]!;
    const began = performance.now();
    await button.click();
    await page.locator('[data-testid=accuracy-white]').waitFor();
    print({
      game,
      review: `${turns.length - 1} turns at ${VISITS} visits in the browser`,
      workers: await page.evaluate('Math.min(4, navigator.hardwareConcurrency)'),
      seconds: round((performance.now() - began) / 1_000, 1),
      targetSeconds: TARGET_SECONDS,
      // Figures taken beside other work say little.
      loadBefore: round(load, 1),
    });
    await context.close();
  }
};
