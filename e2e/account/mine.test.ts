// The reader's own games: the badge in the header, the home page, the list of games; and names as long as they can be.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { clickPoint, setUp, startGame, untilKept } from '../play/player.ts';
import { buildSite, goTo, openTab } from '../site.ts';
import { Person, startServer, type Running } from './server.ts';

const PHONE = { width: 360, height: 740 };

describe.skipIf(CHROMIUM === undefined)('one’s own games', () => {
  let server: Running;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [server, browser] = await Promise.all([startServer(), openBrowser()]);
  });
  afterAll(async () => {
    await server.stop();
  });

  const at = (path: string): string => `${server.address}/en/${path}`;
  const openAs = async (who: Person) => {
    const tab = await openTab(browser, { viewport: PHONE });
    const [name, value] = who.cookie.split('=') as [string, string];
    await tab.context.addCookies([{ name, value, url: server.address }]);
    return tab;
  };
  const badge = (page: Page) => page.locator('header .due');

  test('the home page says what is alive, if anything is, and leaves no card alone in its row', async () => {
    const { page, context, errors } = await openTab(browser);
    const alive = page.locator('main .alive');
    const none = page.waitForResponse(/games\/open/);
    await goTo(page, at(''));
    await none;
    await expect.poll(() => alive.count()).toBe(0);
    const eva = await Person.guest(server.address, 'Eva');
    const offered = await eva.offer();
    await goTo(page, at(''));
    await expect.poll(() => alive.innerText()).toBe('1 player waiting for an opponent');
    await (await Person.guest(server.address, 'Fred')).accept(offered);
    await goTo(page, at(''));
    await expect.poll(() => alive.innerText()).toBe('1 game in progress');
    const lonely: string[] = [];
    for (const width of [360, 600, 768, 844, 1000, 1366, 2560]) {
      await page.setViewportSize({ width, height: 740 });
      const rows = await page.evaluate(() =>
        ['.games > *', '.more li'].map(cards => {
          const boxes = [...document.querySelectorAll(cards)].map(one => one.getBoundingClientRect());
          const last = boxes.filter(({ top }) => top === boxes.at(-1)!.top);
          const across = new Set(boxes.map(({ left }) => left)).size;
          return last.length > 1 || across === 1 || last[0]!.width > 2 * boxes[0]!.width - 1;
        }),
      );
      if (rows.includes(false)) lonely.push(`${width}: ${rows.join()}`);
    }
    expect(lonely).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a game that waits is in the header and first on the home page, before a local one, and says “Play” everywhere', async () => {
    const [anna, ben] = [
      await Person.guest(server.address, 'Anna'),
      await Person.guest(server.address, 'Ben'),
    ];
    const due = await anna.offer();
    await ben.accept(due);
    const theirs = await ben.offer({ game: 'gipf', options: { variant: 'standard', potentials: 'Z3Y3' } });
    await anna.accept(theirs);
    const { page, context, errors } = await openAs(anna);
    await setUp(page);
    await startGame(page, server.address, { game: 'yinsh', variant: 'blitz' });
    await clickPoint(page, 'f6');
    await untilKept(page);

    // Nothing is known yet: the page asks who the reader is.
    await goTo(page, at('games/'));
    const cards = page.getByRole('article');
    await expect.poll(() => cards.count()).toBe(3);
    await expect.poll(() => cards.first().innerText()).toContain('Your move');
    const rest = (await cards.allInnerTexts()).slice(1);
    expect(rest.some(text => text.includes('With potentials (3 ZÈRTZ, 3 YINSH)'))).toBe(true);
    expect(rest.some(text => text.includes('on this device'))).toBe(true);
    await expect.poll(() => cards.getByRole('link', { name: /^Play\b/ }).count()).toBe(2);
    await badge(page).getByText('1', { exact: true }).waitFor();
    expect(await axeFinds(page)).toEqual([]);

    // From the first paint on, and nothing moves when the server has answered.
    await page.addInitScript(() => {
      const seen = { moved: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const answered = page.waitForResponse(/api\/games\?/);
    await goTo(page, at(''));
    await answered;
    const offer = page.getByRole('complementary', { name: 'Continue your game' });
    await expect.poll(() => offer.innerText()).toMatch(/^Your move\s+YINSH against Ben\s+Play$/);
    expect(await offer.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe(`/en/game/#${due}`);
    const [aside, heading] = [await offer.boundingBox(), await page.locator('h1').boundingBox()];
    expect(aside!.y).toBeLessThan(heading!.y);
    await badge(page).getByText('1', { exact: true }).waitFor();
    // No more than the word on the button.
    const moved = await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved);
    expect(moved).toBeLessThan(0.001);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Anna' }).waitFor();
    expect(await axeFinds(page)).toEqual([]);

    for (const path of [`player/#${ben.id}`, 'archive/']) {
      await goTo(page, at(path));
      await expect.poll(() => cards.getByRole('link', { name: /^Play\b/ }).count()).toBe(2);
    }
    // The open game is not counted.
    await goTo(page, at(`game/#${due}`));
    await expect.poll(() => badge(page).isVisible()).toBe(false);

    await anna.resign([due]);
    await goTo(page, at('games/'));
    await expect.poll(() => cards.getByRole('link', { name: /^Replay\b/ }).count()).toBe(1);
    await goTo(page, at(''));
    await expect.poll(() => badge(page).isVisible()).toBe(false);
    await expect.poll(() => offer.innerText()).toMatch(/^Continue your game/);

    await page.route('**/api/**', route => route.abort());
    await goTo(page, at('games/'));
    await page.getByText('your online games are not listed').waitFor();
    await expect.poll(() => cards.count()).toBe(1);
    expect(errors.filter(text => !text.includes('ERR_FAILED'))).toEqual([]);
    await context.close();
  });

  test('names as long as they can be widen no page', async () => {
    const [wide, other] = [
      await Person.guest(server.address, 'W'.repeat(24)),
      await Person.guest(server.address, 'M'.repeat(24)),
    ];
    const begun = await wide.offer();
    await other.accept(begun);
    const over = await wide.offer();
    await other.accept(over);
    await wide.resign([over]);
    const [theirs, own] = [await other.offer(), await wide.offer({ listed: false })];
    const { page, context } = await openAs(wide);
    const found: string[] = [];
    const look = async (what: string): Promise<void> => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > PHONE.width) found.push(`${what} is ${width} wide`);
    };
    for (const [path, shows] of [
      ['online/', `Playing as ${'W'.repeat(24)}`],
      ['games/', 'M'.repeat(24)],
      ['', 'M'.repeat(24)],
      ['archive/', 'M'.repeat(24)],
      [`player/#${wide.id}`, 'M'.repeat(24)],
      ['account/', 'W'.repeat(24)],
      [`game/#${theirs}`, 'would like to play'],
      [`game/#${own}`, 'Copy link'],
      [`game/#${begun}`, 'M'.repeat(24)],
    ] as const) {
      await goTo(page, at(path));
      await page.locator('main').getByText(shows).first().waitFor();
      await look(path);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByText('W'.repeat(24)).waitFor();
    await look('menu');
    expect(found).toEqual([]);
    await context.close();
  });

  test('a visitor without a name is asked nothing of the server on a page that needs nothing', async () => {
    const { page, context } = await openTab(browser);
    const asked: string[] = [];
    page.on('request', request => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    // Fetched together with what counts the games that wait, once the browser is idle.
    const idle = page.waitForRequest('**/assets/pwa.*.js');
    await goTo(page, at('about/'));
    await idle;
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(asked).toEqual([]);
    await context.close();
  });
});
