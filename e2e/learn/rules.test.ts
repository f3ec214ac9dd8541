import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesGipf } from '../../apps/web/src/games/gipf/rules.ts';
import { rulesYinsh } from '../../apps/web/src/games/yinsh/rules.ts';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { setUp } from '../play/player.ts';
import { buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';

const PAGES = { yinsh: rulesYinsh, gipf: rulesGipf } as const;
const PHONE = { width: 360, height: 740 };

const status = (page: Page, id: string): Promise<string> => page.locator(`#${id} [role=status]`).innerText();

describe.skipIf(CHROMIUM === undefined)('the rules pages', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  test.each(['yinsh', 'gipf'] as const)(
    '%s is complete and has its boards without any script',
    async game => {
      const { page, context } = await openTab(browser, { javaScriptEnabled: false, viewport: PHONE });
      await page.goto(`${site.address}/en/rules/${game}/`);
      for (const { id, statements } of PAGES[game]) {
        await expect.poll(() => page.locator(`#chapter-${id}`).isVisible()).toBe(true);
        for (const statement of statements) {
          const article = page.locator(`article#${statement.id}`);
          expect((await article.locator('.words > p').last().textContent())?.length).toBeGreaterThan(20);
          await expect
            .poll(() => article.locator('svg[role=img] title').count())
            .toBe(statement.demo ? 1 : 0);
          await expect
            .poll(() => article.getByText('House rule', { exact: true }).count())
            .toBe(statement.house ? 1 : 0);
          await expect.poll(() => article.locator('.controls').isVisible()).toBe(false);
        }
      }
      const links = await page
        .locator('nav[aria-labelledby=contents] a')
        .evaluateAll(found => found.map(a => (a as HTMLAnchorElement).hash.slice(1)));
      for (const id of links) expect([id, await page.locator(`[id="${id}"]`).count()]).toEqual([id, 1]);
      await context.close();
    },
  );

  test('a board is fetched when it comes near, plays on request, and shifts no layout', async () => {
    const { page, context, errors } = await openTab(browser, { viewport: PHONE });
    const live: string[] = [];
    page.on('request', request => {
      if (request.url().includes('/live.')) live.push(request.url());
    });
    await goTo(page, `${site.address}/en/rules/yinsh/`);
    // An observer reports after those of the boards, which were there before it; a request tells after theirs.
    await page.evaluate(
      () =>
        new Promise<unknown>(resolve => {
          new IntersectionObserver(() => {
            resolve(fetch('/api/health'));
          }).observe(document.querySelector('#row .board')!);
        }),
    );
    expect(live).toEqual([]);
    await page.locator('#row').scrollIntoViewIfNeeded();
    await expect.poll(() => live.length).toBe(1);
    const before = await page.locator('#row .board').boundingBox();
    await page.locator('#row').getByRole('button', { name: 'Show me' }).click();
    await expect.poll(() => status(page, 'row')).toBe('Step 3 of 3');
    await page.locator('#row').getByRole('button', { name: 'Show me again' }).waitFor();
    // The live board takes the room of the printed one.
    const after = await page.locator('#row .board').boundingBox();
    expect(after!.height).toBeCloseTo(before!.height, 0);
    expect(after!.width).toBeCloseTo(before!.width, 0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a demonstration is stepped, rewound and stopped by keyboard alone', async () => {
    const { page, context } = await openTab(browser);
    await setUp(page);
    await page.clock.install();
    await goTo(page, `${site.address}/en/rules/gipf/#order`);
    await page.locator('#order').getByRole('button', { name: 'Show me' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page, 'order')).toBe('Step 1 of 4');
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page, 'order')).toBe('Step 2 of 4');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page, 'order')).toBe('');
    // Time is frozen until the demonstration is stopped: otherwise a late click would find it finished.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.locator('#order').getByRole('button', { name: 'Show me' }).click();
    await page.locator('#order').getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(5_000);
    await page.locator('#order').getByRole('button', { name: 'Continue' }).waitFor();
    await expect.poll(() => status(page, 'order')).toBe('Step 1 of 4');
    await context.close();
  });

  test.each(['yinsh', 'gipf'] as const)('every demonstration of %s plays to its end', async game => {
    const { page, context, errors } = await openTab(browser, { viewport: PHONE });
    await setUp(page);
    await goTo(page, `${site.address}/en/rules/${game}/`);
    for (const { id, demo } of PAGES[game].flatMap(({ statements }) => statements)) {
      if (!demo || demo.steps.length === 0) continue;
      const all = demo.steps.length;
      const press = page.locator(`#${id}`).getByRole('button', { name: all === 1 ? 'Show me' : 'Next step' });
      for (const step of demo.steps.keys()) {
        await press.click();
        await expect.poll(() => status(page, id)).toBe(`Step ${step + 1} of ${all}`);
      }
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('statements share a board on a large screen, and the page is less than half as high', async () => {
    const { page, context } = await openTab(browser, { viewport: { width: 1440, height: 900 } });
    await setUp(page);
    // Pixels for each statement; 570 and 590 when every statement had its own board.
    for (const [game, most] of [
      ['gipf', 260],
      ['yinsh', 290],
    ] as const) {
      await goTo(page, `${site.address}/en/rules/${game}/`);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const count = PAGES[game].flatMap(({ statements }) => statements).length;
      expect([game, Math.ceil(height / count) <= most]).toEqual([game, true]);
    }
    const boards = page.locator('.group').first().locator('.board:visible');
    expect(await boards.count()).toBe(1);
    await page
      .locator('#board')
      .getByRole('button', { name: /^Show me ?: The board$/ })
      .click();
    await expect.poll(() => status(page, 'board')).toBe('Step 1 of 1');
    await expect.poll(() => boards.count()).toBe(1);
    await expect
      .poll(() =>
        page
          .locator('#board .controls button')
          .first()
          .evaluate(button => button.matches(':focus')),
      )
      .toBe(true);
    // A link to a statement shows its board.
    await page.locator('nav a[href="#seven"]').click();
    await expect.poll(() => page.locator('#seven .board').isVisible()).toBe(true);
    for (const group of await page.locator('.group').all()) {
      const [outer, inner] = [
        await group.boundingBox(),
        await group.locator('.demonstration:visible').boundingBox(),
      ];
      expect(inner!.y + inner!.height).toBeLessThanOrEqual(outer!.y + outer!.height);
    }
    await context.close();
  });

  test('pass axe after a demonstration, light and dark', async () => {
    const { page, context } = await openTab(browser);
    await setUp(page);
    for (const [game, id] of [
      ['yinsh', 'forBoth'],
      ['gipf', 'choice'],
    ] as const) {
      await goTo(page, `${site.address}/en/rules/${game}/#${id}`);
      await page.locator(`#${id}`).getByRole('button', { name: 'Show me' }).click();
      await page.locator(`#${id}`).getByRole('button', { name: 'Show me again' }).waitFor();
      expect(await axeFinds(page, `#${id}`)).toEqual([]);
    }
    await context.close();
  });
});
