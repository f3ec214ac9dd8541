// A player of whole games against the computer in a real browser, by clicks.
import type { Page } from 'playwright-core';
import { beginTurn, readTurn, type GameName } from '@korong/rules';
import { beginDraft } from '../../apps/web/src/game/turn/draft.ts';
import { planStep, startOf } from '../../apps/web/src/games/testing.ts';
import { askShown, byMouse, turnsShown } from './player.ts';

/** A legal step, a different one each time. */
const someStep = (steps: readonly unknown[], turn: number): unknown => steps[(turn * 7) % steps.length];

/** Answers every turn of the computer with a legal one until the game is over; returns the final message. */
export const playOut = async (page: Page, name: GameName, variant: string): Promise<string> => {
  const begun = startOf({ game: name, variant, steps: [], result: null });
  const { ui } = begun;
  const { game } = ui;
  const hands = byMouse(page);
  let { position } = begun;
  let known = 0;

  const catchUp = async (): Promise<void> => {
    for (const text of (await turnsShown(page)).slice(known)) {
      const read = readTurn(game, beginTurn(position), text);
      if (read.status !== 'complete') throw new Error(`${text} is not a turn`);
      ({ position } = read.turn);
      known++;
    }
  };
  const makeStep = async (from: unknown, step: unknown): Promise<unknown> => {
    const draft = beginDraft(ui, from, { forced: false });
    const plan = planStep(ui, draft, game.stepText(step), { forced: false });
    for (const act of plan.acts) {
      if ('touch' in act) await hands.touch(act.touch);
      else if ('press' in act) await hands.press(act.press);
    }
    return plan.draft.turn.position;
  };

  for (;;) {
    await page.waitForFunction(
      () => !document.querySelector('[data-testid=ask]')!.textContent.includes('thinking'),
    );
    await catchUp();
    if (game.outcome(position) !== undefined) return askShown(page);
    const side = game.toAct(position);
    let now = await makeStep(position, someStep(game.steps(position), known));
    // The rest of the turn, a row or a ring: the first one offered.
    while (game.outcome(now) === undefined && game.toAct(now) === side) {
      now = await makeStep(now, game.steps(now)[0]);
    }
  }
};
