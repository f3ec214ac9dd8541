// Puzzles as a solver meets them: by clicks, by the clock, by the date.
import { readFileSync } from 'node:fs';
import { boardFor } from '@korong/engine';
import { puzzles as said } from '@korong/messages/en/puzzles';
import type { GameName } from '@korong/rules';
import { eachTurn, readPuzzles, type RatedPuzzle } from '@korong/study';
import { must } from '@korong/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameUiFor, positionOn } from '../../apps/web/src/games/all.ts';
import { dailyPuzzle } from '../../apps/web/src/puzzles/daily.ts';
import { nextRung } from '../../apps/web/src/puzzles/ladder.ts';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { byMouse, playSteps, setUp } from '../play/player.ts';
import { buildSite, goTo, openTab, serveSite, type Site, type Tab } from '../site.ts';

const packed = (game: GameName): readonly RatedPuzzle[] =>
  must(
    readPuzzles(readFileSync(new URL(`../../packages/study/puzzles/${game}.txt`, import.meta.url), 'utf8')),
  );
const ALL = { yinsh: packed('yinsh'), gipf: packed('gipf') };

const find = (game: GameName, theme: string): RatedPuzzle =>
  ALL[game].find(puzzle => puzzle.theme === theme && puzzle.solutions.length === 1)!;

/** Plays the turn that is due after some turns of the puzzle. */
const play = async (
  page: Page,
  puzzle: RatedPuzzle,
  before: readonly string[],
  turn: string,
): Promise<void> => {
  const ui = gameUiFor(puzzle.game);
  let position = positionOn(ui, puzzle.position);
  for (const text of before.flatMap(made => made.split(';'))) {
    const [step] = must(ui.game.readStep(position, text));
    position = ui.game.play(position, step);
  }
  await playSteps(byMouse(page), ui, position, turn.split(';'));
};

/** A legal first turn that solves nothing. */
const wrongTurn = ({ game, position, solutions }: RatedPuzzle): string => {
  const board = boardFor(game);
  board.load(position);
  const turns: string[] = [];
  eachTurn(board, turn => turns.push(turn));
  return turns.find(turn => !solutions.some(([first]) => first === turn))!;
};

const verdict = (page: Page): Promise<string> => page.getByTestId('verdict').innerText();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const untilSolved = async (page: Page): Promise<void> => {
  await expect.poll(() => verdict(page)).toBe(said['solve.solved']);
};

/** The rating after a try. It follows the verdict, once the try is kept. */
const ratingShown = async (page: Page): Promise<number> => {
  const text = await page.locator('.change', { hasText: /\d/ }).innerText();
  return Number(/\d+/.exec(text)![0]);
};

