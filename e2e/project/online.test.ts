// Remote GIPF with potentials, in real browsers: free, and linked matches with their inner games.
import { beginTurn, gipf, readTurn, type GipfStep } from '@korong/rules';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginDraft, isDone } from '../../apps/web/src/game/turn/draft.ts';
import { corpus, planStep, projectGame, startOf } from '../../apps/web/src/games/testing.ts';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import {
  boardThere,
  makeGame,
  person,
  playRecord,
  sitDown,
  untilTurns,
  type Person,
} from '../online/people.ts';
import { host, type Hosted } from '../online/server.ts';
import { askShown, clickPoint, turnsShown, untilMeant } from '../play/player.ts';
import { buildSite, goTo } from '../site.ts';

const PHONE = { width: 360, height: 740 };

interface Two {
  readonly white: Person;
  readonly black: Person;
}

const touch = async ({ page }: Person, ...points: readonly string[]): Promise<void> => {
  for (const point of points) await clickPoint(page, point);
};
const press = ({ page }: Person, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click();
const shows = ({ page }: Person, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();

/** A legal step of this kind after all turns of the page. */
const anyStep = async ({ page }: Person, kind: GipfStep['kind']): Promise<string> => {
  const options = gipf.readOptions({ variant: 'standard', potentials: 'Y3', linked: 'yes' });
  if (!options.ok) throw new Error(options.error.code);
  let position = gipf.start(options.value);
  for (const text of await turnsShown(page)) {
    const read = readTurn(gipf, beginTurn(position), text);
    if (read.status === 'illegal') throw new Error(`${text} is not possible`);
    ({ position } = read.turn);
  }
  return gipf.stepText(gipf.steps(position).find(step => step.kind === kind)!);
};

// ---- an announcement
interface Announcement {
  readonly ask: string;
  readonly link: string;
  readonly buttons: readonly string[];
}

/** Lets the page itself record the next announcement: the time to answer is short. */
const noteAnnouncement = ({ page }: Person): Promise<void> =>
  page.evaluate(() => {
    const look = (): void => {
      const ask = document.querySelector('[data-testid=ask]')?.textContent ?? '';
      const bar = document.querySelector<HTMLElement>('.link');
      if (!ask.includes(' wants to use ') || !bar?.innerText.includes('Time to answer')) return;
      observer.disconnect();
      const buttons = [...bar.querySelectorAll('button')].map(({ textContent }) => textContent.trim());
      Object.assign(window, { announcement: { ask, link: bar.innerText, buttons } });
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
const announcementSeen = ({ page }: Person): Promise<Announcement | undefined> =>
  page.evaluate(() => (window as { announcement?: Announcement }).announcement);

// ---- the inner game
const dialogOf = ({ page }: Person) => page.locator('dialog[open]:has([data-point])');
const open = (who: Person): Promise<void> => dialogOf(who).locator('[data-point]').first().waitFor();
const seatOf = (who: Person, side: string): Promise<string> =>
  dialogOf(who).locator(`.seat.${side} .name`).innerText();

/** The players of the inner game by its sides. */
const drawn = async (one: Person, two: Person): Promise<Two> => {
  const [white, black] = (await seatOf(one, 'white')).includes(one.name) ? [one, two] : [two, one];
  for (const who of [one, two]) {
    await expect.poll(() => seatOf(who, 'white')).toContain(white.name);
    await expect.poll(() => seatOf(who, 'black')).toContain(black.name);
  }
  return { white, black };
};

/** Touches a point as assistive technology does: wherever it is, since dialogs and banners move the page. */
const touchInner = async (who: Person, point: string): Promise<void> => {
  await untilMeant(who.page, point);
  await dialogOf(who).locator(`[data-point="${point}"]`).dispatchEvent('click');
};
const acts = async (who: Person, side: string): Promise<void> => {
  await dialogOf(who).locator(`.seat.${side}.acting`).waitFor();
  await expect.poll(() => dialogOf(who).getByTestId('ask').innerText()).toMatch(/^(White|Black): /);
};

const blitz = corpus()[57]!;

/** Plays an inner game of YINSH blitz, each player on their own page; events happen before some of its steps. */
const playInner = async (
  players: Two,
  happens: Readonly<Record<number, () => Promise<void>>>,
): Promise<void> => {
  const { ui, position } = startOf(blitz);
  let draft = beginDraft(ui, position, { forced: false });
  for (const [i, text] of blitz.steps.entries()) {
    await happens[i]?.();
    const side = ui.game.toAct(draft.turn.position);
    if (draft.turn.steps.length === 0) await acts(players[side], side);
    const plan = planStep(ui, draft, text, { forced: false });
    for (const act of plan.acts) {
      if ('touch' in act) await touchInner(players[side], act.touch);
      else await dialogOf(players[side]).locator('button.offer').click();
    }
    ({ draft } = plan);
    if (isDone(ui, draft)) draft = beginDraft(ui, draft.turn.position, { forced: false });
  }
};

const resignInner = async (who: Person): Promise<void> => {
  await press(who, 'Resign this game');
  await press(who, 'Yes, resign');
};

/** What the seats say, and of it what is cut off: a part is seen, another is not. */
const factsOf = ({ page }: Person): Promise<{ seen: string[]; cut: string[] }> =>
  page.evaluate(() => {
    const said = { seen: [] as string[], cut: [] as string[] };
    for (const facts of document.querySelectorAll<HTMLElement>('.seat .facts')) {
      const room = facts.getBoundingClientRect();
      for (const fact of facts.querySelectorAll<HTMLElement>(':scope > :not(.presence)')) {
        const { top, right, bottom } = fact.getBoundingClientRect();
        if (top >= room.bottom) continue;
        const isWhole = right <= room.right + 1 && bottom <= room.bottom + 1;
        said[isWhole ? 'seen' : 'cut'].push(fact.innerText);
      }
    }
    return said;
  });

describe.skipIf(CHROMIUM === undefined)('GIPF with potentials, online', () => {
  let server: Hosted;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [server, browser] = await Promise.all([host(), openBrowser()]);
  });
  afterAll(async () => {
    await server.stop();
  });

  const come = (name: string, viewport?: typeof PHONE): Promise<Person> =>
    person(browser, server.address, name, viewport && { context: { viewport } });
  const leave = async (...people: readonly Person[]): Promise<void> => {
    for (const one of people) {
      // The browser reports an error if no server answers.
      const errors = one.errors.filter(error => !error.startsWith('WebSocket connection to'));
      expect([one.name, errors]).toEqual([one.name, []]);
      await one.context.close();
    }
  };
  const linked = { game: 'gipf', variant: 'project', preset: 'six', time: '10+5' } as const;

  test('a free game, described in the invitation, goes on after a reload', async () => {
    const record = projectGame(35, { variant: 'standard', potentials: 'Z3Y3' });
    const [anna, ben] = [await come('Anna'), await come('Ben')];
    const id = await makeGame(anna, { ...linked, preset: 'free' });
    await ben.page.goto(`${server.address}/g/${id}`);
    await shows(ben, '3 ZÈRTZ, 3 YINSH for each player');
    await press(ben, 'Accept and play');
    await ben.page.getByLabel('Name', { exact: true }).fill('Ben');
    await press(ben, 'Continue');
    await boardThere(ben);
    await boardThere(anna);
    const facts = ['12 in reserve', '0 captured', 'in hand: Z3 Y3'];
    await expect.poll(() => factsOf(anna)).toEqual({ seen: [...facts, ...facts], cut: [] });
    await anna.page.setViewportSize(PHONE);
    await expect.poll(() => factsOf(anna).then(({ cut }) => cut)).toEqual([]);
    await anna.page.setViewportSize({ width: 1366, height: 768 });
    const players = { white: anna, black: ben };
    await playRecord(players, record, { turns: 6 });
    await ben.page.reload();
    await boardThere(ben);
    const turns = await turnsShown(anna.page);
    await expect.poll(() => turnsShown(ben.page)).toEqual(turns);
    expect(turns).toHaveLength(6);
    const steps = turns.flatMap(turn => turn.split(';'));
    expect(steps).toEqual(record.steps.slice(0, steps.length));
    await leave(anna, ben);
  });

  test('a linked match: one challenge is lost and one won, with a reload during the inner game', async () => {
    const [anna, ben, carl] = [await come('Anna'), await come('Ben'), await come('Carl')];
    const id = await sitDown(anna, ben, linked);
    await anna.page.setViewportSize(PHONE);
    await expect
      .poll(() => factsOf(anna).then(({ seen }) => seen.filter(fact => fact.includes('challenge'))))
      .toEqual(['1 challenge left', '1 challenge left']);
    expect(await factsOf(anna).then(({ cut }) => cut)).toEqual([]);
    await anna.page.setViewportSize({ width: 1366, height: 768 });
    await carl.page.goto(`${server.address}/g/${id}`);
    await boardThere(carl);
    await touch(anna, 'a2', 'b2');
    await untilTurns(ben, 1);
    await touch(ben, 'i2', 'h2');
    await untilTurns(anna, 2);

    // White announces. Black has to answer within half a minute; only Black has a button.
    for (const who of [anna, ben, carl]) await noteAnnouncement(who);
    await touch(anna, 'b2', 'b4');
    await press(ben, 'Challenge');
    for (const who of [anna, ben, carl]) {
      await expect.poll(() => announcementSeen(who)).toBeDefined();
      const { ask, link, buttons } = (await announcementSeen(who))!;
      expect(ask).toMatch(/^Anna wants to use the YINSH b2–b4\. Ben/);
      expect(link).toMatch(/Time to answer: (30|[12]?\d) s/);
      expect(buttons).toEqual(who === ben ? ['Challenge', 'Allow it'] : []);
    }
    for (const who of [anna, ben, carl]) await open(who);
    // A watcher can look back, and nothing else.
    expect(await dialogOf(carl).locator('button:not(.review button)').count()).toBe(0);
    expect(await axeFinds(anna.page, 'dialog[open]')).toEqual([]);
    const first = await drawn(anna, ben);
    await playInner(first, {
      14: async () => {
        // A watcher has seen every turn of it.
        await expect
          .poll(() => dialogOf(carl).getByRole('log').first().innerText())
          .toContain(`ring placed on ${blitz.steps[9]!}.`);
        await leave(carl);
        await ben.page.reload();
        await open(ben);
        expect((await drawn(anna, ben)).white.name).toBe(first.white.name);
      },
      // The server crashes in the middle of a turn, and all pages reconnect.
      19: async () => {
        // The page that was loaded again has fetched its parts: one that the crash cuts off would be missing.
        await ben.page.locator('.turn').first().waitFor({ state: 'attached' });
        await ben.page.waitForLoadState('networkidle');
        await server.kill();
        await server.restart();
      },
    });
    const won = first.black === anna; // Black wins that game
    for (const who of [anna, ben]) {
      await shows(who, won ? /^Won: the YINSH goes from b2 to b4/ : /^Use denied: the YINSH stays on b2/);
      await press(who, 'Back to the GIPF game');
    }
    if (!won) {
      await expect.poll(() => askShown(anna.page)).toMatch(/^White: /);
      await touch(anna, 'e9');
    }
    const third = won ? 'Yb2-b4' : '!Yb2-b4;Ye9-e8';
    for (const who of [anna, ben]) {
      await expect.poll(() => turnsShown(who.page)).toEqual(['Ya2-b2', 'Yi2-h2', third]);
    }

    // Black announces, White challenges; this contest ends the other way, by resignation.
    await touch(ben, 'h2', 'h3');
    await press(anna, 'Challenge');
    await open(anna);
    await open(ben);
    await resignInner(won ? ben : anna);
    for (const who of [anna, ben]) await press(who, 'Back to the GIPF game');
    if (won) {
      await expect.poll(() => askShown(ben.page)).toMatch(/^Black: /);
      await touch(ben, 'e1');
    }
    const fourth = won ? '!Yh2-h3;Ye1-e2' : 'Yh2-h3';
    for (const who of [anna, ben]) {
      await expect.poll(() => turnsShown(who.page)).toEqual(['Ya2-b2', 'Yi2-h2', third, fourth]);
    }

    // No challenge is left: the next use acts at once. Then the whole match is resigned.
    if (won) {
      await touch(anna, 'e9');
      await untilTurns(ben, 5);
      await touch(ben, 'h2', 'h3');
    } else await touch(anna, 'b2', 'b3');
    const all = ['Ya2-b2', 'Yi2-h2', third, fourth, ...(won ? ['Ye9-e8', 'Yh2-h3'] : ['Yb2-b3'])];
    for (const who of [anna, ben]) await expect.poll(() => turnsShown(who.page)).toEqual(all);
    await press(anna, 'Resign');
    await anna.page.locator('dialog[open] button[value=resign]').click();
    for (const who of [anna, ben]) {
      await expect.poll(() => askShown(who.page)).toBe('Black wins: White resigned.');
    }
    const record = await (await fetch(`${server.address}/api/games/${id}/record`)).text();
    expect(record.match(/%links /g)).toHaveLength(3);
    // Both pages have sealed their nonces automatically, and stored the secrets.
    expect(record.match(/"sealedFor":"\w{10} \d+","sealed":\{"/g)).toHaveLength(2);
    for (const who of [anna, ben])
      expect(await who.page.evaluate(() => localStorage.getItem('korong.lots'))).toMatch(/^\w{43}$/);
    // The match can be analysed, and opened locally, with its inner games.
    await anna.page.getByRole('link', { name: 'Analyse this game' }).click();
    await anna.page.waitForURL(/\/analysis\/#remote=/);
    await expect.poll(() => turnsShown(anna.page)).toEqual(all);
    await goTo(anna.page, `${server.address}/en/games/`);
    await anna.page.getByLabel('Paste a game or position').fill(record);
    await anna.page.getByRole('button', { name: 'Open', exact: true }).click();
    await anna.page.waitForURL(/\/play\/#game=/);
    await expect.poll(() => turnsShown(anna.page)).toEqual(all);
    await expect.poll(() => anna.page.getByRole('button', { name: /^View game/ }).count()).toBe(2);
    await leave(anna, ben);
  });

  test('a die is rolled, and both players report the result of a game played elsewhere, on a phone', async () => {
    const [anna, ben] = [await come('Anna', PHONE), await come('Ben', PHONE)];
    await sitDown(anna, ben, {
      ...linked,
      preset: 'custom',
      more: async (page: Page) => {
        for (const kind of ['ZÈRTZ', 'YINSH']) await page.getByLabel(`Use of ${kind}`).selectOption('always');
        await page.getByLabel('ZÈRTZ is decided by').selectOption('die');
        await page.getByLabel('YINSH is decided by').selectOption('away');
      },
    });
    await touch(anna, 'a2', 'b2');
    await untilTurns(ben, 1);
    await ben.page.getByLabel('YINSH', { exact: true }).check();
    await touch(ben, 'i2', 'h2');
    await untilTurns(anna, 2);

    await touch(anna, 'b2', 'd2');
    const thrown =
      /Die roll – Anna: ([1-6]), Ben: ([1-6])\. (Won|Use denied): the ZÈRTZ (?:goes from|stays on) b2/;
    for (const who of [anna, ben]) await shows(who, thrown);
    const [, a, b, how] = thrown.exec(await anna.page.locator('.link').innerText())!;
    expect(how).toBe(Number(a) >= Number(b) ? 'Won' : 'Use denied');
    if (how !== 'Won') {
      await expect.poll(() => askShown(anna.page)).toMatch(/^White: /);
      await touch(anna, 'e9');
    }
    await untilTurns(ben, 3);
    await expect
      .poll(async () => (await turnsShown(ben.page)).at(-1))
      .toBe(how === 'Won' ? 'Zb2-d2' : '!Zb2-d2;Ze9-e8');

    await touch(ben, 'h2', 'h3');
    await shows(anna, /Who won it\?/);
    await press(ben, 'Ben won');
    await shows(anna, 'Ben: “Ben won.”');
    await press(anna, 'Anna won');
    for (const who of [anna, ben]) await shows(who, 'Anna: “Anna won.”');
    expect(await axeFinds(anna.page)).toEqual([]);
    expect(await anna.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await press(anna, 'Ben won');
    for (const who of [anna, ben]) {
      await shows(who, /^Won: the YINSH goes from h2 to h3/);
      await expect.poll(() => turnsShown(who.page).then(turns => turns.at(-1))).toBe('Yh2-h3');
    }
    await leave(anna, ben);
  });

  test('against the server’s engine, which plays the inner game too', async () => {
    const anna = await come('Anna');
    const id = await makeGame(anna, {
      ...linked,
      preset: 'custom',
      opponent: 'computer',
      level: 1,
      more: async (page: Page) => {
        await page.getByLabel('ZÈRTZ per player').selectOption('0');
        await page.getByLabel('Use of YINSH').selectOption('always');
      },
    });
    await boardThere(anna);
    await touch(anna, 'a2', 'b2');
    await untilTurns(anna, 2);
    await expect.poll(() => askShown(anna.page)).toMatch(/^White: /);

    // Whatever the computer did, a use is left, and it has to be won.
    const [, from, to] = /^Y(\w+)-(\w+)$/.exec(await anyStep(anna, 'use'))!;
    await touch(anna, from!, to!);
    await open(anna);
    const mine = (await seatOf(anna, 'white')).includes('Anna') ? 'white' : 'black';
    if (mine === 'white') await touchInner(anna, 'f6');
    // With White the computer may have moved before the dialog was open: then it is Black's turn already.
    const theirs = mine === 'white' ? /Black: ring placed on/ : /White: ring placed on|Black: place a ring/;
    await expect.poll(() => dialogOf(anna).getByRole('log').first().innerText()).toMatch(theirs);
    await acts(anna, mine);
    await resignInner(anna);
    await shows(anna, /^Use denied: the YINSH stays/);
    await press(anna, 'Back to the GIPF game');
    await expect.poll(() => askShown(anna.page)).toMatch(/^White: /);
    await touch(anna, 'e9');
    await untilTurns(anna, 3);

    // The computer goes on, perhaps with a use of its own; the match can be resigned at any point.
    const asked = async (): Promise<boolean> =>
      (await dialogOf(anna).isVisible()) || (await askShown(anna.page)).startsWith('White: ');
    await expect.poll(asked).toBe(true);
    if (await dialogOf(anna).isVisible()) {
      await press(anna, 'Resign the match');
      await press(anna, 'Yes, resign');
    } else {
      await press(anna, 'Resign');
      await anna.page.locator('dialog[open] button[value=resign]').click();
    }
    await expect.poll(() => askShown(anna.page)).toBe('Black wins: White resigned.');
    const record = await (await fetch(`${server.address}/api/games/${id}/record`)).text();
    expect(record).toContain('%links ');
    await leave(anna);
  });
});
