// JavaScript that a page fetches until it is usable: actual browser requests, in gzip bytes.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { round, type Print } from '../measure.ts';

const TARGET_KB = 80;
const IDLE_MS = 3_000;

/** The engine's worker and its nets are fetched for a game against the computer and counted separately. */
const isEngine = (path: string): boolean => /worker|enginePool|\.knet$/.test(path);

const kilobytes = (paths: Iterable<string>, folder: string): number => {
  let bytes = 0;
  for (const path of paths) {
    const squeezed = `${folder}${path}.gz`;
    bytes += existsSync(squeezed)
      ? readFileSync(squeezed).length
      : gzipSync(readFileSync(folder + path)).length;
  }
  return round(bytes / 1000, 2);
};

interface Fetched {
  readonly page: Page;
  readonly scripts: Set<string>;
  readonly close: () => Promise<void>;
}

const open = async (browser: Browser, address: string): Promise<Fetched> => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  const scripts = new Set<string>();
  context.on('request', request => {
    const { pathname } = new URL(request.url());
    if (request.url().startsWith(address) && pathname.endsWith('.js')) scripts.add(pathname);
  });
  return { page, scripts, close: () => context.close() };
};

const pathsOf = (folder: string): string[] =>
  readdirSync(`${folder}/en`, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('index.html'))
    .map(name => name.slice(0, -'index.html'.length))
    .sort();

export const benchSizes = async (
  print: Print,
  browser: Browser,
  address: string,
  folder: string,
): Promise<void> => {
  for (const path of pathsOf(folder)) {
    const { page, scripts, close } = await open(browser, address);
    await page.goto(`${address}/en/${path}`);
    await page.waitForSelector('html[data-ready]');
    await page.waitForLoadState('networkidle');
    print({ page: path === '' ? 'home' : path, files: scripts.size, scriptKb: kilobytes(scripts, folder) });
    await close();
  }
  for (const game of GAMES) await benchFirstMove(print, browser, address, folder, game);
};

const GAMES = [
  { game: 'YINSH', at: 'play/', moves: ['f6'] },
  { game: 'GIPF', at: 'play/#new=gipf', moves: ['a1', 'b2'] },
] as const;

/** A game started with one click, where the random colour is White: all fetches until the first move is possible and made. */
const benchFirstMove = async (
  print: Print,
  browser: Browser,
  address: string,
  folder: string,
  { game, at, moves }: (typeof GAMES)[number],
): Promise<void> => {
  const { page, scripts, close } = await open(browser, address);
  await page.addInitScript('Math.random = () => 0.25');
  const tell = (when: string, targetKb?: number): void => {
    const counted = [...scripts].filter(path => !isEngine(path));
    const what = `play, a game of ${game} ${when}`;
    print({ page: what, files: counted.length, scriptKb: kilobytes(counted, folder), targetKb });
  };
  await page.goto(`${address}/en/${at}`);
  await page.waitForSelector('html[data-ready]');
  await page.locator('form .primary').first().click();
  await page.locator('[data-point]').first().waitFor();
  await page.waitForLoadState('networkidle');
  // Scripts that the page fetches when idle count as well.
  await page.waitForTimeout(IDLE_MS);
  tell('begun, before the first move', TARGET_KB);
  for (const point of moves) {
    const box = (await page.locator(`[data-point="${point}"]`).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  await page.locator('[data-turn="1"]').waitFor();
  await page.waitForLoadState('networkidle');
  tell('with its first move made, without the engine');
  await close();
};
