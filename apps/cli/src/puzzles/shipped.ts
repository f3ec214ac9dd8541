import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@korong/rules';
import { readPuzzles, type RatedPuzzle } from '@korong/study';
import { setUp } from '../arguments.js';

/** Which puzzles of the product are meant; without a choice, all of them. */
export interface PuzzleChoice {
  readonly game?: string;
  readonly variant?: string;
  readonly theme?: string;
}

const puzzlesOf = (game: string): readonly RatedPuzzle[] => {
  const file = fileURLToPath(import.meta.resolve(`@korong/study/puzzles/${game}.txt`));
  const read = readPuzzles(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${read.error}`);
  return read.value;
};

export const shippedPuzzles = (choice: PuzzleChoice): RatedPuzzle[] => {
  const name = choice.game === undefined ? undefined : setUp(choice.game, choice.variant, {}).game.name;
  return games
    .filter(game => name === undefined || game.name === name)
    .flatMap(game => puzzlesOf(game.name))
    .filter(({ variant }) => choice.variant === undefined || variant === choice.variant.toLowerCase())
    .filter(({ theme }) => choice.theme === undefined || theme === choice.theme);
};
