// The life of an identity: from a guest to an account and out again.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, goTo, openTab } from '../site.ts';
import { sentences, type Say } from './said.ts';
import { Person, startServer, type Running } from './server.ts';

const FIRST = 'six green rings';
const SECOND = 'seven grey discs';
const THIRD = 'eight blue boards';

describe.skipIf(CHROMIUM === undefined)('an account', () => {
  let server: Running;
  let browser: Browser;
  let t: Say;

  beforeAll(async () => {
    buildSite();
    t = await sentences('en');
    [server, browser] = await Promise.all([startServer(), openBrowser()]);
  });
  afterAll(async () => {
    await server.stop();
  });

  const at = (path: string, language = 'en'): string => `${server.address}/${language}/${path}`;
  const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');
  const me = async (page: Page): Promise<string | undefined> => {
    const answer = await page.request.get(`${server.address}/api/me`);
    return ((await answer.json()) as { player: { name: string } | null }).player?.name;
  };

  /** The sessions are there. A request for them that outlives the session would be refused, and the browser would report it. */
  const untilListed = (page: Page): Promise<void> =>
    page.locator('section[aria-labelledby=sessions-heading] li').first().waitFor();

  /** The description of an input for a screen reader, beside its label. */
  const description = (page: Page, id: string): Promise<string> =>
    page.evaluate(
      which =>
        (document.getElementById(which)?.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map(part => document.getElementById(part)?.textContent ?? '')
          .join(' '),
      id,
    );

  test('a guest registers and keeps the games; then every action of the account page', async () => {
    const { page, context, errors } = await openTab(browser, { acceptDownloads: true });
    await page.request.post(`${server.address}/api/guest`, { data: { name: 'Réka' } });
    const wish = { game: 'gipf', options: { variant: 'basic' }, colour: 'white', listed: true };
    const made = await page.request.post(`${server.address}/api/games`, { data: wish });
    const { id } = (await made.json()) as { id: string };
    await (await Person.guest(server.address, 'Otto')).accept(id);

    // A guest learns that a name or a password is invalid, and where
    await goTo(page, at('account/'));
    await page.getByRole('heading', { name: t('account.guest.heading', { name: 'Réka' }) }).waitFor();
    await expect.poll(() => page.inputValue('#make-name')).toBe('Réka');
    await page.click('#make button.primary');
    await expect.poll(() => focused(page)).toBe('make-password');
    await expect.poll(() => description(page, 'make-password')).toContain(t('form.empty'));
    await page.fill('#make-password', 'short');
    await page.keyboard.press('Enter');
    await expect.poll(() => description(page, 'make-password')).toContain(t('WEAK_PASSWORD'));
    await expect.poll(() => page.getAttribute('#make-password', 'aria-invalid')).toBe('true');
    expect(errors.splice(0).every(text => text.includes('422'))).toBe(true);

    // The account, and the recovery code, shown once
    await page.fill('#make-password', FIRST);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('code-heading');
    const code = await page.locator('.code code').innerText();
    expect(code).toMatch(/^(\w{5}-){3}\w{5}$/);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('account.code.save') }).click(),
    ]);
    expect(readFileSync(await saved.path(), 'utf8')).toContain(code);
    await page.getByRole('button', { name: t('account.code.kept') }).click();
    await expect.poll(() => focused(page)).toBe('who-heading');
    expect(await page.locator('main').innerText()).not.toContain(code);

    // The guest's game belongs to the account
    await page.getByRole('link', { name: t('account.in.page') }).click();
    await page.getByRole('heading', { level: 1, name: 'Réka' }).waitFor();
    await page.getByRole('article', { name: 'GIPF: Réka – Otto' }).waitFor();
    await expect.poll(() => page.title()).toContain('Réka');

    // Signs out and in again, not without the right password
    await goTo(page, at('account/'));
    await untilListed(page);
    await page.getByRole('button', { name: t('account.signOut') }).click();
    await page.getByText(t('account.signedOut')).waitFor();
    await expect.poll(() => focused(page)).toBe('signin-heading');
    await page.fill('#signin-name', 'réka');
    await page.fill('#signin-password', SECOND);
    await page.keyboard.press('Enter');
    await expect.poll(() => description(page, 'signin-password')).toContain(t('account.signIn.wrong'));
    expect(await me(page)).toBeUndefined();
    await page.fill('#signin-password', FIRST);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('who-heading');
    expect(await me(page)).toBe('Réka');

    // A second session, ended from here
    const other = await openTab(browser);
    const signIn = { data: { name: 'Réka', password: FIRST } };
    await other.page.request.post(`${server.address}/api/session`, signIn);
    expect(await me(other.page)).toBe('Réka');
    await goTo(page, at('account/'));
    const sessions = page.locator('section[aria-labelledby=sessions-heading] li');
    await expect.poll(() => sessions.count()).toBe(2);
    await page.getByText(t('account.sessions.this')).waitFor();
    await sessions.getByRole('button').click();
    await page.getByText(t('account.sessions.ended')).waitFor();
    await expect.poll(() => sessions.count()).toBe(1);
    expect([await me(other.page), await me(page)]).toEqual([undefined, 'Réka']);

    // A new password ends the other sessions as well
    await other.page.request.post(`${server.address}/api/session`, signIn);
    await page.fill('#change-old', SECOND);
    await page.fill('#change-new', SECOND);
    await page.keyboard.press('Enter');
    await expect.poll(() => description(page, 'change-old')).toContain(t('WRONG_PASSWORD'));
    await expect.poll(() => focused(page)).toBe('change-old');
    await page.fill('#change-old', FIRST);
    await page.keyboard.press('Enter');
    await page.getByText(t('account.change.done')).waitFor();
    await expect.poll(() => page.inputValue('#change-old')).toBe('');
    expect([await me(other.page), await me(page)]).toEqual([undefined, 'Réka']);

    // Forgotten: the code gives a new password and a new code, once
    await untilListed(page);
    await page.getByRole('button', { name: t('account.signOut') }).click();
    const recover = async (with_: string): Promise<void> => {
      await page.getByRole('button', { name: t('account.signIn.forgot') }).click();
      await expect.poll(() => focused(page)).toBe('recover-heading');
      await page.fill('#recover-name', 'Réka');
      await page.fill('#recover-code', with_.toLowerCase().replaceAll('-', ' '));
      await page.fill('#recover-password', THIRD);
      await page.keyboard.press('Enter');
    };
    await recover(code);
    await page.getByText(t('account.code.new')).waitFor();
    const next = await page.locator('.code code').innerText();
    expect(next).not.toBe(code);
    await page.getByRole('button', { name: t('account.code.kept') }).click();
    await untilListed(page);
    await page.getByRole('button', { name: t('account.signOut') }).click();
    await recover(code);
    await expect.poll(() => description(page, 'recover-code')).toContain(t('account.recover.wrong'));
    await page.getByRole('button', { name: t('account.recover.back') }).click();
    await page.fill('#signin-name', 'Réka');
    await page.fill('#signin-password', THIRD);
    await page.keyboard.press('Enter');
    await expect.poll(() => me(page)).toBe('Réka');

    // All data, in a file
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('account.data.export') }).click(),
    ]);
    const all = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
      player: { name: string };
      games: { id: string }[];
    };
    expect([all.player.name, all.games.map(game => game.id)]).toEqual(['Réka', [id]]);
    await page.getByText(t('account.data.exported')).waitFor();

    // Deleted, with the password only; the game stays without the name
    await untilListed(page);
    await page.getByRole('button', { name: t('account.delete.open') }).click();
    await expect.poll(() => focused(page)).toBe('delete-heading');
    await page.getByText(t('account.delete.games')).waitFor();
    await page.fill('#delete-password', SECOND);
    await page.keyboard.press('Enter');
    await expect.poll(() => description(page, 'delete-password')).toContain(t('WRONG_PASSWORD'));
    await page.fill('#delete-password', THIRD);
    await page.keyboard.press('Enter');
    await page.getByText(t('account.deleted')).waitFor();
    expect(await me(page)).toBeUndefined();
    await goTo(page, at('archive/'));
    await page.getByRole('article', { name: `GIPF: ${t('list.anonymous')} – Otto` }).waitFor();
    expect(errors.filter(text => !/40[03]|422/.test(text))).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  });

  test('a guest is renamed, asked before signing out, and deleted without a password', async () => {
    const { page, context, errors } = await openTab(browser, { acceptDownloads: true });
    await page.request.post(`${server.address}/api/guest`, { data: { name: 'Passing by' } });
    await goTo(page, at('account/'));
    await page.getByRole('button', { name: t('account.guest.rename') }).click();
    await expect.poll(() => focused(page)).toBe('rename-name');
    await page.fill('#rename-name', 'Staying');
    await page.keyboard.press('Enter');
    await page.getByText(t('account.guest.renamed', { name: 'Staying' })).waitFor();
    expect(await me(page)).toBe('Staying');

    await page.getByRole('button', { name: t('account.guest.leave') }).click();
    await expect.poll(() => focused(page)).toBe('leave-ask');
    await page.getByRole('button', { name: t('account.guest.leave.no', { name: 'Staying' }) }).click();
    await expect.poll(() => focused(page)).toBe('guest-leave');

    await page.getByRole('button', { name: t('account.erase.open') }).click();
    await page.getByRole('button', { name: t('account.erase.do') }).click();
    await page.getByText(t('account.erased')).waitFor();
    expect(await me(page)).toBeUndefined();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('leaving before the recovery code is saved asks first', async () => {
    const { page, context } = await openTab(browser);
    await goTo(page, at('account/'));
    await page.fill('#make-name', 'In a hurry');
    await page.fill('#make-password', FIRST);
    await page.keyboard.press('Enter');
    await page.locator('.code code').waitFor();
    const asked = page.waitForEvent('dialog');
    const left = page
      .evaluate(() => {
        location.reload();
      })
      .catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await left;
    await page.getByRole('button', { name: t('account.code.kept') }).click();
    await page.reload();
    await page.getByRole('heading', { name: t('account.in.heading', { name: 'In a hurry' }) }).waitFor();
    await context.close();
  });

  test('a taken or empty name is refused beside the name field', async () => {
    await (
      await Person.guest(server.address, 'x')
    ).ask('POST', 'account', { name: 'Zsófi', password: FIRST });
    const { page, context } = await openTab(browser);
    await goTo(page, at('account/'));
    await page.fill('#make-name', 'zsófi');
    await page.fill('#make-password', FIRST);
    await page.keyboard.press('Enter');
    await expect.poll(() => description(page, 'make-name')).toContain(t('NAME_TAKEN'));
    await expect.poll(() => focused(page)).toBe('make-name');
    await page.fill('#make-name', '<img src=x>');
    await page.keyboard.press('Enter');
    await expect.poll(() => description(page, 'make-name')).toContain(t('BAD_PLAYER_NAME'));
    await context.close();
  });

  test('fields suit password managers, and passwords can be shown', async () => {
    const { page, context } = await openTab(browser);
    await goTo(page, at('account/'));
    const managed = (): Promise<string[]> =>
      page
        .locator('form input')
        .evaluateAll(all =>
          all.map(one => `${one.closest('form')!.id} ${(one as HTMLInputElement).autocomplete}`),
        );
    await expect
      .poll(managed)
      .toEqual(['make username', 'make new-password', 'signin username', 'signin current-password']);
    const show = page
      .getByRole('button', { name: t('form.show.label', { field: t('account.password') }) })
      .first();
    await page.fill('#make-password', FIRST);
    await show.click();
    await expect.poll(() => page.getAttribute('#make-password', 'type')).toBe('text');
    await expect.poll(() => show.getAttribute('aria-pressed')).toBe('true');
    await show.click();
    await expect.poll(() => page.getAttribute('#make-password', 'type')).toBe('password');
    await context.close();
  });

  test('says that the server cannot be reached, and retries on request', async () => {
    const { page, context } = await openTab(browser);
    await page.route('**/api/me', route => route.abort());
    await goTo(page, at('account/'));
    await page.getByRole('alert').getByText(t('ask.unreachable')).waitFor();
    await page.unroute('**/api/me');
    await page.getByRole('button', { name: t('ask.retry') }).click();
    await page.getByRole('heading', { name: t('account.signIn.heading') }).waitFor();
    await context.close();
  });

  test('says how long to wait after too many tries', async () => {
    const strict = await startServer({ KORONG_LIMIT_SIGN_IN: '2/15m' });
    const { page, context } = await openTab(browser);
    await goTo(page, `${strict.address}/en/account/`);
    await page.fill('#signin-name', 'Anna');
    await page.fill('#signin-password', FIRST);
    const alert = page.locator('#signin [role=alert]');
    for (let tries = 0; tries < 3; tries++) {
      // The answer arrives a moment before the page handles it, and until then nothing is sent.
      await page.locator('#signin[aria-busy=false]').waitFor();
      await Promise.all([page.waitForResponse('**/api/session'), page.keyboard.press('Enter')]);
    }
    await expect.poll(() => alert.innerText()).toContain(t('TOO_MANY_REQUESTS'));
    await expect.poll(() => alert.innerText()).toMatch(/Try again in \d+ seconds/);
    await context.close();
    await strict.stop();
  });

  test.each(['de', 'hu'] as const)('by keyboard alone, in %s', async language => {
    const say = await sentences(language);
    const { page, context, errors } = await openTab(browser);
    const type = async (...texts: string[]): Promise<void> => {
      for (const text of texts) {
        await page.keyboard.insertText(text);
        await page.keyboard.press('Tab');
        // Past the button that shows the password
        if (await page.evaluate(() => document.activeElement?.hasAttribute('aria-pressed') === true))
          await page.keyboard.press('Tab');
      }
    };
    const tabTo = async (id: string): Promise<void> => {
      for (let presses = 0; presses < 60 && (await focused(page)) !== id; presses++)
        await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(id);
    };
    await goTo(page, at('account/', language));
    await page.getByRole('heading', { level: 1, name: say('account.heading') }).waitFor();
    await page.locator('#make-name').waitFor();
    await tabTo('make-name');
    await type(`Ida ${language}`, FIRST);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('code-heading');
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('who-heading');
    await untilListed(page);
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => focused(page)).toBe('signin-heading');
    await expect.poll(() => page.getByRole('status').first().innerText()).toBe(say('account.signedOut'));
    await page.keyboard.press('Tab');
    await type(`Ida ${language}`, FIRST);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('who-heading');
    await tabTo('change-old');
    await type(FIRST, SECOND);
    await page.keyboard.press('Enter');
    await page.getByText(say('account.change.done')).waitFor();
    await untilListed(page);
    await tabTo('delete-open');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('delete-heading');
    await page.keyboard.press('Tab');
    await type(SECOND);
    await page.keyboard.press('Enter');
    await page.getByText(say('account.deleted')).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
