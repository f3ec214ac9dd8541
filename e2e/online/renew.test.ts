// Cached pages: too old for the server, offline; and absent readers.
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { corpus } from '../../apps/web/src/games/testing.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { clickPoint } from '../play/player.ts';
import { DIST, buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';
import { endIdleWorkers } from '../site/idleWorkers.ts';
import { NEW_TITLE, replaceByNewVersion } from '../site/newVersion.ts';
import { person, playRecord, seat, untilTurns } from './people.ts';

describe.skipIf(CHROMIUM === undefined)('cached pages', () => {
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    browser = await openBrowser();
  });

  /** A player whose browser caches the pages. */
  const keeper = async (site: Site): Promise<{ page: Page; context: BrowserContext }> => {
    const { page, context } = await openTab(browser, { serviceWorkers: 'allow' });
    await endIdleWorkers(page);
    // Said where it covers neither a board nor a form.
    await goTo(page, `${site.address}/en/about/`);
    await page.getByText('Korong now works offline too.').waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await goTo(page, `${site.address}/en/online/`);
    return { page, context };
  };
  const entryOf = (page: Page): Promise<string> =>
    page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')!.src);
  /** A page that is still loading cannot be asked yet. */
  const entryOnceThere = async (page: Page): Promise<string | undefined> => {
    while (!page.isClosed()) {
      try {
        return await entryOf(page);
      } catch {
        await new Promise(resolve => setTimeout(resolve, 50));
      }
    }
    return undefined;
  };

  /** The new server does not understand the pages before it any more. */
  const refuseOld = async (page: Page, before: string): Promise<void> => {
    await page.routeWebSocket('**/api/socket', async socket => {
      if ((await entryOnceThere(page)) !== before) {
        socket.connectToServer();
        return;
      }
      socket.onMessage(() => {
        socket.send(JSON.stringify({ kind: 'tooOld', protocol: 99, version: 'new' }));
        void socket.close({ code: 4001 });
      });
    });
  };
  const untilNew = async (page: Page): Promise<void> => {
    await expect.poll(() => entryOf(page).catch(() => '')).toMatch(/\/new-/);
    await page.getByText('Playing as a guest').waitFor();
  };

  describe('a page too old for the server', () => {
    let folder: string;
    let site: Site;

    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'korong-'));
      cpSync(DIST, folder, { recursive: true });
      site = await serveSite(folder);
    });

    afterEach(async () => {
      await site.stop();
      rmSync(folder, { recursive: true });
    });

    test('says so, activates the new worker, and reloads', async () => {
      const { page, context } = await keeper(site);
      const before = await entryOf(page);
      replaceByNewVersion(folder);
      const seen: string[] = [];
      await page.exposeFunction('see', (text: string) => {
        seen.push(text);
      });
      await refuseOld(page, before);
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          new MutationObserver(() => {
            const text = document.querySelector('[data-line]')?.textContent ?? '';
            if (text.includes('new version'))
              (window as unknown as { see(text: string): void }).see(text.trim());
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        });
      });
      await page.reload();
      await untilNew(page);
      await expect.poll(() => seen[0]).toContain('A new version of Korong is being downloaded.');
      await context.close();
    });

    test('reloads if another page has let the new worker take over', async () => {
      const { page, context } = await keeper(site);
      await page.getByText('Playing as a guest').waitFor();
      const before = await entryOf(page);
      replaceByNewVersion(folder);
      const other = await context.newPage();
      await goTo(other, `${site.address}/en/`);
      await other.getByRole('button', { name: 'Update now' }).click();
      await expect.poll(() => other.title()).toBe(NEW_TITLE);
      expect(await entryOf(page)).toBe(before);
      // The server that this page spoke to is replaced as well.
      await refuseOld(page, before);
      const port = Number(new URL(site.address).port);
      await site.stop();
      site = await serveSite(folder, port);
      await untilNew(page);
      await context.close();
    });

    test('says if the new version could not be downloaded, and tries again', async () => {
      const { page, context } = await keeper(site);
      const before = await entryOf(page);
      await refuseOld(page, before);
      replaceByNewVersion(folder);
      const missing = join(folder, 'en/about/index.html');
      const aside = join(folder, 'aside.html');
      renameSync(missing, aside);
      await page.clock.install();
      await page.reload();
      await page.getByText('the new version could not be downloaded yet').waitFor();
      expect(await entryOf(page)).toBe(before);
      renameSync(aside, missing);
      await page.clock.fastForward('00:31');
      await untilNew(page);
      await context.close();
    });
  });

  test('pages report a missing network, also at a game link; the API is never answered from the cache', async () => {
    const site = await serveSite();
    const { page, context } = await keeper(site);
    const kept = await page.evaluate(async () => {
      await fetch('/api/health');
      const names = await caches.keys();
      const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
      return all
        .flat()
        .map(({ url }) => new URL(url).pathname)
        .filter(path => /^\/(api|g)\//.test(path));
    });
    expect(kept).toEqual([]);
    await site.stop();
    await goTo(page, `${site.address}/en/online/`);
    await page.getByText('You need a connection to play online.').waitFor();
    await goTo(page, `${site.address}/en/game/#AAAAAAAAAA`);
    await page.getByText('You need a connection to play online.').waitFor();
    expect(await page.evaluate(() => fetch('/api/health').then(String, () => 'no answer'))).toBe('no answer');
    await page.goto(`${site.address}/g/AAAAAAAAAA`);
    expect(page.url()).toBe(`${site.address}/en/game/#AAAAAAAAAA`);
    await page.getByText('You need a connection to play online.').waitFor();
    await page.getByRole('link', { name: 'Play offline' }).waitFor();
    await context.close();
  });

  test('a hidden tab shows the turn in its title, and notifies in a correspondence game', async () => {
    const site = await serveSite();
    const record = corpus()[57]!;
    const anna = await person(browser, site.address, 'Anna', { context: { permissions: ['notifications'] } });
    const ben = await person(browser, site.address, 'Ben');
    await anna.page.addInitScript(() => {
      const told: string[] = [];
      const tell = function (title: string, { body }: { body: string }): void {
        told.push(`${title}: ${body}`);
      };
      const requestPermission = (): Promise<string> => Promise.resolve('granted');
      Object.assign(window, {
        told,
        Notification: Object.assign(tell, { permission: 'granted', requestPermission }),
      });
    });
    await seat(anna, ben, { game: record.game, variant: record.variant, time: '1d' });
    await anna.page.getByRole('button', { name: 'Notify me when it is my turn' }).click();
    await anna.page.getByText('You will be notified when it is your turn').waitFor();
    await playRecord({ white: anna, black: ben }, record, { turns: 1 });
    const hide = (state: 'hidden' | 'visible'): Promise<void> =>
      anna.page.evaluate(value => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await hide('hidden');
    await expect.poll(() => anna.page.title()).toBe('YINSH: Anna vs. Ben – Korong');
    await clickPoint(ben.page, record.steps[1]!);
    await untilTurns(ben, 2);
    await expect.poll(() => anna.page.title()).toBe('● Your turn – YINSH: Anna vs. Ben – Korong');
    await expect
      .poll(() => anna.page.evaluate(() => (window as unknown as { told: string[] }).told))
      .toEqual(['Your turn against Ben: YINSH, move 3']);
    await hide('visible');
    await expect.poll(() => anna.page.title()).toBe('YINSH: Anna vs. Ben – Korong');

    // Afterwards the game can be analysed locally with the engine.
    await anna.page.getByRole('button', { name: 'Resign' }).click();
    await anna.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await anna.page.getByRole('link', { name: 'Analyse this game' }).click();
    await anna.page.waitForURL(/\/analysis\/#remote=/);
    await expect.poll(() => anna.page.locator('.turn').allInnerTexts()).toEqual(record.steps.slice(0, 2));
    await anna.page
      .getByText('White’s winning chances')
      .or(anna.page.getByTestId('engine-facts'))
      .first()
      .waitFor();
    await anna.context.close();
    await ben.context.close();
    await site.stop();
  });
});
