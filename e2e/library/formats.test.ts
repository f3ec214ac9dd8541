import { readFileSync } from 'node:fs';
import { decodeFrames } from 'modern-gif';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { setUp, turnsShown } from '../play/player.ts';
import { buildSite, goTo, openTab, serveSite, type Site } from '../site.ts';

const fixture = (name: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'text/plain',
  buffer: readFileSync(new URL(`../../fixtures/formats/${name}`, import.meta.url)),
});

describe.skipIf(CHROMIUM === undefined)('games from elsewhere', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  test('files are listed, questions answered, refused games named with their line; a game is saved in other formats', async () => {
    const { page, context, errors } = await openTab(browser, { acceptDownloads: true });
    await setUp(page);
    await goTo(page, `${site.address}/en/games/`);
    const load = page.locator('#load');
    const cards = page.locator('main article');

    // A picture is refused once, in view, and nothing of it is shown.
    const picture = {
      name: 'board.png',
      mimeType: 'image/png',
      buffer: Buffer.from('\x89PNG\r\n\x1a\n\0', 'latin1'),
    };
    await page.locator('input[type=file]').setInputFiles(picture);
    await expect
      .poll(() => page.locator(':focus').innerText())
      .toBe('board.png is not a text file: there is no game in it.');

    // Several files at once: some games are read, some refused, one leaves its variant open. Nothing is added yet.
    const files = page.locator('input[type=file]');
    await files.setInputFiles(['boardspace-several.sgf', 'notation-yinsh.txt', 'webgipf.txt'].map(fixture));
    await load.getByText('4 games were read.').waitFor();
    await load.getByText('boardspace-several.sgf, line 18: ZÈRTZ cannot be read yet.').waitFor();
    await load.getByText('boardspace-several.sgf, line 20: “P0[2 Dropb E 5]” is not possible.').waitFor();
    await load.getByText('3 games could not be read.').waitFor();
    await load
      .getByText('notation-yinsh.txt, line 1: The text does not say which variant this is.')
      .waitFor();
    expect(await cards.count()).toBe(0);
    await load.getByRole('button', { name: 'YINSH Blitz' }).click();
    await load.getByText('5 games were read.').waitFor();
    await load.getByRole('button', { name: 'Add the 5 games that were read' }).click();
    await page.getByText('5 games added to the list.').waitFor();
    await expect.poll(() => cards.count()).toBe(5);

    // A file dropped anywhere on the page; alone and refused it changes nothing.
    const drop = async (text: string): Promise<void> => {
      await page.evaluate(content => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], 'dropped.sgf'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      }, text);
    };
    await drop('(;GM[24]SU[Yinsh]\n;P0[place wr F 6];P0[Done]\n;P1[place br F 6];P1[Done])');
    await page
      .locator('#load-why')
      .getByText(
        'This could not be opened. dropped.sgf, line 3: “P1[place br F 6]” is not possible. f6 is occupied',
      )
      .waitFor();
    expect(await cards.count()).toBe(5);

    // A game alone is opened. From there it is saved as SGF, which is read again, and as an animated picture.
    await drop(fixture('boardspace-yinsh-old.sgf').buffer.toString());
    await page.locator('[data-point]').first().waitFor();
    await expect.poll(() => turnsShown(page)).toHaveLength(19);
    await page.getByRole('button', { name: 'More' }).click();
    const save = async (button: string): Promise<Buffer> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ]);
      return readFileSync(await download.path());
    };
    const sgf = (await save('SGF, as on boardspace.net')).toString('utf8');
    expect(sgf).toContain('GM[24]');
    expect(JSON.parse((await save('JSON, as on Abstract Play')).toString('utf8'))).toMatchObject({
      header: {
        game: { name: 'YINSH', variants: ['blitz'] },
        players: [{ name: 'Anna', result: 1 }, { name: 'B]la' }],
      },
    });
    expect(decodeFrames(new Uint8Array(await save('Animated picture (GIF)')))).toHaveLength(20);

    await goTo(page, `${site.address}/en/games/`);
    await page.getByLabel('Paste a game or position').fill(`${sgf}\n${sgf}`);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByText('2 games added to the list.').waitFor();
    await expect.poll(() => cards.count()).toBe(8);
    expect(errors).toEqual([]);
    await context.close();
  });
});
