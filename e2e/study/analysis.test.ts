import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { askShown, clickPoint, setUp } from '../play/player.ts';
import { buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';

/** The tree as it is shown: every turn with its path and mark. */
const treeOf = (page: Page): Promise<string[]> =>
  page
    .locator('.tree [data-path]')
    .evaluateAll(turns =>
      turns.map(turn => `${(turn as HTMLElement).dataset.path} ${(turn as HTMLElement).innerText}`),
    );

const shownPath = async (page: Page): Promise<string | null> =>
  page.locator('.tree [aria-current]').getAttribute('data-path');

/** What the next button puts on the clipboard. */
const copied = async (page: Page, button: string): Promise<string> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByText('Copied to the clipboard.').first().waitFor();
  return page.evaluate(() => (window as unknown as { copied: string }).copied);
};

const open = async (browser: Browser, viewport = { width: 1280, height: 800 }) => {
  const tab = await openTab(browser, { viewport });
  await setUp(tab.page);
  await tab.page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          (window as unknown as { copied: string }).copied = text;
          return Promise.resolve();
        },
      },
    });
  });
  return tab;
};

/** No engine beside the board, so that nothing else happens. */
const quiet = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    localStorage.setItem('korong.analysis', '{"on":false}');
  });
};

/** Four in a row, and a ring that makes the fifth: in the blitz version that wins at once. */
const WINNING =
  'yinsh/1 blitz 4/7/8/Wwwww4/10/9/1BBBBB4/9/8/7/WWWW act=white phase=move mover=white passes=0';