describe.skipIf(CHROMIUM === undefined)('puzzles', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  test('are solved, missed, tried again and shown; ratings stay on the device', async () => {
    const { page, context, errors } = await openTab(browser, { viewport: { width: 360, height: 640 } });
    await setUp(page);
    await goTo(page, `${site.address}/en/puzzles/`);
    await page.getByText('Your rating: 1000').waitFor();
    await page.getByText(`${ALL.yinsh.length.toLocaleString('en')} puzzles`).waitFor();
    expect(await axeFinds(page)).toEqual([]);

    // A win in two: the turn, the answer of the other side, the turn that wins.
    const two = find('yinsh', 'win-in-2');
    await goTo(page, `${site.address}/en/puzzles/#${two.id}`);
    await page.locator('[data-point]').first().waitFor();
    await expect.poll(() => verdict(page)).toContain('to move: win in 2 moves');
    expect(await button(page, said['solve.hint']).count()).toBe(0);
    const [line] = two.solutions as [readonly string[]];
    await play(page, two, [], line[0]!);
    await expect.poll(() => verdict(page)).toContain(said['solve.goOn']);
    await play(page, two, line.slice(0, 2), line[2]!);
    await untilSolved(page);
    const after = await ratingShown(page);
    expect(after).toBeGreaterThan(1000);
    await expect
      .poll(() => page.getByRole('link', { name: said['solve.analyse'] }).getAttribute('href'))
      .toContain('/en/analysis/#shared=');
    await expect.poll(() => page.locator('[role=log]').innerText()).toContain(said['solve.solved']);
    expect(await axeFinds(page)).toEqual([]);
    const before = await page.locator('h1').innerText();
    await button(page, said['solve.next']).click();
    await expect.poll(() => page.locator('h1').innerText()).not.toBe(before);

    // A mistake is answered; the second try does not count, the solution can be stepped through.
    const other = find('gipf', 'win-in-2');
    await goTo(page, `${site.address}/en/puzzles/#${other.id}`);
    await page.locator('h1', { hasText: other.id }).waitFor({ state: 'attached' });
    await play(page, other, [], wrongTurn(other));
    await expect.poll(() => verdict(page)).toContain(said['solve.wrong']);
    await button(page, said['solve.again']).click();
    await expect.poll(() => verdict(page)).toContain('to move: win in 2 moves');
    await button(page, said['solve.show']).click();
    await expect.poll(() => verdict(page)).toContain(said['solve.shown']);
    // The button that was pressed is gone: the keyboard goes on with the next one.
    await expect.poll(() => page.locator(':focus').innerText()).toBe(said['solve.next']);
    await page.keyboard.press('ArrowRight');
    await page.getByText(`2 / ${other.solutions[0]!.length}`).waitFor();
    const moves = page.getByTestId('solution').locator('.move');
    await expect.poll(() => moves.allInnerTexts()).toEqual(other.solutions[0]);
    await expect
      .poll(() => page.locator('[data-testid=solution] [aria-current] .move').innerText())
      .toBe(other.solutions[0]![1]);
    expect(await ratingShown(page)).toBeLessThan(1000);
    expect(await axeFinds(page)).toEqual([]);
    await button(page, said['solve.repeat']).click();
    for (let made = 0; made < other.solutions[0]!.length; made += 2) {
      await play(page, other, other.solutions[0]!.slice(0, made), other.solutions[0]![made]!);
      await expect
        .poll(() => verdict(page))
        .toContain(made + 1 < other.solutions[0]!.length ? said['solve.goOn'] : said['solve.solved']);
    }

    await page.getByRole('link', { name: said['puzzles.all'] }).click();
    await page.getByText(`Your rating: ${after}`).waitFor();
    await goTo(page, `${site.address}/en/puzzles/#zzzzzzz`);
    await page.getByText(said['puzzles.missing']).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('with an account are rated by the server: a second browser knows, and what was tried offline arrives', async () => {
    const [first, second, third] = ALL.gipf.filter(
      ({ theme, solutions }) => theme === 'capture' && solutions.length === 1,
    ) as [RatedPuzzle, RatedPuzzle, RatedPuzzle];
    const who = { name: 'Réka', password: 'six green rings' };
    const enter = async (path: string): Promise<Tab> => {
      const tab = await openTab(browser);
      await setUp(tab.page);
      await tab.page.request.post(`${site.address}/api/${path}`, { data: who });
      return tab;
    };
    /** The page that tells the device who is signed in. */
    const signIn = async ({ page }: Tab): Promise<void> => {
      await goTo(page, `${site.address}/en/account/`);
      await page.getByText(who.name).first().waitFor();
    };
    const open = async (page: Page, { id }: RatedPuzzle): Promise<void> => {
      await goTo(page, `${site.address}/en/puzzles/#${id}`);
      await page.locator('h1', { hasText: id }).waitFor({ state: 'attached' });
    };
    const solve = async (page: Page, puzzle: RatedPuzzle): Promise<void> => {
      await play(page, puzzle, [], puzzle.solutions[0]![0]!);
      await untilSolved(page);
    };
    const chooseGipf = async (page: Page): Promise<void> => {
      await page.locator('input[name=game][value=gipf]').check();
    };
    const tried = async ({ page }: Tab): Promise<unknown> => {
      const answer = await page.request.get(`${site.address}/api/puzzles/progress?game=gipf`);
      return ((await answer.json()) as { tried: unknown }).tried;
    };

    // Tried before there was an account: the account takes it over.
    const here = await enter('account');
    await open(here.page, first);
    await solve(here.page, first);
    await signIn(here);
    // Until the server has answered, the device rates tries by itself.
    await goTo(here.page, `${site.address}/en/puzzles/`);
    await here.page.getByText(said['puzzles.kept.account']).waitFor();
    await expect.poll(() => tried(here)).toEqual([{ id: first.id, solved: true }]);
    await open(here.page, second);
    await solve(here.page, second);
    await here.page.locator('.change', { hasText: 'Your rating' }).waitFor();
    const rating = await ratingShown(here.page);
    await expect
      .poll(() => tried(here))
      .toEqual([
        { id: first.id, solved: true },
        { id: second.id, solved: true },
      ]);

    const there = await enter('session');
    await signIn(there);
    await goTo(there.page, `${site.address}/en/puzzles/`);
    await chooseGipf(there.page);
    await there.page.getByText(`Your rating: ${rating}`).waitFor();
    await there.page.getByText(said['puzzles.kept.account']).waitFor();
    await open(there.page, first);
    await button(there.page, said['solve.show']).click();
    await there.page.getByText(said['solve.unrated']).waitFor();
    expect(there.errors).toEqual([]);

    // Without a network the device goes on; later the server has it.
    await open(here.page, third);
    await here.context.setOffline(true);
    await solve(here.page, third);
    await here.page.getByText(said['solve.later']).waitFor();
    expect(await ratingShown(here.page)).toBeGreaterThan(rating);
    expect(await tried(there)).toHaveLength(2);
    await here.context.setOffline(false);
    await expect.poll(() => tried(there)).toContainEqual({ id: third.id, solved: true });
    await here.context.close();
    await there.context.close();
  });

  test('of the day follow the date; a streak ends with a mistake; a run ends with its time', async () => {
    const { page, context, errors } = await openTab(browser);
    await setUp(page);
    await page.addInitScript('Math.random = () => 0');
    await page.clock.install({ time: new Date('2026-11-16T12:00:00') });
    await goTo(page, `${site.address}/en/puzzles/#daily=yinsh`);
    await page.locator('h1', { hasText: said['daily.heading'] }).waitFor({ state: 'attached' });
    await button(page, said['solve.show']).click();
    const daily = dailyPuzzle(ALL.yinsh, '2026-11-16')!;
    await expect
      .poll(() => page.getByRole('link', { name: said['solve.link'] }).getAttribute('href'))
      .toBe(`#${daily.id}`);
    await page.getByRole('link', { name: said['puzzles.all'] }).click();
    await page.getByText(said['daily.done']).waitFor();

    const first = nextRung(ALL.yinsh, [], () => 0)!;
    const second = nextRung(ALL.yinsh, [first.id], () => 0)!;
    const solve = async (puzzle: RatedPuzzle): Promise<void> => {
      const [line] = puzzle.solutions as [readonly string[]];
      for (let made = 0; made < line.length; made += 2) {
        await play(page, puzzle, line.slice(0, made), line[made]!);
        if (made + 1 < line.length) await expect.poll(() => verdict(page)).toContain(said['solve.goOn']);
      }
    };
    await page.getByRole('link', { name: said['streak.begin'] }).click();
    await page.locator('[data-point]').first().waitFor();
    await solve(first);
    await untilSolved(page);
    await button(page, said['solve.next']).click();
    await page.reload();
    await page.locator('.title', { hasText: 'Streak: 1' }).waitFor();
    await expect.poll(() => verdict(page)).toContain('to move: ');
    await play(page, second, [], wrongTurn(second));
    await page.getByText('The streak ends after 1 puzzle. A new record!').waitFor();

    await page.getByRole('link', { name: said['puzzles.all'] }).click();
    await page.getByText('Best streak: 1').waitFor();
    await page.getByRole('link', { name: said['run.begin'] }).click();
    await button(page, said['run.begin']).click();
    await page.locator('[data-point]').first().waitFor();
    await solve(first);
    await page.getByText('Solved: 1').waitFor();
    await expect.poll(() => verdict(page)).toContain('to move: ');
    await page.clock.fastForward('03:00');
    await page.getByText('Time is up: 1 puzzle solved. A new record!').waitFor();
    await page.getByRole('link', { name: said['puzzles.all'] }).click();
    await page.getByText('Best run: 1').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
