// Faults between a browser and the server: cut connections, reloads, suspended machines, crashed servers.
import { clockAt } from '@korong/match';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { corpus } from '../../apps/web/src/games/testing.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { askShown, clickPoint } from '../play/player.ts';
import { buildSite } from '../site.ts';
import { clockError, matchOf } from './clocks.ts';
import { launchSleeper } from './sleeper.ts';
import { boardThere, person, playRecord, seat, untilTurns, type Person } from './people.ts';
import { host, wireTo, type Hosted, type Wire } from './server.ts';

const TOLERANCE_MS = 200;

describe.skipIf(CHROMIUM === undefined)('on a bad network', () => {
  let server: Hosted;
  let browser: Browser;
  let wire: Wire;
  let anna: Person;
  let ben: Person;
  let id: string;
  const record = corpus()[57]!;

  beforeAll(async () => {
    buildSite();
    [server, browser] = await Promise.all([host(), openBrowser()]);
  });
  afterAll(async () => {
    await server.stop();
  });

  /** Anna plays White behind a proxy that can be cut, Ben plays Black. */
  const sit = async (settings: Readonly<Record<string, unknown>> = {}, at = browser): Promise<void> => {
    wire = await wireTo(server.port);
    anna = await person(at, wire.address, 'Anna', { settings });
    ben = await person(browser, server.address, 'Ben');
    id = await seat(anna, ben, { game: record.game, variant: record.variant, time: '5+3' });
  };
  const turns = (n: number): Promise<number> => playRecord({ white: anna, black: ben }, record, { turns: n });
  const isRight = async (): Promise<void> => {
    for (const who of [anna, ben]) {
      await expect.poll(() => clockError(who.page, server.address, id)).toBeLessThanOrEqual(TOLERANCE_MS);
    }
  };
  const made = async (): Promise<string[]> =>
    (await matchOf(server.address, id)).turns.map(({ text }) => text);

  afterEach(async () => {
    await anna.context.close();
    await ben.context.close();
    await wire.close();
  });

  test('a connection is cut during a turn: the turn waits, is sent once, and the clocks are right', async () => {
    await sit();
    await turns(10);
    const [from, to] = record.steps[10]!.split('-');
    await clickPoint(anna.page, from!);
    wire.cut();
    await anna.page.getByText('Connection lost.').waitFor();
    await clickPoint(anna.page, to!);
    await expect.poll(() => askShown(anna.page)).toMatch(/^Not sent yet/);
    expect(await made()).toHaveLength(10);
    wire.mend();
    await expect.poll(() => askShown(anna.page)).toBe('Move sent – Ben’s turn.');
    await untilTurns(ben, 11);
    expect((await made()).at(-1)).toBe(`${from}-${to}`);
    await isRight();
    await turnsFrom(11, 2);
    await isRight();
  });

  test('a turn that waits for the connection can be changed', async () => {
    await sit();
    await turns(2);
    wire.cut();
    await anna.page.getByText('Connection lost.').waitFor();
    await clickPoint(anna.page, 'f6');
    await anna.page.getByRole('button', { name: 'Change move' }).click();
    await anna.page.getByRole('button', { name: 'Undo' }).click();
    await clickPoint(anna.page, 'e6');
    wire.mend();
    await untilTurns(ben, 3);
    expect((await made()).at(-1)).toBe('e6');
  });

  test('a page is reloaded with a turn begun, and with a turn sent', async () => {
    await sit({ confirm: 'button' });
    await clickPoint(anna.page, 'f6');
    await anna.page.reload();
    await boardThere(anna);
    await expect.poll(() => askShown(anna.page)).toBe('White: the move is not confirmed yet.');
    wire.cut();
    await anna.page.getByText('Connection lost.').waitFor();
    await anna.page.getByRole('button', { name: 'Confirm move' }).click();
    await expect.poll(() => askShown(anna.page)).toMatch(/^Not sent yet/);
    wire.mend();
    await anna.page.reload();
    await untilTurns(ben, 1);
    await expect.poll(() => askShown(anna.page)).toBe('Move sent – Ben’s turn.');
    expect(await made()).toEqual(['f6']);
  });

  test('a laptop sleeps for a minute while the opponent plays', async () => {
    const laptop = await launchSleeper();
    await sit({}, laptop.browser);
    await turns(11);
    await anna.page.evaluate(() => {
      const slept = { longest: 0 };
      Object.assign(window, { slept });
      let last = Date.now();
      setInterval(() => {
        slept.longest = Math.max(slept.longest, Date.now() - last);
        last = Date.now();
      }, 100);
    });
    // A suspended machine runs nothing and hears nothing; its peers give up its connections.
    laptop.sleep();
    wire.cut();
    const slept = Date.now();
    const [from, to] = record.steps[11]!.split('-');
    await clickPoint(ben.page, from!);
    await clickPoint(ben.page, to!);
    await untilTurns(ben, 12);
    await ben.page.getByText(/away \d+ s/).waitFor();
    await new Promise(resolve => setTimeout(resolve, slept + 60_000 - Date.now()));
    wire.mend();
    laptop.wake();
    // It was really suspended: a timer with ten ticks a second did not run meanwhile.
    const longest = (): Promise<number> =>
      anna.page.evaluate(() => (window as unknown as { slept: { longest: number } }).slept.longest);
    await expect.poll(longest).toBeGreaterThan(50_000);
    await untilTurns(anna, 12);
    await expect.poll(() => askShown(anna.page)).toMatch(/^White: /);
    await isRight();
    // It was White's turn all the time, so White's clock has run.
    const { white } = clockAt(await matchOf(server.address, id), Date.now())!;
    expect(white).toBeLessThan(5 * 60_000 + 11 * 3_000 - 50_000);
    await turnsFrom(12, 2);
    await anna.context.close();
    await laptop.close();
  });

  test('the server is killed and restarted: the game goes on, and the time is given back', async () => {
    await sit();
    await turns(3);
    await server.kill();
    await ben.page.getByText('Connection lost.').waitFor();
    await clickPoint(ben.page, record.steps[3]!);
    await expect.poll(() => askShown(ben.page)).toMatch(/^Not sent yet/);
    await new Promise(resolve => setTimeout(resolve, 8_000));
    await server.restart();
    await untilTurns(anna, 4);
    await untilTurns(ben, 4);
    expect(await made()).toEqual(record.steps.slice(0, 4));
    await expect
      .poll(async () => (await matchOf(server.address, id)).events.some(({ kind }) => kind === 'outage'))
      .toBe(true);
    await isRight();
  });

  /** Continues after this many turns of the record. */
  const turnsFrom = async (first: number, n: number): Promise<void> => {
    for (let i = first; i < first + n; i++) {
      const who = i % 2 === 0 ? anna : ben;
      await untilTurns(who, i);
      for (const point of record.steps[i]!.split('-')) await clickPoint(who.page, point);
      await untilTurns(who, i + 1);
    }
  };
});
