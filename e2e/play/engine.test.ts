import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from '../browser.ts';
import { buildSite, launch, openTab, serveSite, type Site } from '../site.ts';
import { playOut } from './opponent.ts';
import { askShown, clickPoint, setUp, startGame, turnsShown } from './table.ts';

/** A stop is heard after a slice of ten milliseconds. Tests may run on a machine that has much else to do. */
const BUSY_MACHINE_MS = 1_500;

/** Presses Stop once there is something to see: milliseconds until the page has the answer, as it sees them itself. */
const stopAndSee = async (page: Page): Promise<number> => {
  await page.getByText(/lines? looked at/).waitFor();
  // Found even when there is nothing to stop any more.
  return page.locator('button', { hasText: 'Stop thinking' }).evaluate(async element => {
    const began = performance.now();
    const stop = element as HTMLButtonElement;
    stop.click();
    while (!stop.disabled) {
      await new Promise(resolve => {
        new MutationObserver(resolve).observe(stop, { attributes: true });
      });
    }
    return performance.now() - began;
  });
};

/** As if the machine had so many cores. */
const pretendCores = (page: Page, cores: number): Promise<unknown> =>
  page.addInitScript(n => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => n });
  }, cores);

describe.skipIf(CHROMIUM === undefined)('against the computer', () => {
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

  test.each([
    ['yinsh', 'blitz', 2, 'white'],
    ['gipf', 'basic', 1, 'black'],
  ] as const)('a whole game of %s %s at level %i', async (game, variant, level, colour) => {
    const { page, context, errors } = await openTab(browser, { viewport: { width: 1100, height: 900 } });
    await setUp(page);
    await startGame(page, site.address, { game, variant, opponent: 'computer', level, colour });
    expect(await playOut(page, game, variant)).toMatch(/wins|draw/i);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('takes a turn back, gives a hint, shows its thinking, and can be stopped', async () => {
    const { page, context, errors } = await openTab(browser, { viewport: { width: 1100, height: 900 } });
    await setUp(page, { thinking: true });
    await startGame(page, site.address, {
      game: 'yinsh',
      variant: 'standard',
      opponent: 'computer',
      level: 10,
      colour: 'white',
    });
    await clickPoint(page, 'f6');
    expect(await stopAndSee(page)).toBeLessThan(BUSY_MACHINE_MS);
    await page.waitForFunction(() => document.querySelectorAll('.turn').length === 2);
    await expect.poll(() => page.getByText(/White’s chances: \d+ %/).count()).toBe(1);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => turnsShown(page)).toEqual([]);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('log').getByText('Hint, not played:').waitFor({ state: 'attached' });
    await expect.poll(() => turnsShown(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the highest level fetches its own net; several workers think of a hint', async () => {
    const { page, context, errors } = await openTab(browser, { viewport: { width: 1100, height: 900 } });
    const nets: string[] = [];
    context.on('request', request => {
      const [, net] = /(\w+-\w+)-[^/]*\.knet$/.exec(request.url()) ?? [];
      if (net !== undefined) nets.push(net);
    });
    await pretendCores(page, 4);
    await setUp(page);
    await startGame(page, site.address, {
      game: 'gipf',
      variant: 'basic',
      opponent: 'computer',
      level: 10,
      colour: 'white',
    });
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('log').getByText('Hint, not played:').waitFor({ state: 'attached' });
    // What one of them looks at, and what the others have done until then: little, where cores are busy.
    const looks = await page.getByText(/lines? looked at/).innerText();
    expect(Number(looks.replace(/\D/g, ''))).toBeGreaterThanOrEqual(600);
    expect(page.workers()).toHaveLength(3);
    expect(new Set(nets)).toEqual(new Set(['gipf-small']));
    await clickPoint(page, 'a1');
    await page.waitForFunction(() => document.querySelectorAll('.turn').length === 2);
    expect(nets.at(-1)).toBe('gipf-large');
    expect(page.workers()).toHaveLength(3);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('plays black: the computer begins, the board is turned', async () => {
    const { page, context } = await openTab(browser, { viewport: { width: 1100, height: 900 } });
    await setUp(page);
    await startGame(page, site.address, {
      game: 'gipf',
      variant: 'standard',
      opponent: 'computer',
      level: 3,
      colour: 'black',
    });
    await page.waitForFunction(() => document.querySelectorAll('.turn').length === 1);
    await expect.poll(() => askShown(page)).toMatch(/^Black: /);
    await context.close();
  });
});
