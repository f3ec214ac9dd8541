import { boardAt } from '@korong/engine';
import { examine } from './examine.js';
import { Prover } from './prover.js';
import type { Puzzle } from './puzzle.js';

const same = (a: Puzzle, b: Puzzle): boolean =>
  a.id === b.id &&
  a.variant === b.variant &&
  JSON.stringify([...a.solutions].sort()) === JSON.stringify([...b.solutions].sort());

/** Whether everything that is claimed of a puzzle follows from its position and its theme, without a limit on the search. */
export const isProven = (puzzle: Puzzle): boolean => {
  const board = boardAt(puzzle.game, puzzle.position);
  const found = examine(board, new Prover(board), [puzzle.theme]);
  return found !== undefined && same(found, puzzle);
};
