// GIPF with potentials in a real browser: free games by clicks, and a linked match on one device.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpus, projectGame, startOf } from '../../apps/web/src/games/testing.ts';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import {
  askShown,
  byMouse,
  keptGame,
  playSteps,
  setUp,
  stepsShown,
  turnsShown,
  untilKept,
  untilMeant,
  type Hands,
} from '../play/player.ts';
import { buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';

const WIDE = { viewport: { width: 1100, height: 900 } };

/** Fills in the part of the form that all these games share. */
const choose = async (page: Page, site: Site, preset: string): Promise<void> => {
  await goTo(page, `${site.address}/en/play/#new=gipf`);
  await page.locator('input[name=variant][value=project]').check();
  await page.locator(`input[name=potentials][value=${preset}]`).check();
};

const start = async (page: Page): Promise<void> => {
  await page.locator('input[name=opponent][value=person]').check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('[data-point]').first().waitFor();
};

/** Clicks in the inner game. */
const inInnerGame = (page: Page): Hands => ({
  ...byMouse(page),
  touch: async point => {
    const cell = page.locator(`dialog [data-point="${point}"]`);
    await cell.scrollIntoViewIfNeeded();
    const box = (await cell.boundingBox())!;
    await untilMeant(page, point);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  },
  press: async () => {
    await page.locator('dialog button.offer').click();
  },
});

const touch = async (page: Page, ...points: readonly string[]): Promise<void> => {
  for (const point of points) await byMouse(page).touch(point);
};
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

/** The players of White and Black in the inner game. */
const seats = async (page: Page): Promise<{ white: string; black: string }> => {
  const sits = async (side: string): Promise<string> =>
    /Player \d/.exec(await page.locator(`dialog .seat.${side} .name`).innerText())![0];
  return { white: await sits('white'), black: await sits('black') };
};
const open = (page: Page): Promise<void> => page.locator('dialog[open] [data-point]').first().waitFor();

describe.skipIf(CHROMIUM === undefined)('GIPF with potentials', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  test('three ZÈRTZ and three YINSH, free, by clicks to its end', async () => {
    const record = projectGame(35, { variant: 'standard', potentials: 'Z3Y3' });
    const { ui, position } = startOf(record);
    const { page, context, errors } = await openTab(browser, WIDE);
    await setUp(page);
    await choose(page, site, 'free');
    await start(page);
    await playSteps(byMouse(page), ui, position, record.steps);
    await expect.poll(() => stepsShown(page)).toEqual(record.steps);
    await expect.poll(() => askShown(page)).toMatch(/^Black wins/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a custom choice with every kind, on a phone', async () => {
    const record = projectGame(3, { variant: 'tournament', potentials: 'Z3Y3D3T3P3' });
    const { ui, position } = startOf(record);
    const { page, context, errors } = await openTab(browser, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    await setUp(page);
    await choose(page, site, 'custom');
    await page.getByLabel('Starting position').selectOption('tournament');
    for (const kind of ['DVONN', 'TAMSK', 'PÜNCT'])
      await page.getByLabel(`${kind} per player`).selectOption('3');
    expect(await axeFinds(page)).toEqual([]);
    await start(page);
    expect(await axeFinds(page)).toEqual([]);
    await playSteps(byMouse(page), ui, position, record.steps);
    await expect.poll(() => stepsShown(page)).toEqual(record.steps);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('every choice of a custom setup is shown whole on a phone', async () => {
    /** The fields that are narrower than the longest of their choices. */
    const cut = (page: Page): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('select')]
          .filter(select => {
            const { offsetWidth } = select;
            select.style.width = 'max-content';
            const whole = select.offsetWidth;
            select.style.width = '';
            return whole > offsetWidth;
          })
          .map(select => select.closest('label')!.innerText),
      );
    for (const [width, height] of [
      [390, 844],
      [320, 640],
    ] as const) {
      const { page, context } = await openTab(browser, { viewport: { width, height } });
      for (const language of ['en', 'fr', 'es', 'uk']) {
        await goTo(page, `${site.address}/${language}/play/#new=gipf`);
        await page.locator('input[name=variant][value=project]').check();
        await page.locator('input[name=opponent][value=person]').check();
        await page.locator('input[name=potentials][value=six]').check();
        await page.locator('input[name=potentials][value=custom]').check();
        await page.locator('.kind select').first().waitFor();
        expect([width, language, await cut(page)]).toEqual([width, language, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await context.close();
    }
  });

  test('a linked match: one challenge is lost and one won, with a reload in between', async () => {
    const { page, context, errors } = await openTab(browser, WIDE);
    await setUp(page);
    await choose(page, site, 'six');
    await page.getByLabel('Clock for linked games').selectOption('10+5');
    await start(page);
    await touch(page, 'a2', 'b2', 'i2', 'h2');
    await expect.poll(() => turnsShown(page)).toEqual(['Ya2-b2', 'Yi2-h2']);

    // White announces, Black challenges; YINSH blitz is played to its end.
    await touch(page, 'b2', 'b4');
    await expect
      .poll(() => askShown(page))
      .toMatch(/^Player 1 wants to use the YINSH b2–b4\. Player 2: challenge/);
    expect(await axeFinds(page)).toEqual([]);
    // Under an earlier position nothing can be answered.
    const challenge = page.getByRole('button', { name: 'Challenge' });
    await press(page, 'Previous move');
    await challenge.waitFor({ state: 'detached' });
    await press(page, 'Back to the game');
    await challenge.waitFor();
    await press(page, 'Challenge');
    await open(page);
    expect(await axeFinds(page)).toEqual([]);
    const blitz = corpus()[57]!;
    const { ui, position } = startOf(blitz);
    const draft = await playSteps(inInnerGame(page), ui, position, blitz.steps.slice(0, 14));
    const drawn = await seats(page);
    await press(page, 'Pause clock');
    await page.getByText('The clock is paused.').waitFor();
    const lastKept = async (): Promise<string | undefined> => {
      const last = (await keptGame(page)).events.at(-1);
      return last?.kind === 'inner' ? last.event.kind : last?.kind;
    };
    await expect.poll(lastKept).toBe('paused');
    await page.reload();
    await open(page);
    expect(await seats(page)).toEqual(drawn);
    await page.getByText('The clock is paused.').waitFor();
    await press(page, 'Resume');
    await playSteps(inInnerGame(page), ui, draft.turn.position, blitz.steps.slice(14));
    const won = drawn.black === 'Player 1'; // Black wins that game
    await page
      .getByText(won ? /^Won: the YINSH goes from b2 to b4/ : /^Use denied: the YINSH stays on b2/)
      .waitFor();
    await press(page, 'Back to the GIPF game');
    if (!won) {
      await expect.poll(() => askShown(page)).toMatch(/^White: /);
      await touch(page, 'e9');
    }
    const first = won ? 'Yb2-b4' : '!Yb2-b4;Ye9-e8';
    await expect.poll(() => turnsShown(page)).toEqual(['Ya2-b2', 'Yi2-h2', first]);

    // Black announces, White challenges; this contest ends the other way, by resignation.
    await touch(page, 'h2', 'h3');
    await press(page, 'Challenge');
    await open(page);
    const loser = won ? 'Player 2' : 'Player 1';
    if ((await seats(page)).white !== loser) await inInnerGame(page).touch('f6');
    await expect.poll(() => page.locator('dialog .seat.acting .name').innerText()).toContain(loser);
    await press(page, 'Resign this game');
    await press(page, 'Yes, resign');
    await press(page, 'Back to the GIPF game');
    if (won) {
      await expect.poll(() => askShown(page)).toMatch(/^Black: /);
      await touch(page, 'e1');
    }
    const second = won ? '!Yh2-h3;Ye1-e2' : 'Yh2-h3';
    await expect.poll(() => turnsShown(page)).toEqual(['Ya2-b2', 'Yi2-h2', first, second]);

    // No challenge is left: the next use acts without a question. Then the match is resigned.
    await touch(page, ...(won ? ['e9', 'h2', 'h3'] : ['b2', 'b3']));
    const all = ['Ya2-b2', 'Yi2-h2', first, second, ...(won ? ['Ye9-e8', 'Yh2-h3'] : ['Yb2-b3'])];
    await expect.poll(() => turnsShown(page)).toEqual(all);
    await untilKept(page);
    await page.reload();
    await expect.poll(() => turnsShown(page)).toEqual(all);
    await page.getByRole('button', { name: 'More' }).click();
    await press(page, 'Resign');
    await page.getByText('resigns and the game ends.').waitFor();
    await press(page, 'Resign');
    await expect.poll(() => askShown(page)).toMatch(won ? /^Black wins/ : /^White wins/);
    await page.getByRole('button', { name: 'More' }).click();

    // The record is complete: loaded again, the match has its inner games.
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download game')]);
    await goTo(page, `${site.address}/en/games/`);
    await page.locator('input[type=file]').setInputFiles(await file.path());
    await expect.poll(() => turnsShown(page)).toEqual(all);
    await press(page, 'View game: YINSH blitz decides: YINSH b2–b4');
    const dialog = page.locator('dialog[open]');
    await dialog.locator('[data-turn="11"]').waitFor();
    await dialog.locator('[data-turn="10"]').click();
    await expect.poll(() => dialog.locator('[aria-current=step]').innerText()).toBe(blitz.steps[9]); // a ring placed
    expect(await axeFinds(page, 'dialog[open]')).toEqual([]);
    await press(page, 'Back to the GIPF game');
    await dialog.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });

  /** A match in which the first use is challenged. */
  const openInnerGame = async (page: Page): Promise<void> => {
    await setUp(page);
    await choose(page, site, 'six');
    await start(page);
    await touch(page, 'a2', 'b2', 'i2', 'h2', 'b2', 'b4');
    await press(page, 'Challenge');
    await open(page);
  };

  test('on a phone the inner game says what it is about without scrolling, and all of it stays in sight', async () => {
    /** Of what a player needs, what lies outside of the screen, even in part. */
    const outside = (page: Page): Promise<string[]> =>
      page.evaluate(() =>
        ['#stake', '.far', '.stage svg', '.near', '.prompt', '.tools button', '.review'].filter(needed =>
          [...document.querySelectorAll(`dialog[open] ${needed}`)].some(element => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight + 0.5;
          }),
        ),
      );
    /** What the words about the game lie over. */
    const covered = (page: Page): Promise<string[]> =>
      page.evaluate(() => {
        const words = document.querySelector('dialog[open] header')!.getBoundingClientRect();
        return ['.stage svg', '.far', '.action button', '.tools button'].filter(other =>
          [...document.querySelectorAll(`dialog[open] ${other}`)].some(element => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return left < words.right && right > words.left && top < words.bottom && bottom > words.top;
          }),
        );
      });
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [844, 390],
      [667, 375],
    ] as const) {
      const { page, context, errors } = await openTab(browser, { viewport: { width, height } });
      await openInnerGame(page);
      const stake = page.getByText('Player 1: win this game to use the YINSH. A draw is not enough.');
      expect(await stake.first().isVisible()).toBe(true);
      await expect.poll(() => outside(page)).toEqual([]);
      expect(await covered(page)).toEqual([]);
      expect(await page.evaluate(() => document.querySelector('dialog')!.scrollTop)).toBe(0);
      expect(await axeFinds(page, 'dialog[open]')).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    }
  });

  test('on the smallest phone held sideways nothing lies over the buttons of a question', async () => {
    const { page, context } = await openTab(browser, { viewport: { width: 568, height: 320 } });
    await openInnerGame(page);
    await context.close();
  });

  test('a setup of one’s own is built, saved, shared by a link, and played', async () => {
    const { page, context, errors } = await openTab(browser, {
      ...WIDE,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await setUp(page);
    await choose(page, site, 'custom');
    // The computer plays nothing off the screen.
    await page.getByLabel('Use of YINSH').selectOption('always');
    expect(await page.getByLabel('YINSH is decided by').innerText()).not.toContain('off-screen');
    await page.locator('input[name=opponent][value=person]').check();
    await page.getByLabel('YINSH is decided by').selectOption('away');
    await page.getByLabel('Name of the game for YINSH').fill('Dominoes');
    await page.getByLabel('DVONN per player').selectOption('2');
    await page.getByLabel('Use of ZÈRTZ').selectOption('acquire');
    const sentence =
      'Standard, 18 basic pieces each: 3 ZÈRTZ each, to be acquired: YINSH blitz; ' +
      '3 YINSH each, every use to be won: Dominoes, off-screen; 2 DVONN each, free.';
    await expect.poll(() => page.getByTestId('setup').innerText()).toBe(sentence);
    expect(await axeFinds(page)).toEqual([]);
    await page.getByLabel('Name of this setup').fill('Sunday');
    await press(page, 'Save');
    await page.reload();
    await page.getByRole('button', { name: 'Sunday', exact: true }).waitFor();
    await press(page, 'Copy link');
    await page.getByText('Copied to the clipboard.').waitFor();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByLabel('ZÈRTZ per player').selectOption('0');
    await page.getByRole('button', { name: 'Sunday', exact: true }).click();
    await expect.poll(() => page.getByTestId('setup').innerText()).toBe(sentence);
    const friend = await openTab(browser, WIDE);
    await goTo(friend.page, shared);
    // The computer cannot play off the screen: two players are meant.
    await expect.poll(() => friend.page.getByTestId('setup').innerText()).toBe(sentence);
    await friend.page.goto(shared.slice(0, -40));
    await friend.page.reload();
    await friend.page.getByRole('alert').waitFor();
    await friend.context.close();
    await start(page);

    await touch(page, 'a2', 'b2');
    await open(page);
    await page.getByText('win this game to bring in the ZÈRTZ').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('touching a stack lists its pieces and shows what a loaded piece can do', async () => {
    const position =
      'gipf/1 standard 3W/1[wP]1[wT]1/2B3/7/2[bD]3/1[by]3/4 handicap=0-0 act=white phase=push mover=white reserve=5-5 ' +
      'entry=single-single settled=none potentials=Z3Y3D3T3P3 pieces=18 linked=no stock=none extra=none denied=none';
    const { page, context, errors } = await openTab(browser, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    await setUp(page);
    await goTo(page, `${site.address}/en/games/`);
    await page.getByLabel('Paste a game or position').fill(position);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const cell = (point: string) => page.locator(`[data-point="${point}"]`);
    await cell('f4').tap();
    await page.locator('.kb-note', { hasText: 'f4, white DVONN on top of black piece' }).waitFor();
    await cell('c3').tap();
    await expect.poll(() => askShown(page)).toBe('White: choose where the PÜNCT on c3 goes.');
    await expect
      .poll(() => cell('d4').getAttribute('aria-label'))
      .toBe('d4, black GIPF-piece, the PÜNCT from c3 can go here');
    // Stacks are still listed when no action is possible.
    await page.getByRole('button', { name: 'More' }).click();
    await press(page, 'Resign');
    await page.getByText('resigns and the game ends.').waitFor();
    await press(page, 'Resign');
    await cell('g3').tap();
    await page.locator('.kb-note', { hasText: 'g3, black piece with YINSH' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
