// A player without a mouse.
import type { Board } from '@korong/rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilMeant, type Hands } from './player.ts';

/** The key for each of the six directions of a board. */
const KEYS = ['w', 'e', 'd', 's', 'a', 'q'];

/** The keys from one point to another, through the board's own neighbours. */
const keysFor = (board: Board, from: string, to: string, turned: boolean): string[] => {
  const [start, goal] = [board.find(from)!, board.find(to)!];
  const ways = new Map<number, string[]>([[start, []]]);
  for (const [at, keys] of ways) {
    if (at === goal) return keys;
    board.rays[at]!.forEach(([next], direction) => {
      if (next !== undefined && !ways.has(next))
        ways.set(next, [...keys, KEYS[(direction + (turned ? 3 : 0)) % KEYS.length]!]);
    });
  }
  throw new Error(`no way from ${from} to ${to}`);
};

const activePoint = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest<SVGElement>('[data-point]')?.dataset.point);

/** Presses Tab until `there`; a focus trap fails. */
export const tabTo = async (page: Page, there: () => Promise<boolean>, key = 'Tab'): Promise<void> => {
  for (let i = 0; i < 60; i++) {
    if (await there()) return;
    await page.keyboard.press(key);
  }
  throw new Error('not reached with the Tab key');
};

/** `turned`: Black sits below, and every direction is reversed. */
export const byKeyboard = (page: Page, board: Board, turned = false): Hands => {
  const toBoard = (): Promise<void> =>
    tabTo(page, async () => (await activePoint(page)) !== undefined, 'Shift+Tab');
  return {
    touch: async point => {
      await toBoard();
      for (const key of keysFor(board, (await activePoint(page))!, point, turned))
        await page.keyboard.press(key);
      await expect.poll(() => activePoint(page)).toBe(point);
      await untilMeant(page, point);
      await page.keyboard.press('Enter');
    },
    press: async button => {
      await tabTo(page, () =>
        page.evaluate(
          name => document.activeElement?.matches(name) === true,
          button === 'send' ? '.send' : '.offer',
        ),
      );
      await page.keyboard.press('Enter');
    },
    choose: async () => {
      await page.keyboard.press('g');
    },
  };
};
