import type { GameName } from '@korong/rules';
import { gipfPuzzles } from './gipf/puzzles.js';
import type { PuzzleGame } from './puzzleGame.js';
import { yinshPuzzles } from './yinsh/puzzles.js';

/** Puzzles by game. */
export const PUZZLE_GAMES = { yinsh: yinshPuzzles, gipf: gipfPuzzles } satisfies Record<GameName, PuzzleGame>;
