import type { SearchBoard } from '@korong/engine';
import type { ThemeProof } from '../games/puzzleGame.js';
import { PUZZLE_GAMES } from '../games/puzzleGames.js';
import type { Theme } from '../games/themes.js';
import { Exam } from './exam.js';
import { idOf, symmetryKey } from './key.js';
import { winningLine } from './lines.js';
import type { Prover } from './prover.js';
import type { Puzzle } from './puzzle.js';

/** More are no puzzle, however few they are among all turns. */
const MAX_SOLUTIONS = 80;

const proven = (exam: Exam, { theme, prove }: ThemeProof): Puzzle | undefined => {
  const { board, prover } = exam;
  const proof = prove(exam);
  if (proof === undefined || prover.exhausted || proof.turns.length > MAX_SOLUTIONS) return undefined;
  const solutions = proof.turns.map(turn => (proof.wins ? winningLine(exam, turn) : [turn]));
  const position = board.text();
  return {
    id: idOf(symmetryKey(board.game, position)),
    game: board.game,
    variant: position.split(' ')[1]!,
    position,
    theme,
    solutions,
    proof: 'exhaustive',
  };
};

/**
 * The puzzle that the position on the board is, if it is one: the first of its themes, or of the given ones, that is proven
 * before the prover is exhausted.
 */
export const examine = (
  board: SearchBoard,
  prover: Prover,
  themes?: readonly Theme[],
): Puzzle | undefined => {
  const game = PUZZLE_GAMES[board.game];
  if (board.over) return undefined;
  const exam = new Exam(game, board, prover);
  for (const rule of game.themes) {
    if (themes !== undefined && !themes.includes(rule.theme)) continue;
    const puzzle = proven(exam, rule);
    if (puzzle !== undefined || prover.exhausted) return puzzle;
  }
  return undefined;
};
