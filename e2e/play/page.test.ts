import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';
import { AGAINST_COMPUTER, askShown, clickPoint, setUp, startGame, turnsShown } from './player.ts';

const PHONE = { width: 360, height: 740 };

describe.skipIf(CHROMIUM === undefined)('the page of a game', () => {
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

  test('passes axe, light and dark, and fits a phone', async () => {
    const { page, context, errors } = await openTab(browser, { viewport: PHONE });
    await setUp(page, { confirm: 'button', thinking: true });
    for (const game of ['yinsh', 'gipf'] as const) {
      const variant = game === 'yinsh' ? 'standard' : 'tournament';
      await startGame(page, site.address, {
        game,
        variant,
        opponent: 'computer',
        level: 1,
        colour: 'white',
      });
      expect(await axeFinds(page)).toEqual([]);
      await clickPoint(page, game === 'yinsh' ? 'f6' : 'a1');
      expect(await axeFinds(page)).toEqual([]);
      await page.getByRole('button', { name: 'Confirm move' }).click();
      await page.locator('.turn').nth(1).waitFor();
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Download game' }).waitFor();
      expect(await axeFinds(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByRole('log').getByText('Hint (not played):').waitFor({ state: 'attached' });
      expect(await axeFinds(page)).toEqual([]);
      await expect.poll(() => width(page)).toBe(PHONE.width);
    }
    await goTo(page, `${site.address}/en/games/`);
    await page.locator('article').first().waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await expect.poll(() => width(page)).toBe(PHONE.width);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the layout does not shift during play', async () => {
    const { page, context } = await openTab(browser, { viewport: PHONE });
    await setUp(page);
    await startGame(page, site.address, { game: 'yinsh', variant: 'standard' });
    const top = async (): Promise<number> => (await page.locator('[data-point=a2]').boundingBox())!.y;
    const before = await top();
    const seen = new Set<number>();
    for (const point of ['f6', 'g7', 'e5', 'd5', 'c5', 'b5', 'f3', 'g3', 'h4', 'i5']) {
      await clickPoint(page, point);
      seen.add(await top());
    }
    await clickPoint(page, 'f6'); // a ring is held
    seen.add(await top());
    await clickPoint(page, 'a5'); // not in line: a note at the point, once its words are fetched
    await page.locator('.kb-note').waitFor();
    await page.locator('.turn').nth(9).waitFor();
    seen.add(await top());
    expect([...seen]).toEqual([before]);
    await context.close();
  });

  test('a failed fetch of the engine is reported and can be retried', async () => {
    const { page, context } = await openTab(browser, { viewport: PHONE });
    await setUp(page);
    await page.route('**/*.knet', route => route.abort());
    await startGame(page, site.address, AGAINST_COMPUTER);
    await clickPoint(page, 'f6');
    await page.getByText('player could not be loaded').waitFor();
    await page.unroute('**/*.knet');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.turn').nth(1).waitFor();
    await expect.poll(() => askShown(page)).toMatch(/^White: place a ring/);
    await context.close();
  });

  test('a turn can be typed, with completions offered', async () => {
    const { page, context } = await openTab(browser);
    await setUp(page);
    await startGame(page, site.address, { game: 'gipf', variant: 'basic' });
    await page.getByText('Enter a move').click();
    const field = page.getByRole('combobox', { name: 'Enter a move' });
    await field.fill('a1');
    const ways = (): Promise<string[]> =>
      page.locator('#ways option').evaluateAll(all => all.map(o => (o as HTMLOptionElement).value));
    await expect.poll(ways).toEqual(['a1-b2']);
    await field.fill('a1-c4');
    await field.press('Enter');
    await page.locator('#typed-why', { hasText: /./ }).waitFor();
    await field.fill('a1-b2');
    await field.press('Enter');
    await page.locator('[data-turn]').waitFor();
    await expect.poll(() => turnsShown(page)).toEqual(['a1-b2']);
    await context.close();
  });
});
