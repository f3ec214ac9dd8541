// A player in a real browser: plays records through the page's controls, and reads the page.
import { setTimeout } from 'node:timers/promises';
import type { GameName } from '@korong/rules';
import { allGames, type MatchEvent } from '@korong/match';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beginDraft, isDone, type Draft } from '../../apps/web/src/game/turn/draft.ts';
import type { AnyGameUi } from '../../apps/web/src/games/gameUi.ts';
import { planStep, type Act, type CorpusGame } from '../../apps/web/src/games/testing.ts';
import type { KeptTurn } from '../../apps/web/src/store/index.ts';
import { goTo } from '../site.ts';

type AnyDraft = Draft<unknown, unknown>;

/** Stores settings before the page is opened. Animations are off by default, so that tests do not wait. */
export const setUp = async (page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> => {
  await page.addInitScript(
    text => {
      localStorage.setItem('korong.settings', text);
    },
    JSON.stringify({ version: 1, speed: 0, sound: false, forced: false, ...settings }),
  );
};

export interface Choices {
  readonly game: GameName;
  readonly variant: string;
  readonly handicap?: CorpusGame['handicap'];
  readonly opponent?: 'person' | 'computer';
  readonly level?: number;
  readonly colour?: 'white' | 'black';
  readonly clock?: string;
}

/** A short game against the computer, who answers at once. */
export const AGAINST_COMPUTER: Choices = {
  game: 'yinsh',
  variant: 'blitz',
  opponent: 'computer',
  level: 1,
  colour: 'white',
};

/** Fills the form in and starts. */
export const startGame = async (page: Page, site: string, choices: Choices): Promise<void> => {
  await goTo(page, `${site}/en/play/`);
  await page.locator(`input[name=game][value=${choices.game}]`).check();
  await page.locator(`input[name=variant][value=${choices.variant}]`).check();
  await page.locator(`input[name=opponent][value=${choices.opponent ?? 'person'}]`).check();
  if (choices.level !== undefined) await page.getByRole('slider').fill(String(choices.level));
  if (choices.colour) await page.locator(`input[name=colour][value=${choices.colour}]`).check();
  if (choices.clock !== undefined || choices.handicap) {
    await page.locator('form summary').click();
    if (choices.clock !== undefined) await page.getByLabel('Clock').selectOption(choices.clock);
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('[data-point]').first().waitFor();
};

/** The input device: mouse or keyboard. */
export interface Hands {
  touch(point: string): Promise<void>;
  press(button: 'offer' | 'next' | 'send'): Promise<void>;
  choose(option: string): Promise<void>;
}

/** Longer than a double click takes, whose second click counts for nothing after a step, even if the page was late with the first. */
const NO_DOUBLE_CLICK_MS = 1_000;
const touched = new WeakMap<Page, { readonly point: string; readonly at: number }>();

/** Waits where a touch of this point would look like the second click of a double click: no hand is as fast and means it. */
export const untilMeant = async (page: Page, point: string): Promise<void> => {
  const last = touched.get(page);
  if (last?.point === point) await setTimeout(last.at + NO_DOUBLE_CLICK_MS - performance.now());
  touched.set(page, { point, at: performance.now() });
};

/** Scrolls to the middle of the screen, where nothing lies over it. */
type InChromium = SVGElement & { scrollIntoViewIfNeeded(): void };

/** Clicks the position of the point, whatever covers it. */
export const clickPoint = async (page: Page, point: string): Promise<void> => {
  const cell = page.locator(`[data-point="${point}"]`);
  const [x, y] = await cell.evaluate((element: InChromium) => {
    element.scrollIntoViewIfNeeded();
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  });
  await untilMeant(page, point);
  await page.mouse.click(x, y);
};

export const byMouse = (page: Page): Hands => ({
  touch: point => clickPoint(page, point),
  press: async button => {
    await {
      send: page.getByRole('button', { name: 'Confirm move' }),
      next: page.getByRole('button', { name: /^(Next row|Other option)$/ }),
      offer: page.locator('button.offer'),
    }[button].click();
  },
  choose: async option => {
    await page.locator(`input[name=choice][value=${option}]`).check();
  },
});

const doAct = (hands: Hands, act: Act): Promise<void> => {
  if ('touch' in act) return hands.touch(act.touch);
  return 'choose' in act ? hands.choose(act.choose) : hands.press(act.press);
};

/** Plays steps one after the other, for both sides. */
export const playSteps = async (
  hands: Hands,
  ui: AnyGameUi,
  start: unknown,
  steps: readonly string[],
  options: { readonly forced?: boolean; readonly send?: boolean } = {},
): Promise<AnyDraft> => {
  const asking = { forced: options.forced ?? false };
  let draft = beginDraft(ui, start, asking);
  let made = 0;
  while (made < steps.length) {
    const plan = planStep(ui, draft, steps[made]!, asking);
    for (const act of plan.acts) await doAct(hands, act);
    made += plan.draft.turn.steps.length - draft.turn.steps.length;
    draft = plan.draft;
    if (isDone(ui, draft)) {
      if (options.send === true) await hands.press('send');
      draft = beginDraft(ui, draft.turn.position, asking);
      // The page has made forced steps itself.
      made += draft.turn.steps.length;
    }
  }
  return draft;
};

/** The turns in the list beside the board, which is loaded with the first turn. */
export const turnsShown = async (page: Page): Promise<string[]> => {
  await page.locator('.turn, .none').first().waitFor();
  return page.locator('.turn').allInnerTexts();
};

export const stepsShown = async (page: Page): Promise<string[]> =>
  (await turnsShown(page)).flatMap(turn => turn.split(';'));

export const askShown = (page: Page): Promise<string> => page.getByTestId('ask').innerText();

interface Kept {
  readonly events: readonly MatchEvent[];
  readonly draft: KeptTurn | undefined;
}

/** The game of this page in the device's store. */
export const keptGame = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const id = new URLSearchParams(location.hash.slice(1)).get('game')!;
    const result = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(request.error!);
        };
      });
    const db = await result(indexedDB.open('korong'));
    const tx = db.transaction(['events', 'drafts']);
    const kept = tx.objectStore('events').getAll(IDBKeyRange.bound([id, 0], [id, Infinity]));
    const begun = tx.objectStore('drafts').get(id);
    const [rows, draft] = await Promise.all([
      result(kept as IDBRequest<{ event: MatchEvent }[]>),
      result(begun as IDBRequest<KeptTurn | undefined>),
    ]);
    db.close();
    return { events: rows.map(({ event }) => event), draft };
  });

/** Waits until the device has stored every displayed turn: leaving earlier may lose the last one. */
export const untilKept = async (page: Page): Promise<void> => {
  const shown = await turnsShown(page);
  await expect
    .poll(async () => {
      const match = allGames.replayEvents((await keptGame(page)).events);
      return match.ok ? match.value.turns.map(({ text }) => text) : match.error.code;
    })
    .toEqual(shown);
};
