import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';

describe.skipIf(CHROMIUM === undefined)('a visitor', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  test('is redirected to the browser’s language, or to English', async () => {
    for (const [locale, language] of [
      ['hu-HU', 'hu'],
      ['de-AT', 'de'],
      ['ja-JP', 'en'],
    ] as const) {
      const { page, context } = await openTab(browser, { locale });
      await goTo(page, `${site.address}/`);
      expect(page.url()).toBe(`${site.address}/${language}/`);
      await context.close();
    }
  });

  test('switches the language and stays on the page; the choice is remembered', async () => {
    const { page, context } = await openTab(browser);
    await goTo(page, `${site.address}/en/about/#main`);
    await page.locator('header [popovertarget=languages]').click();
    await page.getByRole('link', { name: 'Polski' }).click();
    await page.waitForURL(`${site.address}/pl/about/#main`);
    await goTo(page, `${site.address}/`);
    await page.waitForURL(`${site.address}/pl/`);
    await context.close();
  });

  test('opens and closes the language menu by keyboard', async () => {
    const { page, context } = await openTab(browser);
    await goTo(page, `${site.address}/en/about/`);
    await page.locator('header [popovertarget=languages]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#languages:popover-open').count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('popovertarget')))
      .toBe('languages');
    await context.close();
  });

  test('skips to the content', async () => {
    const { page, context } = await openTab(browser);
    await goTo(page, `${site.address}/en/about/`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await context.close();
  });

  test('changes settings, which are saved, and a chosen scheme applies before the first paint', async () => {
    const { page, context } = await openTab(browser, { colorScheme: 'light' });
    await goTo(page, `${site.address}/en/settings/`);
    await page.getByLabel('Dark').check();
    await page.getByLabel('Slate').check();
    await page.getByLabel('With a button').check();
    await page.getByLabel('Sound effects').uncheck();
    await page.getByLabel('Fast').check();
    await goTo(page, `${site.address}/en/settings/`);
    for (const label of ['Dark', 'Slate', 'With a button', 'Fast']) {
      await expect.poll(() => page.getByLabel(label).isChecked(), { message: label }).toBe(true);
    }
    await expect.poll(() => page.getByLabel('Sound effects').isChecked()).toBe(false);
    const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(() => paper()).toBe('rgb(23, 24, 28)');
    await page.route('**/*.js', (route, request) =>
      request.url().includes('/early-') ? route.continue() : route.abort(),
    );
    await page.goto(`${site.address}/en/`);
    await expect.poll(() => paper()).toBe('rgb(23, 24, 28)');
    await context.close();
  });

  test('with damaged settings gets the defaults', async () => {
    const { page, context, errors } = await openTab(browser);
    await goTo(page, `${site.address}/en/settings/`);
    for (const text of ['{', '[]', '"x"', 'null', '{"speed":"fast","sound":1,"scheme":{},"language":"xx"}']) {
      await page.evaluate(stored => {
        localStorage.setItem('korong.settings', stored);
      }, text);
      await goTo(page, `${site.address}/en/settings/`);
      await expect.poll(() => page.getByLabel('Match device').isChecked()).toBe(true);
      await expect.poll(() => page.getByLabel('Normal').isChecked()).toBe(true);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('taps before the scripts are there, and the taps count', async () => {
    const { page, context, errors } = await openTab(browser);
    let arrive = (): void => undefined;
    const scripts = new Promise<void>(resolve => (arrive = resolve));
    await page.route('**/*.js', async (route, request) => {
      if (!request.url().includes('/early-')) await scripts;
      await route.continue();
    });
    await page.goto(`${site.address}/en/play/`, { waitUntil: 'commit' });
    await page.locator('input[name=game][value=gipf]').click();
    await page.locator('input[name=opponent][value=person]').click();
    await page.locator('form .primary').click();
    arrive();
    await page.waitForURL(/#game=/);
    await page.getByRole('heading', { level: 1, name: /GIPF/ }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('opens the keyboard help with a question mark', async () => {
    const { page, context } = await openTab(browser);
    await goTo(page, `${site.address}/en/`);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard help' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await context.close();
  });

  test('is told of a missing page in the language of the address', async () => {
    const { page, context } = await openTab(browser);
    const response = await page.goto(`${site.address}/en/no/such/page`);
    expect(response?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This point is empty');
    await page.goto(`${site.address}/de/no-such-page/`);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de');
    await context.close();
  });
});
