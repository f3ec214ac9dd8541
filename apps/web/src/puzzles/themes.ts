import { THEMES, type RatedPuzzle, type Theme } from '@korong/study';

/** The themes that some puzzles have, in their order. */
export const themesOf = (puzzles: readonly RatedPuzzle[]): Theme[] => {
  const found = new Set(puzzles.map(({ theme }) => theme));
  return THEMES.filter(theme => found.has(theme));
};
