// Reviews of games: on the device, on the server, and practice with the mistakes.
import { analysis as said } from '@korong/messages/en/analysis';
import { puzzles } from '@korong/messages/en/puzzles';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameUiFor, positionOn } from '../../apps/web/src/games/all.ts';
import { Person, startServer, type Running } from '../account/server.ts';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { askShown, byMouse, playSteps, setUp } from '../play/player.ts';
import { buildSite, goTo, openTab, type Tab } from '../site.ts';

/** Four in a row, and a ring that makes the fifth: in the blitz version that wins at once. */
const WINNING =
  'yinsh/1 blitz 4/7/8/Wwwww4/10/9/1BBBBB4/9/8/7/WWWW act=white phase=move mover=white passes=0';
const LOST = `[Game "yinsh"]\n[Variant "blitz"]\n[Position "${WINNING}"]\n\n1. k10-j10 g3-g2`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const toReview = (page: Page): Promise<void> => page.getByRole('tab', { name: said['tab.review'] }).click();
const slider = (page: Page) => page.getByRole('slider', { name: said['review.graph'] });
const verdict = (page: Page): Promise<string> => page.getByTestId('verdict').innerText();

/** Plays a turn in the position before the blunder. */
const tryTurn = async (page: Page, turn: string): Promise<void> => {
  const ui = gameUiFor('yinsh');
  await playSteps(byMouse(page), ui, positionOn(ui, WINNING), turn.split(';'));
};

