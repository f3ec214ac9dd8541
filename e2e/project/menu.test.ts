// GIPF as a menu in real browsers: one match with kinds in three different forms, on one device and online.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { acceptGame, boardThere, person, toLobby, untilTurns, type Person } from '../online/people.ts';
import { host, type Hosted } from '../online/server.ts';
import { askShown, byMouse, keptGame, setUp, turnsShown } from '../play/player.ts';
import { buildSite, goTo, openTab } from '../site.ts';

const touch = async (page: Page, ...points: readonly string[]): Promise<void> => {
  for (const point of points) await byMouse(page).touch(point);
};
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();
const shows = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
const open = (page: Page): Promise<void> => page.locator('dialog[open] [data-point]').first().waitFor();
const seatOf = (page: Page, side: string): Promise<string> =>
  page.locator(`dialog[open] .seat.${side} .name`).innerText();
const resign = async (page: Page): Promise<void> => {
  await press(page, 'Resign this game');
  await press(page, 'Yes, resign');
};

/** White has a YINSH on c3, a DVONN on e5 beside a black piece, and a ZÈRTZ to bring in. */
const RECORD = `[Korong "1"]
[Game "gipf"]
[Variant "standard"]
[Potentials "Z2Y2D2"]
[Linked "zYD"]
[Position "gipf/1 standard 4/1[wY]3/6/3[wD]b2/6/5/W2B handicap=0-0 act=white phase=push mover=white reserve=5-5 entry=loaded-single settled=none potentials=Z2Y2D2 pieces=18 linked=zYD stock=Z1-none extra=none denied=none"]
[Links "each=1 zertz=acquire:away:dominoes yinsh=challenge:die dvonn=always:yinsh-blitz"]
[Result "*"]

*
`;

