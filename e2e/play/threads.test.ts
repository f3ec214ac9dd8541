// One tree for several workers where the page may share memory with them, a tree each where it may not.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';
import { setUp, startGame, turnsShown } from './player.ts';

interface Told {
  readonly seats: number;
  readonly team?: { readonly memory: { readonly control: SharedArrayBuffer } };
}

interface Watched {
  readonly seen: { readonly orders: string[]; readonly control?: SharedArrayBuffer };
}

/** Pretends that the machine has four cores, and writes down what the workers are told. */
const watchWorkers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 });
    const orders: string[] = [];
    const seen: { orders: string[]; control?: SharedArrayBuffer } = { orders };
    Object.assign(window, { seen });
    const post = Reflect.get(Worker.prototype, 'postMessage') as (this: Worker, order: unknown) => void;
    Worker.prototype.postMessage = function (this: Worker, order: unknown): void {
      const { kind, task } = order as { kind?: string; task?: Told };
      if (kind === 'help') orders.push('help');
      if (task?.team) seen.control = task.team.memory.control;
      if (kind === 'think') orders.push(task?.team ? 'lead' : `search with ${task?.seats}`);
      post.call(this, order);
    };
  });

const ordersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Watched).seen.orders);

/** The visits of the two helpers: they stand behind five words for all and a state for each, see team.ts. */
const helpedIn = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { control } = (window as unknown as Watched).seen;
    const words = control === undefined ? [] : new Int32Array(control, 0, 9);
    return [words[6] ?? 0, words[8] ?? 0];
  });

const isIsolated = (page: Page): Promise<boolean> => page.evaluate(() => window.crossOriginIsolated);

const askForAHint = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('log').getByText('Hint (not played):').waitFor({ state: 'attached' });
};

const GAME = { game: 'yinsh', variant: 'blitz', opponent: 'computer', colour: 'white' } as const;

describe.skipIf(CHROMIUM === undefined)('several workers', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  test('search one tree where the page is isolated, for hints and at the highest level', async () => {
    const { page, context, errors } = await openTab(browser);
    await watchWorkers(page);
    await setUp(page);
    await startGame(page, site.address, { ...GAME, colour: 'black', level: 10 });
    expect(await isIsolated(page)).toBe(true);
    await expect.poll(async () => (await turnsShown(page)).length).toBe(1);
    expect((await ordersOf(page)).sort()).toEqual(['help', 'help', 'lead']);
    await askForAHint(page);
    expect((await ordersOf(page)).filter(order => order !== 'help')).toEqual(['lead', 'lead']);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('all take part: those who help on the analysis board make visits of their own', async () => {
    const { page, context, errors } = await openTab(browser);
    await watchWorkers(page);
    await setUp(page);
    await goTo(page, `${site.address}/en/analysis/`);
    await page.getByRole('link', { name: 'From the start' }).click();
    await expect.poll(async () => Math.min(...(await helpedIn(page)))).toBeGreaterThan(10);
    expect(await ordersOf(page)).toContain('lead');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('still do so without a network, with pages and workers out of the cache', async () => {
    const own = await serveSite();
    const { page, context, errors } = await openTab(browser, { serviceWorkers: 'allow' });
    await watchWorkers(page);
    await setUp(page);
    await goTo(page, `${own.address}/en/about/`);
    await page.getByText('works offline').waitFor();
    await own.stop();
    await startGame(page, own.address, { ...GAME, level: 1 });
    expect(await isIsolated(page)).toBe(true);
    await askForAHint(page);
    expect(await ordersOf(page)).toContain('lead');
    expect(errors.filter(text => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
    await context.close();
  });

  test('search a tree each over plain http in the home network', async () => {
    const { page, context, errors } = await openTab(browser);
    await watchWorkers(page);
    await setUp(page);
    await startGame(page, site.address.replace('127.0.0.1', 'korong.lan'), { ...GAME, level: 1 });
    expect(await isIsolated(page)).toBe(false);
    await askForAHint(page);
    expect(await ordersOf(page)).toEqual(['search with 3', 'search with 3', 'search with 3']);
    expect(errors).toEqual([]);
    await context.close();
  });
});
