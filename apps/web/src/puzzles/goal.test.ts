import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPuzzles, type Theme } from '@korong/study';
import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { GAME_NAMES } from '../games/about.js';
import { gameUiFor } from '../games/all.js';
import { goalOf } from './goal.js';

/** The goals that the puzzles of a theme have. */
const goalsOf = (game: (typeof GAME_NAMES)[number]): Map<Theme, Set<string>> => {
  const file = fileURLToPath(import.meta.resolve(`@korong/study/puzzles/${game}.txt`));
  const goals = new Map<Theme, Set<string>>();
  for (const puzzle of must(readPuzzles(readFileSync(file, 'utf8')))) {
    const goal = goalOf(gameUiFor(game), puzzle);
    const named = goal.kind === 'win' ? `win ${goal.turns}` : goal.kind;
    goals.set(puzzle.theme, (goals.get(puzzle.theme) ?? new Set()).add(named));
  }
  return goals;
};

test('every puzzle asks for what its theme claims', () => {
  const allowed: Partial<Record<Theme, readonly string[]>> = {
    'win-in-1': ['win 1'],
    'win-in-2': ['win 2'],
    'win-in-3': ['win 3'],
    'only-defence': ['hold'],
    'save-the-reserve': ['hold'],
    'row-on-their-turn': ['hold', 'win 1', 'win 2', 'win 3'],
    'ring-to-give-up': ['hold', 'win 1', 'win 2', 'win 3'],
    capture: ['pieces'],
    'gipf-piece': ['gipf-pieces', 'win 1', 'win 2', 'win 3'],
  };
  for (const game of GAME_NAMES) {
    for (const [theme, goals] of goalsOf(game)) {
      const twoRows = game === 'yinsh' ? ['two-rows', 'win 1', 'win 2'] : ['pieces'];
      expect(
        [...goals].filter(goal => !(allowed[theme] ?? twoRows).includes(goal)),
        `${game} ${theme}`,
      ).toEqual([]);
    }
  }
});