describe.skipIf(CHROMIUM === undefined)('GIPF as a menu', () => {
  let server: Hosted;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [server, browser] = await Promise.all([host(), openBrowser()]);
  });
  afterAll(async () => {
    await server.stop();
  });

  test('P11: on one device: one kind to be acquired, one always to be won, one by challenge', async () => {
    const { page, context, errors } = await openTab(browser, { viewport: { width: 1100, height: 900 } });
    await setUp(page);
    await goTo(page, `${server.address}/en/games/`);
    await page.getByLabel('Paste a game or position').fill(RECORD);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.locator('[data-point]').first().waitFor();

    // To be acquired, in a game away from the screen: a draw is no win.
    await touch(page, 'a1');
    await expect
      .poll(() => askShown(page))
      .toBe(
        'Player 1 wants to bring in a piece with ZÈRTZ a1–b2. Play your off-screen game. Who won it? (dominoes)',
      );
    expect(await axeFinds(page)).toEqual([]);
    await press(page, 'Draw');
    await shows(page, 'Not won: the ZÈRTZ stays in the reserve.');

    // Always to be won, in an inner game, with a reload.
    await touch(page, 'e5', 'e6');
    await open(page);
    await expect.poll(async () => (await keptGame(page)).events.at(-1)?.kind).toBe('lot');
    await page.reload();
    await open(page);
    const loser = 'Player 2';
    if (!(await seatOf(page, 'white')).includes(loser))
      await page.locator('dialog [data-point="f6"]').dispatchEvent('click');
    await expect.poll(() => page.locator('dialog .seat.acting .name').innerText()).toContain(loser);
    await resign(page);
    await shows(page, /^Won: the DVONN goes from e5 to e6/);
    await press(page, 'Back to the GIPF game');
    await expect.poll(() => turnsShown(page)).toEqual(['!Za1-b2;De5-e6']);

    // By challenge, by a die.
    await touch(page, 'a5');
    await expect.poll(() => turnsShown(page).then(turns => turns.length)).toBe(2);
    await touch(page, 'c3', 'c5');
    await press(page, 'Challenge');
    await shows(page, /Die roll – Player 1: [1-6], Player 2: [1-6]\. (Won|Use denied): the YINSH/);
    expect(errors).toEqual([]);
    await context.close();
  });

  const offer = (who: Person): Promise<string> =>
    who.page.evaluate(async name => {
      const ask = async (path: string, body: object): Promise<{ id: string }> => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await answer.json()) as { id: string };
      };
      await ask('/api/guest', { name });
      const { id } = await ask('/api/games', {
        game: 'gipf',
        options: { variant: 'basic', potentials: 'Z1Y2D1T1-none', pieces: '15-17', linked: 'zYD' },
        links: {
          form: 'each',
          forms: { zertz: 'acquire', yinsh: 'challenge', dvonn: 'always' },
          challenges: 1,
          games: { zertz: 'yinsh-blitz', yinsh: 'die', dvonn: 'away:dominoes' },
        },
        colour: 'white',
        listed: false,
      });
      return id;
    }, who.name);

  test('P11: online: described in the invitation, with a reload in the inner game and reports that contradict', async () => {
    const [anna, ben] = [
      await person(browser, server.address, 'Anna'),
      await person(browser, server.address, 'Ben'),
    ];
    await toLobby(anna);
    const id = await offer(anna);
    await ben.page.goto(`${server.address}/g/${id}`);
    await shows(ben.page, 'White: 1 ZÈRTZ, 2 YINSH, 1 DVONN, 1 TAMSK; Black: None');
    await shows(ben.page, 'White: 15; Black: 17');
    await shows(ben.page, 'Every use must be won: dominoes, off-screen');
    expect(await ben.page.locator('dl > div', { hasText: /^Free/ }).innerText()).toBe('Free\nTAMSK');
    await acceptGame(ben, id);
    await anna.page.goto(`${server.address}/g/${id}`);
    await boardThere(anna);

    // To be acquired: the entry is played for.
    await touch(anna.page, 'a1');
    for (const { page } of [anna, ben]) await open(page);
    await anna.page.reload();
    await open(anna.page);
    await shows(anna.page, 'Anna: win this game to bring in the ZÈRTZ. A draw is not enough.');
    await resign(ben.page);
    for (const { page } of [anna, ben]) {
      await shows(page, 'Won: a piece with ZÈRTZ comes in from a1 to b2.');
      await press(page, 'Back to the GIPF game');
      await expect.poll(() => turnsShown(page)).toEqual(['Za1-b2']);
    }
    await touch(ben.page, 'i1');
    await untilTurns(anna, 2);

    // Always to be won, away from the screen: the entry is free, the use is not.
    await anna.page.getByLabel('DVONN', { exact: true }).check();
    await touch(anna.page, 'e9');
    await untilTurns(ben, 3);
    await touch(ben.page, 'a5');
    await untilTurns(anna, 4);
    await touch(anna.page, 'e8', 'e7');
    for (const attempt of [1, 2, 3]) {
      for (const { page } of [anna, ben])
        await shows(page, attempt === 1 ? /Who won it\?/ : `attempt ${attempt} of 3`);
      await press(anna.page, 'Anna won');
      await expect.poll(() => anna.page.getByText('Anna: “Anna won.”').count()).toBe(1);
      await press(ben.page, attempt === 2 ? 'Draw' : 'Ben won');
    }
    const disputed = 'The reports contradicted each other 3 times.';
    for (const { page } of [anna, ben]) {
      await shows(page, `${disputed} Use denied: the DVONN stays on e8`);
      await shows(page, new RegExp(`DVONN e8–e7, not won\\. dominoes, off-screen\\.\\s+${disputed}`));
    }
    await anna.page.getByLabel('YINSH', { exact: true }).check();
    await touch(anna.page, 'i5');
    await untilTurns(ben, 5);
    await expect.poll(async () => (await turnsShown(ben.page)).at(-1)).toBe('!De8-e7;Yi5-h5');
    const record = await (await fetch(`${server.address}/api/games/${id}/record`)).text();
    expect(record).toContain('"how":"disputed"');
    for (const one of [anna, ben]) expect([one.name, one.errors]).toEqual([one.name, []]);
    await anna.context.close();
    await ben.context.close();
  });
});
