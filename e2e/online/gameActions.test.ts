// The actions in a game beside playing, and watchers.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpus } from '../../apps/web/src/games/testing.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { askShown, clickPoint } from '../play/player.ts';
import { buildSite } from '../site.ts';
import {
  acceptGame,
  boardThere,
  clocksOf,
  giveName,
  makeGame,
  person,
  playRecord,
  seat,
  stepsOf,
  toLobby,
  untilTurns,
  type Person,
} from './people.ts';
import { host, type Hosted } from './server.ts';

describe.skipIf(CHROMIUM === undefined)('actions in an online game', () => {
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

  const come = (name: string): Promise<Person> => person(browser, server.address, name);
  const leave = async (...people: readonly Person[]): Promise<void> => {
    for (const one of people) {
      expect([one.name, one.errors]).toEqual([one.name, []]);
      await one.context.close();
    }
  };

  test('a takeback is requested, declined, requested again after a turn, and accepted', async () => {
    const [anna, ben] = [await come('Anna'), await come('Ben')];
    await seat(anna, ben, wished);
    await playRecord({ white: anna, black: ben }, record, { turns: 2 });
    await anna.page.getByRole('button', { name: 'Request takeback' }).click();
    const asked = ben.page.locator('[data-offer=takeback]');
    await asked.getByText('Anna asks to take back 2 moves.').waitFor();
    await asked.getByRole('button', { name: 'Decline' }).click({ delay: 50 });
    await expect.poll(() => anna.page.getByRole('log').first().innerText()).toContain('Ben declined.');
    await anna.page.locator('.offers').getByText('Ben declined.').waitFor();
    await anna.page.getByRole('button', { name: 'Request takeback' }).waitFor({ state: 'hidden' });
    await clickPoint(anna.page, record.steps[2]!);
    await untilTurns(ben, 3);
    await anna.page.getByRole('button', { name: 'Request takeback' }).click();
    await asked.getByText('Anna asks to take back 1 move.').waitFor();
    await asked.getByRole('button', { name: 'Accept' }).click();
    for (const who of [anna, ben]) {
      await expect.poll(() => who.page.locator('.turn').count()).toBe(2);
    }
    await expect.poll(() => askShown(anna.page)).toMatch(/^White: place a ring/);
    await leave(anna, ben);
  });

  test('a premove is played, another is refused, and a draw is offered and accepted', async () => {
    const [anna, ben] = [await come('Anna'), await come('Ben')];
    await seat(anna, ben, wished);
    await clickPoint(anna.page, 'f6');
    await untilTurns(ben, 1);
    await untilTurns(anna, 1);
    const chosen = (point: string): Promise<void> =>
      expect.poll(() => askShown(anna.page)).toBe(`Premove: ${point}. It is played if it is still legal.`);
    // Before the file with premoves is there, a touch does nothing.
    const refused = async (): Promise<number> => {
      await clickPoint(anna.page, 'f6');
      return anna.page.getByText('It is not your turn.').count();
    };
    await expect.poll(refused).toBeGreaterThan(0);
    await clickPoint(anna.page, 'e3');
    await chosen('e3');
    await anna.page.getByRole('button', { name: 'Cancel premove' }).click();
    await expect.poll(() => askShown(anna.page)).toBe('Move sent – Ben’s turn.');
    await clickPoint(anna.page, 'e4');
    await chosen('e4');
    await clickPoint(ben.page, 'h8');
    await untilTurns(ben, 3);
    await untilTurns(anna, 3);
    await expect.poll(() => stepsOf(ben)).toEqual(['f6', 'h8', 'e4']);

    await clickPoint(anna.page, 'g6');
    await chosen('g6');
    await clickPoint(ben.page, 'g6');
    await anna.page.getByText('Your premove g6 is no longer legal. g6 is occupied.').first().waitFor();
    await expect.poll(() => askShown(anna.page)).toMatch(/^White: place a ring/);
    await expect.poll(() => stepsOf(anna)).toEqual(['f6', 'h8', 'e4', 'g6']);
    await ben.page.getByRole('button', { name: 'Offer draw' }).click();
    await ben.page.getByText('Draw offered.').waitFor();
    await anna.page.locator('[data-offer=draw]').getByRole('button', { name: 'Accept' }).click();
    for (const who of [anna, ben]) {
      await expect.poll(() => askShown(who.page)).toBe('Draw by agreement.');
    }
    await leave(anna, ben);
  });

  test('chat is shown as text, and can be muted and reported', async () => {
    const [anna, ben] = [await come('Anna'), await come('Ben')];
    await seat(anna, ben, wished);
    const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script> & so on';
    await ben.page.getByLabel('Message…').fill(evil);
    await ben.page.getByRole('button', { name: 'Send', exact: true }).click();
    const lines = anna.page.getByRole('log', { name: 'Chat' });
    await expect.poll(() => lines.innerText()).toContain(evil);
    expect(await lines.locator('img, script').count()).toBe(0);
    // Both players are guests.
    await expect.poll(() => lines.locator('p').innerText()).toBe(`Ben guest ${evil}`);
    await expect.poll(() => anna.page.locator('.presence small').allInnerTexts()).toEqual(['guest', 'guest']);
    await expect.poll(() => ben.page.getByText('sending').count()).toBe(0);

    await anna.page.getByRole('button', { name: 'Mute Ben' }).click();
    await expect.poll(() => lines.innerText()).not.toContain('so on');
    await anna.page.getByRole('button', { name: 'Unmute Ben' }).click();
    await expect.poll(() => lines.innerText()).toContain('so on');

    await anna.page.getByRole('button', { name: 'Report Ben' }).click();
    const dialog = anna.page.getByRole('dialog', { name: 'Report Ben' });
    await dialog.getByLabel('What happened').fill('Scripts in the chat.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await dialog.getByText('Thank you').waitFor();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await leave(anna, ben);
  });

  test('a spectator sees the game and cannot change it', async () => {
    const [anna, ben, carl] = [await come('Anna'), await come('Ben'), await come('Carl')];
    const id = await seat(anna, ben, wished);
    await carl.page.goto(`${server.address}/g/${id}`);
    await boardThere(carl);
    await carl.page.getByText('You are watching.').waitFor();
    await anna.page.getByText('1 person is watching').waitFor();
    await playRecord({ white: anna, black: ben }, record, { turns: 2 });
    await untilTurns(carl, 2);
    await clickPoint(carl.page, 'f6');
    await expect.poll(() => askShown(carl.page)).toBe('Anna to move.');
    for (const name of ['Resign', 'Offer draw', 'Request takeback']) {
      expect(await carl.page.getByRole('button', { name }).count()).toBe(0);
    }
    await carl.page.getByText('Only the players can write here.').waitFor();
    await leave(anna, ben, carl);
  });

  test('time is added, and a player resigns after a confirmation', async () => {
    const [anna, ben] = [await come('Anna'), await come('Ben')];
    await seat(anna, ben, wished);
    await playRecord({ white: anna, black: ben }, record, { turns: 2 });
    // White is to move: Black's clock stands still, and shows the given time and nothing else.
    const before = await clocksOf(ben);
    await anna.page.getByRole('button', { name: 'Add time' }).click();
    await expect.poll(async () => (await clocksOf(ben)).black - before.black).toBe(15_000);
    await anna.page.getByRole('button', { name: 'Resign' }).click();
    await anna.page.getByRole('button', { name: 'Keep playing' }).click();
    await anna.page.getByRole('button', { name: 'Resign' }).click();
    await anna.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    for (const who of [anna, ben]) {
      await expect.poll(() => askShown(who.page)).toBe('Black wins: White resigned.');
    }
    await leave(anna, ben);
  });

  test('a game is aborted before its first turn', async () => {
    const [anna, ben] = [await come('Anna'), await come('Ben')];
    await seat(anna, ben, wished);
    await ben.page.getByRole('button', { name: 'Abort' }).click();
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Abort' }).click();
    await expect.poll(() => askShown(anna.page)).toBe('The game was aborted.');
    await leave(anna, ben);
  });

  test('a player reviews earlier turns while the game goes on, and returns', async () => {
    const [anna, ben] = [await come('Anna'), await come('Ben')];
    await seat(anna, ben, wished);
    await playRecord({ white: anna, black: ben }, record, { turns: 3 });
    await anna.page.getByRole('button', { name: 'Previous move' }).click();
    await anna.page.getByRole('button', { name: 'Previous move' }).click();
    await clickPoint(ben.page, record.steps[3]!);
    await untilTurns(ben, 4);
    await expect.poll(() => anna.page.locator('.turn').count()).toBe(4);
    await expect.poll(() => askShown(anna.page)).toBe('Viewing move 1 of 4');
    await anna.page.getByRole('button', { name: 'Back to the game' }).click();
    await clickPoint(anna.page, record.steps[4]!);
    await untilTurns(ben, 5);
    await leave(anna, ben);
  });

  test('a listed game is accepted with one click, and leaves the list', async () => {
    const [anna, ben, carl] = [await come('Anna'), await come('Ben'), await come('Carl')];
    await toLobby(ben);
    await toLobby(carl);
    await ben.page.getByText('No open games.').waitFor();
    await makeGame(anna, { ...wished, opponent: 'anybody' });
    await carl.page.getByRole('button', { name: /^Accept Anna’s game/ }).waitFor();
    await carl.page.getByRole('listitem').filter({ hasText: 'Anna is waiting' }).getByText('guest').waitFor();
    await ben.page.getByRole('button', { name: /^Accept Anna’s game/ }).click();
    await giveName(ben);
    await boardThere(ben);
    await boardThere(anna);
    await carl.page.getByText('No open games.').waitFor();
    await carl.page.getByText(/games? in progress/).waitFor();
    await toLobby(anna);
    await anna.page.getByText('YINSH against Ben').getByText('guest').waitFor();
    await anna.page.getByText('Your turn').waitFor();
    await leave(anna, ben, carl);
  });

  test('a cancelled game and an unknown link are reported', async () => {
    const [anna, ben] = [await come('Anna'), await come('Ben')];
    const id = await makeGame(anna, wished);
    await ben.page.goto(`${server.address}/g/${id}`);
    await ben.page.getByText('Anna would like to play YINSH').waitFor();
    await anna.page.getByRole('button', { name: 'Cancel invitation' }).click();
    await anna.page.waitForURL(/\/online\/$/);
    await ben.page.getByText('was cancelled').waitFor();
    await ben.page.goto(`${server.address}/g/AAAAAAAAAA`);
    await ben.page.getByText('There is no such game.').waitFor();
    await leave(anna, ben);
  });

  test('the server’s engine answers, and a turn is taken back', async () => {
    const anna = await come('Anna');
    await makeGame(anna, { ...wished, opponent: 'computer' });
    await boardThere(anna);
    await clickPoint(anna.page, 'f6');
    await untilTurns(anna, 2);
    await expect.poll(() => askShown(anna.page)).toMatch(/^White: place a ring/);
    await anna.page.getByRole('button', { name: 'Take back move' }).click();
    await expect.poll(() => anna.page.locator('.turn').count()).toBe(0);
    await leave(anna);
  });

  test('a second visitor of an accepted invitation becomes a spectator', async () => {
    const [anna, ben, carl] = [await come('Anna'), await come('Ben'), await come('Carl')];
    const id = await makeGame(anna, wished);
    await acceptGame(ben, id);
    await carl.page.goto(`${server.address}/g/${id}`);
    await carl.page.getByText('You are watching.').waitFor();
    await leave(anna, ben, carl);
  });
});
