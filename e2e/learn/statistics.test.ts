import { readFileSync } from 'node:fs';
import { statistics as german } from '@korong/messages/de/statistics';
import { statistics } from '@korong/messages/en/statistics';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { score, type YinshStudy } from '../../apps/web/src/games/statistics/study.ts';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';

const study = JSON.parse(
  readFileSync(new URL('../../docs/pictures/study-yinsh.json', import.meta.url), 'utf8'),
) as YinshStudy;
const blitz = (100 * score(study.kinds.blitz!.results).share).toFixed(1);

describe.skipIf(CHROMIUM === undefined)('the page of statistics', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  test('says in words what its pictures show, without any script', async () => {
    const { page, context } = await openTab(browser, { javaScriptEnabled: false });
    await page.goto(`${site.address}/en/learn/statistics/`);
    await expect.poll(() => page.locator('h1').innerText()).toBe(statistics['statistics.heading']);
    const pictures = page.locator('main [role=img]');
    // Six maps and the bars; each share has its number beside it.
    await expect.poll(() => pictures.count()).toBe(7);
    for (const picture of await pictures.all()) {
      expect(await picture.getAttribute('aria-label')).toMatch(/\d\.\d%/);
    }
    const row = page.locator('li', { hasText: 'YINSH, blitz' }).first();
    expect(await row.innerText()).toContain(`${blitz}%`);
    expect(await row.textContent()).toMatch(/from \d\d\.\d% to \d\d\.\d%/);
    await page.goto(`${site.address}/de/learn/statistics/`);
    await page.getByRole('heading', { name: german['white.heading'] }).waitFor();
    const inGerman = page.locator('li', { hasText: 'YINSH, Blitz' }).first();
    expect(await inGerman.innerText()).toContain(`${blitz.replace('.', ',')}\u00a0%`);
    await context.close();
  });

  test('is linked from both rules pages, the lessons, the page about us and every footer', async () => {
    const { page, context } = await openTab(browser);
    for (const path of ['rules/yinsh/', 'rules/gipf/', 'learn/', 'about/']) {
      await goTo(page, `${site.address}/en/${path}`);
      const links = (part: string): Promise<number> =>
        page.locator(`${part} a[href="/en/learn/statistics/"]`).count();
      expect([path, await links('main'), await links('footer')]).toEqual([path, 1, 1]);
    }
    await context.close();
  });

  test.each(['light', 'dark'] as const)(
    'shifts nothing, fits a phone and passes axe, %s',
    async colorScheme => {
      const { page, context, errors } = await openTab(browser, {
        viewport: { width: 360, height: 740 },
        colorScheme,
      });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await goTo(page, `${site.address}/en/learn/statistics/`);
      await page.locator('#limits').scrollIntoViewIfNeeded();
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await axeFinds(page)).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test('keeps its pictures in print', async () => {
    const { page, context } = await openTab(browser);
    await page.emulateMedia({ media: 'print' });
    await goTo(page, `${site.address}/en/learn/statistics/`);
    for (const picture of await page.locator('main [role=img]').all()) {
      expect(await picture.isVisible()).toBe(true);
    }
    await expect.poll(() => page.locator('main .actions').isVisible()).toBe(false);
    await context.close();
  });
});