describe.skipIf(CHROMIUM === undefined)('reviews', () => {
  let server: Running;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [server, browser] = await Promise.all([startServer({ KORONG_ENGINE_THREADS: '1' }), openBrowser()]);
  });
  afterAll(async () => {
    await server.stop();
  });

  const open = async (viewport = { width: 1280, height: 800 }): Promise<Tab> => {
    const tab = await openTab(browser, { viewport });
    await setUp(tab.page);
    // No engine beside the board, so that nothing else happens.
    await tab.page.addInitScript(() => {
      localStorage.setItem('korong.analysis', '{"on":false}');
    });
    return tab;
  };

  test('a blunder is found and named, shown with what was better, and found again after a reload; as a puzzle it is solved', async () => {
    const { page, context, errors } = await open({ width: 390, height: 844 });
    await goTo(page, `${server.address}/en/analysis/`);
    await page.getByLabel('Game, position or analysis as text').fill(LOST);
    await button(page, 'Open').click();
    await toReview(page);
    await button(page, said['review.start']).click();
    await page.getByText('Blunder. Misses an immediate win.').waitFor();
    await expect.poll(() => page.getByTestId('blunder-white').innerText()).toBe('1');
    await expect.poll(() => page.getByTestId('mistake-white').innerText()).toBe('0');
    await expect.poll(() => page.getByTestId('accuracy-white').innerText()).toMatch(/^\d+%$/);
    await slider(page).focus();
    for (const [key, text] of [
      ['Home', /^At the start: White 100%\. White wins in 1 move$/],
      ['ArrowRight', /^After 1\. \S+: White \d+%\. Blunder$/],
      ['End', /^After 1… \S+: White \d+%/],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toMatch(text);
    }
    expect(await axeFinds(page, 'main')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const better = page.getByRole('button', { name: /^Better: d1-/ });
    const best = (await better.innerText()).replace('Better: ', '');
    await better.click();
    await expect.poll(() => askShown(page)).toMatch(/^White wins/);

    await page.reload();
    await page.getByRole('button', { name: /k10-j10.*Blunder\. Misses an immediate win\./ }).waitFor();
    await toReview(page);
    await page.getByText('Blunder. Misses an immediate win.').waitFor();
    expect(await button(page, said['review.start']).count()).toBe(0);

    await button(page, 'Practise 2 mistakes').waitFor();
    await page.getByRole('radio', { name: 'White' }).check();
    await button(page, 'Practise 1 mistake').click();
    await expect.poll(() => verdict(page)).toContain('White to move: find a better move.');
    await button(page, puzzles['solve.help']).click();
    await expect.poll(() => verdict(page)).toContain('Misses an immediate win.');
    // What was played is refused with its reason, and so is another turn, which the engine has to search.
    await tryTurn(page, 'k10-j10');
    await expect.poll(() => verdict(page)).toContain(said['learn.same']);
    await expect.poll(() => verdict(page)).toContain('Blunder. Misses an immediate win.');
    await button(page, puzzles['solve.again']).click();
    await tryTurn(page, 'k8-j7');
    await expect.poll(() => verdict(page)).toContain(puzzles['why.better']);
    expect(await axeFinds(page, 'main')).toEqual([]);
    await button(page, puzzles['solve.again']).click();
    await tryTurn(page, best);
    await expect.poll(() => verdict(page)).toBe(said['learn.best']);
    await button(page, said['learn.finish']).click();
    await page.getByText('0 of 1 found on the first try.').waitFor();
    expect(await axeFinds(page, 'main')).toEqual([]);
    await button(page, 'Practise 1 mistake again').click();
    await button(page, puzzles['solve.show']).click();
    await expect.poll(() => verdict(page)).toContain(puzzles['solve.shown']);
    // The browser's own way back leads to the review.
    await page.goBack();
    await slider(page).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the server reviews a finished game once: one browser asks, another finds it done', async () => {
    const [ilka, bruno] = [
      await Person.guest(server.address, 'Ilka'),
      await Person.guest(server.address, 'Bruno'),
    ];
    const id = await ilka.offer({ listed: false });
    await bruno.accept(id);
    await ilka.turn(id, 0, 'f6');
    await bruno.turn(id, 1, 'a2');
    const first = await open();
    const [name, value] = bruno.cookie.split('=') as [string, string];
    await first.context.addCookies([{ name, value, url: server.address }]);
    const address = `${server.address}/en/analysis/#remote=${id}`;
    await goTo(first.page, address);
    await first.page.getByText(said['open.running']).waitFor();
    await bruno.resign([id]);

    await goTo(first.page, `${server.address}/en/game/#${id}`);
    await first.page.getByRole('link', { name: 'Analyse this game' }).click();
    await first.page.waitForSelector('html[data-ready]');
    await toReview(first.page);
    await button(first.page, said['review.server']).click();
    await first.page.getByTestId('accuracy-white').waitFor();
    expect(first.errors).toEqual([]);

    const second = await open();
    const requests: string[] = [];
    second.page.on('request', request => requests.push(`${request.method()} ${request.url()}`));
    await goTo(second.page, `${address}&at=1`);
    await toReview(second.page);
    await second.page.getByTestId('accuracy-white').waitFor();
    await expect
      .poll(() => slider(second.page).getAttribute('aria-valuetext'))
      .toMatch(/^After 1\. \S+: White \d+%/);
    for (const row of ['accuracy', 'inaccuracy', 'mistake', 'blunder'])
      for (const side of ['white', 'black'])
        await expect
          .poll(() => second.page.getByTestId(`${row}-${side}`).innerText())
          .toBe(await first.page.getByTestId(`${row}-${side}`).innerText());
    expect(requests.filter(request => request.endsWith('/review'))).toEqual([
      `GET ${server.address}/api/games/${id}/review`,
    ]);
    expect(requests.filter(request => request.includes('.knet'))).toEqual([]);
    expect(second.errors).toEqual([]);
    await first.context.close();
    await second.context.close();
  });

  test('a game that is not there, and a server that is away, are told', async () => {
    const { page, context } = await open();
    await goTo(page, `${server.address}/en/analysis/#remote=nothing123`);
    await page.getByText(said['open.gone']).waitFor();
    await page.route('**/api/**', route => route.abort());
    await page.goto(`${server.address}/en/analysis/#remote=nothing456`);
    await page.getByText(said['open.unreachable']).waitFor();
    await page.unroute('**/api/**');
    await button(page, said['openings.retry']).click();
    await page.getByText(said['open.gone']).waitFor();
    await context.close();
  });
});
