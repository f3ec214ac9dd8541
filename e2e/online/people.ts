// Remote players, each in their own browser profile.
import type { GameName } from '@korong/rules';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { beginDraft, isDone } from '../../apps/web/src/game/turn/draft.ts';
import type { AnyGameUi } from '../../apps/web/src/games/gameUi.ts';
import { planStep, startOf, type CorpusGame } from '../../apps/web/src/games/testing.ts';
import { byMouse, setUp, turnsShown, type Hands } from '../play/player.ts';
import { goTo, openTab, type Tab } from '../site.ts';

export interface Person extends Tab {
  readonly name: string;
  /** The server's address for this player. */
  readonly at: string;
}

/** Opens a browser profile. Animations are off by default, so that tests do not wait. */
export const person = async (
  browser: Browser,
  at: string,
  name: string,
  more: {
    readonly context?: BrowserContextOptions;
    readonly settings?: Readonly<Record<string, unknown>>;
  } = {},
): Promise<Person> => {
  const tab = await openTab(browser, { viewport: { width: 1366, height: 768 }, ...more.context });
  await setUp(tab.page, more.settings);
  return { ...tab, name, at };
};

export interface Wished {
  readonly game: GameName;
  readonly variant: string;
  readonly handicap?: CorpusGame['handicap'];
  /** For the variant `project`: the potentials. */
  readonly preset?: 'free' | 'six' | 'ultimate' | 'custom';
  /** Fills in further fields of the form. */
  readonly more?: (page: Page) => Promise<void>;
  readonly opponent?: 'anybody' | 'friend' | 'computer';
  readonly level?: number;
  readonly colour?: 'white' | 'black' | 'random';
  readonly time?: string;
}

/** Writes in the chat, which opens over the board where there is no room beside it. */
export const chat = async ({ page }: Person, text: string): Promise<void> => {
  const button = page.getByRole('button', { name: 'Chat' });
  const over = await button.isVisible();
  if (over) await button.click();
  await page.getByLabel('Message…').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  if (over) await page.keyboard.press('Escape');
};

/** Enters a name, if the page asks for one. */
export const giveName = async ({ page, name }: Person): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Choose a name' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Continue' }).click();
};

export const hasName = ({ page, name }: Person): Promise<boolean> =>
  page.getByText(`Playing as ${name}`).first().isVisible();

export const toLobby = async ({ page, at }: Person): Promise<void> => {
  await goTo(page, `${at}/en/online/`);
  await page.getByText(/Playing as/).waitFor();
};

