// Every state of the account, player, archive and privacy pages: on a phone, light and dark, and over plain http at home.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SESSION_LIFE } from '../../apps/server/dist/accounts/sessions.js';
import { SESSION_COOKIE } from '../../apps/server/dist/accounts/cookies.js';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, goTo, openTab } from '../site.ts';
import { sentences, type Say } from './said.ts';
import { Person, startServer, type Running } from './server.ts';

const PHONE = { width: 360, height: 740 };
const NAME = 'korong.lan';
const LONG = 'Bartholomäus-Maximiliane';

describe.skipIf(CHROMIUM === undefined)('account pages', () => {
  let server: Running;
  let browser: Browser;
  let t: Say;

  beforeAll(async () => {
    buildSite();
    t = await sentences('en');
    [server, browser] = await Promise.all([startServer(), openBrowser()]);
    const [one, other] = [
      await Person.guest(server.address, LONG),
      await Person.guest(server.address, 'Марія'),
    ];
    for (const wish of [
      { clock: { kind: 'days', perTurn: 3 * 86_400_000 } },
      { game: 'gipf', options: { variant: 'tournament' } },
    ]) {
      const id = await one.offer(wish);
      await other.accept(id);
      await one.resign([id]);
    }
    await one.offer({ level: 1 });
  });
  afterAll(async () => {
    await server.stop();
  });

  const findings = async (page: Page, state: string): Promise<string[]> => {
    const found = await axeFinds(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    return [
      ...found.map(text => `${state} ${text}`),
      ...(wide > PHONE.width ? [`${state} is ${wide} wide`] : []),
    ];
  };

  test.each(['en', 'de', 'uk'])('pass axe and fit a phone: %s', async language => {
    const { page, context } = await openTab(browser, { viewport: PHONE });
    const at = (path: string): string => `${server.address}/${language}/${path}`;
    const found: string[] = [];
    const look = async (state: string): Promise<void> => {
      found.push(...(await findings(page, state)));
    };
    await goTo(page, at('account/'));
    await page.locator('#make').waitFor();
    await look('nobody');
    await page.click('#make button.primary');
    await page.fill('#signin-name', 'Anna');
    await page.fill('#signin-password', 'wrong');
    await page.keyboard.press('Enter');
    await page.locator('#signin .error').waitFor();
    await look('errors');
    await page.click('#signin .line .quiet');
    await page.locator('#recover').waitFor();
    await look('recover');
    await page.request.post(`${server.address}/api/guest`, { data: { name: LONG } });
    await goTo(page, at('account/'));
    await page.locator('#guest-leave').waitFor();
    await page.click('#delete-open');
    await look('guest');
    await page.click('#guest-leave');
    await look('guest leaves');
    await page.fill('#make-name', `Axe ${language}`);
    await page.fill('#make-password', 'six green rings');
    await page.keyboard.press('Enter');
    await page.locator('.code code').waitFor();
    await look('code');
    await page.click('section .primary');
    await page.locator('section[aria-labelledby=sessions-heading] li').waitFor();
    await page.click('#delete-open');
    await look('signed in');
    for (const path of ['player/', 'player/#nobody', 'archive/', 'privacy/']) {
      await page.goto('about:blank');
      await goTo(page, at(path));
      if (path === 'archive/') await page.getByRole('article').first().waitFor();
      if (path === 'player/#nobody') await page.locator('#player-name').waitFor();
      await look(path);
    }
    await page.locator('footer').getByRole('link', { name: /./ }).first().waitFor();
    await goTo(page, at('archive/'));
    await page.getByRole('link', { name: LONG }).first().click();
    await page.getByRole('article').nth(1).waitFor();
    await look('player');
    expect(found).toEqual([]);
    await context.close();
  });

  test('warn about plain http before a password is typed, and still work', async () => {
    const { page, context } = await openTab(browser);
    await goTo(page, `${server.address}/en/account/`);
    await page.locator('#make').waitFor();
    expect(await page.getByText(t('account.http')).count()).toBe(0);
    const home = server.address.replace('127.0.0.1', NAME);
    await goTo(page, `${home}/en/account/`);
    await page.getByText(t('account.http')).waitFor();
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.fill('#make-name', 'At home');
    await page.fill('#make-password', 'six green rings');
    await page.keyboard.press('Enter');
    await page.locator('.code code').waitFor();
    await page.getByRole('button', { name: t('account.code.copy') }).click();
    await page.getByText(t('account.code.copied')).waitFor();
    await page.getByRole('button', { name: t('account.code.kept') }).click();
    await page.reload();
    await page.getByRole('heading', { name: t('account.in.heading', { name: 'At home' }) }).waitFor();
    await context.close();
  });

  test('the privacy page states what the server does', async () => {
    const { page, context } = await openTab(browser);
    await goTo(page, `${server.address}/en/`);
    await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { level: 1, name: t('privacy.heading') }).waitFor();
    await page.getByText(t('privacy.long.session', { days: SESSION_LIFE / 86_400_000 })).waitFor();
    const text = await page.locator('main').innerText();
    expect(text).toContain(SESSION_COOKIE);
    expect(await context.cookies()).toEqual([]);
    await page.request.post(`${server.address}/api/guest`, { data: { name: 'Cookie' } });
    const cookies = await context.cookies();
    expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
      [SESSION_COOKIE, true, 'Lax'],
    ]);
    await context.close();
  });
});
