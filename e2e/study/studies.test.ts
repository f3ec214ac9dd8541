// Studies on a real server: saved, read by others, edited on several devices.
import type { Study } from '@korong/protocol';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Running } from '../account/server.ts';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { askShown, clickPoint, setUp } from '../play/player.ts';
import { buildSite, goTo, openTab } from '../site.ts';

const PASSWORD = 'six green rings';
const SAVED = 'Saved on the server.';

describe.skipIf(CHROMIUM === undefined)('studies', () => {
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

  const prepare = async (page: Page): Promise<void> => {
    await setUp(page);
    await page.addInitScript(() => {
      // No engine beside the board, so that nothing else happens.
      localStorage.setItem('korong.analysis', '{"on":false}');
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: (text: string) => {
            (window as unknown as { copied: string }).copied = text;
            return Promise.resolve();
          },
        },
      });
    });
  };

  /** A browser profile of its own, with an account if a name is given. */
  const person = async (name?: string) => {
    const tab = await openTab(browser, { viewport: { width: 1280, height: 900 } });
    await prepare(tab.page);
    if (name !== undefined) {
      const data = { name, password: PASSWORD };
      expect((await tab.page.request.post(`${server.address}/api/account`, { data })).ok()).toBe(true);
    }
    return tab;
  };
  /** One more tab of the same browser. */
  const another = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage();
    await prepare(page);
    return page;
  };

  const idOf = (page: Page): string => /#study=(\w{10})/.exec(page.url())![1]!;
  const stored = async (page: Page, id: string): Promise<Study> =>
    (await (await page.request.get(`${server.address}/api/studies/${id}`)).json()) as Study;
  const stateOf = (page: Page): Promise<string> => page.getByTestId('study-state').locator('p').innerText();
  const untilSaved = (page: Page) => expect.poll(() => stateOf(page)).toBe(SAVED);
  const treeOf = (page: Page): Promise<string[]> =>
    page
      .locator('.tree [data-path]')
      .evaluateAll(turns =>
        turns.map(turn => `${(turn as HTMLElement).dataset.path} ${(turn as HTMLElement).innerText}`),
      );
  const openStudy = async (page: Page, id: string, more = ''): Promise<void> => {
    await goTo(page, at(`analysis/#study=${id}${more}`));
    await page.getByTestId('study-state').waitFor();
    await page.locator('[data-point]').first().waitFor();
  };
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

  const text = (turns: string): string => `[Game "yinsh"]\n[Variant "standard"]\n\n${turns}\n`;
  /** A study with one chapter, made without the pages. */
  const make = async (page: Page, title: string, visibility = 'link'): Promise<string> => {
    const chapters = [{ title: 'Centre', text: text('1. f6 g7') }];
    const data = { title, visibility, chapters };
    const answer = await page.request.post(`${server.address}/api/studies`, { data });
    return ((await answer.json()) as { id: string }).id;
  };

  test('an analysis becomes a study by link with two chapters; another person reads the same, and not a private one', async () => {
    const anna = await person('Anna');
    const { page } = anna;
    await goTo(page, at('analysis/#new=yinsh&variant=standard'));
    await page.locator('[data-point]').first().waitFor();
    for (const point of ['f6', 'g7']) await clickPoint(page, point);
    await page.keyboard.press('Home');
    await clickPoint(page, 'a2');
    await tab(page, 'Share');
    await page.getByText('Save as a study').click();
    await page.getByLabel('Title of the study').fill('The first rings');
    await page.getByLabel('Title of the chapter').fill('Centre or edge');
    await page.getByLabel('By link').check();
    expect(await axeFinds(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Save study' }).click();
    await page.getByRole('heading', { name: 'The first rings', exact: true }).waitFor();
    const id = idOf(page);
    const first = ['0 f6', '1 a2', '0.0 g7'];
    await expect.poll(() => treeOf(page)).toEqual(first);

    // A second chapter from pasted text, renamed and commented
    await tab(page, 'Study');
    const name = page.getByRole('textbox', { name: 'Title of the chapter' }).first();
    await page.getByRole('button', { name: 'Rename: Centre or edge' }).click();
    await name.fill('Centre or');
    await page.getByText('Add a chapter').click();
    await page.getByLabel('Or paste a game').fill(text('1. k7 (1. b1 !? {the corner}) 1... e5'));
    await page.getByRole('button', { name: 'Add chapter', exact: true }).click();
    await expect.poll(() => page.url()).toContain('chapter=2');
    // The address comes first. Then the board of the new chapter takes the place of the old one, panel included.
    await expect.poll(() => askShown(page)).toMatch(/^White: /);
    // The name that was being typed is still there.
    expect(await name.inputValue()).toBe('Centre or');
    await name.fill('Centre or edge');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Rename: YINSH' }).click();
    await name.fill('Corners');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: '2. Corners' }).waitFor();
    await untilSaved(page);
    expect(await axeFinds(page, 'main')).toEqual([]);
    await tab(page, 'Moves');
    await page.locator('[data-path="0"]').click();
    await page.getByLabel('Comment on this move').fill('far away');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await stored(page, id)).chapters[1]!.text).toContain('{far away}');
    await untilSaved(page);
    const second = await treeOf(page);
    await tab(page, 'Study');
    await page.getByRole('button', { name: 'Copy link to the study' }).click();
    await page.getByText('Copied to the clipboard.').waitFor();
    const link = await page.evaluate(() => (window as unknown as { copied: string }).copied);

    // Another person, on a phone
    const bela = await openTab(browser, { viewport: { width: 390, height: 844 } });
    await prepare(bela.page);
    await goTo(bela.page, link);
    await bela.page.getByRole('heading', { name: 'The first rings', exact: true }).waitFor();
    await bela.page.getByRole('link', { name: 'by Anna' }).waitFor();
    await expect.poll(() => treeOf(bela.page)).toEqual(first);
    await bela.page.getByRole('button', { name: 'Next chapter' }).click();
    await expect.poll(() => treeOf(bela.page)).toEqual(second);
    await bela.page.getByText('far away').waitFor();
    expect(await bela.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeFinds(bela.page, 'main')).toEqual([]);
    await clickPoint(bela.page, 'c3');
    await expect.poll(() => treeOf(bela.page)).toContain('2 c3');
    await expect.poll(() => stateOf(bela.page)).toContain('not saved in this study');
    await tab(bela.page, 'Study');
    expect(await bela.page.getByRole('button', { name: 'Delete study' }).count()).toBe(0);
    await bela.page.getByRole('button', { name: 'Copy chapter to this device' }).click();
    await bela.page.getByText('1 chapter is now among your analyses').waitFor();
    await goTo(bela.page, at('analysis/'));
    await bela.page.getByRole('link', { name: 'The first rings: Corners' }).click();
    await expect.poll(() => treeOf(bela.page)).toContain('2 c3');
    expect((await stored(page, id)).chapters.map(({ text: own }) => own.includes('c3'))).toEqual([
      false,
      false,
    ]);

    // Private: not found there, still there for its owner
    await page.getByLabel('Private').check();
    await expect.poll(async () => (await stored(page, id)).visibility).toBe('private');
    await untilSaved(page);
    await goTo(bela.page, link);
    await bela.page.getByRole('heading', { name: 'This study can’t be opened' }).waitFor();
    await bela.page.getByText('There is no such study, or it is private.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'The first rings', exact: true }).waitFor();
    expect(anna.errors).toEqual([]);
    expect(bela.errors.filter(error => !error.includes('404'))).toEqual([]);
    await anna.context.close();
    await bela.context.close();
  });

  test('a conflicting change from two tabs is told, and nothing is lost', async () => {
    const { page, context, errors } = await person('Cili');
    const id = await make(page, 'Two tabs');
    const other = await another(context);
    await openStudy(page, id);
    await openStudy(other, id);
    await page.keyboard.press('End');
    await clickPoint(page, 'a2');
    await expect.poll(async () => (await stored(page, id)).revision).toBe(2);
    await untilSaved(page);

    await other.keyboard.press('End');
    await clickPoint(other, 'k7');
    await other.getByText('This study was changed on another device or in another tab.').waitFor();
    await expect.poll(() => treeOf(other)).toEqual(['0 f6', '0.0 g7', '0.0.0 k7']);
    expect((await stored(page, id)).chapters[0]!.text).toContain('a2');
    expect(await axeFinds(other, 'main')).toEqual([]);
    // Even a reload keeps both.
    await other.reload();
    await other.getByRole('button', { name: 'Keep mine as new chapters' }).click();
    await untilSaved(other);
    const { chapters } = await stored(page, id);
    expect(chapters.map(({ title }) => title)).toEqual(['Centre', 'Centre (my version)']);
    expect(chapters.map(({ text: own }) => /a2|k7/.exec(own)?.[0])).toEqual(['a2', 'k7']);

    // The other way: the newer version is taken.
    await page.keyboard.press('End');
    await clickPoint(page, 'b1');
    await page.getByRole('button', { name: 'Take the newer version' }).click();
    await expect.poll(() => page.getByLabel('Chapter', { exact: true }).locator('option').count()).toBe(2);
    await expect.poll(() => treeOf(page)).toEqual(['0 f6', '0.0 g7', '0.0.0 a2']);
    expect((await stored(page, id)).revision).toBe(3);
    expect(errors.filter(error => !error.includes('409'))).toEqual([]);
    await context.close();
  });

  test('an outage and a lost session are told; a page closed too early loses nothing', async () => {
    const { page, context } = await person('Dora');
    const id = await make(page, 'Outage');
    await openStudy(page, id);
    await context.route(`**/api/studies/${id}`, route => route.abort());
    await page.keyboard.press('End');
    await clickPoint(page, 'a2');
    await expect.poll(() => stateOf(page)).toContain('The server cannot be reached.');
    await expect.poll(() => stateOf(page)).toContain('kept on this device and will be sent');
    await page.close();

    // Still no server: the device has it.
    const offline = await another(context);
    await openStudy(offline, id);
    await expect.poll(() => treeOf(offline)).toEqual(['0 f6', '0.0 g7', '0.0.0 a2']);
    await offline.close();

    await context.unroute(`**/api/studies/${id}`);
    const next = await another(context);
    await openStudy(next, id);
    await expect.poll(async () => (await stored(next, id)).revision).toBe(2);
    await untilSaved(next);
    await expect.poll(() => treeOf(next)).toEqual(['0 f6', '0.0 g7', '0.0.0 a2']);

    // A new study cannot be saved without the server either; the analysis stays.
    const analysis = await another(context);
    await goTo(analysis, at('analysis/#new=yinsh&variant=blitz'));
    await analysis.locator('[data-point]').first().waitFor();
    await clickPoint(analysis, 'e5');
    await context.route('**/api/**', route => route.abort());
    await tab(analysis, 'Share');
    await analysis.getByText('Save as a study').click();
    await analysis.getByText('The server cannot be reached.').waitFor();
    await analysis.getByText('Nothing was saved on the server. The analysis stays on this device.').waitFor();
    await expect.poll(() => analysis.getByTestId('saved').innerText()).toBe('Saved on this device.');
    await context.unroute('**/api/**');
    await analysis.getByRole('button', { name: 'Try again' }).click();
    await analysis.getByLabel('Title of the study').waitFor();
    await analysis.close();

    await context.clearCookies();
    await next.keyboard.press('End');
    await clickPoint(next, 'k7');
    await expect.poll(() => stateOf(next)).toContain('You are no longer signed in.');
    const data = { name: 'Dora', password: PASSWORD };
    await next.request.post(`${server.address}/api/session`, { data });
    await next.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => (await stored(next, id)).chapters[0]!.text).toContain('k7');
    await untilSaved(next);
    await context.close();
  });

  test('without an account a sentence says so; studies are listed, moved, and deleted after a question', async () => {
    const guest = await person();
    await goTo(guest.page, at('analysis/#new=gipf&variant=basic'));
    await guest.page.locator('[data-point]').first().waitFor();
    await tab(guest.page, 'Share');
    await guest.page.getByText('Save as a study').click();
    await guest.page.getByText('With an account you can save studies on this server').waitFor();
    await guest.page.getByRole('link', { name: 'Sign in or create an account' }).waitFor();

    const { page, context, errors } = await person('Emma');
    const hidden = await make(page, 'Hidden', 'private');
    await make(page, 'For all', 'public');
    await goTo(page, at('analysis/'));
    const mine = page.getByRole('region', { name: 'Your studies' });
    const everyone = page.getByRole('region', { name: 'Public studies' });
    await mine.getByRole('link', { name: 'Hidden' }).waitFor();
    await everyone.getByRole('link', { name: 'For all' }).waitFor();
    expect(await everyone.getByRole('link', { name: 'Hidden' }).count()).toBe(0);
    await everyone.getByText('YINSH · 1 chapter').waitFor();
    expect(await axeFinds(page, 'main')).toEqual([]);
    await goTo(guest.page, at('player/#Emma'));
    await guest.page
      .getByRole('region', { name: 'Public studies' })
      .getByRole('link', { name: 'For all' })
      .waitFor();
    expect(await guest.page.getByText('Hidden').count()).toBe(0);

    // A chapter more, moved up, deleted, put back
    await goTo(page, at('analysis/#new=yinsh&variant=blitz'));
    await page.locator('[data-point]').first().waitFor();
    await clickPoint(page, 'e5');
    await tab(page, 'Share');
    await page.getByText('Save as a study').click();
    await page.getByLabel('Save as').selectOption('Chapter of “Hidden”');
    await page.getByLabel('Title of the chapter').fill('Blitz');
    await page.getByRole('button', { name: 'Add chapter' }).click();
    await page.getByRole('heading', { name: 'Hidden', exact: true }).waitFor();
    await expect.poll(() => page.url()).toContain(`#study=${hidden}&chapter=2`);
    await tab(page, 'Study');
    await page.getByRole('button', { name: 'Move up: Blitz' }).click();
    await expect.poll(() => page.url()).toContain('chapter=1');
    await page.getByRole('button', { name: 'Delete: Blitz' }).click();
    await page.getByText('“Blitz” deleted.').waitFor();
    await expect.poll(() => treeOfMoves(page)).toEqual(['0 f6', '0.0 g7']);
    await tab(page, 'Study');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByLabel('Title of the study').fill('Less hidden');
    await page.keyboard.press('Tab');
    await page.getByRole('heading', { name: 'Less hidden', exact: true }).waitFor();
    await untilSaved(page);
    await expect
      .poll(() => stored(page, hidden))
      .toMatchObject({
        title: 'Less hidden',
        chapters: [{ title: 'Blitz' }, { title: 'Centre' }],
      });

    await page.getByRole('button', { name: 'Delete study' }).click();
    await page.getByText('Delete “Less hidden” with all its chapters?').waitFor();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Delete study' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await mine.getByRole('link', { name: 'For all' }).waitFor();
    expect(await page.getByRole('link', { name: 'Less hidden' }).count()).toBe(0);
    expect([...errors, ...guest.errors]).toEqual([]);
    await context.close();
    await guest.context.close();
  });

  const treeOfMoves = async (page: Page): Promise<string[]> => {
    await tab(page, 'Moves');
    return treeOf(page);
  };
});
