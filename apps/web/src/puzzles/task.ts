import type { RatedPuzzle } from '@korong/study';
import type { SolveTask } from '../game/solve/task.js';
import { judge } from './referee/judge.js';

/** A puzzle as a task. */
export const taskOf = (puzzle: RatedPuzzle): SolveTask => ({
  id: puzzle.id,
  game: puzzle.game,
  position: puzzle.position,
  solution: puzzle.solutions[0]!,
  judge: turns => judge(puzzle, turns),
});
