/** How a game of GIPF ended. */
export const table = {
  'over.reserve': '{winner} wins: {loser} has to push and has no piece in reserve.',
  'over.reserve.potentials': '{winner} wins: {loser} has no piece in reserve and no potential to use.',
  'over.gipf-pieces': '{winner} wins: {loser} has no GIPF-piece left on the board.',
} as const;
