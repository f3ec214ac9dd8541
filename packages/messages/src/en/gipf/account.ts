/** How a game of GIPF ended, in a list of games. */
export const account = {
  'list.ending.reserve': 'the reserve was empty',
  'list.ending.gipf-pieces': 'no GIPF-piece left',
} as const;
