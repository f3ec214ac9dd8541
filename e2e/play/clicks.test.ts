import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpus, startOf } from '../../apps/web/src/games/testing.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, openTab, serveSite, type Site } from '../site.ts';
import { askShown, byMouse, playSteps, setUp, startGame, stepsShown } from './player.ts';

/** Whole games of the corpus, chosen for their events. */
const GAMES = [
  {
    number: 23,
    what: 'YINSH to a win, with a double row, a row made for the opponent and five chosen out of seven',
    end: 'Black wins by removing the deciding ring.',
  },
  { number: 57, what: 'YINSH blitz', end: 'Black wins by removing the deciding ring.' },
  {
    number: 82,
    what: 'GIPF basic until a reserve is empty',
    end: 'White wins: Black has to push and has no piece in reserve.',
  },
  {
    number: 157,
    what: 'GIPF standard with GIPF-pieces kept and taken',
    end: 'Black wins: White has no GIPF-piece left on the board.',
  },
  { number: 167, what: 'GIPF tournament from the first GIPF-piece on', end: undefined },
  { number: 215, what: 'GIPF tournament with rows of GIPF-pieces left standing', end: undefined },
] as const;

describe.skipIf(CHROMIUM === undefined)('by clicks on the board', () => {
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

  test.each(GAMES)('$what', async ({ number, end }) => {
    const record = games[number]!;
    const { ui, position } = startOf(record);
    const { page, context, errors } = await openTab(browser, { viewport: { width: 1100, height: 900 } });
    await setUp(page);
    await startGame(page, site.address, record);
    await playSteps(byMouse(page), ui, position, record.steps);
    await expect.poll(() => stepsShown(page)).toEqual(record.steps);
    const winner = record.result === 'white' ? 'White wins' : 'Black wins';
    await expect.poll(() => askShown(page)).toMatch(new RegExp(`^${winner}`));
    if (end !== undefined) await expect.poll(() => askShown(page)).toBe(end);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('on a phone, with automatic forced choices and every turn confirmed by the button', async () => {
    const record = games[57]!;
    const { ui, position } = startOf(record);
    const { page, context, errors } = await openTab(browser, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    await setUp(page, { forced: true, confirm: 'button' });
    await startGame(page, site.address, record);
    await playSteps(byMouse(page), ui, position, record.steps, { forced: true, send: true });
    await expect.poll(() => stepsShown(page)).toEqual(record.steps);
    expect(errors).toEqual([]);
    await context.close();
  });
});
