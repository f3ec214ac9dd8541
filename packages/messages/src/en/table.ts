/** A game under way: who is asked for what, what lies where, how it ended. */
export const table = {
  'side.white': 'White',
  'side.black': 'Black',

  'ask.yinsh.place': '{side}: place a ring on an empty point, like {example}',
  'ask.yinsh.move': '{side}: move a ring, like {example}',
  'ask.yinsh.pass': '{side}: no ring can move; type pass',
  'ask.yinsh.row': '{side}: take a row of five, like {example}',
  'ask.yinsh.ring': '{side}: choose a ring to take off, like {example}',
  'ask.gipf.push': '{side}: push a piece in, like {example}',
  'ask.gipf.row': '{side}: take your row off, like {example}',

  'state.yinsh': 'Rings taken off: White {white}, Black {black}; {goal} to win. Markers in the pool: {pool}.',
  'state.gipf': 'In reserve: White {white}, Black {black}. Captured: {whiteLost} white, {blackLost} black.',

  'over.rings': '{winner} wins: the last ring needed is off.',
  'over.pool': '{winner} wins: the pool is empty, and {winner} has taken off more rings.',
  'over.passes': '{winner} wins: neither side can move, and {winner} has taken off more rings.',
  'over.reserve': '{winner} wins: {loser} has to push and has nothing in reserve.',
  'over.reserve.potentials':
    '{winner} wins: {loser} has nothing in reserve and no potential that can be used.',
  'over.gipf-pieces': '{winner} wins: {loser} has no GIPF-piece left on the board.',
  'over.draw': 'A draw: the rings taken off are equal.',

  'legend.yinsh': '(W) (B) rings   w b markers   . empty',
  'legend.gipf': 'w b pieces   [W] [B] GIPF-pieces   . empty   a1 … the dots',
} as const;
