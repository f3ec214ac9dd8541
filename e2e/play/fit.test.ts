import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packText } from '../../apps/web/src/game/share/link.ts';
import { corpus, projectGame, startOf, type CorpusGame } from '../../apps/web/src/games/testing.ts';
import { CHROMIUM, openBrowser } from '../browser.ts';
import { buildSite, openTab, serveSite, type Site } from '../site.ts';
import { clickPoint, setUp, startGame } from './player.ts';

const SIZES = [
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1366, 768],
  [1440, 900],
  [2560, 1440],
] as const;

/** Those with the longest sentences among them. */
const LANGUAGES = ['en', 'de', 'hu', 'uk'] as const;

/** What a turn needs: the players, the board, the question, the buttons, and the way back through the moves. */
const NEEDED = '.far, .stage svg, .near, .prompt, .action button, .action label, .tools button, .review';

/** A position of every phase in every variant, by its text, from the games of the corpus. */
const positions = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const add = (record: CorpusGame): void => {
    const { ui, position } = startOf(record);
    const { game } = ui;
    let now = position;
    for (const step of record.steps) {
      const { phase } = now as { readonly phase: string };
      const name = [record.game, record.variant, record.potentials, phase].filter(Boolean).join(' ');
      if (!found.has(name)) found.set(name, game.positionText(now));
      now = game.play(
        now,
        game.steps(now).find(each => game.stepText(each) === step),
      );
    }
  };
  for (const record of corpus()) add(record);
  add(projectGame(3, { variant: 'tournament', potentials: 'Z3Y3D3T3P3' }));
  return found;
};

const outside = (page: Page): Promise<string[]> =>
  page.evaluate(needed => {
    const { clientWidth: width } = document.documentElement;
    const isOut = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // A row of many choices is passed by sideways.
      const aside = element.matches('.action label') && innerWidth < 704;
      return top < -0.5 || bottom > innerHeight + 0.5 || (!aside && (left < -0.5 || right > width + 0.5));
    };
    return [...document.querySelectorAll(needed)]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && isOut(element))
      .map(element => `${element.getAttribute('class') ?? ''} ${element.textContent}`.slice(0, 60));
  }, NEEDED);

/** Parts that lie over another one, or whose contents do not fit into them. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(parts => {
    const all = [...document.querySelectorAll<HTMLElement>(parts)].filter(part => part.checkVisibility());
    const name = (part: Element): string => part.className.split(' ')[0]!;
    const found = all.flatMap((one, i) =>
      all.slice(i + 1).flatMap(other => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > 1 && high > 1 ? [`${name(one)} over ${name(other)}`] : [];
      }),
    );
    for (const part of all) {
      const { overflowY } = getComputedStyle(part);
      if (overflowY === 'visible' && part.scrollHeight > part.clientHeight + 1)
        found.push(`${name(part)} overflows`);
    }
    return found;
  }, '.far, .stage, .near, .prompt, .action:not(:empty), .offers:not(:empty), .tools:has(.tools), .review, .log');

/** The record of a game under way, with more moves than any list has room for. */
const longRecord = (): string => {
  const record = corpus().find(({ game, variant }) => game === 'gipf' && variant === 'basic')!;
  const { ui, position } = startOf(record);
  const { game } = ui;
  const turns: string[] = [];
  let now = position;
  let mover: unknown;
  for (const text of record.steps) {
    const side = game.toAct(now);
    if (side === mover) turns.push(`${turns.pop()!};${text}`);
    else turns.push(text);
    mover = side;
    now = game.play(
      now,
      game.steps(now).find(each => game.stepText(each) === text),
    );
  }
  return `[Game "gipf"]\n[Variant "basic"]\n\n${turns.slice(0, 36).join(' ')}\n`;
};

describe.skipIf(CHROMIUM === undefined)('the screen of a game', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    buildSite();
    [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  });
  afterAll(async () => {
    await site.stop();
  });

  test('shows everything that a turn needs without scrolling, in every phase, at every size', async () => {
    const { page, context, errors } = await openTab(browser);
    await setUp(page, { confirm: 'button' });
    const all = [...positions()];
    expect(new Set(all.map(([name]) => name.split(' ').at(-1))).size).toBeGreaterThan(4);
    const wrong: string[] = [];
    for (const [i, [name, text]] of all.entries()) {
      const packed = await packText(text);
      const language = LANGUAGES[i % LANGUAGES.length]!;
      // A new hash alone would load nothing.
      await page.goto(`${site.address}/${language}/play/?${i}#shared=${packed!}`);
      await page.locator('[data-point]').first().waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const found = [...(await outside(page)), ...(await crowded(page))];
        if (found.length > 0) wrong.push(`${name}, ${language}, ${width} × ${height}: ${found.join('; ')}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('has room for looking back with the analysis, and for the end, at every size', async () => {
    const { page, context, errors } = await openTab(browser);
    await setUp(page);
    await startGame(page, site.address, { game: 'yinsh', variant: 'blitz' });
    for (const point of ['f6', 'g7', 'e5']) await clickPoint(page, point);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByText('Player 1 won').waitFor();
    const wrong: string[] = [];
    const look = async (what: string): Promise<void> => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const found = [...(await outside(page)), ...(await crowded(page))];
        if (found.length > 0) wrong.push(`${what}, ${width} × ${height}: ${found.join('; ')}`);
      }
    };
    await look('end');
    await page.getByRole('button', { name: 'Previous move' }).click();
    await page.getByRole('button', { name: 'Play on from here' }).waitFor();
    await look('review');
    expect(wrong).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('keeps a long list of moves in its place, at every size', async () => {
    const { page, context } = await openTab(browser);
    await setUp(page);
    await page.goto(`${site.address}/en/play/#shared=${(await packText(longRecord()))!}`);
    await page.locator('[data-turn="20"]').waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const [list, section] = await page
        .locator('ol:has([data-turn])')
        .evaluate(ol => [ol, ol.closest('section')!].map(part => part.getBoundingClientRect().bottom));
      expect([width, height, list! <= section!]).toEqual([width, height, true]);
    }
    await context.close();
  });
});
