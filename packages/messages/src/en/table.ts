/** The sides of a game; how it ended. */
export const table = {
  'side.white': 'White',
  'side.black': 'Black',
} as const;
