// Appearance and accessibility of the lobby and the game page: no axe findings, nothing wider than a phone, everything by
// keyboard.
import { yinsh } from '@korong/rules';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpus, heard } from '../../apps/web/src/games/testing.ts';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { byKeyboard, tabTo } from '../play/hands.ts';
import { askShown, clickPoint } from '../play/player.ts';
import { buildSite, goTo } from '../site.ts';
import {
  acceptGame,
  boardThere,
  chat,
  giveName,
  makeGame,
  person,
  playRecord,
  sitDown,
  toLobby,
  untilTurns,
  type Person,
} from './people.ts';
import { host, type Hosted } from './server.ts';

const PHONE = { width: 360, height: 740 };

describe.skipIf(CHROMIUM === undefined)('the pages of online games', () => {
  let server: Hosted;
  let browser: Browser;
  const record = corpus()[57]!;
  const wished = { game: record.game, variant: record.variant, time: '5+3' } as const;

  beforeAll(async () => {
    buildSite();
    [server, browser] = await Promise.all([host(), openBrowser()]);
  });
  afterAll(async () => {
    await server.stop();
  });

  test('pass axe and fit a phone, light and dark', async () => {
    const context = { viewport: PHONE };
    const [anna, ben] = [
      await person(browser, server.address, 'Anna', { context }),
      await person(browser, server.address, 'W'.repeat(24), { context }),
    ];
    const found: string[] = [];
    const look = async (what: string, { page }: Person): Promise<void> => {
      found.push(...(await axeFinds(page)).map(text => `${what} ${text}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > PHONE.width) found.push(`${what} is ${wide} wide`);
    };
    await toLobby(anna);
    await look('lobby', anna);
    await anna.page.locator('input[name=opponent][value=computer]').check();
    await anna.page.locator('input[name=time][value=other]').check();
    await look('lobby, against the computer, other time', anna);
    await anna.page.getByRole('button', { name: 'Start' }).click();
    await look('asked for a name', anna);
    await giveName(anna);
    await boardThere(anna);
    const id = await makeGame(anna, { ...wished, opponent: 'anybody' });
    await anna.page.getByLabel('Link to the game').waitFor();
    await look('waiting', anna);
    await toLobby(ben);
    await ben.page.getByRole('button', { name: /^Accept .*’s game/ }).waitFor();
    await look('lobby with a game', ben);
    await goTo(ben.page, `${server.address}/en/game/#${id}`);
    await ben.page.getByText('would like to play').waitFor();
    await look('invitation', ben);
    await acceptGame(ben, id);
    await playRecord({ white: anna, black: ben }, record, { turns: 11 });
    await look('my turn', ben);
    await look('their turn', anna);
    await chat(ben, `${'word '.repeat(20)}${'W'.repeat(100)}`);
    await anna.page.getByRole('button', { name: 'Chat: 1' }).waitFor();
    await look('an unread line of chat', anna);
    await anna.page.getByRole('button', { name: 'Chat' }).click();
    await look('chat over the board', anna);
    await anna.page.keyboard.press('Escape');
    await anna.page.getByRole('button', { name: 'Offer draw' }).click();
    await ben.page.locator('[data-offer=draw]').waitFor();
    await look('an offer and a line of chat', ben);
    await anna.page.getByRole('button', { name: 'Previous move' }).click();
    await look('looking back', anna);
    await anna.page.getByRole('button', { name: 'More' }).click();
    await anna.page.getByRole('button', { name: 'Copy game' }).waitFor();
    await look('more', anna);
    await anna.page.keyboard.press('Escape');
    await ben.page.locator('[data-offer=draw]').getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => askShown(ben.page)).toBe('Draw by agreement.');
    await look('over', ben);
    await goTo(ben.page, `${server.address}/en/game/`);
    await look('no game named', ben);
    await toLobby(ben);
    await look('lobby, named', ben);
    expect(found).toEqual([]);
    expect([...anna.errors, ...ben.errors]).toEqual([]);
    await anna.context.close();
    await ben.context.close();
  });

  test('the layout does not shift while the opponent plays, offers and chats', async () => {
    const context = { viewport: PHONE };
    const anna = await person(browser, server.address, 'Anna', { context });
    const ben = await person(browser, server.address, 'Ben', { context });
    await sitDown(anna, ben, wished);
    await playRecord({ white: anna, black: ben }, record, { turns: 2 });
    await anna.page.evaluate(() => {
      scrollTo(0, 0);
    });
    const top = async (): Promise<number> => (await anna.page.locator('[data-point=a2]').boundingBox())!.y;
    const before = await top();
    const seen = new Set<number>();
    await clickPoint(anna.page, record.steps[2]!);
    seen.add(await top());
    await untilTurns(ben, 3);
    await clickPoint(ben.page, record.steps[3]!);
    await untilTurns(anna, 4);
    seen.add(await top());
    await ben.page.getByRole('button', { name: 'Offer draw' }).click();
    await anna.page.locator('[data-offer=draw]').waitFor();
    seen.add(await top());
    await chat(ben, 'Hello');
    await anna.page.getByRole('button', { name: 'Chat' }).getByText('1', { exact: true }).waitFor();
    seen.add(await top());
    expect([...seen]).toEqual([before]);
    await anna.context.close();
    await ben.context.close();
  });

  test('a game is created, accepted and played by keyboard alone, with the opponent’s turns announced', async () => {
    const [anna, ben] = [
      await person(browser, server.address, 'Anna'),
      await person(browser, server.address, 'Ben'),
    ];
    const isFocused = (page: Page, text: RegExp) => async (): Promise<boolean> =>
      text.test(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    /** A person types once the caret is there. */
    const inDialog = (page: Page): Promise<void> => page.getByRole('dialog').locator('input:focus').waitFor();
    await toLobby(anna);
    await tabTo(anna.page, () =>
      anna.page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name === 'opponent'),
    );
    await anna.page.keyboard.press('ArrowRight'); // a friend, by link
    await tabTo(anna.page, () =>
      anna.page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name === 'variant'),
    );
    await anna.page.keyboard.press('ArrowRight'); // blitz
    await tabTo(anna.page, () =>
      anna.page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name === 'colour'),
    );
    await anna.page.keyboard.press('ArrowRight'); // White
    await tabTo(anna.page, isFocused(anna.page, /^Create game$/));
    await anna.page.keyboard.press('Enter');
    await inDialog(anna.page);
    await anna.page.keyboard.type('Anna');
    await anna.page.keyboard.press('Enter');
    await anna.page.waitForURL(/\/game\/#\w{10}$/);
    const id = new URL(anna.page.url()).hash.slice(1);

    await ben.page.goto(`${server.address}/g/${id}`);
    await ben.page.getByRole('button', { name: 'Accept and play' }).waitFor();
    await tabTo(ben.page, isFocused(ben.page, /^Accept and play$/));
    await ben.page.keyboard.press('Enter');
    await inDialog(ben.page);
    await ben.page.keyboard.type('Ben');
    await ben.page.keyboard.press('Enter');
    await boardThere(ben);
    await boardThere(anna);
    await playRecord({ white: anna, black: ben }, record, {
      hands: (page, side) => byKeyboard(page, yinsh.board, side === 'black'),
    });
    for (const who of [anna, ben]) {
      await expect.poll(() => askShown(who.page)).toBe('Black wins by removing the deciding ring.');
      // The announcements, as far back as they go, tell how the game went.
      const told = async (): Promise<string[]> =>
        (await who.page.getByRole('log').first().locator('p').allInnerTexts()).flatMap(
          line => heard(line) ?? [],
        );
      await expect.poll(async () => (await told()).at(-1)).toBe(record.steps.at(-1));
      const last = await told();
      expect(last.length).toBeGreaterThan(10);
      expect(record.steps.slice(-last.length)).toEqual(last);
      expect(who.errors).toEqual([]);
      await who.context.close();
    }
  });
});
