/** What puzzles are about. A game has some of them: see `PUZZLE_GAMES`. */
export const THEMES = [
  'win-in-1',
  'win-in-2',
  'win-in-3',
  'two-rows',
  'row-on-their-turn',
  'ring-to-give-up',
  'save-the-reserve',
  'capture',
  'gipf-piece',
  'only-defence',
] as const;
export type Theme = (typeof THEMES)[number];
