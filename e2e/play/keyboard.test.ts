import { gipf, yinsh } from '@korong/rules';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpus, heard, startOf, type CorpusGame } from '../../apps/web/src/games/testing.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';
import { byKeyboard, tabTo } from './hands.ts';
import { askShown, playSteps, setUp, stepsShown, untilMeant, type Hands } from './player.ts';

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent.trim() ?? '');

/** Starts a game from the form without a mouse. */
const startByKeyboard = async (page: Page, site: string, { game, variant }: CorpusGame): Promise<void> => {
  await goTo(page, `${site}/en/play/`);
  const choose = async (group: string, value: string): Promise<void> => {
    await tabTo(page, () =>
      page.evaluate(name => (document.activeElement as HTMLInputElement | null)?.name === name, group),
    );
    for (let i = 0; i < 4; i++) {
      const now = await page.evaluate(() => (document.activeElement as HTMLInputElement).value);
      if (now === value) return;
      await page.keyboard.press('ArrowRight');
    }
    throw new Error(`${value} cannot be chosen`);
  };
  await choose('game', game);
  await choose('variant', variant);
  await choose('opponent', 'person');
  await tabTo(page, async () => (await focusedText(page)) === 'Start');
  await page.keyboard.press('Enter');
  await page.locator('[data-point]').first().waitFor();
};

describe.skipIf(CHROMIUM === undefined)('without a mouse', () => {
  let site: Site;
  let browser: Browser;
  const games = corpus();

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  test.each([
    ['YINSH', 57],
    ['GIPF', 131],
    ['GIPF tournament', 175],
  ] as const)('a whole game of %s by keyboard alone', async (_, number) => {
    const record = games[number]!;
    const { ui, position } = startOf(record);
    const board = record.game === 'yinsh' ? yinsh.board : gipf.board;
    const { page, context, errors } = await openTab(browser, { viewport: { width: 1100, height: 900 } });
    await setUp(page);
    await startByKeyboard(page, site.address, record);
    await playSteps(byKeyboard(page, board), ui, position, record.steps);
    await expect.poll(() => stepsShown(page)).toEqual(record.steps);
    await expect.poll(() => askShown(page)).toMatch(/wins/);
    expect(errors).toEqual([]);
    await context.close();
  });

  /** All text of the live region, as it is spoken. */
  const spoken = (page: Page): Promise<string[]> => page.getByRole('log').locator('p').allInnerTexts();

  test.each([
    ['YINSH', 23],
    ['GIPF', 167],
  ] as const)(
    '%s: the record can be written from what is announced, and moves found in what is read',
    async (_, number) => {
      const record = games[number]!;
      const { ui, position } = startOf(record);
      const { page, context } = await openTab(browser);
      await setUp(page);
      await startByKeyboard(page, site.address, record);
      const written: string[] = [];
      let last = 0;
      const listen = async (): Promise<void> => {
        const lines = await page
          .getByRole('log')
          .locator('p')
          .evaluateAll(all =>
            all.map(p => ({ id: Number((p as HTMLElement).dataset.line), text: p.textContent })),
          );
        for (const { id, text } of lines) {
          if (id <= last) continue;
          last = id;
          const step = heard(text);
          if (step !== undefined) written.push(step);
        }
      };
      // Points are found by their accessible names only.
      const hands: Hands = {
        touch: async point => {
          await page.getByRole('gridcell', { name: new RegExp(`^${point},`) }).focus();
          await untilMeant(page, point);
          await page.keyboard.press('Enter');
          await listen();
        },
        press: async () => {
          await page.getByRole('button', { name: /^(Remove \d|Leave|Pass)/ }).press('Enter');
          await listen();
        },
        choose: async option => {
          await page.getByRole('radio', { name: option === 'gipf' ? 'GIPF-piece' : 'Single piece' }).check();
        },
      };
      await playSteps(hands, ui, position, record.steps);
      await expect
        .poll(async () => {
          await listen();
          return written;
        })
        .toEqual(record.steps);
      await expect.poll(async () => (await spoken(page)).at(-1)).toMatch(/wins/);
      await context.close();
    },
  );

  test('labels say what a point allows', async () => {
    const record = games[57]!;
    const { ui, position } = startOf(record);
    const { page, context } = await openTab(browser);
    await setUp(page);
    await startByKeyboard(page, site.address, record);
    await playSteps(byKeyboard(page, yinsh.board), ui, position, record.steps.slice(0, 10));
    const ring = record.steps[0]!;
    const cell = page.getByRole('gridcell', {
      name: new RegExp(`^${ring}, white ring, can move to \\d+ points$`),
    });
    await cell.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => cell.or(page.getByRole('gridcell', { name: `${ring}, white ring, selected` })).count())
      .toBe(1);
    await page.keyboard.press('Escape');
    await page
      .getByRole('gridcell', { name: /black ring/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('is not yours').waitFor({ state: 'attached' });
    await expect.poll(async () => (await spoken(page)).at(-1)).toMatch(/is not yours/);
    await context.close();
  });
});
