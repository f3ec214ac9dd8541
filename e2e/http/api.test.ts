// The API as a browser sees it: its page, our own pages, and foreign pages.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, openTab, serveSite, type Site } from '../site.ts';

const HOME = 'korong.lan';
const AWAY = 'elsewhere.lan';

describe.skipIf(CHROMIUM === undefined)('the API in a browser', () => {
  let site: Site;
  let browser: Browser;
  let home: string;

  beforeAll(async () => {
    buildSite();
    site = await serveSite();
    home = site.address.replace('127.0.0.1', HOME);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await site.stop();
  });

  test('its page shows every operation, styled, on a phone too, without errors', async () => {
    const { page, context, errors } = await openTab(browser, { viewport: { width: 360, height: 700 } });
    await page.goto(`${home}/api/docs`);
    await expect.poll(() => page.locator('section').count()).toBeGreaterThan(20);
    const accept = page.locator('section', { hasText: '/api/games/{id}/accept' });
    await expect.poll(() => accept.count()).toBe(1);
    await page.locator('#newGame summary').first().click();
    await page.locator('#newGame pre', { hasText: '"increment"' }).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('main')!).maxWidth)).toBe(
      '960px',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(errors).toEqual([]);
    await context.close();
  });

  const guest = (page: Page, name: string): Promise<unknown> =>
    page.evaluate(async wanted => {
      const body = JSON.stringify({ name: wanted });
      const headers = { 'content-type': 'application/json' };
      return (await (await fetch('/api/guest', { method: 'POST', headers, body })).json()) as unknown;
    }, name);

  const me = (page: Page): Promise<unknown> =>
    page.evaluate(async () => (await (await fetch('/api/me')).json()) as unknown);

  /** Whether a socket there receives a message. */
  const socket = (page: Page, url: string): Promise<string> =>
    page.evaluate(
      address =>
        new Promise<string>(resolve => {
          try {
            const opened = new WebSocket(address);
            opened.onopen = () => {
              opened.send(JSON.stringify({ kind: 'hello', protocol: 1, version: 'test' }));
            };
            opened.onmessage = ({ data }) => {
              resolve(String(data));
            };
            opened.onerror = () => {
              resolve('refused');
            };
          } catch {
            resolve('refused');
          }
        }),
      url,
    );

  test('our page signs in over plain http and opens the socket as the same player; scripts cannot read the cookie', async () => {
    const { page, context } = await openTab(browser);
    await page.goto(`${home}/en/`);
    expect(await guest(page, 'Anna')).toMatchObject({ player: { name: 'Anna' } });
    expect(await page.evaluate(() => document.cookie)).not.toContain('korong_session');
    expect(await socket(page, `${home.replace('http', 'ws')}/api/socket`)).toMatch(/welcome.*"name":"Anna"/);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ httpOnly: true, secure: false, sameSite: 'Lax' });
    await context.close();
  });

  test('a foreign page can change nothing, read nothing and open no socket', async () => {
    const { page, context } = await openTab(browser);
    await page.goto(`${home}/en/`);
    await guest(page, 'Anna');
    const before = await me(page);
    const foreign = await context.newPage();
    await foreign.route(`http://${AWAY}/**`, route =>
      route.fulfill({ contentType: 'text/html', body: '<p>' }),
    );
    await foreign.goto(`http://${AWAY}/`);
    const tried = await foreign.evaluate(async target => {
      const body = '{"name":"Evil"}';
      const tries: RequestInit[] = [
        { method: 'POST', headers: { 'content-type': 'application/json' }, body, credentials: 'include' },
        {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body,
          credentials: 'include',
          mode: 'no-cors',
        },
        { method: 'DELETE', credentials: 'include' },
        { credentials: 'include' },
      ];
      const paths = ['/api/guest', '/api/guest', '/api/session', '/api/me'];
      return Promise.all(
        tries.map((init, n) =>
          fetch(target + paths[n]!, init).then(
            async response => `read ${await response.text()}`,
            () => 'refused',
          ),
        ),
      );
    }, home);
    expect(tried).toEqual(['refused', 'refused', 'refused', 'refused']);
    expect(await socket(foreign, `${home.replace('http', 'ws')}/api/socket`)).toBe('refused');
    // A form sends the cookies that SameSite permits, and navigates to its own page.
    await foreign.setContent(
      `<form method="post" enctype="text/plain" action="${home}/api/guest"><input name='{"name":"Evil","x":"' value='"}'></form>`,
    );
    await foreign.evaluate(() => {
      document.querySelector('form')!.submit();
    });
    await expect.poll(() => foreign.locator('body').innerText()).toContain('FOREIGN_ORIGIN');
    expect(await me(page)).toEqual(before);
    await context.close();
  });
});
