import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginTurn, findGame, readTurn, type AnyGame } from '@korong/rules';
import { beginDraft, tableFor } from '../../apps/web/src/table/index.ts';
import { planStep } from '../../apps/web/src/table/testing.ts';
import { CHROMIUM } from '../browser.ts';
import { buildSite, launch, openTab, serveSite, type Site } from '../site.ts';
import { askShown, byMouse, clickPoint, setUp, startGame, turnsShown } from './table.ts';

const gameOf = (name: string): AnyGame => {
  const game = findGame(name);
  if (!game.ok) throw new Error(game.error.code);
  return game.value;
};

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

  /** Answers every turn of the computer with the first legal steps there are, until the game is over. */
  const playOut = async (
    page: Page,
    name: 'yinsh' | 'gipf',
    fields: Record<string, string>,
  ): Promise<string> => {
    const game = gameOf(name);
    const table = tableFor(name);
    const options = game.readOptions(fields);
    if (!options.ok) throw new Error(options.error.code);
    let position = game.start(options.value);
    let known = 0;
    const catchUp = async (): Promise<void> => {
      for (const text of (await turnsShown(page)).slice(known)) {
        const read = readTurn(game, beginTurn(position), text);
        if (read.status !== 'complete') throw new Error(`${text} is not a turn`);
        ({ position } = read.turn);
        known++;
      }
    };
    for (;;) {
      await page.waitForFunction(
        () => !document.querySelector('[data-testid=ask]')!.textContent.includes('thinking'),
      );
      await catchUp();
      if (game.outcome(position) !== undefined) return askShown(page);
      const steps = game.steps(position);
      const text = game.stepText(steps[(known * 7) % steps.length]);
      const { acts } = planStep(table, beginDraft(table, position, { forced: false }), text, {
        forced: false,
      });
      const hands = byMouse(page);
      for (const act of acts) {
        if ('touch' in act) await hands.touch(act.touch);
        else if ('press' in act) await hands.press(act.press);
      }
      // The rest of the turn, a row or a ring: whatever is offered first.
      let after = game.play(position, steps[(known * 7) % steps.length]);
      while (game.outcome(after) === undefined && game.toAct(after) === game.toAct(position)) {
        const next = game.stepText(game.steps(after)[0]);
        const plan = planStep(table, beginDraft(table, after, { forced: false }), next, { forced: false });
        for (const act of plan.acts) {
          if ('touch' in act) await hands.touch(act.touch);
          else if ('press' in act) await hands.press(act.press);
        }
        after = plan.draft.turn.position;
      }
    }
  };

  test.each([
    ['yinsh', 'blitz', 2, 'white'],
    ['gipf', 'basic', 1, 'black'],
  ] as const)('a whole game of %s %s at level %i', async (game, variant, level, colour) => {
    const { page, context, errors } = await openTab(browser, { viewport: { width: 1100, height: 900 } });
    await setUp(page);
    await startGame(page, site.address, { game, variant, opponent: 'computer', level, colour });
    expect(await playOut(page, game, { variant })).toMatch(/wins|draw/i);
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
    await page.getByRole('button', { name: 'Stop thinking' }).click();
    const stopped = Date.now();
    await page.waitForFunction(() => document.querySelectorAll('.turn').length === 2);
    expect(Date.now() - stopped).toBeLessThan(1_500);
    expect(await page.getByText(/White’s chances: \d+ %/).count()).toBe(1);
    await page.getByRole('button', { name: 'Take back' }).click();
    expect(await turnsShown(page)).toEqual([]);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('log').getByText('Hint, not played:').waitFor({ state: 'attached' });
    expect(await turnsShown(page)).toEqual([]);
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
    expect(await askShown(page)).toMatch(/^Black: /);
    await context.close();
  });
});
