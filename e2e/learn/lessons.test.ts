import { learn } from '@korong/messages/en/learn';
import { learn as gipfLearn } from '@korong/messages/en/gipf/learn';
import { lessons as gipfSentences } from '@korong/messages/en/gipf/lessons';
import { projectLessons as projectSentences } from '@korong/messages/en/gipf/projectLessons';
import { lessons as yinshSentences } from '@korong/messages/en/yinsh/lessons';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INTROS } from '../../apps/web/src/games/lessons.ts';
import type { Course } from '../../apps/web/src/learn/courses.ts';
import type { Question } from '../../apps/web/src/learn/task.ts';
import { isQuestion, uiOf, tasksOf, type AnyTask } from '../../apps/web/src/learn/tasks.ts';
import { positionOn } from '../../apps/web/src/games/all.ts';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { byMouse, playSteps, setUp } from '../play/player.ts';
import { buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';

const SENTENCES: Readonly<Record<Course, Readonly<Record<string, string>>>> = {
  yinsh: yinshSentences,
  gipf: gipfSentences,
  project: projectSentences,
};
const PHONE = { width: 360, height: 740 };

/** Plays a complete turn of a task by clicks, and announces it if necessary; decides a question. */
const playTurn = async (
  page: Page,
  course: Course,
  task: AnyTask | Question,
  turn: string,
): Promise<void> => {
  if (isQuestion(task)) {
    await page
      .getByRole('button', { name: gipfLearn[`lesson.choice.${turn as Question['answer']}`] })
      .click();
    return;
  }
  const table = uiOf(course, task);
  await playSteps(byMouse(page), table, positionOn(table, task.position), turn.split(';'));
  if (task.announces && /^[A-Z]/.test(turn)) {
    await page.getByRole('button', { name: gipfLearn['lesson.announce'] }).click();
  }
};

/** The wrong tries by the name of the mistake, and the right one. */
const mistakesOf = (
  task: AnyTask | Question,
): readonly { readonly id: string; readonly example: string }[] =>
  isQuestion(task)
    ? task.choices.filter(choice => choice !== task.answer).map(id => ({ id, example: id }))
    : task.mistakes;
const answerOf = (task: AnyTask | Question): string => (isQuestion(task) ? task.answer : task.answers[0]!);

const verdict = async (page: Page): Promise<string> => {
  await page.locator('.verdict').waitFor();
  return page.locator('.verdict > p').first().innerText();
};

const goToTask = async (page: Page, n: number): Promise<void> => {
  await page.locator(`nav a[href="#${n}"]`).click();
  await page.getByText(`Task ${n} of`, { exact: false }).first().waitFor();
};

describe.skipIf(CHROMIUM === undefined)('the lessons', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  test.each(['yinsh', 'gipf', 'project'] as const)(
    'of %s: every task is solved and every mistake explained by clicks, on a phone',
    async course => {
      const { page, context, errors } = await openTab(browser, { viewport: PHONE });
      await setUp(page);
      await goTo(page, `${site.address}/en/learn/${course}/`);
      const said = SENTENCES[course];
      for (const [i, task] of tasksOf(course).entries()) {
        await goToTask(page, i + 1);
        await expect.poll(() => page.locator('h2').innerText()).toBe(said[`${task.id}.title`]);
        for (const { id, example } of mistakesOf(task)) {
          await playTurn(page, course, task, example);
          await expect
            .poll(() => verdict(page), { message: example })
            .toBe(`${learn['lesson.notQuite']} ${said[`${task.id}.${id}`]!}`);
          await page.getByRole('button', { name: 'Try again' }).click();
        }
        await playTurn(page, course, task, answerOf(task));
        await expect
          .poll(() => verdict(page), { message: task.id })
          .toBe(`${learn['lesson.well']} ${said[`${task.id}.done`]!}`);
      }
      await expect.poll(() => page.locator('.verdict').innerText()).toContain(learn['lesson.finished']);
      if (course !== 'project') {
        // A first game, at once.
        await page.getByRole('link', { name: learn['lesson.playLevel1'] }).click();
        await page.getByRole('heading', { name: 'You vs. Computer, level 1' }).waitFor({ state: 'attached' });
        await page.locator('[data-point]').first().waitFor();
        await expect.poll(() => new URL(page.url()).hash).toMatch(/^#game=/);
      }
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test.each(['yinsh', 'gipf'] as const)(
    '%s opens with a demonstration, which is stepped where nothing may move',
    async course => {
      const { page, context, errors } = await openTab(browser, { viewport: PHONE });
      await setUp(page);
      const { steps } = INTROS[course]!;
      const top = (): Promise<number> =>
        page.locator('.lesson > .board').evaluate(board => board.getBoundingClientRect().top + scrollY);
      for (const language of ['de', 'en']) {
        await goTo(page, `${site.address}/${language}/learn/${course}/`);
        const caption = page.locator('.words [role=status]');
        const seen = new Set([await top()]);
        for (const step of steps) {
          const before = await caption.innerText();
          await page.locator('.actions button').click();
          await expect.poll(() => caption.innerText(), { message: step }).not.toBe(before);
          seen.add(await top());
        }
        expect([language, seen.size]).toEqual([language, 1]);
      }
      await page.getByText(SENTENCES[course][`intro.${steps.length}`]!).waitFor();
      expect(await axeFinds(page)).toEqual([]);
      await page.getByRole('link', { name: learn['intro.begin'] }).click();
      await page.getByText('Task 1 of 17').first().waitFor();
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test('the demonstration plays by itself, can be stopped and left; nothing jumps while pieces move', async () => {
    const { page, context } = await openTab(browser, { viewport: PHONE });
    await setUp(page, { speed: 1 });
    // Its pauses pass when they are let: otherwise a late look would miss a step, and a late click find it finished.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await goTo(page, `${site.address}/en/learn/yinsh/`);
    const caption = page.locator('.words [role=status]');
    const later = async (): Promise<string> => {
      await page.clock.runFor(100);
      return caption.innerText();
    };
    await expect.poll(later).toBe(yinshSentences['intro.1']);
    await page.getByRole('button', { name: learn['demo.pause'] }).click();
    await page.clock.runFor(20_000);
    await page.getByRole('button', { name: learn['demo.goOn'] }).click();
    await expect.poll(later).toBe(yinshSentences['intro.2']);
    await page.clock.resume();
    await page.getByRole('link', { name: learn['intro.skip'] }).click();
    await goToTask(page, 3);
    // The bar of tasks names the third one before the page shows it.
    const title = SENTENCES.yinsh[`${tasksOf('yinsh')[2]!.id}.title`];
    await expect.poll(() => page.locator('h2').innerText()).toBe(title);
    await page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await page.evaluate(() => {
      const seen = new Set<string>();
      const places = (): void => {
        const [board, buttons] = ['.lesson > .board', '.lesson .buttons'].map(
          part => document.querySelector(part)!.getBoundingClientRect().top + scrollY,
        );
        if (!document.querySelector('.verdict')) seen.add(`${board} ${buttons}`);
        document.documentElement.dataset.places = [...seen].join(', ');
        requestAnimationFrame(places);
      };
      places();
    });
    await page.locator('[data-point="d3"]').click();
    await page.locator('[data-point="h7"]').click();
    await verdict(page);
    const places = await page.evaluate(() => document.documentElement.dataset.places!.split(', '));
    expect(places).toHaveLength(1);
    await context.close();
  });

  test('a lesson is solved by keyboard alone, and a screen reader hears all of it', async () => {
    const { page, context } = await openTab(browser);
    await setUp(page);
    await goTo(page, `${site.address}/en/learn/yinsh/#2`);
    await page.locator('[data-point][tabindex="0"]').focus();
    const goTowards = async (goal: string): Promise<void> => {
      // From the current focus: along the column first, then along the rising line.
      for (let i = 0; i < 30; i++) {
        const at = await page.evaluate(() => document.activeElement?.getAttribute('data-point') ?? '');
        if (at === goal) return;
        const [q, r] = [goal.charCodeAt(0) - at.charCodeAt(0), Number(goal.slice(1)) - Number(at.slice(1))];
        const key = q > 0 ? (r > 0 ? 'e' : 'd') : q < 0 ? (r < 0 ? 'a' : 'q') : r > 0 ? 'w' : 's';
        await page.keyboard.press(key);
      }
      throw new Error(`${goal} not reached`);
    };
    await goTowards('e5');
    await page.keyboard.press('Enter');
    await goTowards('h8');
    await page.keyboard.press('Enter');
    await expect.poll(() => verdict(page)).toContain(learn['lesson.well']);
    const heard = (): Promise<string> => page.locator('[role=log]').innerText();
    await expect.poll(heard).toContain('ring from e5 to h8');
    await expect.poll(heard).toContain(yinshSentences['move.done']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Task 3 of 17').first().waitFor();
    await expect.poll(heard).toContain(yinshSentences['jump.goal']);
    await context.close();
  });

  test('an illegal touch is explained at the point and announced; hint and undo work', async () => {
    const { page, context } = await openTab(browser);
    await setUp(page);
    await goTo(page, `${site.address}/en/learn/yinsh/#2`);
    await page.locator('[data-point="e5"]').click();
    await page.locator('[data-point="g6"]').click();
    await expect.poll(() => page.locator('.kb-note').innerText()).toContain('Not on the same line');
    await expect.poll(() => page.locator('[role=log]').innerText()).toContain('Not on the same line');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.ask').innerText()).toContain('choose a ring');
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect.poll(() => page.locator('.hint').innerText()).toBe(yinshSentences['move.hint']);
    await context.close();
  });

  test('touching a stack lists its pieces, and an announcement can be withdrawn', async () => {
    const { page, context } = await openTab(browser);
    await setUp(page);
    await goTo(page, `${site.address}/en/learn/project/#7`);
    await page.locator('[data-point="e4"]').click();
    await expect
      .poll(() => page.locator('.kb-note').innerText())
      .toBe('e4, black DVONN on top of white piece');
    await goToTask(page, 11);
    await page.locator('[data-point="c6"]').click();
    await page.locator('[data-point="d6"]').click();
    await expect.poll(() => page.locator('.ask').innerText()).toBe(gipfLearn['lesson.announceFirst']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.getByRole('button', { name: gipfLearn['lesson.announce'] }).count()).toBe(0);
    await page.locator('[data-point="c6"]').click();
    await page.locator('[data-point="f5"]').click();
    await page.getByRole('button', { name: gipfLearn['lesson.announce'] }).click();
    await expect.poll(() => verdict(page)).toContain(projectSentences['announce.done']);
    await expect
      .poll(() => page.locator('[role=log]').innerText())
      .toContain(projectSentences['announce.done']);
    await context.close();
  });

  test('progress survives a reload, shows in the list, and can be reset', async () => {
    const { page, context } = await openTab(browser);
    await setUp(page);
    await goTo(page, `${site.address}/en/learn/gipf/#1`);
    await playTurn(page, 'gipf', tasksOf('gipf')[0]!, 'c1-c2');
    await verdict(page);
    await goTo(page, `${site.address}/en/learn/gipf/#`);
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    // Without a number in the address the first unsolved task opens.
    await page.getByText('Task 2 of 17').first().waitFor();
    await goTo(page, `${site.address}/en/learn/`);
    await page.getByText('1 of 17 solved').waitFor();
    await expect.poll(() => page.locator('li.solved').count()).toBe(1);
    await page.getByRole('button', { name: 'Reset my progress' }).click();
    await page.getByText('Your progress has been reset.').waitFor();
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    await expect.poll(() => page.getByText('Nothing solved yet').count()).toBe(3);
    await context.close();
  });

  test('pass axe in the middle of a task, light and dark', async () => {
    const { page, context } = await openTab(browser, { viewport: PHONE });
    await setUp(page);
    await goTo(page, `${site.address}/en/learn/gipf/#9`);
    const check = async (): Promise<void> => {
      expect(await axeFinds(page)).toEqual([]);
    };
    await page.getByRole('button', { name: 'Hint' }).click();
    await check();
    const task = tasksOf('gipf')[8]!;
    await playTurn(page, 'gipf', task, mistakesOf(task)[0]!.example);
    await verdict(page);
    await check();
    await page.getByRole('button', { name: 'Try again' }).click();
    await playTurn(page, 'gipf', task, answerOf(task));
    await verdict(page);
    await check();
    // An inner game, with the outer one that waits.
    await goTo(page, `${site.address}/en/learn/project/#12`);
    await page.getByText(gipfLearn['lesson.waits']).waitFor();
    await check();
    await goTo(page, `${site.address}/en/learn/`);
    await check();
    await context.close();
  });
});
