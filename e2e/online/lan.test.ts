// Over plain http in a home network, where browsers withhold features that need https.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpus } from '../../apps/web/src/games/testing.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { askShown } from '../play/player.ts';
import { buildSite } from '../site.ts';
import { acceptGame, boardThere, makeGame, person, playRecord } from './people.ts';
import { host, type Hosted } from './server.ts';

const NAME = 'korong.lan';

describe.skipIf(CHROMIUM === undefined)('on a host name of the home network', () => {
  let server: Hosted;
  let browser: Browser;
  let address: string;

  beforeAll(async () => {
    buildSite();
    [server, browser] = await Promise.all([host(), openBrowser()]);
    address = server.address.replace('127.0.0.1', NAME);
  });
  afterAll(async () => {
    await server.stop();
  });

  test('two players finish a game; the link is copied, notifications are left out', async () => {
    const record = corpus()[57]!;
    const context = { serviceWorkers: 'allow' } as const;
    const anna = await person(browser, address, 'Anna', { context });
    const ben = await person(browser, address, 'Ben', { context });
    const id = await makeGame(anna, { game: record.game, variant: record.variant, time: '1d' });
    await expect.poll(() => anna.page.evaluate(() => window.isSecureContext)).toBe(false);
    expect(await anna.page.getByLabel('Link to the game').inputValue()).toBe(`${address}/g/${id}`);
    await anna.page.getByRole('button', { name: 'Copy link' }).click();
    await anna.page.getByText('Link copied to the clipboard.').waitFor();
    await acceptGame(ben, id);
    await boardThere(anna);
    await anna.page.getByText('Browsers do not show notifications over plain http.').waitFor();
    await playRecord({ white: anna, black: ben }, record);
    for (const who of [anna, ben]) {
      await expect.poll(() => askShown(who.page)).toBe('Black wins by removing the deciding ring.');
      const [cookie] = await who.context.cookies();
      expect([cookie?.httpOnly, cookie?.secure, cookie?.sameSite]).toEqual([true, false, 'Lax']);
      expect(who.errors).toEqual([]);
      await who.context.close();
    }
  });
});