describe.skipIf(CHROMIUM === undefined)('the analysis board', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  test('variations are played, promoted, deleted and undone; a reload keeps them, a link takes them along', async () => {
    const { page, context, errors } = await open(browser);
    await quiet(page);
    await goTo(page, `${site.address}/en/analysis/`);
    await page.getByRole('link', { name: 'From the start' }).click();
    await page.locator('[data-point]').first().waitFor();
    for (const point of ['f6', 'g7', 'e5']) await clickPoint(page, point);
    await page.keyboard.press('Home');
    await clickPoint(page, 'a2');
    await expect.poll(() => treeOf(page)).toEqual(['0 f6', '1 a2', '0.0 g7', '0.0.0 e5']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shownPath(page)).toBe('0.0');
    await clickPoint(page, 'b1');
    await page.getByRole('button', { name: 'Make main line' }).click();
    await page.getByRole('button', { name: 'good move', exact: true }).click();
    await page.getByLabel('Comment on this move').fill('a plan');
    await page.keyboard.press('Tab');
    await expect.poll(() => treeOf(page)).toEqual(['0 f6', '1 a2', '0.0 g7', '0.0.0 b1!', '0.0.1 e5']);
    await page.getByText('a plan', { exact: true }).waitFor();
    await page.locator('[data-path="1"]').click();
    await page.getByRole('button', { name: 'Delete from here' }).click();
    await expect.poll(() => treeOf(page)).toEqual(['0 f6', '0.0 g7', '0.0.0 b1!', '0.0.1 e5']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => treeOf(page)).toContain('1 a2');
    await page.getByRole('tab', { name: 'Share' }).click();
    await expect.poll(() => page.getByTestId('saved').innerText()).toBe('Saved on this device.');
    await page.getByLabel('Name').fill('My opening');
    await page.keyboard.press('Tab');
    const link = await copied(page, 'Copy link');
    const text = await copied(page, 'Copy as text');
    expect(text).toContain('1. f6 (1. a2) 1... g7\n2. b1! {a plan} (2. e5)');
    expect(await axeFinds(page)).toEqual([]);

    await page.reload();
    const whole = ['0 f6', '1 a2', '0.0 g7', '0.0.0 b1!', '0.0.1 e5'];
    await expect.poll(() => treeOf(page)).toEqual(whole);

    const other = await open(browser, { width: 360, height: 640 });
    await quiet(other.page);
    await goTo(other.page, link);
    await expect.poll(() => treeOf(other.page)).toEqual(whole);
    expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeFinds(other.page, 'main')).toEqual([]);

    await goTo(page, `${site.address}/en/analysis/`);
    await page.getByRole('button', { name: /^Delete ?: My opening/ }).click();
    await page.getByText('“My opening” deleted.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'My opening' }).waitFor();
    expect(await axeFinds(page, 'main')).toEqual([]);
    await page.getByLabel('Game, position or analysis as text').fill(`${text.slice(0, -3)} 2... f6`);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByText(/^Move 4: /).waitFor();
    expect([...errors, ...other.errors]).toEqual([]);
    await context.close();
    await other.context.close();
  });

  test('a picture is refused as a file; a text in UTF-16 is opened', async () => {
    const { page, context, errors } = await open(browser);
    await goTo(page, `${site.address}/en/analysis/`);
    const files = page.locator('input[type=file]');
    await files.setInputFiles({
      name: 'board.png',
      mimeType: 'image/png',
      buffer: Buffer.from('\x89PNG\r\n\x1a\n\0', 'latin1'),
    });
    await page.getByText('board.png is not a text file: there is no game in it.').waitFor();
    expect(await page.getByLabel('Game, position or analysis as text').inputValue()).toBe('');
    const record = '\ufeff[Game "yinsh"] [Variant "standard"] 1. f6 g7 *';
    await files.setInputFiles({
      name: 'game.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(record, 'utf16le'),
    });
    await page.locator('.tree [data-path]').first().waitFor();
    expect(await treeOf(page)).toEqual(['0 f6', '0.0 g7']);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('an impossible position is refused in words; of a possible one the engine finds the win, which is played', async () => {
    const { page, context, errors } = await open(browser);
    await goTo(page, `${site.address}/en/analysis/`);
    await page.getByRole('button', { name: 'Set up a position' }).click();
    const why = page.getByTestId('editor-why');
    await expect.poll(() => why.innerText()).toBe('This position is possible.');
    await page.getByLabel('white marker').check();
    await clickPoint(page, 'f6');
    await expect.poll(() => why.innerText()).toMatch(/^White: rings on the board: 0\. .* at least 3\./);
    await expect
      .poll(() => page.getByRole('button', { name: 'Analyse', exact: true }).isDisabled())
      .toBe(true);
    expect(await axeFinds(page, 'main')).toEqual([]);

    await page.getByLabel('Position as text').fill('yinsh/1');
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    await expect
      .poll(() => why.innerText())
      .toBe('The position was not set up. The position text ends too early. Copy all of it.');

    await page.getByLabel('Position as text').fill(WINNING);
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    await expect.poll(() => why.innerText()).toBe('This position is possible.');
    await expect.poll(() => page.locator('select').first().inputValue()).toBe('blitz');
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    const best = page.locator('.lines li').first();
    await expect.poll(() => best.innerText()).toMatch(/^White wins in 1 move\n/);
    const bar = page.locator('.bar [role=img]');
    await expect.poll(() => bar.getAttribute('aria-label')).toBe('White wins in 1 move');
    await expect.poll(() => bar.innerText()).toBe('#1');
    await page
      .getByRole('button', { name: /^Play d1-\w+;xd1-d5;x/ })
      .first()
      .click();
    await expect.poll(() => askShown(page)).toMatch(/^White wins/);
    await expect.poll(() => page.getByTestId('engine-facts').innerText()).toBe('The game is over here.');
    // What is below stays in its place.
    await expect.poll(() => page.locator('.lines li').count()).toBe(3);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => best.innerText()).toMatch(/^White wins in 1/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a resigned game says so; the settings of the engine move nothing; a reload keeps the place and an unfinished comment', async () => {
    const { page, context, errors } = await open(browser, { width: 1366, height: 768 });
    await page.addInitScript(() => {
      localStorage.setItem('korong.analysis', '{"on":true,"lines":5,"workers":1}');
    });
    await goTo(page, `${site.address}/en/analysis/`);
    await page
      .getByLabel('Game, position or analysis as text')
      .fill('[Game "yinsh"] [Variant "standard"] [Termination "resignation"] 1. f6 g7 2. e5 black');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.locator('.tree [data-path]').first().waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => askShown(page)).toBe('Black wins: White resigned.');
    await expect.poll(() => page.locator('.bar [role=img]').innerText()).toBe('0');

    const edges = async (selector: string) => {
      const { y, height } = (await page.locator(selector).boundingBox())!;
      return [Math.round(y), Math.round(y + height)] as const;
    };
    const before = [await edges('[role=tablist]'), await edges('summary[title]')];
    expect(before[0]![1]).toBeLessThan((await edges('.review'))[0]);
    await page.locator('summary[title]').click();
    await page.getByText('Best moves shown').waitFor();
    expect([await edges('[role=tablist]'), await edges('summary[title]')]).toEqual(before);
    expect(await axeFinds(page, 'main')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByText('Best moves shown').waitFor({ state: 'hidden' });

    await page.getByLabel('Comment on this move').fill('a pla');
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#id=/);
    await page.reload();
    await page.locator('.tree [data-path]').first().waitFor();
    await expect.poll(() => shownPath(page)).toBe('0.0.0');
    await expect.poll(() => page.getByLabel('Comment on this move').inputValue()).toBe('a pla');

    await page.setViewportSize({ width: 390, height: 500 });
    await goTo(page, `${site.address}/en/analysis/`);
    const entry = page.locator('main a[href*="#id="]').first();
    await entry.waitFor();
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await entry.evaluate(link => {
      (link as HTMLElement).click();
    });
    await page.locator('.tree [data-path]').first().waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});
