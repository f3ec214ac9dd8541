/** A game of GIPF under way: what is asked for, what lies where, how it ended. */
export const table = {
  'ask.gipf.push': '{side}: push in a piece, like {example}',
  'ask.gipf.row': '{side}: take your row, like {example}',

  'state.gipf': 'In reserve: White {white}, Black {black}. Captured: {whiteLost} white, {blackLost} black.',

  'over.reserve': '{winner} wins: {loser} has to push and has no piece in reserve.',
  'over.reserve.potentials': '{winner} wins: {loser} has no piece in reserve and no potential to use.',
  'over.gipf-pieces': '{winner} wins: {loser} has no GIPF-piece left on the board.',

  'legend.gipf': 'w b pieces   [W] [B] GIPF-pieces   . empty   a1 … the dots',
} as const;
