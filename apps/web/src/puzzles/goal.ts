// What a puzzle asks for. A slower win is no solution of a win in two, so the number of turns belongs to the question.
import type { Puzzle } from '@korong/study';
import { lineMatch } from '../game/solve/lineMatch.js';
import type { Goal } from '../game/solve/task.js';
import type { AnyGameUi } from '../games/gameUi.js';
import { OWN_GOALS } from '../games/puzzleGoals.js';

/** Lines that end the game are wins; docs/puzzles.md has the claims of the other themes. */
export const goalOf = (ui: AnyGameUi, { game, position, theme, solutions }: Puzzle): Goal => {
  const [line] = solutions as [readonly string[]];
  if (lineMatch(ui, position, line)?.result) return { kind: 'win', turns: Math.ceil((line.length + 1) / 2) };
  return { kind: OWN_GOALS[game][theme] ?? 'hold' };
};

/** Whether the theme tells more than the goal does. */
export const isHint = ({ theme }: Pick<Puzzle, 'theme'>): boolean =>
  !theme.startsWith('win-in') && theme !== 'only-defence';
