export { PIECES, mostGaining } from '../games/gipf/gains.js';
export { PUZZLE_GAMES } from '../games/puzzleGames.js';
export { THEMES, type Theme } from '../games/themes.js';
export { examine } from './examine.js';
export { PuzzleFinder } from './find.js';
export { idOf, symmetryKey } from './key.js';
export { Prover } from './prover.js';
export type { ProofKind, Puzzle } from './puzzle.js';
export { eachTurn, hasWon, turnsThat } from './turns.js';
