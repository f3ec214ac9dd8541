import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpus } from '../../apps/web/src/games/testing.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { askShown } from '../play/player.ts';
import { buildSite } from '../site.ts';
import { boardThere, clocksOf, person, playRecord, seat, sitDown, stepsOf, type Person } from './people.ts';
import { host, type Hosted } from './server.ts';

describe.skipIf(CHROMIUM === undefined)('two players in two browsers', () => {
  let server: Hosted;
  let browser: Browser;
  const games = corpus();

  beforeAll(async () => {
    buildSite();
    [server, browser] = await Promise.all([host(), openBrowser()]);
  });
  afterAll(async () => {
    await server.stop();
  });

  const two = async (): Promise<[Person, Person]> => [
    await person(browser, server.address, 'Anna'),
    await person(browser, server.address, 'Ben'),
  ];

  test.each([
    ['YINSH blitz', 57, 'Black wins by removing the deciding ring.'],
    [
      'GIPF standard with GIPF-pieces kept and taken',
      157,
      'Black wins: White has no GIPF-piece left on the board.',
    ],
  ] as const)(
    'finish a game of %s by a link, and play again with colours swapped',
    async (_, number, end) => {
      const record = games[number]!;
      const [anna, ben] = await two();
      const id = await sitDown(anna, ben, record);
      await expect.poll(() => anna.page.title()).toContain('Anna vs. Ben');
      await playRecord({ white: anna, black: ben }, record);
      for (const who of [anna, ben]) {
        await expect.poll(() => askShown(who.page)).toBe(end);
        await expect.poll(() => stepsOf(who)).toEqual(record.steps);
      }
      const kept = await fetch(`${server.address}/api/games/${id}/record`);
      expect(await kept.text()).toContain('[Black "Ben"]');

      await anna.page.getByRole('button', { name: 'Rematch' }).click();
      await ben.page.getByText('Anna wants a rematch.').first().waitFor();
      await ben.page.getByRole('button', { name: 'Accept' }).click();
      for (const who of [anna, ben]) {
        await expect.poll(() => who.page.title()).toContain('Ben vs. Anna');
        await boardThere(who);
        await expect.poll(() => new URL(who.page.url()).hash).not.toBe(`#${id}`);
        expect(who.errors).toEqual([]);
        await who.context.close();
      }
    },
  );

  test('a reopened page shows the current game, and the clocks run on', async () => {
    const record = games[57]!;
    const [anna, ben] = await two();
    await seat(anna, ben, { ...record, time: '5+3' });
    const turns = await playRecord({ white: anna, black: ben }, record, { turns: 13 });
    await ben.page.reload();
    await boardThere(ben);
    await expect.poll(() => ben.page.locator('.turn').count()).toBe(turns);
    await expect.poll(() => askShown(ben.page)).toMatch(/^Black: choose a ring/);
    const [here, there] = [await clocksOf(anna), await clocksOf(ben)];
    expect(there.white).toBe(here.white);
    await expect.poll(async () => (await clocksOf(ben)).black).toBeLessThan(there.black);
    expect(there.black).toBeLessThan(5 * 60_000 + 6 * 3_000);
    await anna.context.close();
    await ben.context.close();
  });
});
