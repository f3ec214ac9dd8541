import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpus, startOf } from '../../apps/web/src/games/testing.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';
import {
  AGAINST_COMPUTER,
  askShown,
  byMouse,
  clickPoint,
  keptGame,
  playSteps,
  setUp,
  startGame,
  stepsShown,
  turnsShown,
  untilKept,
} from './player.ts';

const HALF =
  'yinsh/1 standard WWWW/7/2w5/3w5/4w5/4w4/5W4/9/8/6B/BBBB act=white phase=move mover=white passes=0';

describe.skipIf(CHROMIUM === undefined)('games saved on this device', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  const paste = async (page: Page, text: string): Promise<void> => {
    await goTo(page, `${site.address}/en/games/`);
    await page.getByLabel('Paste a game or position').fill(text);
    await page.getByRole('button', { name: 'Open' }).click();
  };

  const untilDraftKept = async (page: Page, text: string): Promise<void> => {
    await expect.poll(async () => (await keptGame(page)).draft?.text).toBe(text);
  };

  test('a reload during a turn keeps its steps, which can still be undone', async () => {
    const { page, context, errors } = await openTab(browser);
    await setUp(page, { confirm: 'button' });
    await paste(page, HALF);
    await clickPoint(page, 'g7');
    await clickPoint(page, 'h8');
    await clickPoint(page, 'c3');
    await expect.poll(() => askShown(page)).toBe('White: choose a ring to remove.');
    await untilDraftKept(page, 'g7-h8;xc3-g7');
    await page.reload();
    await page.locator('[data-point]').first().waitFor();
    await expect.poll(() => askShown(page)).toBe('White: choose a ring to remove.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => askShown(page)).toBe('White: take a row of five.');
    await clickPoint(page, 'c3');
    await clickPoint(page, 'a2');
    await expect.poll(() => askShown(page)).toBe('White: the move is not confirmed yet.');
    await untilDraftKept(page, 'g7-h8;xc3-g7;xa2');
    await page.reload();
    await page.locator('[data-point]').first().waitFor();
    await page.getByRole('button', { name: 'Confirm move' }).click();
    await expect.poll(() => turnsShown(page)).toEqual(['g7-h8;xc3-g7;xa2']);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a game goes on after the page was closed, and is in the list', async () => {
    const { page, context } = await openTab(browser);
    await setUp(page);
    await startGame(page, site.address, { game: 'yinsh', variant: 'standard' });
    await clickPoint(page, 'f6');
    await clickPoint(page, 'g7');
    await untilKept(page);
    await page.close();
    const later = await context.newPage();
    await setUp(later);
    await goTo(later, `${site.address}/en/play/`);
    await later.getByRole('link', { name: 'Continue last game' }).click();
    await later.locator('[data-point]').first().waitFor();
    await expect.poll(() => turnsShown(later)).toEqual(['f6', 'g7']);
    await goTo(later, `${site.address}/en/games/`);
    await later.getByText('2 moves').waitFor();
    await later.getByRole('button', { name: /^Delete/ }).click();
    await later.getByText('No games yet').waitFor();
    await later.getByRole('button', { name: 'Undo' }).click();
    await later.getByText('2 moves').waitFor();
    await context.close();
  });

  test('a game deleted in another tab during play is saved again in full', async () => {
    const { page, context, errors } = await openTab(browser);
    await setUp(page);
    await startGame(page, site.address, { game: 'yinsh', variant: 'blitz' });
    await clickPoint(page, 'f6');
    await untilKept(page);
    const second = await context.newPage();
    await setUp(second);
    await goTo(second, `${site.address}/en/games/`);
    await second.getByRole('button', { name: /^Delete/ }).click();
    await second.getByText('No games yet').waitFor();
    await clickPoint(page, 'g7');
    await second.getByText('2 moves').waitFor();
    await untilKept(page);
    await page.reload();
    await page.locator('.turn').nth(1).waitFor();
    await expect.poll(() => turnsShown(page)).toEqual(['f6', 'g7']);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('two tabs show the same game, whichever of them plays', async () => {
    const { page, context, errors } = await openTab(browser);
    await setUp(page);
    await startGame(page, site.address, { game: 'yinsh', variant: 'blitz' });
    await clickPoint(page, 'f6');
    await untilKept(page);
    const second = await context.newPage();
    await setUp(second);
    await goTo(second, page.url());
    await clickPoint(second, 'g7');
    await page.locator('.turn').nth(1).waitFor();
    await expect.poll(() => turnsShown(page)).toEqual(['f6', 'g7']);
    await clickPoint(page, 'a2');
    await second.locator('.turn').nth(2).waitFor();
    // Both at once: one of the two turns counts, and both tabs agree on it.
    await Promise.all([clickPoint(page, 'b2'), clickPoint(second, 'c2')]);
    const agreed = async (): Promise<boolean> => {
      const [one, other] = [await turnsShown(page), await turnsShown(second)];
      return one.length > 3 && one.join() === other.join();
    };
    await expect.poll(agreed).toBe(true);
    const turns = await turnsShown(page);
    expect(turns.slice(0, 3)).toEqual(['f6', 'g7', 'a2']);
    await untilKept(page);
    await page.reload();
    await page.locator('.turn').nth(3).waitFor();
    await expect.poll(() => turnsShown(page)).toEqual(turns);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a record is saved, loaded again and reviewed', async () => {
    const record = corpus()[175]!;
    const { ui, position } = startOf(record);
    const { page, context } = await openTab(browser, {
      acceptDownloads: true,
      viewport: { width: 1100, height: 900 },
    });
    await setUp(page);
    await startGame(page, site.address, record);
    await playSteps(byMouse(page), ui, position, record.steps);
    await page.getByRole('button', { name: 'More' }).click();
    const save = async (button: string): Promise<Buffer> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ]);
      return readFileSync(await download.path());
    };
    const text = (await save('Download game')).toString('utf8');
    expect(text).toMatch(/\[Game "gipf"\]/);
    expect((await save('Picture (SVG)')).toString('utf8')).toMatch(/^<svg /);
    expect((await save('Picture (PNG)')).subarray(1, 4).toString()).toBe('PNG');

    await goTo(page, `${site.address}/en/games/`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await page.locator('[data-point]').first().waitFor();
    await expect.poll(() => stepsShown(page)).toEqual(record.steps);
    await page.keyboard.press('Home');
    await expect.poll(() => askShown(page)).toBe('Viewing the start of the game');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => askShown(page)).toMatch(/^Viewing move 1 of/);
    await page.getByRole('button', { name: 'Next move' }).click();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect.poll(() => askShown(page)).toMatch(/wins/);
    await context.close();
  });

  test.each([
    ['nonsense', 'This is not a game', /^This could not be opened\. .*/],
    ['an empty field', '', /^Paste a game or position first/],
    ['a turn that is not legal', '[Game "yinsh"] [Variant "blitz"] 1. f6 f6', /Move 2: f6 is occupied/],
    ['a position that cannot be', HALF.replace('WWWW', 'WWWWW'), /^This could not be opened\./],
    ['another game', '[Game "chess"] 1. e4 e5', /There is no game called “chess”/],
    ['a wrong result', '[Game "gipf"] [Variant "basic"] [Result "white"] 1. a1-b2 black', /result “white”/],
  ])('%s is refused with a reason', async (_, text, reason) => {
    const { page, context } = await openTab(browser);
    await paste(page, text);
    await page.locator('#load-why').getByText(reason).waitFor();
    expect(page.url()).toMatch(/\/games\/$/);
    await context.close();
  });

  test('a game requested before the store is open is opened as soon as it is', async () => {
    const { page, context, errors } = await openTab(browser);
    await page.addInitScript(() => {
      const goneOn = new Promise(resolve => {
        addEventListener('go-on', resolve);
      });
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name, version) => {
        const request = open(name, version);
        let late = false;
        request.addEventListener('success', event => {
          if (late) return;
          event.stopImmediatePropagation();
          late = true;
          void goneOn.then(() => request.dispatchEvent(new Event('success')));
        });
        return request;
      };
    });
    await paste(page, HALF);
    await page.evaluate(() => dispatchEvent(new Event('go-on')));
    await page.waitForURL(/\/play\/#game=/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('resigning asks first; the game is analysed; a rematch swaps the colours', async () => {
    const { page, context } = await openTab(browser);
    await setUp(page);
    await startGame(page, site.address, { game: 'yinsh', variant: 'blitz' });
    await clickPoint(page, 'f6');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Keep playing' }).click();
    await expect.poll(() => askShown(page)).toBe('Black: place a ring on an empty point.');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByText('Black resigns and the game ends.').waitFor();
    await page.getByRole('button', { name: 'Resign' }).click();
    await expect.poll(() => askShown(page)).toBe('White wins: Black resigned.');
    await page.getByText('Player 1 won').waitFor();
    await page.getByRole('link', { name: 'Analyse' }).waitFor();
    expect(await page.getByRole('button', { name: 'Analyse' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Analyse' }).click();
    await page.waitForURL(/\/analysis\/#game=/);
    await expect.poll(() => page.locator('.tree .turn').allInnerTexts()).toEqual(['f6']);
    await page.goBack();
    await page.getByRole('button', { name: 'Rematch (swap colours)' }).click();
    await page.locator('.seat.white .name', { hasText: 'Player 2' }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.turn').length === 0);

    // In the list, to look at a game again and to analyse it are two things.
    await goTo(page, `${site.address}/en/games/`);
    await page.getByRole('link', { name: /^Replay ?: YINSH: Player 1/ }).waitFor();
    await page.getByRole('link', { name: /^Analyse ?: YINSH: Player 1/ }).click();
    await page.waitForURL(/\/analysis\/#game=/);
    await context.close();
  });

  test('the computer is listed by its name in the language of the reader', async () => {
    const { page, context } = await openTab(browser);
    await setUp(page);
    await startGame(page, site.address, AGAINST_COMPUTER);
    await clickPoint(page, 'f6');
    await untilKept(page);
    await goTo(page, `${site.address}/de/games/`);
    await page.getByText('Computer, Stufe 1', { exact: true }).waitFor();
    await context.close();
  });

  test('a clock runs out', async () => {
    const { page, context } = await openTab(browser);
    await setUp(page);
    await page.clock.install();
    await startGame(page, site.address, { game: 'yinsh', variant: 'blitz', clock: '3+2' });
    await clickPoint(page, 'f6');
    await page.clock.fastForward('03:01');
    await page.getByTestId('ask').getByText('White wins: Black ran out of time.').waitFor();
    await context.close();
  });

  test('without storage the page says so and plays on', async () => {
    const { page, context, errors } = await openTab(browser);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    await setUp(page);
    await startGame(page, site.address, { game: 'yinsh', variant: 'blitz' });
    await page.getByText('does not allow games to be saved').waitFor();
    await clickPoint(page, 'f6');
    await page.locator('[data-turn]').waitFor();
    await expect.poll(() => turnsShown(page)).toEqual(['f6']);
    expect(errors).toEqual([]);
    await context.close();
  });
});
