import { levelsOf } from '@korong/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, openTab, serveSite, type Site } from '../site.ts';
import { playOut } from './opponent.ts';
import { askShown, clickPoint, setUp, startGame, turnsShown } from './player.ts';

/** The number of lines searched, as the page shows it. */
const lookedAt = async (page: Page): Promise<number> => {
  const text = await page.getByText(/positions? searched/).innerText();
  return Number(text.replace(/\D/g, ''));
};

/** Presses Stop at the first report: within the page, so that it does not come too late. */
const stopWhenSeen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const look = (): void => {
      const stop = [...document.querySelectorAll('button')].find(
        ({ textContent, disabled }) => textContent.includes('Stop') && !disabled,
      );
      if (!stop || !/positions? searched/.test(document.body.innerText)) return;
      observer.disconnect();
      stop.click();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });

/** Takes WebAssembly from the engine, so that a search is slow enough to be stopped on any machine. */
const slowEngine = (page: Page): Promise<unknown> =>
  page.route(/worker-[^/]*\.js$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `WebAssembly.validate = () => false;\n${await response.text()}` });
  });

/** Pretends that the machine has this many cores. */
const pretendCores = (page: Page, cores: number): Promise<unknown> =>
  page.addInitScript(n => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => n });
  }, cores);

describe.skipIf(CHROMIUM === undefined)('against the computer', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
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

  test('undo, hint, shown thinking and stop work', async () => {
    const { page, context, errors } = await openTab(browser, { viewport: { width: 1100, height: 900 } });
    await slowEngine(page);
    await setUp(page, { thinking: true });
    await startGame(page, site.address, {
      game: 'yinsh',
      variant: 'standard',
      opponent: 'computer',
      level: 10,
      colour: 'white',
    });
    await stopWhenSeen(page);
    await clickPoint(page, 'f6');
    await page.locator('.turn').nth(1).waitFor();
    // The stopped search is shorter than a full one.
    expect(await lookedAt(page)).toBeLessThan(levelsOf('yinsh').at(-1)!.visits);
    await expect.poll(() => page.getByText(/White’s winning chances: \d+%/).count()).toBe(1);
    await page.getByRole('button', { name: 'Take back move' }).click();
    await expect.poll(() => turnsShown(page)).toEqual([]);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('log').getByText('Hint (not played):').waitFor({ state: 'attached' });
    await expect.poll(() => turnsShown(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the highest level fetches its own net; several workers compute a hint', async () => {
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
    await page.getByRole('log').getByText('Hint (not played):').waitFor({ state: 'attached' });
    // The visits of one worker, and those of the others until then: few, if the cores are busy.
    await expect.poll(() => lookedAt(page)).toBeGreaterThanOrEqual(600);
    await expect.poll(() => page.workers().length).toBe(3);
    expect(new Set(nets)).toEqual(new Set(['gipf-small']));
    await clickPoint(page, 'a1');
    await page.locator('.turn').nth(1).waitFor();
    await expect.poll(() => nets.at(-1)).toBe('gipf-large');
    expect(page.workers()).toHaveLength(3);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('playing black: the computer begins, and the board is turned', async () => {
    const { page, context } = await openTab(browser, { viewport: { width: 1100, height: 900 } });
    await setUp(page);
    await startGame(page, site.address, {
      game: 'gipf',
      variant: 'standard',
      opponent: 'computer',
      level: 3,
      colour: 'black',
    });
    await expect.poll(async () => (await turnsShown(page)).length).toBe(1);
    await expect.poll(() => askShown(page)).toMatch(/^Black: /);
    await context.close();
  });
});
