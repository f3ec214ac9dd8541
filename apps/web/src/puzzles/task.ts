import type { RatedPuzzle } from '@korong/study';
import type { SolveTask } from '../game/solve/task.js';
import type { AnyGameUi } from '../games/gameUi.js';
import { goalOf } from './goal.js';
import { judge } from './referee/judge.js';

/** A puzzle as a task. */
export const taskOf = (ui: AnyGameUi, puzzle: RatedPuzzle): SolveTask => ({
  id: puzzle.id,
  game: puzzle.game,
  position: puzzle.position,
  goal: goalOf(ui, puzzle),
  solution: puzzle.solutions[0]!,
  judge: turns => judge(puzzle, turns),
});
