// Finding games and players in the archive.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, goTo, openTab } from '../site.ts';
import { sentences, type Say } from './said.ts';
import { Person, startServer, type Running } from './server.ts';

/** More than a page of the archive. */
const MANY = 60;
const PAGE = 50;

describe.skipIf(CHROMIUM === undefined)('the archive', () => {
  let server: Running;
  let browser: Browser;
  let t: Say;
  let ilka: Person;
  let bruno: Person;
  let first: string;

  beforeAll(async () => {
    buildSite();
    t = await sentences('en');
    [server, browser] = await Promise.all([startServer(), openBrowser()]);
    ilka = await Person.guest(server.address, 'Ilka');
    bruno = await Person.guest(server.address, 'Bruno');
    await ilka.ask('POST', 'account', { name: 'Ilka', password: 'six green rings' });
    const begin = async (wish: object): Promise<string> => {
      const id = await ilka.offer(wish);
      await bruno.accept(id);
      return id;
    };
    first = await begin({});
    const ended = [first];
    for (let n = 1; n < MANY - 2; n++) ended.push(await begin({}));
    await bruno.resign(ended);
    await begin({ game: 'gipf', options: { variant: 'tournament' } });
    await begin({ game: 'gipf', options: { variant: 'basic' }, listed: false });
  });
  afterAll(async () => {
    await server.stop();
  });

  const at = (path: string): string => `${server.address}/en/${path}`;
  const cards = (page: Page): Promise<number> => page.getByRole('article').count();

  test('shows the newest first and more on request, with the focus on the new ones', async () => {
    const { page, context, errors } = await openTab(browser);
    await goTo(page, at('archive/'));
    await expect.poll(() => cards(page)).toBe(PAGE);
    await page.getByText(t('archive.found.more', { n: PAGE })).waitFor();
    await expect
      .poll(() => page.getByRole('article').first().getAttribute('aria-label'))
      .toBe('GIPF: Ilka – Bruno');
    await page.getByRole('button', { name: t('list.more') }).click();
    // The unlisted game is found by its players only.
    await expect.poll(() => cards(page)).toBe(MANY - 1);
    await page.getByText(t('archive.found', { n: MANY - 1 })).waitFor();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const all = [...document.querySelectorAll('article')];
          return all.findIndex(card => card.contains(document.activeElement));
        }),
      )
      .toBe(PAGE);
    await expect.poll(() => page.getByRole('button', { name: t('list.more') }).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is searched by game, variant, state, player and date, all in the address', async () => {
    const { page, context, errors } = await openTab(browser, { timezoneId: 'UTC' });
    await goTo(page, at('archive/'));
    expect(await page.locator('select[name=variant]').isDisabled()).toBe(true);
    await page.selectOption('select[name=game]', 'gipf');
    await page.selectOption('select[name=variant]', 'tournament');
    await page.getByRole('button', { name: t('archive.do') }).click();
    await expect.poll(() => cards(page)).toBe(1);
    await expect.poll(() => new URL(page.url()).hash).toBe('#game=gipf&variant=tournament');
    await page.getByRole('article').getByText(t('list.running')).waitFor();
    await expect.poll(() => page.inputValue('select[name=variant]')).toBe('tournament');

    await page.selectOption('select[name=variant]', 'basic');
    await page.getByRole('button', { name: t('archive.do') }).click();
    await page.locator('main').getByText(t('archive.none.hint')).last().waitFor();
    await expect.poll(() => cards(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => cards(page)).toBe(1);
    await expect.poll(() => page.inputValue('select[name=variant]')).toBe('tournament');

    await page.getByRole('button', { name: t('archive.reset') }).click();
    await expect.poll(() => cards(page)).toBe(PAGE);
    await page.fill('input[name=player]', 'ilka');
    await page.selectOption('select[name=status]', 'over');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: t('archive.do') }).click();
    await page.getByText(t('archive.found.more', { n: PAGE })).waitFor();
    await page.getByText('Ilka won (by resignation)').first().waitFor();
    await expect.poll(() => page.getByRole('article').getByText(t('list.running')).count()).toBe(0);
    await page.fill('input[name=player]', 'Nobody at all');
    await page.getByRole('button', { name: t('archive.do') }).click();
    await expect.poll(() => cards(page)).toBe(0);

    const today = new Date().toISOString().slice(0, 10);
    await goTo(page, at(`archive/#game=gipf&from=${today}&to=${today}`));
    await page.reload();
    await expect.poll(() => cards(page)).toBe(1);
    await goTo(page, at('archive/#game=gipf&to=2020-01-01'));
    await page.reload();
    await page.locator('main').getByText(t('archive.none.hint')).last().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a game links to its players, its replay and its record', async () => {
    const { page, context } = await openTab(browser, { acceptDownloads: true });
    await goTo(page, at('archive/#status=over&game=yinsh'));
    const card = page.getByRole('article').first();
    expect(await card.getByRole('link', { name: t('list.replay') }).getAttribute('href')).toMatch(
      /^\/en\/game\/#\w{10}$/,
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: t('list.download') }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('[White "Ilka"]');
    await card.getByRole('link', { name: 'Bruno', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Bruno' }).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${bruno.id}`);
    await context.close();
  });

  test('a player page shows the joining date, running and finished games, and a link to the archive', async () => {
    const { page, context, errors } = await openTab(browser);
    await goTo(page, at('player/#ilka'));
    await page.getByRole('heading', { level: 1, name: 'Ilka' }).waitFor();
    const running = page.getByRole('region', { name: t('player.running') });
    const over = page.getByRole('region', { name: t('player.over') });
    await expect.poll(() => running.getByRole('article').count()).toBe(1);
    await expect.poll(() => over.getByRole('article').count()).toBe(PAGE);
    await over.getByRole('button', { name: t('list.more') }).click();
    await expect.poll(() => over.getByRole('article').count()).toBe(MANY - 2);
    await page.getByRole('link', { name: t('player.archive', { name: 'Ilka' }) }).click();
    await page.getByText(t('archive.found.more', { n: PAGE })).waitFor();
    await expect.poll(() => page.inputValue('input[name=player]')).toBe('Ilka');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the own page includes unlisted games', async () => {
    const { page, context } = await openTab(browser);
    const [name, value] = ilka.cookie.split('=') as [string, string];
    await context.addCookies([{ name, value, url: server.address }]);
    await goTo(page, at('player/#Ilka'));
    await page.getByText(t('player.you')).waitFor();
    const running = page.getByRole('region', { name: t('player.running') });
    await expect.poll(() => running.getByRole('article').count()).toBe(2);
    // The archive lists the same, by name and without one.
    for (const search of ['status=running&player=Ilka', 'status=running']) {
      // A new hash alone would leave the answer of the search before on the page.
      await page.goto('about:blank');
      await goTo(page, at(`archive/#${search}`));
      await page.getByText(t('archive.found', { n: 2 })).waitFor();
    }
    await context.close();
  });

  test('an unknown name is reported, and another one can be entered', async () => {
    const { page, context } = await openTab(browser);
    await goTo(page, at('player/#Nobody%20at%20all'));
    await page.getByText(t('player.none', { name: 'Nobody at all' })).waitFor();
    await page.fill('#player-name', 'Ilka');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Ilka' }).waitFor();
    await goTo(page, at('player/'));
    await page.getByText(t('player.ask')).waitFor();
    await context.close();
  });

  test('script in a name is shown as text on every page', async () => {
    const evil = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>';
    const { page, context } = await openTab(browser);
    const someone = { id: 'a'.repeat(14), name: evil, account: true };
    const game = {
      id: first,
      game: 'yinsh',
      options: { variant: '<b>' },
      seats: { white: someone, black: someone },
      status: 'over',
      turns: 1,
      startedAt: 0,
      winner: 'white',
      ending: '<i>',
    };
    await page.route('**/api/me', route => route.fulfill({ json: { player: someone } }));
    await page.route('**/api/players/*', route =>
      route.fulfill({ json: { player: someone, since: 0, running: 0, over: 1 } }),
    );
    await page.route('**/api/games?*', route => route.fulfill({ json: { games: [game] } }));
    for (const path of ['account/', `player/#${encodeURIComponent(evil)}`, `archive/#player=%3Cscript%3E`]) {
      await goTo(page, at(path));
      await page.locator('main').getByText(evil).first().waitFor();
      expect(await page.locator('main').locator('img, script').count()).toBe(0);
      expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    }
    await context.close();
  });
});