/** Creates a game in the lobby; returns its id. */
export const makeGame = async (who: Person, wished: Wished): Promise<string> => {
  const { page } = who;
  await toLobby(who);
  await page.locator(`input[name=opponent][value=${wished.opponent ?? 'friend'}]`).check();
  await page.locator(`input[name=game][value=${wished.game}]`).check();
  await page.locator(`input[name=variant][value=${wished.variant}]`).check();
  if (wished.preset) await page.locator(`input[name=potentials][value=${wished.preset}]`).check();
  await wished.more?.(page);
  if (wished.level !== undefined) await page.getByRole('slider').fill(String(wished.level));
  await page.locator(`input[name=time][value="${wished.time ?? '30+0'}"]`).check();
  await page.locator(`input[name=colour][value=${wished.colour ?? 'white'}]`).check();
  const named = await hasName(who);
  await page.getByRole('button', { name: /^(Create game|Start)$/ }).click();
  if (!named) await giveName(who);
  await page.waitForURL(/\/game\/#\w{10}$/);
  return new URL(page.url()).hash.slice(1);
};

/** Opens the link and accepts. */
export const acceptGame = async (who: Person, id: string): Promise<void> => {
  const { page, at } = who;
  await page.goto(`${at}/g/${id}`);
  await page.waitForSelector('html[data-ready]');
  await page.getByRole('button', { name: 'Accept and play' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a name' });
  await dialog.or(page.locator('[data-point]').first()).first().waitFor();
  if (await dialog.isVisible()) await giveName(who);
  await boardThere(who);
};

export const boardThere = async ({ page }: Person): Promise<void> => {
  await page.locator('[data-point]').first().waitFor();
};

/** Two players in one game: the first one creates it and plays White. */
export const sitDown = async (white: Person, black: Person, wished: Wished): Promise<string> => {
  const id = await makeGame(white, wished);
  await acceptGame(black, id);
  await boardThere(white);
  return id;
};

const CLOCKS = {
  '5+3': { kind: 'fischer', initial: 300_000, increment: 3_000 },
  '1d': { kind: 'days', perTurn: 86_400_000 },
} as const;

interface Table {
  readonly game: GameName;
  readonly variant: string;
  readonly time: keyof typeof CLOCKS;
}

/** The same without the pages on the way, for tests of what comes later. */
export const seat = async (white: Person, black: Person, { game, variant, time }: Table): Promise<string> => {
  const ask = async ({ context, at }: Person, path: string, data?: object): Promise<string> => {
    const answer = await context.request.post(`${at}/api/${path}`, { data, headers: { origin: at } });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.text();
  };
  for (const who of [white, black]) await ask(who, 'guest', { name: who.name });
  const terms = { game, options: { variant }, clock: CLOCKS[time], colour: 'white', listed: false };
  const { id } = JSON.parse(await ask(white, 'games', terms)) as { id: string };
  await ask(black, `games/${id}/accept`);
  for (const who of [white, black]) {
    await goTo(who.page, `${who.at}/en/game/#${id}`);
    await boardThere(who);
  }
  return id;
};

/** Waits until this many turns have arrived and are stored. */
export const untilTurns = async ({ page }: Person, n: number): Promise<void> => {
  await page.waitForFunction(
    wanted =>
      document.querySelectorAll('.turn').length >= wanted &&
      !/Sending|Not sent/.test(document.querySelector('[data-testid=ask]')?.textContent ?? ''),
    n,
  );
};

/** Plays the steps of a record, each side on its own page; returns the turns. */
export const playRecord = async (
  players: { readonly white: Person; readonly black: Person },
  record: Pick<CorpusGame, 'game' | 'variant' | 'handicap' | 'steps' | 'result'>,
  options: { readonly hands?: (page: Page, side: 'white' | 'black') => Hands; readonly turns?: number } = {},
): Promise<number> => {
  const { ui, position }: { ui: AnyGameUi; position: unknown } = startOf(record);
  const hand = options.hands ?? byMouse;
  const hands = { white: hand(players.white.page, 'white'), black: hand(players.black.page, 'black') };
  const asking = { forced: false };
  let draft = beginDraft(ui, position, asking);
  let [made, turns] = [0, 0];
  while (made < record.steps.length && turns < (options.turns ?? Infinity)) {
    const side = ui.game.toAct(draft.turn.position);
    if (draft.turn.steps.length === 0) await untilTurns(players[side], turns);
    const plan = planStep(ui, draft, record.steps[made]!, asking);
    for (const act of plan.acts) {
      if ('touch' in act) await hands[side].touch(act.touch);
      else if ('choose' in act) await hands[side].choose(act.choose);
      else await hands[side].press(act.press);
    }
    made += plan.draft.turn.steps.length - draft.turn.steps.length;
    draft = plan.draft;
    if (isDone(ui, draft)) {
      turns++;
      draft = beginDraft(ui, draft.turn.position, asking);
    }
  }
  await untilTurns(players.white, turns);
  await untilTurns(players.black, turns);
  return turns;
};

export const stepsOf = async ({ page }: Person): Promise<string[]> =>
  (await turnsShown(page)).flatMap(turn => turn.split(';'));

/** The displayed clocks, in milliseconds. The reader's own seat comes last on the page, so each is asked for by its side. */
export const clocksOf = async ({ page }: Person): Promise<{ white: number; black: number }> => {
  const left = async (side: string): Promise<number> =>
    Number(await page.locator(`.seat.${side} [data-left]`).getAttribute('data-left'));
  return { white: await left('white'), black: await left('black') };
};
