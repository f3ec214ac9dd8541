/** A game under way: who is asked for what, what lies where, how it ended. */
export const table = {
  'side.white': 'White',
  'side.black': 'Black',

  'ask.yinsh.place': '{side}: place a ring on an empty point, like {example}',
  'ask.yinsh.move': '{side}: move a ring, like {example}',
  'ask.yinsh.pass': '{side}: no ring can move; type pass',
  'ask.yinsh.row': '{side}: take a row of five, like {example}',
  'ask.yinsh.ring': '{side}: choose a ring to remove, like {example}',
  'ask.gipf.push': '{side}: push in a piece, like {example}',
  'ask.gipf.row': '{side}: take your row, like {example}',

  'state.yinsh': 'Rings removed: White {white}, Black {black}; {goal} to win. Markers in the pool: {pool}.',
  'state.gipf': 'In reserve: White {white}, Black {black}. Captured: {whiteLost} white, {blackLost} black.',

  'over.rings': '{winner} wins by removing the deciding ring.',
  'over.pool': '{winner} wins: the pool is empty, and {winner} has removed more rings.',
  'over.passes': '{winner} wins: neither side can move, and {winner} has removed more rings.',
  'over.reserve': '{winner} wins: {loser} has to push and has no piece in reserve.',
  'over.reserve.potentials': '{winner} wins: {loser} has no piece in reserve and no potential to use.',
  'over.gipf-pieces': '{winner} wins: {loser} has no GIPF-piece left on the board.',
  'over.draw': 'Draw: both sides have removed the same number of rings.',

  'legend.yinsh': '(W) (B) rings   w b markers   . empty',
  'legend.gipf': 'w b pieces   [W] [B] GIPF-pieces   . empty   a1 … the dots',
} as const;
