// Latency from a click on the board to the next paint, as the browser measures it.
import type { Browser } from 'playwright-core';
import { round, type Print } from '../measure.ts';

const TARGET_MS = 50;

/** Enough of an opening to place rings, then to pick up and move some. */
const POINTS = ['f6', 'e5', 'g7', 'd4', 'h8', 'c3', 'f8', 'e3', 'd6', 'h6', 'f6', 'f7', 'e5', 'e4'];

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Runs in the page: the browser's timing of every click, in steps of 8 ms. */
const WATCH = `
  window.clicks = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.name === 'pointerup' || entry.name === 'click') window.clicks.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

export const benchClicks = async (print: Print, browser: Browser, address: string): Promise<void> => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(`localStorage.setItem('korong.settings', '{"version":1,"sound":false}')`);
  await page.goto(`${address}/en/play/`);
  await page.waitForSelector('html[data-ready]');
  await page.locator('input[name=opponent][value=person]').check();
  await page.locator('form button[type=submit], form .primary').first().click();
  await page.locator('[data-point]').first().waitFor();
  await page.evaluate(WATCH);
  for (const point of POINTS) {
    const box = (await page.locator(`[data-point="${point}"]`).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(700);
  }
  const slow = await page.evaluate<number[]>('window.clicks');
  // Clicks below the browser's reporting threshold count as the threshold.
  const all = [...slow, ...Array<number>(Math.max(0, POINTS.length - slow.length)).fill(16)];
  print({
    what: 'click to paint on the board',
    clicks: POINTS.length,
    medianMs: round(median(all), 0),
    worstMs: round(Math.max(...all), 0),
    targetMs: TARGET_MS,
  });
  await context.close();
};
