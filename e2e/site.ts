// The whole product, as `npm start` serves it, and tabs to test it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openServer } from '@korong/server';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

const WEB = fileURLToPath(new URL('../apps/web/', import.meta.url));
export const DIST = `${WEB}dist`;

/** Builds the pages if they are out of date, unless the test run has done it already. */
export const buildSite = (): void => {
  if (process.env.KORONG_PAGES === 'built') return;
  execFileSync(process.execPath, [`${WEB}build.mjs`], { stdio: ['ignore', 'ignore', 'inherit'] });
};

const LIMITS = [
  ...['REQUESTS', 'SIGN_IN', 'REGISTER', 'GAMES', 'ACCEPTS', 'MESSAGES', 'CHAT'],
  ...['LISTED_GAMES', 'LIVE_GAMES', 'SLOW_GAMES', 'CONNECTIONS', 'HTTP_CONNECTIONS'],
];

export interface Site {
  readonly address: string;
  /** Really stops it: nothing listens there any more. */
  stop(): Promise<void>;
}

/** Serves the built pages on a free port or the given one, with an empty store and without limits. */
export const serveSite = async (pages = DIST, port = 0): Promise<Site> => {
  const data = mkdtempSync(join(tmpdir(), 'korong-site-'));
  const environment = {
    PORT: String(port),
    HOST: '127.0.0.1',
    KORONG_DATA: data,
    KORONG_ENGINE_THREADS: '1',
    KORONG_LOG_LEVEL: 'error',
    ...Object.fromEntries(LIMITS.map(name => [`KORONG_LIMIT_${name}`, 'off'])),
  };
  const opened = await openServer(environment, data, pages);
  if (!opened.ok) throw new Error(opened.error.join('\n'));
  return {
    address: `http://127.0.0.1:${opened.value.port}`,
    stop: async () => {
      await opened.value.end();
      rmSync(data, { recursive: true });
    },
  };
};

export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors reported by the page. */
  readonly errors: string[];
}

const listen = (page: Page, errors: string[]): void => {
  page.on('pageerror', error => errors.push(error.message));
  page.on('console', line => {
    if (line.type() === 'error') errors.push(`${line.text()} (${line.location().url})`);
  });
};

/** A timeout for hung pages only: on a busy machine they may be slow. */
const PATIENCE_MS = 120_000;

/** Drawing a page takes more time than its scripts do, and hardly a test looks at the colours (`axeFinds` does): all else stays as it is. */
const drawNothing = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
};

/** A tab in a new profile, with empty storage. The service worker is off unless the test is about it. */
export const openTab = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(drawNothing);
  const page = await context.newPage();
  const errors: string[] = [];
  listen(page, errors);
  return { context, page, errors };
};

/** Opens an address and waits until the page is hydrated. */
export const goTo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForSelector('html[data-ready]');
};
